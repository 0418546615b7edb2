public import SwiftUICore

extension View {
  /// Shows a choice of actions, as older apps describe it, while a binding is `true`.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    modifier(DialogModifier(isAlert: false, isPresented: isPresented, data: true, parts: content().parts))
  }

  /// Shows a choice of actions, as older apps describe it, for a value while a binding has one.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  public nonisolated func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
    modifier(DialogModifier(isAlert: false, item: item, parts: item.wrappedValue.map { content($0).parts }))
  }
}
