import ApusTesting
import CairoRenderer
import SwiftUI
import SwiftUICore
import Testing

@Suite("Tab bars")
@MainActor
struct TabBarTests {
  private static let phone = Screen.Settings {
    $0.size = CGSize(width: 393, height: 852)
    $0.scale = 3
    $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  }

  private struct Travel: View {
    @State var chosen = 0
    var body: some View {
      TabView(selection: $chosen) {
        Color.white.tabItem { Label("Car", systemImage: "car") }.badge(2).tag(0)
        Color.white.tabItem {
          Text("Bus")
          Image(systemName: "bus")
        }.tag(1)
        Color.white.tabItem {
          Image(systemName: "tram")
          Text("Tram")
        }.badge("Late").tag(2)
        Color.white.tabItem { Label("Plane", systemImage: "airplane") }.badge(0).tag(3)
      }
    }
  }

  private func expect(_ frame: CGRect, near wanted: CGRect, within tolerance: CGFloat = 1, _ what: String = "") {
    let errors = [frame.minX - wanted.minX, frame.minY - wanted.minY, frame.maxX - wanted.maxX, frame.maxY - wanted.maxY]
    #expect(errors.allSatisfy { abs($0) <= tolerance }, "\(what) is at \(frame), not \(wanted)")
  }

  @Test("the bar is 49 high above the home indicator; each tab has an equal part of its width")
  func frames() throws {
    let screen = Screen(Self.phone) { Travel() }
    expect(try #require(screen.tabBar).frame, near: CGRect(x: 0, y: 769, width: 393, height: 49), within: 0.01)
    #expect(screen.tabs.map(\.label) == ["Car", "Bus", "Tram", "Plane"])
    // Equal parts of 98.25 points, less 2 at each side and 1 at the top.
    for (index, tab) in screen.tabs.enumerated() {
      expect(tab.frame, near: CGRect(x: 98.25 * CGFloat(index) + 2, y: 770, width: 94.25, height: 48), tab.label)
    }
  }

  /// The bounds, in points, of the pixels of a part of the screen that a condition holds for.
  private func ink(_ screen: Screen, in area: CGRect, where isInk: (_ red: Int, _ green: Int, _ blue: Int) -> Bool) -> CGRect {
    var bounds = CGRect.null
    for y in Int(area.minY * 3)..<Int(area.maxY * 3) {
      for x in Int(area.minX * 3)..<Int(area.maxX * 3) {
        let pixel = screen.buffer.pixel(x: x, y: y)
        guard isInk(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)) else { continue }
        bounds = bounds.union(CGRect(x: CGFloat(x) / 3, y: CGFloat(y) / 3, width: 1 / 3, height: 1 / 3))
      }
    }
    return bounds
  }

  @Test("badges, titles and symbols lie where a picture of iOS has them")
  func metrics() {
    let screen = Screen(Self.phone) { Travel(chosen: 3) }
    let isRed = { (red: Int, green: Int, blue: Int) in red > 200 && green < 120 && blue < 120 }
    expect(
      ink(screen, in: CGRect(x: 0, y: 769, width: 98, height: 49), where: isRed),
      near: CGRect(x: 60.67, y: 772, width: 18, height: 18), "the badge 2")
    expect(
      ink(screen, in: CGRect(x: 245, y: 769, width: 98, height: 49), where: isRed),
      near: CGRect(x: 256.4, y: 772, width: 36.33, height: 18), within: 1.5, "the badge Late")
    let isGray = { (red: Int, green: Int, blue: Int) in red < 200 && abs(red - blue) < 20 && green < 200 }
    let title = ink(screen, in: CGRect(x: 100, y: 803, width: 94, height: 15), where: isGray)
    #expect(abs(title.maxY - 814) < 0.7, "the baseline of Bus is at \(title.maxY)")
    #expect(abs(title.midX - 147.3) < 1)
    let symbol = ink(screen, in: CGRect(x: 100, y: 770, width: 94, height: 33), where: isGray)
    #expect(abs(symbol.midY - 787.7) < 1, "the bus lies at \(symbol)")
    #expect(abs(symbol.midX - 147.3) < 1)
  }

  @Test("five tabs have parts of a fifth of the width")
  func parts() {
    let screen = Screen(Self.phone) {
      TabView { ForEach(0..<5) { number in Color.white.tabItem { Label("Tab \(number)", systemImage: "star") } } }
    }
    let middles = screen.tabs.map(\.frame.midX)
    for (index, middle) in middles.enumerated() { #expect(abs(middle - (39.3 + 78.6 * CGFloat(index))) < 1) }
  }

  @Test("each tab says which of how many it is, which one is chosen, and what its badge says")
  func accessibility() throws {
    let screen = Screen(Self.phone) { Travel() }
    #expect(screen.tabs.map(\.value) == ["2, 1 of 4", "2 of 4", "Late, 3 of 4", "4 of 4"])
    #expect(try screen.badge(ofTab: "Car") == "2")
    #expect(try screen.badge(ofTab: "Tram") == "Late")
    #expect(try screen.badge(ofTab: "Plane") == nil)
    #expect(screen.selectedTab?.label == "Car")
    #expect(screen.tabs.filter(\.isSelected).count == 1)
    try screen.tab("Tram").activate()
    #expect(screen.selectedTab?.label == "Tram")
    try screen.select(tab: "Bus")
    #expect(screen.selectedTab?.label == "Bus")
  }

  @Test("a view is made when it is first chosen, keeps its state and sleeps while another one shows")
  func state() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button("\(name) \(count)") { count += 1 }.tabItem { Text(name) }
      }
    }
    let screen = Screen(Self.phone) {
      TabView {
        Counter(name: "A").tabItem { Text("A") }
        Counter(name: "B").tabItem { Text("B") }
      }
    }
    #expect(screen.bodiesByType["Counter"] == 1)
    try screen.button("A 0").tap()
    try screen.select(tab: "B")
    #expect(!screen.contains("A 1"))
    try screen.button("B 0").tap()
    try screen.button("B 1").tap()
    screen.forgetWork()
    try screen.select(tab: "A")
    #expect(screen.contains("A 1"))
    #expect(screen.bodiesByType["Counter"] == nil)
    #expect(screen.work.nodesMade < 10)
    try screen.select(tab: "B")
    #expect(screen.contains("B 2"))
  }

  @Test("what comes hears of it before what goes; it hears again each time")
  func order() throws {
    var log: [String] = []
    func view(_ name: String) -> some View {
      Text(name).onAppear { log.append("+\(name)") }.onDisappear { log.append("-\(name)") }
    }
    let screen = Screen(Self.phone) {
      TabView {
        view("A").tabItem { Text("Tab A") }
        view("B").tabItem { Text("Tab B") }
      }
    }
    #expect(log == ["+A"])
    try screen.select(tab: "Tab B")
    try screen.select(tab: "Tab A")
    #expect(log == ["+A", "+B", "-A", "+A", "-B"])
    screen.close()
    #expect(log == ["+A", "+B", "-A", "+A", "-B", "-A"])
  }

  @Test("the binding is told of each choice, of the same one too, and may refuse")
  func binding() throws {
    struct Picky: View {
      @State private var chosen = "home"
      @Binding var heard: [String]
      var body: some View {
        TabView(
          selection: Binding(
            get: { chosen },
            set: {
              heard.append($0)
              if $0 != "new" { chosen = $0 }
            })
        ) {
          Button("go") { chosen = "me" }.tabItem { Text("Home") }.tag("home")
          Text("none").tabItem { Text("New") }.tag("new")
          Text("profile").tabItem { Text("Me") }.tag("me")
        }
      }
    }
    var heard: [String] = []
    let screen = Screen(Self.phone) { Picky(heard: Binding(get: { heard }, set: { heard = $0 })) }
    try screen.select(tab: "Home")
    try screen.select(tab: "New")
    #expect(heard == ["home", "new"])
    #expect(screen.selectedTab?.label == "Home")
    try screen.button("go").tap()
    #expect(screen.selectedTab?.label == "Me")
    #expect(screen.contains("profile"))
    #expect(heard == ["home", "new"])
  }

  private enum Place { case near, far }

  @Test("a tag stands for an optional selection of its type too; an unknown one is reported once")
  func optional() throws {
    struct Places: View {
      @State var chosen: Place?
      var body: some View {
        TabView(selection: $chosen) {
          Text("near").tabItem { Text("Near") }.tag(Place.near)
          Text("far").tabItem { Text("Far") }.tag(Place.far)
        }
      }
    }
    let screen = Screen(Self.phone) { Places(chosen: .far) }
    #expect(screen.selectedTab?.label == "Far")
    try screen.select(tab: "Near")
    #expect(screen.contains("near"))
    #expect(screen.diagnostics == [])
    let empty = Screen(Self.phone) { Places() }
    #expect(empty.selectedTab?.label == "Near")
    #expect(empty.diagnostics == [])
    let wrong = Screen(Self.phone) {
      TabView(selection: .constant(7)) { Text("a").tabItem { Text("A") }.tag(1) }
    }
    #expect(wrong.selectedTab?.label == "A")
    #expect(wrong.diagnostics.filter { $0.contains("no tab has the tag 7") }.count == 1)
  }

  @Test("chosen again, a tab's scroll view goes to its beginning; each tab keeps where it is scrolled to")
  func scrolling() throws {
    func list(_ name: String) -> some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Text("\(name) \($0)").frame(height: 50) } } }
        .tabItem { Text("Tab \(name)") }
    }
    let screen = Screen(Self.phone) {
      TabView {
        list("a")
        list("b")
      }
    }
    screen.scroll(by: 500)
    screen.finishAnimations()
    let position = try screen.element("a 12").frame
    try screen.select(tab: "Tab b")
    #expect(try abs(screen.element("b 0").frame.midY - 84) < 1)
    try screen.select(tab: "Tab a")
    #expect(try screen.element("a 12").frame == position)
    try screen.select(tab: "Tab a")
    screen.finishAnimations()
    #expect(try abs(screen.element("a 0").frame.midY - 84) < 1)
  }

  @Test("what is in a tab may do something else when the tab is chosen again, outer views first")
  func reselection() throws {
    var log: [String] = []
    var isDone = false
    let screen = Screen(Self.phone) {
      TabView {
        Text("x").onTabReselected {
          log.append("inner")
          return true
        }
        .onTabReselected {
          log.append("outer")
          return isDone
        }
        .tabItem { Text("A") }
      }
    }
    try screen.select(tab: "A")
    isDone = true
    try screen.select(tab: "A")
    #expect(log == ["outer", "inner", "outer"])
  }

  @Test("chosen again, a tab goes back to the first screen of its stack")
  func popping() throws {
    let screen = Screen(Self.phone) {
      TabView {
        NavigationStack {
          NavigationLink("open") { Text("second") }.navigationTitle("First")
        }
        .tabItem { Text("Tab") }
      }
    }
    try screen.button("open").tap()
    screen.finishAnimations()
    #expect(screen.contains("second"))
    try screen.select(tab: "Tab")
    screen.finishAnimations()
    #expect(!screen.contains("second"))
    #expect(screen.contains("open"))
  }

  @Test("a screen can do without the bar, whose place it then has")
  func hiding() throws {
    struct Screens: View {
      @State private var isHidden = false
      var body: some View {
        TabView {
          Button("full") { isHidden.toggle() }.frame(maxHeight: .infinity)
            .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
            .tabItem { Text("A") }
        }
      }
    }
    let screen = Screen(Self.phone) { Screens() }
    #expect(try screen.button("full").frame.maxY <= 769)
    try screen.button("full").tap()
    #expect(screen.tabBar == nil)
    try screen.button("full").tap()
    #expect(screen.tabBar != nil)
  }

  @Test("views come and go among the tabs; the one that shows stays")
  func changes() throws {
    struct Changing: View {
      @State private var hasFirst = true
      var body: some View {
        TabView {
          if hasFirst { Text("one").tabItem { Text("First") } }
          Button("remove") { hasFirst = false }.tabItem { Text("Second") }
        }
      }
    }
    let screen = Screen(Self.phone) { Changing() }
    try screen.select(tab: "Second")
    try screen.button("remove").tap()
    #expect(screen.tabs.map(\.label) == ["Second"])
    #expect(screen.selectedTab?.label == "Second")
    #expect(screen.contains("remove"))
  }

  @Test("of more than five tabs the bar holds four; a list has the others")
  func more() throws {
    let screen = Screen(Self.phone) {
      TabView { ForEach(1..<8) { number in Text("page \(number)").tabItem { Text("Tab \(number)") } } }
    }
    #expect(screen.tabs.map(\.label) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    try screen.select(tab: "More")
    #expect(screen.selectedTab?.label == "More")
    #expect(!screen.contains("page 1"))
    try screen.button("Tab 6").tap()
    #expect(screen.contains("page 6"))
    #expect(screen.selectedTab?.label == "More")
    #expect(!screen.contains("Tab 7"))
    try screen.button("More").tap()
    try screen.button("Tab 7").tap()
    #expect(screen.contains("page 7"))
    try screen.select(tab: "Tab 2")
    #expect(screen.contains("page 2"))
    #expect(screen.selectedTab?.label == "Tab 2")
  }

  @Test("the bar has a background only while content passes beneath it")
  func background() throws {
    func gray(of length: CGFloat) -> Int {
      let screen = Screen(Self.phone) {
        TabView {
          ScrollView { Color.black.frame(height: length) }.tabItem { Text("A") }
          Color.white.tabItem { Text("B") }
        }
      }
      return screen.gray(x: 15, y: 2400)
    }
    #expect(gray(of: 100) == 255)
    // A quarter of white at most: a tint of 0.8 over black.
    #expect((190...210).contains(gray(of: 2000)))
  }

  @Test("in a stack, too, and only for the screen that shows")
  func backgroundInStack() throws {
    let screen = Screen(Self.phone) {
      TabView {
        NavigationStack {
          ScrollView {
            VStack(spacing: 0) {
              NavigationLink("next") { Color.white }
              Color.black.frame(height: 2000)
            }
          }
        }
        .tabItem { Text("A") }
      }
    }
    #expect((190...210).contains(screen.gray(x: 15, y: 2400)))
    try screen.button("next").tap()
    screen.finishAnimations()
    #expect(screen.gray(x: 15, y: 2400) == 255)
    try screen.goBack()
    #expect((190...210).contains(screen.gray(x: 15, y: 2400)))
  }

  @Test("what lies behind the bar is for the tab that shows to say, through a stack, too")
  func toolbarBackground() throws {
    func gray(@ViewBuilder _ content: () -> some View) -> Int {
      let screen = Screen(Self.phone) { TabView { content().tabItem { Text("A") } }.background(Color.white) }
      return screen.gray(x: 15, y: 2400)
    }
    let content = Color.clear
    #expect(gray { content } == 255)
    #expect(gray { content.toolbarBackground(.visible, for: .tabBar) } < 252, "the material is not quite white")
    #expect(gray { content.toolbarBackground(Color.black, for: .tabBar) } == 255, "nothing passes beneath")
    #expect(gray { content.toolbarBackground(Color.black, for: .tabBar).toolbarBackground(.visible, for: .tabBar) } == 0)
    #expect(
      gray {
        NavigationStack {
          content.toolbarBackground(Color.black, for: .tabBar).toolbarBackgroundVisibility(.visible, for: .tabBar)
        }
      } == 0)
    #expect(
      gray { ScrollView { Color.black.frame(height: 2000) }.toolbarBackground(.hidden, for: .tabBar) } == 0, "content shows")
  }

  @Test("the others are rows of a list with chevrons, their badges and what is disabled")
  func moreList() throws {
    let screen = Screen(Self.phone) {
      TabView {
        ForEach(1..<7) { number in Text("page \(number)").tabItem { Text("Tab \(number)") } }
        Text("page 7").badge(3).tabItem { Label("Tab 7", systemImage: "star") }.disabled(true)
      }
    }
    try screen.select(tab: "More")
    #expect(screen.rows.map { $0.labels.first } == ["Tab 5", "Tab 6", "Tab 7"])
    #expect(screen.rows.allSatisfy { $0.frame.height == 44 && $0.frame.minX == 0 })
    #expect(screen.contains("3"))
    // The chevron's ink ends 20.67 before the edge.
    let row = try screen.row("Tab 5").frame
    let ink = (900..<1179).filter { screen.gray(x: $0, y: Int(row.midY * 3)) < 250 }
    #expect(abs(CGFloat(ink.max()! + 1) / 3 - (393 - 20.67)) < 1)
    try screen.row("Tab 5").tap()
    #expect(screen.contains("page 5"))
    #expect(try screen.button("More").frame.minX == 0)
  }
}
