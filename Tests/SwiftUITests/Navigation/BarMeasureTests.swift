import ApusTesting
import CairoRenderer
import SwiftUI
import Testing

/// Where the ink of bars is in pictures of simulators (Facts 4.2), in points from the screen's corner.
@Suite("Bars are where iOS has them, within a point")
@MainActor
struct BarMeasureTests {
  private func screen<V: View>(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, scale: CGFloat, @ViewBuilder _ content: () -> V
  ) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: width, height: height)
        $0.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        $0.scale = scale
      }
    ) { view }
  }

  private func phone<V: View>(top: CGFloat = 59, @ViewBuilder _ content: () -> V) -> Screen {
    screen(393, 852, top: top, bottom: 34, scale: 3, content)
  }
  private func tablet<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    screen(1180, 820, top: 24, bottom: 20, scale: 2, content)
  }

  /// The bounds of what is darker than the ground in a part of the screen.
  private func ink(_ screen: Screen, _ scale: CGFloat, _ part: CGRect) -> CGRect {
    let buffer = screen.buffer
    var found = CGRect.null
    for y in Int(part.minY * scale)..<Int(part.maxY * scale) {
      for x in Int(part.minX * scale)..<Int(part.maxX * scale) where buffer.pixel(x: x, y: y) >> 16 & 0xff < 128 {
        found = found.union(CGRect(x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: 1 / scale, height: 1 / scale))
      }
    }
    return found
  }

  private func expect(_ value: CGFloat, _ measured: CGFloat, _ what: Comment) {
    #expect(abs(value - measured) <= 1, what)
  }

  private struct Pushed: View {
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        Color.clear.navigationTitle("Back")
          .navigationDestination(isPresented: $isShown) { Color.clear.navigationBarTitle("H", displayMode: .inline) }
      }
    }
  }

  @Test("a large title, text and symbols on a phone 393 wide")
  func large() {
    let text = phone { NavigationStack { Color.clear.navigationTitle("Hxx").toolbar { Button("HH") {} } } }
    let title = ink(text, 3, CGRect(x: 0, y: 98, width: 300, height: 48))
    expect(title.minX, 18, "the title's ink")
    expect(title.minY, 109, "its capitals' top")
    expect(title.maxY, 134, "its baseline")
    let save = ink(text, 3, CGRect(x: 300, y: 54, width: 93, height: 44))
    expect(save.minY, 69.67, "the button's capitals")
    expect(save.maxY, 82.33, "its baseline")
    expect(save.maxX, 376.33, "its end")
    let symbol = phone { NavigationStack { Color.clear.toolbar { Button("Info", systemImage: "info.circle") {} } } }
    let info = ink(symbol, 3, CGRect(x: 300, y: 54, width: 93, height: 44))
    expect(info.midY, 75.8, "a symbol's middle")
    expect(info.width, 21.67, "its width")
    expect(info.maxX, 375, "its end")
  }

  @Test("the back button on a phone 390 wide")
  func back() {
    let screen = screen(390, 844, top: 47, bottom: 34, scale: 3) { Pushed() }
    screen.finishAnimations()
    let chevron = ink(screen, 3, CGRect(x: 0, y: 47, width: 25, height: 44))
    expect(chevron.minX, 9.33, "the arrow")
    expect(chevron.maxX, 20.33, "its end")
    expect(chevron.minY, 59.33, "its top")
    expect(chevron.maxY, 78.33, "its lower end")
    let title = ink(screen, 3, CGRect(x: 25, y: 47, width: 80, height: 44))
    expect(title.minX, 30.33, "the title")
    expect(title.maxY, 75.3, "its baseline")
  }

  @Test("three columns on a tablet: titles, the button for the sidebar, a large title and the back button")
  func columns() {
    let columns = tablet {
      NavigationSplitView {
        Color.clear.navigationBarTitle("H", displayMode: .inline)
      } content: {
        Color.clear.navigationBarTitle("H", displayMode: .inline)
      } detail: {
        Color.clear.navigationTitle("H")
      }
    }
    for (left, middle) in [(100, 160.5), (400, 508)] as [(CGFloat, CGFloat)] {
      let title = ink(columns, 2, CGRect(x: left, y: 25, width: 150, height: 48))
      expect(title.midX, middle, "a title's middle")
      expect(title.minY, 42, "its capitals")
      expect(title.maxY, 55.5, "its baseline")
    }
    let toggle = ink(columns, 2, CGRect(x: 10, y: 25, width: 80, height: 48))
    expect(toggle.midX, (26.5 + 52) / 2, "the button for the sidebar")
    expect(toggle.midY, (39.5 + 59) / 2, "its middle")
    let large = ink(columns, 2, CGRect(x: 697, y: 75, width: 200, height: 50))
    expect(large.minX - 696, 22, "a large title")
    expect(large.maxY, 110.5, "its baseline")
    let pushed = tablet { Pushed() }
    pushed.finishAnimations()
    let chevron = ink(pushed, 2, CGRect(x: 0, y: 25, width: 29, height: 48))
    expect(chevron.minX, 13.5, "the arrow")
    expect(chevron.maxX, 24.5, "its end")
    expect(chevron.minY, 39.5, "its top")
    expect(chevron.maxY, 58.5, "its lower end")
    let title = ink(pushed, 2, CGRect(x: 29, y: 25, width: 100, height: 48))
    expect(title.minX, 33.5, "the title")
    expect(title.maxY, 55.5, "its baseline")
  }

  @Test("a bar in a sheet")
  func sheet() {
    // The sheet's top is at 69 of the screen.
    func shown(_ mode: NavigationBarItem.TitleDisplayMode) -> Screen {
      screen(393, 783, top: 0, bottom: 34, scale: 3) {
        NavigationStack {
          List { Text("Row") }.navigationBarTitle("H", displayMode: mode)
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        }
        .environment(\.isInSheet, true)
      }
    }
    let large = shown(.large)
    let cancel = ink(large, 3, CGRect(x: 0, y: 0, width: 120, height: 56))
    expect(cancel.minX, 17, "Cancel")
    expect(cancel.minY + 69, 90.67, "its capitals")
    expect(cancel.maxY + 69, 104, "its baseline")
    let title = ink(large, 3, CGRect(x: 0, y: 60, width: 200, height: 48))
    expect(title.maxY + 69, 161.3, "a large title's baseline")
    expect(large.rows.first?.frame.minY ?? 0, 177 - 69, "the first card")
  }

  @Test("the bar above a keyboard is 44 high")
  func keyboard() throws {
    struct Note: View {
      @State private var text = ""
      var body: some View {
        TextField("Note", text: $text).toolbar { ToolbarItem(placement: .keyboard) { Button("Ready") {} } }
      }
    }
    let screen = phone { NavigationStack { Note() } }
    try screen.element("Note").tap()
    screen.finishAnimations()
    let line = (700..<852).first { screen.buffer.pixel(x: 30, y: $0 * 3) & 0xff < 240 } ?? 0
    expect(CGFloat(line), 852 - 34 - 44, "its line")
    expect(try screen.barButton("Ready").frame.midY, 852 - 34 - 22, "its middle")
  }
}
