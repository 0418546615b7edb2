import CoreGraphicsTypes
import SwiftUICore

/// A search: what is typed, whether the field is in use, and what belongs to it.
nonisolated struct Search {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: SearchTokens?
  let context: SearchContext
  /// Whether scopes show now.
  let showsScopes: Bool
  /// Knows whether a bar shows the field.
  let slot: SearchSlot

  var completion: SearchCompletion { SearchCompletion(text: text, tokens: tokens) }
}

/// Knows whether some bar shows a field.
final class SearchSlot {
  var isTaken = false
}

/// Lets the views of a screen, or screens inside, be searched by a field in their bar.
nonisolated struct SearchableModifier: ViewModifier {
  private let text: Binding<String>
  private let isPresented: Binding<Bool>?
  private let placement: SearchFieldPlacement
  private let prompt: Text?
  private let suggestions: AnyView?
  private let tokens: SearchTokens?
  @State private var isActive = false
  /// Whether something was typed since the search began.
  @State private var wasTyped = false
  @State private var slot = SearchSlot()
  @Environment(\.searchContext) private var context
  @Environment(\.navigation) private var navigation

  init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?,
    suggestions: AnyView? = nil, tokens: SearchTokens? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.suggestions = suggestions
    self.tokens = tokens
  }

  @MainActor private var search: Search {
    var context = context
    context.suggestions = suggestions ?? context.suggestions ?? tokens?.suggestions
    let isSearching = isPresented ?? $isActive
    return Search(
      text: text, isSearching: isSearching, placement: placement, prompt: prompt, tokens: tokens, context: context,
      showsScopes: context.scopes?.show(isSearching: isSearching.wrappedValue, wasTyped: wasTyped) ?? false, slot: slot)
  }

  @MainActor func body(content: Content) -> some View {
    let search = search
    Group {
      if navigation == nil {
        let slot = slot
        content.environment(\.searchAround, search)
          .onAppear {
            guard !slot.isTaken else { return }
            Diagnostics.report("searchable needs a NavigationStack or a NavigationSplitView: nothing here shows its field")
          }
      } else {
        content.modifier(SearchOnScreen(search: search))
      }
    }
    .modifier(TypingObserver(search: search, wasTyped: $wasTyped))
    .environment(\.isSearching, search.isSearching.wrappedValue)
    .environment(\.dismissSearch, DismissSearchAction(text: text, isSearching: search.isSearching))
    // What is said to this search is not for those inside.
    .environment(\.searchContext, SearchContext())
  }
}

/// Finds out whether something was typed, where that shows scopes.
nonisolated private struct TypingObserver: ViewModifier {
  let search: Search
  @Binding var wasTyped: Bool
  @Environment(\.metrics.search.motion) private var motion

  init(search: Search, wasTyped: Binding<Bool>) {
    self.search = search
    _wasTyped = wasTyped
  }

  @MainActor func body(content: Content) -> some View {
    if search.context.scopes != nil {
      let isTyped = !search.text.wrappedValue.isEmpty
      let (wasTyped, motion) = ($wasTyped, motion)
      content
        .onChange(of: isTyped, initial: true) { if isTyped { withAnimation(motion) { wasTyped.wrappedValue = true } } }
        .onChange(of: search.isSearching.wrappedValue) { _, isSearching in
          if !isSearching { wasTyped.wrappedValue = false }
        }
    } else {
      content
    }
  }
}

/// A search of a screen: the field in the screen's bar, and suggestions over its content.
nonisolated struct SearchOnScreen: ViewModifier {
  let search: Search
  @Environment(\.metrics) private var metrics

  init(search: Search) { self.search = search }

  @MainActor func body(content: Content) -> some View {
    let (search, isActive) = (search, search.isSearching.wrappedValue)
    let isButton = search.context.minimizes && !isActive && search.text.wrappedValue.isEmpty
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        if isActive, !search.context.hiddenSuggestions.contains(.content), let rows = search.context.suggestions {
          SearchSuggestions(rows: rows, completion: search.completion)
        }
      }
      .modifier(KeyModifier("Escape") { search.end(in: metrics.search.motion) })
      .toolbarItems(isButton ? [button] : [])
      .barAccessory(isButton ? nil : field)
      .modifier(LinkedSearch(isSearching: search.isSearching))
  }
}

extension SearchOnScreen {
  /// What is in place of the field until it is used.
  @MainActor private var button: BarItem {
    BarItem(placement: .automatic, content: AnyView(SearchButton(search: search)), standsFor: .search)
  }

  /// The field in the bar.
  @MainActor private var field: BarAccessory {
    let isActive = search.isSearching.wrappedValue
    return BarAccessory(
      content: AnyView(SearchBar(search: search)),
      height: metrics.search.length(isActive: isActive, hasScopes: search.showsScopes, segments: metrics.segments),
      hidesWithScroll: !search.placement.isAlwaysShown && !search.context.minimizes,
      replacesTitle: isActive && search.context.toolbarBehavior == .automatic, isActive: isActive,
      cardInset: isActive ? metrics.search.cardInset : 0)
  }
}

extension SearchOnScreen: ModelReconciling {
  @MainActor func reconcile() { search.slot.isTaken = true }
}

extension Search {
  /// Ends the search where it goes on; returns whether it did.
  @discardableResult
  @MainActor func end(in motion: Animation) -> Bool {
    guard isSearching.wrappedValue else { return false }
    withAnimation(motion) { DismissSearchAction(text: text, isSearching: isSearching)() }
    return true
  }
}

/// Shows the field of a search that is around the container of a screen, where the screen is the first.
nonisolated struct SearchFromAround: ViewModifier {
  let isRoot: Bool
  @Environment(\.searchAround) private var search

  init(isRoot: Bool) { self.isRoot = isRoot }

  @MainActor func body(content: Content) -> some View {
    if isRoot, let search {
      content.modifier(SearchOnScreen(search: search)).environment(\.searchAround, nil)
    } else {
      content
    }
  }
}

/// Lets a search around columns be that of one of them: of the sidebar, or, in the toolbar, of the details.
nonisolated struct SearchInColumn: ViewModifier {
  let index: Int
  @Environment(\.searchAround) private var search

  init(index: Int) { self.index = index }

  @MainActor func body(content: Content) -> some View {
    let column = search?.placement.kind == .toolbar ? 2 : 0
    content.environment(\.searchAround, index == column ? search : nil)
  }
}
