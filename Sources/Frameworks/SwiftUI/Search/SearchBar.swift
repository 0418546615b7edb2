import CoreGraphicsTypes
import SwiftUICore

/// The field, the button that ends the search, and scopes.
struct SearchBar: View {
  let search: Search
  @FocusState private var isFocused: Bool
  @Environment(\.metrics) private var metrics
  @Environment(\.navigation) private var navigation
  @Environment(\.isSidebarColumn) private var isSidebarColumn
  @Environment(\.isSearchFieldAmongButtons) private var isAmongButtons

  private var isActive: Bool { search.isSearching.wrappedValue }

  var body: some View {
    let (search, isActive, metrics) = (search, isActive, metrics.search)
    let distances = isActive ? metrics.activeDistances : metrics.distances
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        field
        // It is there all the time, so that it moves with the field.
        Button("Cancel") { end() }
          .foregroundColor(nil)
          .font(metrics.font)
          .fixedSize()
          .padding(.leading, metrics.cancelSpacing)
          .frame(width: isActive ? nil : 0, alignment: .leading)
          .opacity(isActive ? 1 : 0)
          .allowsHitTesting(isActive)
          .accessibilityHidden(!isActive)
          .transformEnvironment(\.keyboardReachesControls) { if !isActive { $0 = false } }
      }
      .padding(.top, isAmongButtons ? 0 : distances.above)
      .padding(.bottom, isAmongButtons ? 0 : distances.below)
      if search.showsScopes, let scopes = search.context.scopes {
        scopes.choice.padding(.bottom, metrics.scopeDistance).transition(.opacity)
      }
    }
    .padding(.horizontal, isAmongButtons ? 0 : metrics.margin + (isSidebarColumn && !isActive ? metrics.sidebarInset : 0))
    .onChange(of: isActive, initial: true) { _, new in
      if isFocused != new { isFocused = new }
    }
  }

  private var field: some View {
    let (metrics, focus) = (metrics.search, $isFocused)
    let reveal = SearchReveal(
      screen: navigation?.screen.state, metrics: metrics,
      hides: !search.placement.isAlwaysShown && !search.context.minimizes && !isActive && !isAmongButtons)
    return HStack(spacing: 0) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).frame(width: metrics.symbolWidth)
        .padding(.trailing, metrics.textSpacing).accessibilityHidden(true)
      if let tokens = search.tokens { SearchTokensView(tokens: tokens) }
      input
      ClearButton(text: search.text)
    }
    .font(metrics.font)
    .padding(.leading, metrics.inset).padding(.trailing, metrics.clearInset)
    .frame(height: metrics.height)
    .modifier(RevealedContent(reveal: reveal))
    .background {
      RoundedRectangle(cornerRadius: metrics.corner).fill(metrics.fill).modifier(RevealedGround(reveal: reveal))
    }
    .contentShape(Rectangle())
    .onTapGesture { focus.wrappedValue = true }
  }

  @ViewBuilder private var input: some View {
    let (search, motion, prompt) = (search, metrics.search.motion, search.prompt ?? Text("Search"))
    let line = EditedTextView(
      text: search.text, prompt: prompt.foregroundStyle(.secondary),
      editingChanged: { isEditing in
        if isEditing, !search.isSearching.wrappedValue { withAnimation(motion) { search.isSearching.wrappedValue = true } }
      }, trigger: .search, left: { end() }, deletedBefore: { search.tokens?.removeLast() }, label: prompt
    )
    .focused($isFocused)
    if search.context.focus.isEmpty { line } else { search.context.focus.reduce(AnyView(line)) { $1.attached(to: $0) } }
  }

  private func end() {
    isFocused = false
    search.end(in: metrics.search.motion)
  }
}

/// Empties the field; there while there is something in it.
private struct ClearButton: View {
  @Binding var text: String
  @Environment(\.metrics.search) private var metrics

  var body: some View {
    if !text.isEmpty {
      Button {
        text = ""
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).accessibilityLabel("Clear text")
      }
      .buttonStyle(.plain)
      .frame(width: metrics.symbolWidth)
    }
  }
}

/// How much of a field shows that content is pulled down for.
private struct SearchReveal {
  let screen: ScreenState?
  let metrics: SearchMetrics
  let hides: Bool

  var sources: [DrivenValue] { screen.map { [$0.scroll] } ?? [] }
  /// The part that shows, 0…1.
  var part: CGFloat {
    guard hides, let screen else { return 1 }
    let length = metrics.distances.above + metrics.height + metrics.distances.below
    return min(max(-screen.scroll.value / length, 0), 1)
  }
}

/// Fades what is in a field soon, and keeps it in the field's middle.
private struct RevealedContent: ViewModifier {
  let reveal: SearchReveal
  func body(content: Content) -> some View {
    let reveal = reveal
    content.driven(by: reveal.sources) { context in
      let part = reveal.part
      return DrivenEffect(
        offset: CGSize(width: 0, height: -(1 - part) * context.size.height / 2),
        opacity: max(1 - (1 - part) / reveal.metrics.fadePart, 0))
    }
  }
}

/// Makes a field as high as there is room for it.
private struct RevealedGround: ViewModifier {
  let reveal: SearchReveal
  func body(content: Content) -> some View {
    let reveal = reveal
    content.driven(by: reveal.sources) { _ in DrivenEffect(stretch: reveal.part, anchor: .top) }
  }
}
