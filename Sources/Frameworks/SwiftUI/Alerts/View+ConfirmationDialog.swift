public import SwiftUICore

extension View {
  /// Shows a choice of actions with a title of the app's string tables while a binding is `true`.
  ///
  ///     Text("Kyoto").confirmationDialog("Sort by", isPresented: isOn) {
  ///       Button("Name") {}
  ///       Button("Size") {}
  ///     }
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = DialogContent(title: titleVisibility == .visible ? Text(titleKey) : nil, actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows a choice of actions with a title that is shown as it is while a binding is `true`.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = DialogContent(title: titleVisibility == .visible ? Text(title) : nil, actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows a choice of actions with a text as its title while a binding is `true`.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = DialogContent(title: titleVisibility == .visible ? title : nil, actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows a choice of actions with a title of the app's string tables and a message while a binding is `true`.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let parts = DialogContent(
      title: titleVisibility == .visible ? Text(titleKey) : nil, message: AnyView(message()), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows a choice of actions with a title that is shown as it is and a message while a binding is `true`.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let parts = DialogContent(
      title: titleVisibility == .visible ? Text(title) : nil, message: AnyView(message()), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows a choice of actions with a text as its title and a message while a binding is `true`.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let parts = DialogContent(
      title: titleVisibility == .visible ? title : nil, message: AnyView(message()), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows a choice of actions with a title of the app's string tables for a value, while a binding is `true` and there is a value; a change of the value does not show.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.map {
      DialogContent(title: titleVisibility == .visible ? Text(titleKey) : nil, actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows a choice of actions with a title that is shown as it is for a value, while a binding is `true` and there is a value; a change of the value does not show.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.map { DialogContent(title: titleVisibility == .visible ? Text(title) : nil, actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows a choice of actions with a text as its title for a value, while a binding is `true` and there is a value; a change of the value does not show.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.map { DialogContent(title: titleVisibility == .visible ? title : nil, actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows a choice of actions with a title of the app's string tables and a message for a value, while a binding is `true` and there is a value; a change of the value does not show.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.map {
      DialogContent(
        title: titleVisibility == .visible ? Text(titleKey) : nil, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows a choice of actions with a title that is shown as it is and a message for a value, while a binding is `true` and there is a value; a change of the value does not show.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.map {
      DialogContent(
        title: titleVisibility == .visible ? Text(title) : nil, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows a choice of actions with a text as its title and a message for a value, while a binding is `true` and there is a value; a change of the value does not show.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.map {
      DialogContent(
        title: titleVisibility == .visible ? title : nil, message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: data, parts: parts))
  }
}
