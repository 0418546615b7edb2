import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@MainActor
@Suite("Text.LayoutKey") struct TextLayoutKeyTests {
  private final class Seen {
    var lines: [[Int]] = []
    var origins: [[CGPoint]] = []
  }

  private struct Content: View {
    @State private var isLong = false
    @State private var isMoved = false
    @State private var hasMore = false
    let seen: Seen
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("long") { isLong = true }.frame(height: 20)
        Button("move") { isMoved = true }.frame(height: 20)
        Button("more") { hasMore.toggle() }.frame(height: 20)
        VStack(alignment: .leading, spacing: 0) {
          Text(isLong ? "one two three four five six" : "one")
          Text("two").padding(.leading, isMoved ? 30 : 10)
          if hasMore { Text("three") }
        }
        .frame(width: 100, alignment: .leading)
        .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
          GeometryReader { proxy in
            let _ = note(layouts, proxy)
            Color.clear
          }
        }
      }
    }

    private func note(_ layouts: [Text.LayoutKey.AnchoredLayout], _ proxy: GeometryProxy) {
      seen.lines.append(layouts.map(\.layout.count))
      seen.origins.append(layouts.map { proxy[$0.origin] })
    }
  }

  @Test("has the layouts of all texts with their places, again where texts or places change")
  func layouts() throws {
    let seen = Seen()
    let screen = picture(140, 200, scale: 2) { Content(seen: seen) }
    #expect(seen.lines.last == [1, 1] && seen.origins.last?.map(\.x) == [0, 10])
    #expect(abs((seen.origins.last?.last?.y ?? 0) - 20.5) <= 1.5)
    try screen.button("long").tap()
    #expect(seen.lines.last == [2, 1] || seen.lines.last == [3, 1])
    try screen.button("move").tap()
    #expect(seen.origins.last?.map(\.x) == [0, 30])
    try screen.button("more").tap()
    #expect(seen.lines.last?.count == 3)
    try screen.button("more").tap()
    #expect(seen.lines.last?.count == 2)
    let count = seen.lines.count
    screen.advance(by: 0.1)
    #expect(seen.lines.count == count && Text.LayoutKey.defaultValue.isEmpty)
  }

  @Test("what it gives can be drawn by a canvas")
  func drawing() {
    let plain = picture(60, 40) { Text("ab") }
    let drawn = picture(60, 40) {
      Text("ab").opacity(0)
        .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
          Canvas { context, _ in for line in layouts.map(\.layout).joined() { context.draw(line) } }
        }
    }
    #expect(!plain.ink().isNull && drawn.pixels == plain.pixels)
  }

  @Test("what a canvas draws of it follows the text's colours")
  func recolored() throws {
    struct Colored: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Button("switch") { isOn = true }.buttonStyle(.plain).frame(height: 20)
          Text("ab").foregroundStyle(isOn ? Color.pureRed : .pureBlue).opacity(0)
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
              Canvas { context, _ in for line in layouts.map(\.layout).joined() { context.draw(line) } }
            }
        }
        .frame(height: 100, alignment: .top)
      }
    }
    let screen = picture(60, 100) { Colored() }
    let isBlue = { (pixel: Pixel) in pixel.blue > 200 && pixel.red < 80 }
    let isRed = { (pixel: Pixel) in pixel.red > 200 && pixel.blue < 80 }
    #expect(screen.ink(where: isBlue).width > 5 && screen.ink(where: isRed).isNull)
    try screen.button("switch").tap()
    screen.finishAnimations()
    #expect(screen.ink(where: isRed).width > 5 && screen.ink(where: isBlue).isNull)
  }
}
