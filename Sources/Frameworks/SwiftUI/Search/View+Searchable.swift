public import SwiftUICore

extension View {
  /// Shows a field below the title, whose text is what a person searches for.
  ///
  /// While it is in use `isSearching` is true for the views inside, and a button, or Escape, ends the search and clears the text.
  ///
  /// It shows in the bar of the navigation view around; the text is written at each key. A prompt of `nil` says that one may search.
  ///
  ///     NavigationStack {
  ///       List(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
  ///         .searchable(text: $text, prompt: Text("Town"))
  ///     }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
  }
  /// Shows a field below the title, with a prompt of the app's string tables.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Shows a field below the title, with a prompt that is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a field below the title, which is in use while a binding says so.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }
  /// Shows a field below the title, which is in use while a binding says so, with a prompt of the app's string tables.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Shows a field below the title, which is in use while a binding says so, with a prompt that is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Shows a field below the title, and suggestions over the content while it is in use.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
  }
  /// Shows a field below the title, with a prompt of the app's string tables, and suggestions over the content while it is in use.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
  /// Shows a field below the title, with a prompt that is shown as it is, and suggestions over the content while it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}

extension View {
  /// Shows a field below the title that holds tokens before its text.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(TokenList<C, C, T>(tokens: tokens, suggested: nil, label: token))))
  }
  /// Shows a field below the title that holds tokens before its text; its prompt is of the app's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text; its prompt is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, P>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, P: StringProtocol {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text, which is in use while a binding says so.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(TokenList<C, C, T>(tokens: tokens, suggested: nil, label: token))))
  }
  /// Shows a field below the title that holds tokens before its text, which is in use while a binding says so; its prompt is of the app's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    searchable(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text, which is in use while a binding says so; its prompt is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, P>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, P: StringProtocol {
    searchable(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text, and suggests some.
  public nonisolated func searchable<C, S, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: RandomAccessCollection,
    S.Element == C.Element
  {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(TokenList(tokens: tokens, suggested: suggestedTokens, label: token))))
  }
  /// Shows a field below the title that holds tokens before its text, and suggests some; its prompt is of the app's string tables.
  public nonisolated func searchable<C, S, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: RandomAccessCollection,
    S.Element == C.Element
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text, and suggests some; its prompt is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, S, T, P>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: RandomAccessCollection,
    S.Element == C.Element, P: StringProtocol
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text, and suggests some, which is in use while a binding says so.
  public nonisolated func searchable<C, S, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: RandomAccessCollection,
    S.Element == C.Element
  {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(TokenList(tokens: tokens, suggested: suggestedTokens, label: token))))
  }
  /// Shows a field below the title that holds tokens before its text, and suggests some, which is in use while a binding says so; its prompt is of the app's string tables.
  public nonisolated func searchable<C, S, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: RandomAccessCollection,
    S.Element == C.Element
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text, and suggests some, which is in use while a binding says so; its prompt is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, S, T, P>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View, S: RandomAccessCollection,
    S.Element == C.Element, P: StringProtocol
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}

extension View {
  /// Shows a field below the title that holds tokens before its text, which their labels can change.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(EditableTokenList(tokens: editableTokens, label: token))))
  }
  /// Shows a field below the title that holds tokens before its text, which their labels can change; its prompt is of the app's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text, which their labels can change; its prompt is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, P>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View,
    P: StringProtocol
  {
    searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Shows a field below the title that holds tokens before its text, which their labels can change, which is in use while a binding says so.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(EditableTokenList(tokens: editableTokens, label: token))))
  }
  /// Shows a field below the title that holds tokens before its text, which their labels can change, which is in use while a binding says so; its prompt is of the app's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      token: token)
  }
  /// Shows a field below the title that holds tokens before its text, which their labels can change, which is in use while a binding says so; its prompt is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, P>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: P, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View,
    P: StringProtocol
  {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      token: token)
  }
}
