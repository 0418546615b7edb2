import ApusTesting
import SwiftUI
import Testing

@Suite("What a screen has in its bars")
@MainActor
struct ToolbarTests {
  private func screen<V: View>(_ width: CGFloat = 393, @ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(.init { $0.size = CGSize(width: width, height: 600) }) { NavigationStack { view } }
  }

  private static let trailing: [ToolbarItemPlacement] = [
    .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing, .navigationBarTrailing,
  ]
  private static let leading: [ToolbarItemPlacement] = [
    .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading,
  ]

  @Test("items stand 16 points from the side that their place names")
  func sides() throws {
    for placement in Self.trailing {
      let screen = screen { Box("x").toolbar { ToolbarItem(placement: placement) { Button("Save") {} } } }
      let frame = try screen.barButton("Save").frame
      #expect(abs(frame.maxX - (393 - 16)) < 0.5 && abs(frame.midY - 22) < 0.5)
    }
    for placement in Self.leading {
      let screen = screen { Box("x").toolbar { ToolbarItem(placement: placement) { Button("Save") {} } } }
      let frame = try screen.barButton("Save").frame
      #expect(abs(frame.minX - 16) < 0.5 && abs(frame.midY - 22) < 0.5)
    }
  }

  private struct Presses: View {
    @State private var log = "none"
    var body: some View {
      Text(log)
        .navigationBarTitle("T", displayMode: .inline)
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("one", systemImage: "plus") { log = "one" }
            Button("two", systemImage: "plus") { log = "two" }.disabled(true)
          }
          ToolbarItem(placement: .topBarLeading) { Button("lead", systemImage: "plus") { log = "lead" } }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("low", systemImage: "plus") { log = "low" }
            Spacer()
          }
        }
    }
  }

  @Test("buttons in bars are 44 by 44 to a finger, whatever shows of them; between two the nearer is pressed")
  func pressArea() throws {
    let screen = screen { Presses() }
    func pressed(_ x: CGFloat, _ y: CGFloat) -> String? {
      screen.tap(at: CGPoint(x: x, y: y))
      return ["none", "one", "two", "lead", "low"].first { screen.contains($0) && (try? screen.text($0)) != nil }
    }
    let lead = try screen.barButton("lead").frame, low = try screen.barButton("low").frame
    let one = try screen.barButton("one").frame, two = try screen.barButton("two").frame
    #expect(lead.width < 30 && lead.height < 30)
    #expect(pressed(lead.midX + 23, lead.midY) == "none")
    #expect(pressed(lead.midX + 21, lead.midY) == "lead")
    #expect(pressed(low.midX, low.midY - 21) == "low")
    #expect(pressed(lead.midX - 21, lead.midY + 21) == "lead")
    #expect(pressed((one.maxX + two.minX) / 2 - 1, one.midY) == "one")
    _ = pressed(lead.midX, lead.midY)
    // What is disabled keeps its part of the bar.
    #expect(pressed((one.maxX + two.minX) / 2 + 1, one.midY) == "lead")
  }

  @Test("what confirms is bold")
  func confirmation() throws {
    let screen = screen { Box("x").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } } }
    let bold = size(of: Text("Done").font(.system(size: 17, weight: .semibold)))
    #expect(try screen.barButton("Done").frame.width == bold.width)
  }

  @Test("a view in the middle stands for the title of the row")
  func principal() throws {
    let screen = screen {
      Box("x").navigationBarTitle("Title", displayMode: .inline).toolbar { ToolbarItem(placement: .principal) { Text("Mine") } }
    }
    #expect(abs(try screen.element("Mine").frame.midX - 196.5) < 0.5)
    #expect(!screen.contains("Title"))
  }

  @Test("a label is an icon in a bar, and its title is its name")
  func icons() throws {
    let screen = screen { Box("x").toolbar { Button("Add", systemImage: "plus") {} } }
    let frame = try screen.barButton("Add").frame
    #expect(frame.width < 30 && frame.maxX == 377)
  }

  private struct Counting: View {
    @State private var count = 0
    @State private var hasMore = false
    var body: some View {
      Text("count \(count)")
        .toolbar {
          ToolbarItem { Button("Add") { count += 1 } }
          if hasMore { ToolbarItem { Button("More") {} } } else { ToolbarItem { Button("Less") {} } }
          if count > 1 { ToolbarItem(placement: .bottomBar) { Button("Many") {} } }
        }
        .toolbar { Button("Switch") { hasMore.toggle() } }
    }
  }

  @Test("items act on their screen, and come and go with its state")
  func conditions() throws {
    let screen = screen { Counting() }
    #expect(screen.contains("Less") && !screen.contains("More") && !screen.contains("Many"))
    try screen.barButton("Add").tap()
    #expect(screen.contains("count 1"))
    try screen.barButton("Switch").tap()
    #expect(screen.contains("More") && !screen.contains("Less"))
    try screen.barButton("Add").tap()
    #expect(screen.contains("Many"))
  }

  private func bottomItems<Content: ToolbarContent>(@ToolbarContentBuilder _ items: () -> Content) throws -> [CGRect] {
    let items = items()
    let screen = self.screen { Box("content").toolbar { items } }
    return try ["a", "b", "c"].filter(screen.contains).map { try screen.element($0).frame }
  }

  @Test("an item of a bar at the bottom that is a spacer pushes its neighbours to the ends")
  func spacerItem() throws {
    let frames = try bottomItems {
      ToolbarItem(placement: .bottomBar) { Box("a", 40, 20) }
      ToolbarItem(placement: .bottomBar) { Spacer() }
      ToolbarItem(placement: .bottomBar) { Box("b", 20, 20) }
      ToolbarItem(placement: .bottomBar) { Box("c", 20, 20) }
    }
    // Items that follow each other keep their distance of 16.
    #expect(frames.map(\.minX) == [16, 321, 357] && frames.map(\.width) == [40, 20, 20])
  }

  @Test("items of a bar at the bottom without a spacer are as wide as what they show, and evenly spread")
  func spreadItems() throws {
    let frames = try bottomItems {
      ToolbarItem(placement: .bottomBar) { Box("a", 61, 20) }
      ToolbarItem(placement: .bottomBar) { Box("b", 20, 20) }
      ToolbarItem(placement: .bottomBar) { Box("c", 20, 20) }
    }
    // 361 in the margins, of which 101 are the items' own: 130 twice.
    #expect(frames.map(\.minX) == [16, 207, 357])
    let groups = try bottomItems {
      ToolbarItemGroup(placement: .bottomBar) {
        Box("a", 20, 20)
        Box("b", 20, 20)
      }
      ToolbarItem(placement: .bottomBar) { Box("c", 20, 20) }
    }
    #expect(groups.map(\.minX) == [16, 52, 357])
  }

  @Test("a bar at the bottom is 44 high and spreads its items; spacers share what is left")
  func bottom() throws {
    let screen = screen {
      Box("content").navigationBarHidden(true).toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Box("a", 20, 20)
          Spacer()
          Box("b", 20, 20)
          Box("c", 20, 20)
        }
      }
    }
    #expect(try screen.element("content").frame == CGRect(x: 0, y: 0, width: 393, height: 556))
    #expect(try screen.element("a").frame.minX == 16 && screen.element("a").frame.midY == 578)
    #expect(try screen.element("c").frame.maxX == 377 && screen.element("b").frame.maxX == 341)
    let status = self.screen { Box("x").toolbar { ToolbarItem(placement: .status) { Text("Ready") } } }
    #expect(abs(try status.element("Ready").frame.midX - 196.5) < 0.5)
  }

  private struct Reader: View {
    @Environment(\.multilineTextAlignment) private var alignment
    var body: some View { Text(alignment == .trailing ? "trailing" : "other") }
  }
  private struct Aligned: View {
    @State private var isTrailing = true
    var body: some View {
      Button("align") { isTrailing = false }
        .toolbar { ToolbarItem { Reader() } }
        .multilineTextAlignment(isTrailing ? .trailing : .leading)
    }
  }

  @Test("items have the environment of where they are declared, and follow it")
  func environment() throws {
    let screen = screen { Aligned() }
    #expect(screen.contains("trailing"))
    try screen.button("align").tap()
    #expect(screen.contains("other"))
  }

  private struct Mine: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem { Text("one") }
      ToolbarItemGroup(placement: .navigation) {
        Text("two")
        Text("three")
      }
    }
  }

  private struct MineToArrange: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "a") { Text("first") }
      ToolbarItem(id: "b", placement: .navigation, showsByDefault: true) { Text("second") }
    }
  }

  private struct Counter: ToolbarContent {
    @State private var count = 0
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.dismiss) private var dismiss
    var body: some ToolbarContent {
      ToolbarItem { Button("count \(count)") { count += 1 } }
      if count > 1 { Closing(close: dismiss) }
      ToolbarItem(placement: .navigation) { Text(alignment == .trailing ? "at the end" : "elsewhere") }
    }
  }
  private struct Closing: ToolbarContent {
    let close: DismissAction
    var body: some ToolbarContent { ToolbarItem { Button("close") { close() } } }
  }
  private struct CounterScreen: View {
    @State private var isTrailing = true
    var body: some View {
      Button("align") { isTrailing = false }
        .toolbar {
          ToolbarItem { Text("before") }
          Counter()
          ToolbarItem { Text("after") }
        }
        .multilineTextAlignment(isTrailing ? .trailing : .leading)
    }
  }

  @Test("an app's own content has state and environment of its own, and stands in the order of its declaration")
  func dynamicProperties() throws {
    let screen = screen { NavigationLink("go") { CounterScreen() }.navigationBarTitle("", displayMode: .inline) }
    try screen.button("go").tap()
    screen.finishAnimations()
    #expect(screen.contains("at the end"))
    try screen.barButton("count 0").tap()
    #expect(screen.contains("count 1") && !screen.contains("close"))
    try screen.button("align").tap()
    #expect(screen.contains("elsewhere") && screen.contains("count 1"))
    try screen.barButton("count 1").tap()
    let positions = try ["before", "count 2", "close", "after"].map { try screen.element($0).frame.minX }
    #expect(positions == positions.sorted())
    try screen.barButton("close").tap()
    screen.finishAnimations()
    #expect(screen.contains("go"))
  }

  private struct Form: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $text).focused($isFocused)
        Box("content")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Ready") { isFocused = false }
        }
        ToolbarItem(placement: .bottomBar) { Text("usual") }
      }
    }
  }

  @Test("items above a keyboard take the place of the bar at the bottom while something takes text")
  func keyboard() throws {
    let screen = screen { Form() }
    #expect(!screen.contains("Ready") && screen.contains("usual"))
    try screen.element("Name").tap()
    screen.finishAnimations()
    let frame = try screen.barButton("Ready").frame
    #expect(abs(frame.maxX - 377) < 0.5 && abs(frame.midY - 578) < 0.5)
    #expect(!screen.contains("usual"))
    #expect(try screen.element("content").frame.maxY == 556)
    screen.type("Ann")
    #expect(try screen.element("Name").value == "Ann")
    try screen.barButton("Ready").tap()
    screen.finishAnimations()
    #expect(!screen.contains("Ready") && screen.contains("usual"))
  }

  @ToolbarContentBuilder private var built: some ToolbarContent {
    ToolbarItem { Text("built one") }
    ToolbarItem { Text("built two") }
  }

  @Test("an app's own content of bars shows, with names too")
  func ownContent() {
    let screen = screen { Box("x").toolbar { Mine() } }
    #expect(["one", "two", "three"].allSatisfy(screen.contains))
    let builder = self.screen { Box("x").toolbar { built } }
    #expect(builder.contains("built one") && builder.contains("built two"))
    let named = self.screen { Box("x").toolbar(id: "bar") { MineToArrange() } }
    #expect(["first", "second"].allSatisfy(named.contains))
    #expect(ToolbarItem(id: "a") { Text("first") }.id == "a")
  }

  @Test("the older form puts views at both sides")
  func oldItems() throws {
    let screen = screen { Box("x").navigationBarItems(leading: Button("L") {}, trailing: Button("T") {}) }
    #expect(try screen.barButton("L").frame.minX == 16 && screen.barButton("T").frame.maxX == 377)
    let one = self.screen { Box("x").navigationBarItems(leading: Text("l")).navigationBarItems(trailing: Text("t")) }
    #expect(one.contains("l") && one.contains("t"))
  }

  @Test("places, bars and roles are values")
  func values() {
    #expect(ToolbarItemPlacement.bottomBar != .principal && ToolbarItemPlacement.keyboard != .secondaryAction)
    #expect(ToolbarPlacement.tabBar != .bottomBar && ToolbarPlacement.automatic != .navigationBar)
    #expect(ToolbarRole.editor != .browser && ToolbarRole.automatic != .navigationStack)
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
  }
}
