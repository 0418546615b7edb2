import ApusTesting
import CoreGraphicsTypes
import EngineTesting
import SavedValues
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("What containers hold, after a restart")
struct ContainerSavingTests {
  private func y(_ name: String, on screen: Screen) throws -> CGFloat { try screen.element(name).frame.minY }

  @Test("a scroll view is where it was, and so is a list whose rows have lengths of their own")
  func scrolling() throws {
    @ViewBuilder func plain() -> some View {
      ScrollView { VStack { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 50) } } }
    }
    let first = Screen { plain() }
    first.scroll(by: 1_000)
    let second = resumed(from: first) { plain() }
    #expect(try y("Row 20", on: second) == y("Row 20", on: first) && !second.isAnimating)

    @ViewBuilder func rows(_ count: Int = 300) -> some View {
      List(0..<count, id: \.self) { Text("Row \($0)").frame(height: $0 < 100 ? 120 : 44) }
    }
    let list = Screen { rows() }
    for _ in 0..<20 { list.scroll(by: 700) }
    let shown = try #require(list.elements.first { $0.label.hasPrefix("Row") && $0.frame.minY > 100 })
    let again = resumed(from: list) { rows() }
    #expect(try y(shown.label, on: again) == shown.frame.minY)
    // What has become too short for that is at its end.
    let short = resumed(from: list) { rows(10) }
    _ = try short.element("Row 9")
  }

  @Test("content that comes later is scrolled to where it was, unless somebody has scrolled meanwhile")
  func lateContent() throws {
    struct Rows: View {
      var isLate = true
      @State private var count = 1
      var body: some View {
        ScrollView {
          VStack {
            Button("Load") { count = 100 }.frame(height: 50)
            ForEach(0..<(isLate ? count : 100), id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
        }
      }
    }
    let first = Screen { Rows(isLate: false) }
    first.scroll(by: 1_000)
    let second = resumed(from: first) { Rows() }
    try second.button("Load").tap()
    #expect(try !second.contains("Load") || y("Load", on: second) < 0)
    let third = resumed(from: first) { Rows() }
    third.scroll(by: 10)
    try third.button("Load").tap()
    #expect(try y("Load", on: third) >= 0)
  }

  @Test("tabs and pages that no binding chooses are those that were chosen; a tab that does not show keeps its state")
  func choices() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    @ViewBuilder func tabs() -> some View {
      TabView {
        Counter(name: "A").tabItem { Text("First") }
        Counter(name: "B").tabItem { Text("Second") }
      }
    }
    let first = Screen { tabs() }
    try first.button("A 0").tap()
    try first.element("Second").tap()
    try first.button("B 0").tap()
    let second = resumed(from: first) { tabs() }
    _ = try second.button("B 1")
    second.advance(by: 20)
    try second.element("First").tap()
    _ = try second.button("A 1")

    @ViewBuilder func pages() -> some View {
      TabView { ForEach(0..<4, id: \.self) { Text("Page \($0)") } }.tabViewStyle(.page)
    }
    let turned = Screen { pages() }
    for _ in 0..<2 {
      turned.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 20, y: 400))
      turned.finishAnimations()
    }
    _ = try turned.text("Page 2")
    let page = try resumed(from: turned) { pages() }.text("Page 2")
    #expect(page.frame.midX == 195)
  }

  @Test("numbers of a damaged file that no container has do not count")
  func damaged() throws {
    @ViewBuilder func screens() -> some View {
      TabView {
        TabView { ForEach(0..<3, id: \.self) { Text("Page \($0)") } }.tabViewStyle(.page).tabItem { Text("Pages") }
        List(0..<100, id: \.self) { Text("Row \($0)") }.tabItem { Text("Rows") }
      }
    }
    let first = Screen { screens() }
    first.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 20, y: 400))
    first.finishAnimations()
    try first.element("Rows").tap()
    first.scroll(by: 900)
    first.finishAnimations()
    var saved = first.save().window
    let names = saved.entries.keys.map { $0.split(separator: " ").last ?? "" }
    #expect(names.count { $0 == "chosen" } == 2 && names.contains("line"))
    for (key, entry) in saved.entries {
      guard case .coded(let text) = entry.value.tree else { continue }
      let worse = text.replacing(#/"index":[0-9]+/#, with: "\"index\":-3")
        .replacing(#/"line":[0-9]+/#, with: "\"line\":\(Int.max)")
      saved.entries[key]?.value.tree = .coded(worse)
    }
    let second = Screen(resuming: saved) { screens() }
    _ = try second.text("Page 0")
    try second.element("Rows").tap()
    #expect(second.elements.contains { $0.label.hasPrefix("Row ") })
  }

  @Test("a field has its text, the focus and the caret")
  func focus() throws {
    struct Form: View {
      enum Field { case name, town }
      @State private var name = ""
      @State private var town = ""
      @FocusState private var field: Field?
      var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Town", text: $town).focused($field, equals: .town)
        Text(field == .town ? "town" : "other")
      }
    }
    let first = Screen { VStack { Form() } }
    try first.textField("Town").tap()
    first.type("Kyoto")
    for _ in 0..<3 { first.press(key: "ArrowLeft") }
    let second = resumed(from: first) { VStack { Form() } }
    _ = try second.text("town")
    #expect(second.caret == first.caret)
    second.type("-")
    #expect(try second.textField("Town").value == "Ky-oto" && second.textField("Name").value == "")
    // Who goes elsewhere first stays there.
    let third = resumed(from: first) { VStack { Form() } }
    try third.textField("Name").tap()
    third.advance(by: 1)
    third.type("x")
    #expect(try third.textField("Name").value == "x")
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Values", value: Place(name: "Kyoto"))
          NavigationLink("View") { Detail(name: "view") }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Place.self) { Detail(name: $0.name) }
      }
    }
  }

  struct Place: Hashable { var name: String }

  private struct Detail: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        NavigationLink("Deeper") { Detail(name: name + "+") }
      }
    }
  }

  @Test("a stack shows the screens that links pushed, by values and by views, without motion, and leads back")
  func navigation() throws {
    for (link, name) in [("Values", "Kyoto"), ("View", "view")] {
      let first = Screen { Stack() }
      try first.element(link).tap()
      first.finishAnimations()
      try first.button("\(name) 0").tap()
      try first.button("Deeper").tap()
      first.finishAnimations()
      try first.button("\(name)+ 0").tap()
      let second = resumed(from: first) { Stack() }
      #expect(!second.isAnimating)
      _ = try second.button("\(name)+ 1")
      second.press(key: "Escape")
      second.finishAnimations()
      _ = try second.button("\(name) 1")
      try second.button("Root").tap()
      second.finishAnimations()
      _ = try second.element("View")
      // What was left is not come back to.
      let third = resumed(from: second) { Stack() }
      _ = try third.element("View")
    }
  }

  @Test("a path of the app's own is there again, with values that are not Codable")
  func path() throws {
    struct App: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = NavigationPath([Place(name: "a"), Place(name: "b")]) }
            .navigationDestination(for: Place.self) { Text("Place \($0.name), \(path.count)") }
        }
      }
    }
    let first = Screen { App() }
    try first.button("Go").tap()
    first.finishAnimations()
    _ = try resumed(from: first) { App() }.text("Place b, 2")
  }

  @Test("sheets and alerts are there at once, with what is in them")
  func sheets() throws {
    enum Shown: Identifiable {
      case edit(Place)
      var id: Int { 1 }
    }
    struct Sheet: View {
      @State private var text = ""
      @State private var isAsking = false
      var body: some View {
        TextField("Text", text: $text)
        Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
    struct App: View {
      @State private var shown: Shown?
      var body: some View {
        Button("Show") { shown = .edit(Place(name: "Nara")) }
          .sheet(item: $shown) { item in
            if case .edit(let place) = item { Text(place.name) }
            Sheet()
          }
      }
    }
    let first = Screen { App() }
    try first.button("Show").tap()
    first.finishAnimations()
    try first.textField("Text").tap()
    first.type("abc")
    let second = resumed(from: first) { App() }
    #expect(!second.isAnimating)
    #expect(try second.textField("Text").value == "abc" && second.text("Nara").frame == first.text("Nara").frame)
    try second.button("Ask").tap()
    second.finishAnimations()
    let third = resumed(from: second) { App() }
    _ = try third.button("Yes")
  }

  @Test("a group that was opened is open, and a split view shows what was chosen")
  func groups() throws {
    @ViewBuilder func group() -> some View { DisclosureGroup("More") { Text("Inside") } }
    let first = Screen { group() }
    try first.element("More").tap()
    first.finishAnimations()
    _ = try resumed(from: first) { group() }.text("Inside")

    struct Split: View {
      @State private var name: String?
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $name) { Text($0) }
        } detail: {
          Text("Detail \(name ?? "none")")
        }
      }
    }
    for width in [390.0, 1_200] {
      let settings = Screen.Settings { $0.size = CGSize(width: width, height: 800) }
      let screen = Screen(settings) { Split() }
      try screen.element("b").tap()
      screen.finishAnimations()
      let again = Screen(settings, resuming: screen.save().window) { Split() }
      _ = try again.text("Detail b")
    }
  }
}
