import CoreGraphicsTypes
import SwiftUICore

/// The field, the button that ends the search, and scopes.
struct SearchBar: View {
  let search: Search
  @FocusState private var isFocused: Bool
  @Environment(\.look) private var look
  @Environment(\.navigation) private var navigation

  private var isActive: Bool { search.isSearching.wrappedValue }

  var body: some View {
    let (search, isActive, look) = (search, isActive, look.search)
    let distances = isActive ? look.activeDistances : look.distances
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        field
        // It is there all the time, so that it moves with the field.
        Button("Cancel") { end() }
          .font(look.font)
          .fixedSize()
          .padding(.leading, look.cancelSpacing)
          .frame(width: isActive ? nil : 0, alignment: .leading)
          .opacity(isActive ? 1 : 0)
          .allowsHitTesting(isActive)
          .accessibilityHidden(!isActive)
          .transformEnvironment(\.keyboardReachesControls) { if !isActive { $0 = false } }
      }
      .padding(.top, distances.above)
      .padding(.bottom, distances.below)
      if search.showsScopes, let scopes = search.surroundings.scopes {
        scopes.choice.padding(.bottom, look.scopeDistance).transition(.opacity)
      }
    }
    .padding(.horizontal, look.margin)
    .onChange(of: isActive, initial: true) { _, new in
      if isFocused != new { isFocused = new }
    }
  }

  private var field: some View {
    let (look, focus) = (look.search, $isFocused)
    let reveal = SearchReveal(screen: navigation?.screen.state, look: look, hides: !search.placement.isAlwaysShown && !isActive)
    return HStack(spacing: 0) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).frame(width: look.symbolWidth)
        .padding(.trailing, look.textSpacing).accessibilityHidden(true)
      if let tokens = search.tokens { SearchTokensView(tokens: tokens) }
      input
      ClearButton(text: search.text)
    }
    .font(look.font)
    .padding(.leading, look.inset).padding(.trailing, look.clearInset)
    .frame(height: look.height)
    .modifier(RevealedContent(reveal: reveal))
    .background {
      RoundedRectangle(cornerRadius: look.corner).fill(look.fill).modifier(RevealedGround(reveal: reveal))
    }
    .contentShape(Rectangle())
    .onTapGesture { focus.wrappedValue = true }
  }

  @ViewBuilder private var input: some View {
    let (search, motion, prompt) = (search, look.search.motion, search.prompt ?? Text("Search"))
    let line = EditedTextView(
      text: search.text, prompt: prompt.foregroundStyle(.secondary),
      editingChanged: { isEditing in
        if isEditing, !search.isSearching.wrappedValue { withAnimation(motion) { search.isSearching.wrappedValue = true } }
      }, trigger: .search, left: { end() }, deletedBefore: { search.tokens?.removeLast() }, label: prompt
    )
    .focused($isFocused)
    if search.surroundings.focus.isEmpty { line } else { search.surroundings.focus.reduce(AnyView(line)) { $1.attached(to: $0) } }
  }

  private func end() {
    isFocused = false
    search.end(in: look.search.motion)
  }
}

/// Empties the field; there while there is something in it.
private struct ClearButton: View {
  @Binding var text: String
  @Environment(\.look.search) private var look

  var body: some View {
    if !text.isEmpty {
      Button {
        text = ""
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).accessibilityLabel("Clear text")
      }
      .buttonStyle(.plain)
      .frame(width: look.symbolWidth)
    }
  }
}

/// How much of a field shows that content is pulled down for.
private struct SearchReveal {
  let screen: ScreenState?
  let look: SearchLook
  let hides: Bool

  var sources: [DrivenValue] { screen.map { [$0.scroll] } ?? [] }
  /// The part that shows, 0…1.
  var part: CGFloat {
    guard hides, let screen else { return 1 }
    let length = look.distances.above + look.height + look.distances.below
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
        opacity: max(1 - (1 - part) / reveal.look.fadePart, 0))
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
