import ApusTesting
import SwiftUI
import Testing

@Suite @MainActor
struct WindowTitleTests {
  @Test("the window is called as the first title that views give, and by the host where there is none")
  func first() {
    #expect(Screen { Text("x") }.title == nil)
    #expect(Screen { NavigationView { Text("x").navigationTitle("Rooms") } }.title == "Rooms")
    #expect(
      Screen {
        VStack {
          Text("x").navigationTitle("first")
          Text("y").navigationTitle("second")
        }
      }.title == "first")
    #expect(Screen { Text("x").navigationTitle("inner").navigationTitle("outer") }.title == "outer")
  }

  @Test("it follows state, views that come and go, and pages")
  func changes() throws {
    struct Pages: View {
      @State var count = 0
      @State var hasTitle = true
      @State var page = 0
      var body: some View {
        VStack {
          Button("count") { count += 1 }
          Button("title") { hasTitle.toggle() }
          Button("page") { page = 1 - page }
          if hasTitle { Text("x").navigationTitle("Count \(count)") }
          TabView(selection: $page) {
            Text("a").navigationTitle("Page A").tag(0)
            Text("b").tag(1)
          }
          .tabViewStyle(.page)
        }
      }
    }
    let screen = Screen { Pages() }
    #expect(screen.title == "Count 0")
    try screen.button("count").tap()
    #expect(screen.title == "Count 1")
    try screen.button("title").tap()
    #expect(screen.title == "Page A")
    try screen.button("page").tap()
    #expect(screen.title == nil)
    try screen.button("title").tap()
    #expect(screen.title == "Count 1")
    #expect(!screen.isFrameRequested)
  }

  @Test("a window group's title stands where its content gives none")
  func windowGroup() throws {
    struct Titled: App {
      var body: some Scene { WindowGroup("Group") { Switching() } }
    }
    struct Untitled: App {
      var body: some Scene { WindowGroup { Switching() } }
    }
    struct Switching: View {
      @State var hasTitle = false
      var body: some View {
        VStack {
          Button("switch") { hasTitle.toggle() }
          if hasTitle { Text("x").navigationTitle("Screen") }
        }
      }
    }
    func titles<A: App>(_ app: A) throws -> [String?] {
      let screen = Screen.Windows(app).front
      var titles: [String?] = []
      for _ in 0..<3 {
        titles.append(screen.title)
        try screen.button("switch").tap()
      }
      return titles
    }
    #expect(try titles(Titled()) == ["Group", "Screen", "Group"])
    #expect(try titles(Untitled()) == [nil, "Screen", nil])
  }
}
