public import Foundation
public import SwiftUICore

extension View {
  /// Shows an alert with a title of the app's string tables while a binding is `true`.
  ///
  /// Each of its buttons makes the binding `false`. Without actions there is a button to leave it. Forms with a value show only
  /// while that is not `nil`.
  ///
  ///     Text("Kyoto").alert("Delete?", isPresented: isOn) {
  ///       Button("Delete", role: .destructive) {}
  ///     }
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = DialogContent(title: Text(titleKey), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows an alert with a title that is shown as it is while a binding is `true`.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = DialogContent(title: Text(title), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows an alert with a text as its title while a binding is `true`.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = DialogContent(title: title, actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows an alert with a title of the app's string tables and a message while a binding is `true`.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = DialogContent(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows an alert with a title that is shown as it is and a message while a binding is `true`.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = DialogContent(title: Text(title), message: AnyView(message()), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows an alert with a text as its title and a message while a binding is `true`.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = DialogContent(title: title, message: AnyView(message()), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows an alert with a title of the app's string tables for a value, while a binding is `true` and there is a value; a change of the value does not show.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.map { DialogContent(title: Text(titleKey), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows an alert with a title that is shown as it is for a value, while a binding is `true` and there is a value; a change of the value does not show.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.map { DialogContent(title: Text(title), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows an alert with a text as its title for a value, while a binding is `true` and there is a value; a change of the value does not show.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.map { DialogContent(title: title, actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows an alert with a title of the app's string tables and a message for a value, while a binding is `true` and there is a value; a change of the value does not show.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.map { DialogContent(title: Text(titleKey), message: AnyView(message($0)), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows an alert with a title that is shown as it is and a message for a value, while a binding is `true` and there is a value; a change of the value does not show.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.map { DialogContent(title: Text(title), message: AnyView(message($0)), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows an alert with a text as its title and a message for a value, while a binding is `true` and there is a value; a change of the value does not show.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.map { DialogContent(title: title, message: AnyView(message($0)), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: data, parts: parts))
  }
}

extension View {
  /// Shows an alert about an error, with its description as the title, while a binding is `true` and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = error.map { DialogContent(title: $0.title, actions: AnyView(actions())) }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: error, parts: parts))
  }

  /// Shows an alert about an error, with its description as the title and a message, while a binding is `true` and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    let parts = error.map {
      DialogContent(title: $0.title, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: error, parts: parts))
  }
}

extension LocalizedError {
  /// What an alert about the error is called.
  var title: Text { Text(errorDescription ?? localizedDescription) }
}

extension View {
  /// Shows an alert, as older apps describe it, while a binding is `true`.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use View.alert(title:isPresented:presenting::actions:) instead."
  )
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: content().parts))
  }

  /// Shows an alert, as older apps describe it, for a value while a binding has one.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use View.alert(title:isPresented:presenting::actions:) instead."
  )
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    modifier(DialogModifier(isAlert: true, item: item, parts: item.wrappedValue.map { content($0).parts }))
  }
}
