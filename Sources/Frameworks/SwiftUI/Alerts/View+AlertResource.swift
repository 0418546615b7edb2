public import FoundationAdditions
public import SwiftUICore

extension View {
  /// Shows an alert with a title that a resource names while a binding is `true`.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let parts = DialogContent(title: Text(titleResource), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows an alert with a title that a resource names and a message while a binding is `true`.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let parts = DialogContent(title: Text(titleResource), message: AnyView(message()), actions: AnyView(actions()))
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: true, parts: parts))
  }

  /// Shows an alert with a title that a resource names for a value, while a binding is `true` and there
  /// is a value; a change of the value does not show.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let parts = data.map { DialogContent(title: Text(titleResource), actions: AnyView(actions($0))) }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: data, parts: parts))
  }

  /// Shows an alert with a title that a resource names and a message for a value, while a binding is `true` and there
  /// is a value; a change of the value does not show.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let parts = data.map {
      DialogContent(title: Text(titleResource), message: AnyView(message($0)), actions: AnyView(actions($0)))
    }
    return modifier(DialogModifier(isAlert: true, isPresented: isPresented, data: data, parts: parts))
  }
}
