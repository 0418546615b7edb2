public import SwiftUICore

extension View {
  /// Shows a view that covers the whole window while a binding is `true`.
  ///
  /// No finger takes it away: its content calls `dismiss`, or the binding changes.
  ///
  ///     Button("Map") { isLarge = true }.fullScreenCover(isPresented: $isLarge) { Image("map") }
  ///
  /// - Parameters:
  ///   - isPresented: Becomes `false` when it is dismissed.
  ///   - onDismiss: Called when it has gone.
  ///   - content: What it shows.
  /// - Returns: The view, with its cover.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(.cover, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a view that covers the whole window for a value while a binding has one; another identity dismisses it and shows another one.
  /// - Parameters:
  ///   - item: Becomes `nil` when it is dismissed.
  ///   - onDismiss: Called when it has gone.
  ///   - content: What it shows for a value.
  /// - Returns: The view, with its cover.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(.cover, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss, sheet: content))
  }
}
