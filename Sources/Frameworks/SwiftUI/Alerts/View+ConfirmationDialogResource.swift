public import FoundationAdditions
public import SwiftUICore

extension View {
  /// Shows a choice of actions with a title that a resource names while a binding is `true`.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = DialogContent(title: titleVisibility == .visible ? Text(titleResource) : nil, actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows a choice of actions with a title that a resource names and a message while a binding is `true`.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let parts = DialogContent(
      title: titleVisibility == .visible ? Text(titleResource) : nil, message: AnyView(message()), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows a choice of actions with a title that a resource names for a value, while a binding is `true` and there
  /// is a value; a change of the value does not show.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.map {
      DialogContent(title: titleVisibility == .visible ? Text(titleResource) : nil, actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows a choice of actions with a title that a resource names and a message for a value, while a binding is `true` and there
  /// is a value; a change of the value does not show.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.map {
      DialogContent(
        title: titleVisibility == .visible ? Text(titleResource) : nil, message: AnyView(message($0)),
        actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: data, parts: parts))
  }
}
