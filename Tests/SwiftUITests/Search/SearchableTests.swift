import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Searching")
@MainActor
struct SearchableTests {
  fileprivate static let phone = Screen.Settings {
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
        VStack(spacing: 0) {
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
        .navigationTitle("Fruits")
        .searchable(text: $text, prompt: "Fruit")
        .searchSuggestions { ForEach(suggestions, id: \.self) { Text("like \($0)").searchCompletion($0) } }
        .onSubmit(of: .search) { submitted(text) }
        .onSubmit { submitted("text") }
    }
  }

  private func screen(_ fruits: Fruits = Fruits()) -> Screen { Screen(Self.phone) { NavigationStack { fruits } } }

  private func field(_ screen: Screen) throws -> Element { try screen.element("Fruit", role: "searchField") }

  @Test("the field is 36 high and 16 from the sides, 1 below the title and 15 above the content; in use it has the title's place")
  func frames() throws {
    let screen = screen()
    let rest = try field(screen).frame
    // The line begins 32.5 inside the field: 16 … 386, 97 … 133.
    #expect(abs(rest.minX - 48.5) < 1 && abs(rest.midY - 115) < 1)
    #expect(try abs(screen.element("Apple").frame.midY - (148 + 22)) < 1)
    try field(screen).tap()
    screen.finishAnimations()
    #expect(try abs(field(screen).frame.midY - 26) < 1)
    let cancel = try screen.button("Cancel").frame
    #expect(abs(cancel.maxX - 386) < 1)
    #expect(abs(cancel.width - 54) < 4)
    #expect(!screen.contains("Fruits"))
    #expect(try abs(screen.button("done").frame.minY - 52) < 1)
    try screen.cancelSearch()
    #expect(try field(screen).frame == rest && screen.barTitle.label == "Fruits")
  }

  @Test("of many suggestions those have views that show")
  func manySuggestions() throws {
    let screen = screen(Fruits(suggestions: (0..<2_000).map { "suggestion \($0)" }))
    try field(screen).tap()
    screen.finishAnimations()
    #expect(screen.contains("like suggestion 0") && screen.liveNodes < 2_000, "\(screen.liveNodes)")
    try screen.button("like suggestion 3").tap()
    #expect(try field(screen).value == "suggestion 3")
  }

  @Test("typing filters; it evaluates the list, and of its rows only what is new, and nothing of the bar")
  func typing() throws {
    let screen = screen()
    try screen.search(for: "")
    screen.type("a")
    screen.forgetWork()
    screen.type("p")
    #expect(screen.bodiesByType["Fruits"] == 1)
    #expect(screen.bodiesByType["Results"] == 1)
    #expect(screen.bodiesByType["Result"] == nil)
    #expect(screen.bodiesByType["NavigationBar"] == nil)
    #expect(screen.bodiesByType["SearchBar"] == nil)
    #expect(screen.mostBodiesOfOneView == 1)
    #expect(screen.contains("Apricot") && !screen.contains("Banana"))
  }

  @Test("Cancel, Escape and dismissSearch end the search and clear the text; Enter does neither")
  func ending() throws {
    var log: [String] = []
    let screen = screen(Fruits { log.append($0) })
    for end in ["Cancel", "done", "Escape", "Escape after Enter", "Escape when begun again"] {
      try field(screen).tap()
      screen.finishAnimations()
      screen.type("ap")
      #expect(!screen.contains("Banana"))
      if end != "Escape" {
        screen.press(key: "Enter")
        screen.finishAnimations()
        #expect(screen.contains("Cancel") && !screen.contains("Banana"))
      }
      if end == "Escape when begun again" {
        try field(screen).tap()
        screen.finishAnimations()
      }
      if end.hasPrefix("Escape") { screen.press(key: "Escape") } else { try screen.button(end).tap() }
      screen.finishAnimations()
      #expect(screen.contains("Banana"), "\(end)")
      #expect(!screen.contains("Cancel"), "\(end)")
      #expect(!screen.contains("done"), "\(end)")
    }
    #expect(log == ["ap", "ap", "ap", "ap"])
  }

  @Test("a binding brings the field into use and hears of its end")
  func presentation() throws {
    struct Bound: View {
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button(isShown ? "shown" : "hidden") { isShown = true }
            .searchable(
              text: $text, isPresented: $isShown, placement: .navigationBarDrawer(displayMode: .always), prompt: "Fruit")
        }
      }
    }
    let screen = Screen(Self.phone) { Bound() }
    try screen.button("hidden").tap()
    screen.finishAnimations()
    #expect(screen.contains("shown"))
    screen.type("x")
    #expect(try field(screen).value == "x")
    try screen.cancelSearch()
    #expect(screen.contains("hidden"))
  }

  @Test("without a container of screens there is no bar for a field, which is said once")
  func orphan() {
    let screen = Screen(Self.phone) { Text("a").searchable(text: .constant("")) }
    #expect(!screen.contains("Search"))
    #expect(screen.diagnostics.count { $0.contains("searchable needs a NavigationStack") } == 1)
  }
}

@Suite("Where the field of a search is")
@MainActor
struct SearchPlacementTests {
  private struct Rows: View {
    var count = 60
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 44) } }.frame(maxWidth: .infinity)
      }
      .navigationTitle("Rows")
    }
  }

  private struct Searched: View {
    var placement = SearchFieldPlacement.automatic
    var count = 60
    @State private var text = ""
    var body: some View { Rows(count: count).searchable(text: $text, placement: placement) }
  }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen { Screen(SearchableTests.phone, content: view) }
  private func isShown(_ screen: Screen) -> Bool { !screen.elements(role: "searchField").isEmpty }

  @Test("above long content it hides until the content is pulled down for it, with a finger or a wheel, and goes with the scroll")
  func hiding() throws {
    for placement: SearchFieldPlacement in [
      .automatic, .toolbar, .navigationBarDrawer, .navigationBarDrawer(displayMode: .automatic),
    ] {
      let screen = screen { NavigationStack { Searched(placement: placement) } }
      #expect(!isShown(screen))
      #expect(try abs(screen.element("row 0").frame.midY - (96 + 22)) < 1)
      screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), duration: 0.5, rest: 0.3)
      screen.finishAnimations()
      #expect(try abs(screen.element("row 0").frame.midY - (148 + 22)) < 1)
      #expect(try abs(screen.searchField.frame.midY - 115) < 1)
      screen.scroll(by: 60)
      screen.finishAnimations()
      #expect(!isShown(screen))
      screen.scroll(by: -500)
      screen.finishAnimations()
      #expect(isShown(screen))
    }
  }

  @Test("a notch of a wheel that ends half way brings it in whole, or away")
  func halfWay() throws {
    let screen = screen { NavigationStack { Searched() } }
    for (notch, top) in [(-40, 148), (30, 96), (30, 66)] as [(CGFloat, CGFloat)] {
      let delta = CGSize(width: 0, height: notch)
      screen.send(
        .wheel(WheelEvent(location: CGPoint(x: 200, y: 400), delta: delta, isPrecise: false, phase: .changed, time: 0)))
      screen.finishAnimations()
      #expect(try abs(screen.element("row 0").frame.midY - (top + 22)) < 1)
    }
  }

  @Test("it always shows where it is to, and above content that leaves room for it, or does not scroll")
  func always() throws {
    let pinned = screen { NavigationStack { Searched(placement: .navigationBarDrawer(displayMode: .always)) } }
    #expect(try abs(pinned.searchField.frame.midY - 115) < 1)
    pinned.scroll(by: 300)
    pinned.finishAnimations()
    #expect(try abs(pinned.searchField.frame.midY - (44 + 1 + 18)) < 1)
    let short = screen { NavigationStack { Searched(count: 3) } }
    #expect(try abs(short.searchField.frame.midY - 115) < 1)
    #expect(try abs(short.element("row 0").frame.midY - (148 + 22)) < 1)
    let still = screen { NavigationStack { Text("still").searchable(text: .constant("")).navigationTitle("Still") } }
    #expect(try abs(still.searchField.frame.midY - 115) < 1)
    #expect(try abs(still.element("still").frame.midY - (148 + 874) / 2) < 1)
  }

  @Test("in use it shows wherever the content is; afterwards it stays above content that stands at its beginning")
  func activeAndBack() throws {
    let screen = screen { NavigationStack { Searched() } }
    try screen.search(for: "x")
    #expect(try abs(screen.searchField.frame.midY - 26) < 1)
    #expect(try abs(screen.element("row 0").frame.midY - (52 + 22)) < 1)
    screen.scroll(by: 100)
    screen.finishAnimations()
    #expect(try abs(screen.searchField.frame.midY - 26) < 1)
    screen.scroll(by: -100)
    screen.finishAnimations()
    try screen.cancelSearch()
    #expect(try abs(screen.element("row 0").frame.midY - (148 + 22)) < 1)
    #expect(isShown(screen))
  }

  @Test("the title folds away within 0.3 s, and the field and the content move with it")
  func motion() throws {
    let screen = screen { NavigationStack { Searched() } }
    let field = try screen.searchField
    #expect(top(of: screen) == 97)
    field.tap()
    screen.advance(by: 1 / 60)
    screen.advance(by: 0.15)
    // Half way after half of the time, less the frame that shows the beginning.
    #expect(abs(Double(top(of: screen)) - (97 + 8) / 2) <= 10)
    screen.advance(by: 0.2)
    #expect(top(of: screen) == 8)
  }

  /// Where the field's ground begins, in points: in the middle it is the first thing that is not white.
  private func top(of screen: Screen) -> Int { (0..<200).first { screen.gray(x: 250 * 3, y: $0 * 3 + 1) < 245 } ?? -1 }

  @Test(
    "a search around a stack is that of its first screen, one around columns that of the sidebar or, in the toolbar, of the details"
  )
  func around() throws {
    struct Stack: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { Rows(count: 3).toolbar { NavigationLink("next") { Text("deep") } } }.searchable(text: $text)
      }
    }
    let stack = screen { Stack() }
    #expect(isShown(stack) && stack.diagnostics.isEmpty)
    try stack.button("next").tap()
    stack.finishAnimations()
    #expect(stack.contains("deep") && !isShown(stack))
    struct Split: View {
      let placement: SearchFieldPlacement
      @State private var text = ""
      var body: some View {
        NavigationSplitView {
          Text("left")
        } detail: {
          Text("right")
        }.searchable(text: $text, placement: placement)
      }
    }
    for (placement, isLeft) in [(.automatic, true), (.sidebar, true), (.toolbar, false)] as [(SearchFieldPlacement, Bool)] {
      let split = Screen(.init { $0.size = CGSize(width: 1_180, height: 820) }) { Split(placement: placement) }
      #expect(split.elements(role: "searchField").count == 1)
      #expect(try (split.searchField.frame.minX < 320) == isLeft)
    }
  }
}
