import ApusTesting
import SwiftUI
import Testing

@Suite("Searching")
@MainActor
struct SearchableTests {
  private static let phone = Screen.Settings {
    $0.size = CGSize(width: 402, height: 874)
    $0.scale = 3
  }

  private struct Result: View {
    let name: String
    var body: some View { Text(name).frame(height: 44) }
  }

  private struct Results: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      ScrollView {
        VStack {
          if isSearching { Button("done") { dismissSearch() } }
          ForEach(names, id: \.self) { Result(name: $0) }
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private struct Fruits: View {
    @State var text = ""
    var suggestions: [String] = []
    var submitted: (String) -> Void = { _ in }
    private var names: [String] {
      let all = ["Apple", "Banana", "Cherry", "Apricot"]
      return text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
    }
    var body: some View {
      Results(names: names)
        .searchable(text: $text, prompt: "Fruit")
        .searchSuggestions { ForEach(suggestions, id: \.self) { Text("like \($0)").searchCompletion($0) } }
        .onSubmit(of: .search) { submitted(text) }
        .onSubmit { submitted("text") }
    }
  }

  private func field(_ screen: Screen) throws -> Element { try screen.element("Fruit", role: "searchField") }

  @Test("the field is 36 high, 16 from the sides; Cancel stands 12 beside it while it is in use")
  func frames() throws {
    let screen = Screen(Self.phone) { Fruits() }
    let rest = try field(screen).frame
    // The line begins 32.5 inside the field: 16 … 386.
    #expect(abs(rest.minX - 48.5) < 1 && abs(rest.midY - 18) < 1)
    #expect(try abs(screen.element("Apple").frame.minY - 51) < 15)
    try field(screen).tap()
    screen.finishAnimations()
    let cancel = try screen.button("Cancel").frame
    #expect(abs(cancel.maxX - 386) < 1)
    #expect(abs(cancel.width - 54) < 4)
    #expect(screen.contains("done"))
  }

  @Test("typing filters; it evaluates the list, and of its rows only what is new")
  func typing() throws {
    let screen = Screen(Self.phone) { Fruits() }
    try field(screen).tap()
    screen.finishAnimations()
    screen.forgetWork()
    screen.type("a")
    #expect(screen.bodiesByType["Fruits"] == 1)
    #expect(screen.bodiesByType["Results"] == 1)
    #expect(screen.bodiesByType["Result"] == nil)
    #expect(screen.mostBodiesOfOneView == 1)
    screen.type("p")
    #expect(screen.contains("Apricot") && !screen.contains("Banana"))
  }

  @Test("Cancel, Escape and dismissSearch end the search and clear the text; Enter does neither")
  func ending() throws {
    var log: [String] = []
    let screen = Screen(Self.phone) { Fruits { log.append($0) } }
    for end in ["Cancel", "done", "Escape"] {
      try field(screen).tap()
      screen.finishAnimations()
      screen.type("ap")
      #expect(!screen.contains("Banana"))
      if end == "Escape" {
        screen.press(key: "Escape")
      } else {
        screen.press(key: "Enter")
        screen.finishAnimations()
        #expect(screen.contains("Cancel") && !screen.contains("Banana"))
        try screen.button(end).tap()
      }
      screen.finishAnimations()
      #expect(screen.contains("Banana"), "\(end)")
      #expect(!screen.contains("Cancel"), "\(end)")
      #expect(!screen.contains("done"), "\(end)")
    }
    #expect(log == ["ap", "ap"])
  }

  @Test("suggestions show over the content while the field is in use, and complete the text")
  func suggestions() throws {
    let screen = Screen(Self.phone) { Fruits(suggestions: ["cherry"]) }
    #expect(!screen.contains("like cherry"))
    try field(screen).tap()
    screen.finishAnimations()
    try screen.button("like cherry").tap()
    #expect(try field(screen).value == "cherry")
    #expect(!screen.contains("Banana"))
    try screen.button("Clear text").tap()
    #expect(try field(screen).value == "")
  }

  @Test("a binding brings the field into use and hears of its end")
  func presentation() throws {
    struct Bound: View {
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        Button(isShown ? "shown" : "hidden") { isShown = true }
          .searchable(text: $text, isPresented: $isShown, placement: .navigationBarDrawer(displayMode: .always), prompt: "Fruit")
      }
    }
    let screen = Screen(Self.phone) { Bound() }
    try screen.button("hidden").tap()
    screen.finishAnimations()
    #expect(screen.contains("shown"))
    screen.type("x")
    #expect(try field(screen).value == "x")
    try screen.button("Cancel").tap()
    screen.finishAnimations()
    #expect(screen.contains("hidden"))
  }
}
