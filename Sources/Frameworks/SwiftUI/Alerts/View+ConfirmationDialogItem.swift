public import FoundationAdditions
public import SwiftUICore

extension View {
  /// Shows a choice of actions with a title of the app's string tables for a value while a binding has one.
  ///
  /// Each of its buttons makes the binding `nil`. Another value in its place, while it is shown, does not show.
  ///
  ///     Text("Kyoto").confirmationDialog("Sort by", item: $list) { list in
  ///       Button("Name") { list.sort() }
  ///     }
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(title: titleVisibility == .visible ? Text(titleKey) : nil, actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, value: data, parts: parts))
  }

  /// Shows a choice of actions with a title that is shown as it is for a value while a binding has one.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(title: titleVisibility == .visible ? Text(title) : nil, actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, value: data, parts: parts))
  }

  /// Shows a choice of actions with a text as its title for a value while a binding has one.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(title: titleVisibility == .visible ? title : nil, actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, value: data, parts: parts))
  }

  /// Shows a choice of actions with a title that a resource names for a value while a binding has one.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(title: titleVisibility == .visible ? Text(titleResource) : nil, actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, value: data, parts: parts))
  }

  /// Shows a choice of actions with a title of the app's string tables and a message for a value while a binding has one.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(
        title: titleVisibility == .visible ? Text(titleKey) : nil, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, value: data, parts: parts))
  }

  /// Shows a choice of actions with a title that is shown as it is and a message for a value while a binding has one.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(
        title: titleVisibility == .visible ? Text(title) : nil, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, value: data, parts: parts))
  }

  /// Shows a choice of actions with a text as its title and a message for a value while a binding has one.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(
        title: titleVisibility == .visible ? title : nil, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, value: data, parts: parts))
  }

  /// Shows a choice of actions with a title that a resource names and a message for a value while a binding has one.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(
        title: titleVisibility == .visible ? Text(titleResource) : nil, message: AnyView(message($0)),
        actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, value: data, parts: parts))
  }
}
