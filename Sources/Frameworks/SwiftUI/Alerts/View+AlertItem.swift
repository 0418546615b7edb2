public import Foundation
public import FoundationAdditions
public import SwiftUICore

extension View {
  /// Shows an alert with a title of the app's string tables for a value while a binding has one.
  ///
  /// Each of its buttons makes the binding `nil`. Another value in its place, while it is shown, does not show.
  ///
  ///     Text("Kyoto").alert("Delete?", item: $town) { town in
  ///       Button("Delete \(town.name)", role: .destructive) {}
  ///     }
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.wrappedValue.map { DialogContent(title: Text(titleKey), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, value: data, parts: parts))
  }

  /// Shows an alert with a title that is shown as it is for a value while a binding has one.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.wrappedValue.map { DialogContent(title: Text(title), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, value: data, parts: parts))
  }

  /// Shows an alert with a text as its title for a value while a binding has one.
  public nonisolated func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.wrappedValue.map { DialogContent(title: title, actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, value: data, parts: parts))
  }

  /// Shows an alert with a title that a resource names for a value while a binding has one.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.wrappedValue.map { DialogContent(title: Text(titleResource), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, value: data, parts: parts))
  }

  /// Shows an alert with a title of the app's string tables and a message for a value while a binding has one.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(title: Text(titleKey), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: true, value: data, parts: parts))
  }

  /// Shows an alert with a title that is shown as it is and a message for a value while a binding has one.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(title: Text(title), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: true, value: data, parts: parts))
  }

  /// Shows an alert with a text as its title and a message for a value while a binding has one.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(title: title, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: true, value: data, parts: parts))
  }

  /// Shows an alert with a title that a resource names and a message for a value while a binding has one.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.wrappedValue.map {
      DialogContent(title: Text(titleResource), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: true, value: data, parts: parts))
  }
}

extension View {
  /// Shows an alert about an error, with its description as the title, while a binding has one.
  public nonisolated func alert<E: LocalizedError, A: View>(
    error: Binding<E?>, @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = error.wrappedValue.map { DialogContent(title: $0.title, actions: AnyView(actions())) }
    return modifier(DialogModifier(isAlert: true, value: error, parts: parts))
  }

  /// Shows an alert about an error, with its description as the title and a message, while a binding has one.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    let parts = error.wrappedValue.map {
      DialogContent(title: $0.title, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: true, value: error, parts: parts))
  }
}
