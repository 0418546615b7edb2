public import SwiftUICore

extension View {
  /// Connects the field of the search inside to state that tells whether it has the focus.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(focus: SearchFocus(LinkedFocus(binding: binding, value: true))))
  }

  /// Connects the field of the search inside to state that has a value while the field has the focus.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusModifier(focus: SearchFocus(LinkedFocus(binding: binding, value: value))))
  }
}

nonisolated private struct SearchFocusModifier: ViewModifier {
  let focus: SearchFocus
  init(focus: SearchFocus) { self.focus = focus }
  @MainActor func body(content: Content) -> some View {
    let focus = focus
    content.transformEnvironment(\.searchContext) { $0.focus.append(focus) }
  }
}

/// State for the focus of a field, whatever its type.
nonisolated struct SearchFocus: Equatable {
  private let link: any SearchFocusLink
  init(_ link: any SearchFocusLink) { self.link = link }
  @MainActor func attached(to view: AnyView) -> AnyView { link.attached(to: view) }
  static func == (a: SearchFocus, b: SearchFocus) -> Bool { a.link.isEqual(to: b.link) }
}

nonisolated protocol SearchFocusLink {
  @MainActor func attached(to view: AnyView) -> AnyView
  func isEqual(to other: any SearchFocusLink) -> Bool
}

nonisolated private struct LinkedFocus<Value: Hashable>: SearchFocusLink {
  let binding: FocusState<Value>.Binding
  let value: Value
  @MainActor func attached(to view: AnyView) -> AnyView { AnyView(view.focused(binding, equals: value)) }
  func isEqual(to other: any SearchFocusLink) -> Bool {
    (other as? Self).map { ValueComparator.areEqual(self, $0) } ?? false
  }
}
