import ApusTesting
import SwiftUI
import Testing

/// Bars and columns on several devices, beside pictures of them.
@MainActor
@Suite("Screens measure what iOS's do on each device") struct ScreenMeasureTests {
  @Test("402 wide: a large title's letters and the bar's buttons (Facts 4.2)")
  func pro() {
    let screen = Screen(.phone402) { NavigationStack { Color.clear.navigationTitle("Hxx").toolbar { Button("HH") {} } } }
    let title = screen.ink(in: CGRect(x: 0, y: 101, width: 300, height: 50), by: 128)
    let button = screen.ink(in: CGRect(x: 300, y: 57, width: 101, height: 43))
    expect([
      Measure("the title", title.minX, 18), Measure("its capitals", title.minY, 111), Measure("its baseline", title.maxY, 137),
      Measure("the button's end", button.maxX, 402 - 16.5), Measure("its middle", button.midY, 78.33),
    ])
  }

  private struct Pushed: View {
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        Color.clear.navigationBarTitle("Back", displayMode: .inline)
          .navigationDestination(isPresented: $isShown) { Color.clear.navigationBarTitle("Hx", displayMode: .inline) }
      }
    }
  }

  @Test("402 wide: the arrow that leads back, the title beside it, and that of the screen (Facts 4.2)")
  func back() {
    let screen = Screen(.phone402) { Pushed() }
    screen.finishAnimations()
    let arrow = screen.ink(in: CGRect(x: 0, y: 57, width: 25, height: 43))
    let title = screen.ink(in: CGRect(x: 26, y: 57, width: 60, height: 43))
    let own = screen.ink(in: CGRect(x: 150, y: 57, width: 100, height: 43))
    expect([
      Measure("the arrow", arrow.minX, 9.33), Measure("the title's baseline", title.maxY, 85),
      Measure("this one's baseline", own.maxY, 85), Measure("its middle", own.midX, 201),
    ])
  }

  @Test("columns of an iPad: a field to search with in the sidebar, rows below it, and the next column (Facts 4.2, 4.6, 4.7)")
  func columns() throws {
    struct Countries: View {
      @State private var text = ""
      @State private var chosen: String? = "Canada"
      var body: some View {
        NavigationSplitView {
          List(["Canada", "Hrance"], id: \.self, selection: $chosen) { Text($0) }
            .searchable(text: $text, placement: .sidebar)
            .navigationBarTitle("Countries", displayMode: .inline)
        } content: {
          Box("content").navigationBarTitle("Cities", displayMode: .inline)
        } detail: {
          Box("detail")
        }
      }
    }
    let screen = Screen(.pad(1180, 820)) { Countries() }
    let row = try screen.row("Canada").frame
    let (content, detail) = (try screen.element("content").frame, try screen.element("detail").frame)
    let field = screen.ink(in: CGRect(x: 150, y: 74.5, width: 160, height: 45), on: 242, by: 8)
    expect([
      Measure("first row", row.minY, 126), Measure("its beginning", row.minX, 16), Measure("its end", row.maxX, 304),
      Measure("its height", row.height, 44), Measure("its text", try screen.text("Canada").frame.minX, 26),
      Measure("the field's top", field.minY, 75), Measure("its height", field.height, 36), Measure("its end", field.maxX, 295.5),
      Measure("the second column", content.minX, 320.5), Measure("its end", content.maxX, 695.5),
      Measure("the third", detail.minX, 696),
    ])
  }

  private func tabs(_ settings: Screen.Settings, _ count: Int) -> Screen {
    Screen(settings) {
      TabView { ForEach(0..<count, id: \.self) { number in Color.white.tabItem { Label("Hab", systemImage: "circle") } } }
    }
  }

  @Test("390 wide: five tabs, each a fifth of the width, titles 45.3 below the bar's top (Facts 4.6)")
  func fiveTabs() throws {
    let screen = tabs(.phone(390, 844, top: 47), 5)
    let middles = screen.tabs.map(\.frame.midX)
    let measured: [CGFloat] = [38.7, 116.8, 195, 272.7, 350.8]
    try #require(middles.count == 5)
    expect(zip(middles, measured).enumerated().map { Measure("tab \($0)", $1.0, $1.1) })
    let title = screen.ink(in: CGRect(x: 80, y: 796, width: 74, height: 14))
    expect([Measure("the bar", try #require(screen.tabBar).frame.minY, 761), Measure("titles", title.maxY, 806.3)])
  }

  @Test("402 wide: the bar begins at 791, its symbols' middle lies at 809.5 (Facts 4.6)")
  func fourTabs() throws {
    let screen = tabs(.phone402, 4)
    let symbol = screen.ink(in: CGRect(x: 110, y: 792, width: 80, height: 32))
    expect([
      Measure("the bar", try #require(screen.tabBar).frame.minY, 791), Measure("symbols", symbol.midY, 809.5),
      Measure("the second tab", symbol.midX, 402 * 3 / 8),
    ])
  }

  @Test("the capsule of tabs on an iPad 1032 wide, and the mark in it (Facts 4.6)")
  func capsule() throws {
    let screen = Screen(.pad(1032, 1376)) {
      TabView {
        ForEach(["Map", "Others"], id: \.self) { name in
          Color(UIColor.systemGroupedBackground).ignoresSafeArea().tabItem { Label(name, systemImage: "map") }
        }
      }
    }
    let capsule = screen.ink(in: CGRect(x: 300, y: 22, width: 432, height: 60), on: 242, by: 6)
    let first = try screen.tab("Map").frame
    expect([
      Measure("its top", capsule.minY, 29), Measure("its lower edge", capsule.maxY, 69.5),
      Measure("its middle", capsule.midX, 516),
      Measure("the mark", first.minY, 33), Measure("its height", first.height, 32.5),
      Measure("from the capsule's side", first.minX - capsule.minX, 4),
    ])
  }
}
