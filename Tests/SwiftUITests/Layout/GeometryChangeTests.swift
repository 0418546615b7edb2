import ApusTesting
import SwiftUI
import Testing

@Suite("onGeometryChange") @MainActor
struct GeometryChangeTests {
  private final class Log { var entries: [String] = [] }

  private struct Growing: View {
    let log: Log
    @State var isWide = false
    @State var isBlue = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: isWide ? 200 : 100, height: 50)
          .onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
            log.entries.append("\(Int(size.width)) × \(Int(size.height))")
          }
        Button("grow") { isWide.toggle() }
        Button("paint") { isBlue.toggle() }
        Color(isBlue ? UIColor.blue : .green)
      }
    }
  }

  @Test("the first value, then each other one; nothing while the size stays")
  func size() throws {
    let log = Log()
    let screen = Screen { Growing(log: log) }
    #expect(log.entries == ["100 × 50"])
    try screen.button("paint").tap()
    #expect(log.entries == ["100 × 50"])
    try screen.button("grow").tap()
    try screen.button("grow").tap()
    #expect(log.entries == ["100 × 50", "200 × 50", "100 × 50"])
  }

  @Test("places in the window are followed while content scrolls, with the value before")
  func place() {
    let log = Log()
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) {
      ScrollView {
        Color.red.frame(height: 400)
          .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) { old, new in
            log.entries.append("\(Int(old)) → \(Int(new))")
          }
      }
    }
    #expect(log.entries == ["0 → 0"])
    screen.scroll(by: 30)
    screen.scroll(by: 20)
    #expect(log.entries == ["0 → 0", "0 → -30", "-30 → -50"])
  }

  @Test("what the action writes shows in another update of the same frame")
  func writes() {
    struct Measured: View {
      @State var height = 0.0
      var body: some View {
        VStack {
          Text("as high as \(Int(height))")
          Color.red.frame(height: 77).onGeometryChange(for: Double.self, of: { $0.size.height }) { height = $0 }
        }
      }
    }
    #expect(Screen { Measured() }.contains("as high as 77"))
  }

  @Test("a view that stays in its place in a row hears of the row's move, though the row is laid out anew on the way")
  func carried() throws {
    struct Carried: View {
      let log: Log
      @State var isLow = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: isLow ? 40 : 10)
          HStack(spacing: 0) {
            Color.green.frame(width: 20, height: 20)
              .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("all")).minY }) { log.entries.append("\(Int($0))") }
            Color.blue.frame(width: isLow ? 50 : 30, height: 20)
          }
          Button("lower") { isLow.toggle() }
        }
        .coordinateSpace(.named("all"))
      }
    }
    let log = Log()
    let screen = Screen { Carried(log: log) }
    try screen.button("lower").tap()
    #expect(log.entries == ["10", "40"])
  }
}
