import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Rings around the focus") struct FocusRingTests {
  private struct Panel: View {
    var isDisabled = false
    @State var text = "a"
    @State var count = 0
    @Environment(\.isFocusEffectEnabled) private var isEnabled
    var body: some View {
      VStack(spacing: 20) {
        TextEditor(text: $text).frame(width: 80, height: 30)
        Button("\(count)") { count += 1 }.frame(width: 40, height: 20).background(.white)
          .focusEffectDisabled(isDisabled)
      }
      .frame(width: 100, height: 100)
      .accentColor(.black)
    }
  }

  private func screen(isDisabled: Bool = false) -> Screen {
    let settings = Screen.Settings {
      $0.size = CGSize(width: 100, height: 100)
      $0.scale = 1
    }
    return Screen(settings) { Panel(isDisabled: isDisabled).environment(\.keyboardReachesControls, true) }
  }

  /// The dark points left of the button, at the height of its middle: the ring's line.
  private func line(_ screen: Screen) -> ClosedRange<Int>? {
    let frame = screen.elements.first { $0.role == "button" }!.frame
    let dark = (0..<Int(frame.minX) - 1).filter { screen.gray(x: $0, y: Int(frame.midY)) < 128 }
    return dark.isEmpty ? nil : dark.min()!...dark.max()!
  }

  @Test("Tab shows a ring 2 points outside of a control, 3 wide, until the pointer is used; with Control it leaves an editor")
  func ring() throws {
    let screen = screen()
    screen.click(at: CGPoint(x: 50, y: 30))
    screen.press(key: "Tab", control: true)
    let frame = screen.elements.first { $0.role == "button" }!.frame
    let ring = try #require(line(screen))
    #expect(abs(CGFloat(ring.lowerBound) - (frame.minX - 5)) < 1 && abs(CGFloat(ring.count) - 3) <= 1)
    screen.press(key: " ")
    #expect(screen.contains("1"))
    #expect(line(screen) != nil)
    screen.click(at: CGPoint(x: 5, y: 95))
    #expect(line(screen) == nil)
  }

  @Test("focusEffectDisabled takes the ring away, and leaves the focus")
  func disabled() {
    let screen = screen(isDisabled: true)
    screen.press(key: "Tab", shift: true)
    #expect(line(screen) == nil)
    screen.press(key: " ")
    #expect(screen.contains("1"))
  }

  @Test("around a row of a list it lies inside, whole: neither row beside it covers it")
  func row() throws {
    let screen = Screen {
      List { ForEach(0..<3, id: \.self) { row in Button("Row \(row)") {}.tint(.pureRed) } }
        .accentColor(.pureRed).environment(\.keyboardReachesControls, true)
    }
    let before = screen.pixels
    screen.press(key: "Tab")
    screen.press(key: "Tab")
    let scale = screen.engine.services.displayScale
    let width = Int(screen.size.width * scale)
    let changed = zip(before, screen.pixels).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    let rows = Set(changed.map { $0 / width }), columns = Set(changed.map { $0 % width })
    let text = try screen.button("Row 1").frame
    let (top, bottom) = (CGFloat(try #require(rows.min())) / scale, CGFloat(try #require(rows.max()) + 1) / scale)
    // 1 point inside of a row that is 44 high, around the text's middle, and as wide as the row.
    #expect(abs(top - (text.midY - 21)) <= 1 && abs(bottom - (text.midY + 21)) <= 1, "\(top) \(bottom) \(text)")
    #expect(columns.count > Int(300 * scale))
  }

  private struct Searched: View {
    @State private var query = ""
    var body: some View {
      NavigationStack {
        List { Button("Row") {} }.navigationTitle("Title")
          .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
      }
    }
  }

  @Test("Tab does not lead to the button that ends a search before there is one")
  func searching() throws {
    let screen = Screen { Searched().environment(\.keyboardReachesControls, true) }
    screen.press(key: "Tab", shift: true)
    screen.type("x")
    screen.finishAnimations()
    #expect(try screen.searchField.value == "x")
  }
}
