public import CoreTransferable
public import SwiftUICore

extension View {
  /// Lets the view be dragged, as what an item provider has that is made when the drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DraggableModifier(providers: { [data()] }, preview: nil))
  }

  /// Lets the view be dragged, as what an item provider has; another view follows the finger.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(providers: { [data()] }, preview: AnyView(preview())))
  }
}
