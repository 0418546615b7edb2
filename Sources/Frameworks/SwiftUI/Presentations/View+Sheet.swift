public import SwiftUICore

extension View {
  /// Shows a sheet while a binding is `true`.
  ///
  /// It slides up from the lower edge and can be pulled down, unless `interactiveDismissDisabled()` says otherwise. A window shows one at a
  /// time, and over it the ones that are declared inside of it.
  ///
  ///     Text("Kyoto").sheet(isPresented: isOn) { Text("A thousand temples") }
  /// - Parameters:
  ///   - isPresented: Becomes `false` when it is dismissed.
  ///   - onDismiss: Called when it has gone.
  ///   - content: What it shows.
  /// - Returns: The view, with its sheet.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a sheet for a value while a binding has one; another identity dismisses it and shows another one.
  /// - Parameters:
  ///   - item: Becomes `nil` when it is dismissed.
  ///   - onDismiss: Called when it has gone.
  ///   - content: What it shows for a value.
  /// - Returns: The view, with its sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(.sheet, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, sheet: content))
  }
}
