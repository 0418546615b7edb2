import CoreGraphicsTypes
import SwiftUICore

/// A field to search with above content, which knows whether it is in use.
nonisolated struct SearchableModifier: ViewModifier {
  @Binding var text: String
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let suggestions: AnyView?
  @State private var isActive = false
  @Environment(\.searchSuggestions) private var suggestionsAround

  init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, suggestions: AnyView?) {
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.suggestions = suggestions
  }

  @MainActor private var isSearching: Binding<Bool> {
    let (state, presented) = ($isActive, isPresented)
    return Binding {
      presented?.wrappedValue ?? state.wrappedValue
    } set: { new in
      state.wrappedValue = new
      if let presented, presented.wrappedValue != new { presented.wrappedValue = new }
    }
  }

  @MainActor func body(content: Content) -> some View {
    let (isSearching, text) = (isSearching, $text)
    content
      .environment(\.isSearching, isSearching.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction { SearchField.end(text, isSearching) })
      .overlay {
        if isSearching.wrappedValue, let rows = suggestions ?? suggestionsAround {
          SearchSuggestions(rows: rows) { text.wrappedValue = $0 }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { SearchField(text: text, isSearching: isSearching, prompt: prompt) }
      // What is inside another search has no suggestions of this one.
      .environment(\.searchSuggestions, nil)
  }
}

/// The field and the button that ends the search.
struct SearchField: View {
  @Binding var text: String
  @Binding var isSearching: Bool
  let prompt: Text?
  @FocusState private var isFocused: Bool
  @Environment(\.look.search) private var look

  var body: some View {
    HStack(spacing: 0) {
      field
      if isSearching {
        Button("Cancel") { end() }
          .font(look.font)
          .fixedSize()
          .padding(.leading, look.cancelSpacing)
          .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .padding(.horizontal, look.margin)
    .padding(.bottom, isSearching ? look.activeDistance : look.distance)
    .onChange(of: isSearching, initial: true) { _, new in
      if isFocused != new { isFocused = new }
    }
  }

  private var field: some View {
    let isSearching = $isSearching
    let (motion, prompt) = (look.motion, prompt ?? Text("Search"))
    return HStack(spacing: 0) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).frame(width: look.symbolWidth)
        .padding(.trailing, look.textSpacing).accessibilityHidden(true)
      TextInputView(
        text: $text, prompt: prompt.foregroundStyle(.secondary),
        editingChanged: { isEditing in
          if isEditing { withAnimation(motion) { isSearching.wrappedValue = true } }
        }, trigger: .search, left: { end() }, label: prompt
      )
      .focused($isFocused)
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
    .font(look.font)
    .padding(.leading, look.inset).padding(.trailing, look.clearInset)
    .frame(height: look.height)
    .background(look.fill, in: RoundedRectangle(cornerRadius: look.corner))
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }

  private func end() {
    isFocused = false
    let (text, isSearching) = ($text, $isSearching)
    withAnimation(look.motion) { Self.end(text, isSearching) }
  }

  /// Ends a search: nothing is searched for any more.
  static func end(_ text: Binding<String>, _ isSearching: Binding<Bool>) {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    isSearching.wrappedValue = false
  }
}
