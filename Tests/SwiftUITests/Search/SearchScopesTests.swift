import ApusTesting
import SwiftUI
import Testing

@Suite("Scopes, tokens and suggestions of a search")
@MainActor
struct SearchScopesTests {
  private enum Scope: String, CaseIterable { case all = "Everything", near = "Nearby" }

  private struct Places: View {
    var activation: SearchScopeActivation?
    @State private var text = ""
    @State private var scope = Scope.all
    @ViewBuilder private var scopes: some View { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
    private var list: some View {
      ScrollView { Text("in \(scope.rawValue)") }.searchable(text: $text)
    }
    var body: some View {
      NavigationStack {
        if let activation {
          list.searchScopes($scope, activation: activation) { scopes }
        } else {
          list.searchScopes($scope) { scopes }
        }
      }
    }
  }

  @Test(
    "scopes show when something is typed, or when the search begins; one is chosen by a press, and they go with the search",
    arguments: [(nil, false), (.automatic, false), (.onTextEntry, false), (.onSearchPresentation, true)]
      as [(SearchScopeActivation?, Bool)])
  func scopes(activation: SearchScopeActivation?, areThereAtOnce: Bool) throws {
    let screen = Screen { Places(activation: activation) }
    #expect(!screen.contains("Nearby"))
    try screen.search(for: "")
    #expect(screen.contains("Nearby") == areThereAtOnce)
    screen.type("x")
    screen.finishAnimations()
    #expect(try screen.button("Everything").isSelected && !screen.button("Nearby").isSelected)
    #expect(screen.contains("in Everything"))
    // Two equal parts of 390 − 2 · 16, 8 below the field.
    #expect(try abs(screen.button("Nearby").frame.midX - (16 + 358 * 0.75)) < 1)
    #expect(try abs(screen.button("Nearby").frame.midY - (52 + 16)) < 1)
    try screen.button("Nearby").tap()
    screen.finishAnimations()
    #expect(try screen.button("Nearby").isSelected)
    #expect(try screen.element("in Nearby").frame.minY >= 92)
    screen.press(key: "Backspace")
    screen.finishAnimations()
    #expect(screen.contains("Nearby"))
    try screen.cancelSearch()
    #expect(!screen.contains("Nearby") && screen.contains("in Nearby"))
  }

  private struct Tag: Identifiable, Hashable {
    let name: String
    var id: String { name }
  }

  private struct Tagged: View {
    var suggested: [Tag] = []
    @State private var text = ""
    @State private var tags = [Tag(name: "red"), Tag(name: "blue")]
    var body: some View {
      NavigationStack {
        Text(tags.map(\.name).joined(separator: "+") + "/" + text)
          .searchable(text: $text, tokens: $tags, suggestedTokens: .constant(suggested)) { Text($0.name) }
      }
    }
  }

  @Test("tokens stand before the text; deleting at its beginning takes the last one away")
  func tokens() throws {
    let screen = Screen { Tagged() }
    #expect(screen.searchTokens.map(\.label) == ["red", "blue"])
    #expect(try screen.searchTokens[1].frame.maxX <= screen.searchField.frame.minX)
    try screen.search(for: "ab")
    for expected in ["red+blue/a", "red+blue/", "red/", "/", "/"] {
      screen.press(key: "Backspace")
      #expect(screen.contains(expected))
    }
    #expect(screen.searchTokens.isEmpty)
  }

  @Test("a suggested token takes the place of what was typed")
  func suggestedTokens() throws {
    let screen = Screen { Tagged(suggested: [Tag(name: "green")]) }
    #expect(!screen.contains("green"))
    try screen.search(for: "gr")
    try screen.button("green").tap()
    screen.finishAnimations()
    #expect(screen.searchTokens.map(\.label) == ["red", "blue", "green"])
    #expect(screen.contains("red+blue+green/"))
  }

  @Test("tokens can be changed by their labels, and completed by views of one's own")
  func editableTokens() throws {
    struct Editing: View {
      @State private var text = ""
      @State private var tags = [Tag(name: "red")]
      var body: some View {
        NavigationStack {
          Text(tags.map(\.name).joined(separator: "+"))
            .searchable(text: $text, editableTokens: $tags) { $tag in Button(tag.name) { tag = Tag(name: "pink") } }
            .searchSuggestions {
              Text("more").searchCompletion(Tag(name: "gold"))
              Text("wrong").searchCompletion(Other(id: 1))
            }
        }
      }
      struct Other: Identifiable { let id: Int }
    }
    let screen = Screen { Editing() }
    try screen.search(for: "x")
    try screen.button("more").tap()
    #expect(screen.contains("red+gold"))
    try screen.button("wrong").tap()
    #expect(screen.contains("red+gold"))
    #expect(screen.diagnostics.contains { $0.contains("no tokens of that type") })
    try screen.cancelSearch()
    try #require(screen.searchTokens.first).tap()
    #expect(screen.contains("pink+gold"))
  }

  private struct Suggested: View {
    var hidden: SearchSuggestionsPlacement.Set = []
    @State private var text = ""
    struct Row: View {
      @Environment(\.searchSuggestionsPlacement) private var placement
      var body: some View { Text(placement == .content ? "like cherry" : "elsewhere").searchCompletion("cherry") }
    }
    var body: some View {
      NavigationStack {
        Text(text.isEmpty ? "anything" : text)
          .searchable(text: $text, prompt: "Fruit")
          .searchSuggestions { Row() }
          .searchSuggestions(.hidden, for: hidden)
      }
    }
  }

  @Test("suggestions show over the content while the field is in use, and complete the text")
  func suggestions() throws {
    let screen = Screen { Suggested() }
    #expect(!screen.contains("like cherry"))
    try screen.search(for: "")
    try screen.button("like cherry").tap()
    #expect(try screen.searchField.value == "cherry")
    try screen.button("Clear text").tap()
    #expect(try screen.searchField.value == "")
  }

  private struct Suggesting: View {
    @State var text = ""
    let color: Color?
    var body: some View {
      NavigationStack {
        Color.clear.searchable(text: $text)
          .searchSuggestions { Text("\u{2588}\u{2588}").searchCompletion("a").foregroundColor(color) }
      }
    }
  }

  /// A pixel of a suggestion with a colour.
  private func suggestionPixel(_ color: Color?) throws -> Pixel {
    let screen = picture(300, 300) { Suggesting(color: color) }
    try screen.search(for: "")
    let suggestion = try screen.element("\u{2588}\u{2588}")
    return screen.pixel(suggestion.frame.minX + 20, suggestion.frame.midY)
  }

  @Test("a suggestion has the tint, unless a colour is set for it")
  func suggestionColors() throws {
    #expect(try suggestionPixel(nil).isNear(Pixel(0, 122, 255)))
    #expect(try suggestionPixel(.pureRed) == .red)
  }

  @Test("suggestions can be hidden where they would be over the content, and not where they would be a menu")
  func hiddenSuggestions() throws {
    for (hidden, isShown) in [(.content, false), (.menu, true), ([.menu, .content], false)]
      as [(SearchSuggestionsPlacement.Set, Bool)]
    {
      let screen = Screen { Suggested(hidden: hidden) }
      try screen.search(for: "")
      #expect(screen.contains("like cherry") == isShown)
    }
    #expect(SearchSuggestionsPlacement.Set([.menu, .content]).rawValue == 3)
    #expect(SearchSuggestionsPlacement.automatic != .menu)
  }

  @Test("state knows whether the field has the focus, and gives it the focus")
  func focus() throws {
    struct Focused: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      @FocusState private var part: Int?
      var body: some View {
        NavigationStack {
          VStack {
            Text(isFocused ? "has it, \(part ?? 0)" : "has not")
            Button("find") { isFocused = true }
            Button("leave") { part = nil }
          }
          .searchable(text: $text)
          .searchFocused($isFocused)
          .searchFocused($part, equals: 7)
        }
      }
    }
    let screen = Screen { Focused() }
    #expect(screen.contains("has not"))
    try screen.button("find").tap()
    screen.finishAnimations()
    #expect(screen.contains("has it, 7") && screen.contains("Cancel"))
    try screen.button("leave").tap()
    screen.finishAnimations()
    #expect(screen.contains("has not") && screen.contains("Cancel"))
  }

  @Test("the title stays beside a field in use where it is to")
  func toolbarBehavior() throws {
    struct Titled: View {
      let behavior: SearchPresentationToolbarBehavior
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Title").searchable(text: $text).searchPresentationToolbarBehavior(behavior)
        }
      }
    }
    for (behavior, isShown) in [(.automatic, false), (.avoidHidingContent, true)] as [(SearchPresentationToolbarBehavior, Bool)] {
      let screen = Screen { Titled(behavior: behavior) }
      try screen.search(for: "")
      #expect(screen.contains("Title") == isShown)
    }
  }
}
