import ApusTesting
import SwiftUI
import Testing

@Suite("A preferred appearance") @MainActor
struct PreferredColorSchemeTests {
  private struct Reader: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("a view inside decides for the whole window, its neighbours and the window's background")
  func wholeWindow() {
    let screen = Screen {
      Reader().accessibilityIdentifier("neighbour")
      Text("x").preferredColorScheme(.dark)
    }
    #expect(try! screen.element("neighbour").label == "dark")
    #expect(picture(10, 10) { Color.clear.preferredColorScheme(.dark) }.pixel(5, 5) == .black)
    #expect(picture(10, 10, colorScheme: .dark) { Color.clear.preferredColorScheme(.light) }.pixel(5, 5) == .white)
  }

  @Test("nil leaves it to the system, and what state says is followed in one frame")
  func state() throws {
    struct Switching: View {
      @State var scheme: ColorScheme?
      var body: some View {
        VStack {
          Reader().accessibilityIdentifier("reader")
          Button("dark") { scheme = .dark }
          Button("light") { scheme = .light }
          Button("system") { scheme = nil }
        }
        .preferredColorScheme(scheme)
      }
    }
    let screen = Screen { Switching() }
    #expect(try screen.element("reader").label == "light")
    for (name, expected) in [("dark", "dark"), ("light", "light"), ("dark", "dark"), ("system", "light")] {
      try screen.button(name).tap()
      #expect(try screen.element("reader").label == expected)
    }
    #expect(!screen.isFrameRequested)
  }

  @Test("a screen that is covered still says it for the window, unless the one above says something else")
  func coveredScreens() throws {
    let screen = Screen {
      NavigationStack {
        VStack {
          Reader().accessibilityIdentifier("root reader")
          NavigationLink("plain") { Reader().accessibilityIdentifier("plain reader") }
          NavigationLink("light") { Reader().accessibilityIdentifier("light reader").preferredColorScheme(.light) }
        }
        .preferredColorScheme(.dark)
      }
    }
    for (name, expected) in [("plain", "dark"), ("light", "light"), ("plain", "dark")] {
      try screen.button(name).tap()
      screen.finishAnimations()
      #expect(try screen.element("\(name) reader").label == expected)
      try screen.button("Back").tap()
      screen.finishAnimations()
    }
    #expect(try screen.element("root reader").label == "dark")
  }

  @Test("the one further outside counts; of two beside each other the one in front; it ends with its view")
  func several() throws {
    let nested = Screen { Reader().preferredColorScheme(.light).preferredColorScheme(.dark) }
    #expect(nested.contains("dark"))
    let beside = Screen {
      ZStack {
        Text("x").preferredColorScheme(.light)
        Reader().preferredColorScheme(.dark)
      }
    }
    #expect(beside.contains("dark"))
    struct Leaving: View {
      @State var shows = true
      var body: some View {
        Reader()
        Button("switch") { shows.toggle() }
        if shows { Text("x").preferredColorScheme(.dark) }
      }
    }
    let leaving = Screen { Leaving() }
    #expect(leaving.contains("dark"))
    try leaving.button("switch").tap()
    #expect(leaving.contains("light"))
    var value: ColorScheme? = .dark
    PreferredColorSchemeKey.reduce(value: &value) { nil }
    #expect(value == .dark && PreferredColorSchemeKey.defaultValue == nil)
  }
}
