public import CoreTransferable
public import SwiftUICore

extension View {
  /// Lets the view be dragged, as a value that is made when the drag begins; a picture of the view follows the finger.
  ///
  ///     Text("Kyoto").draggable("Kyoto")
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier(providers: { [NSItemProvider(of: payload())] }, preview: nil))
  }

  /// Lets the view be dragged, as a value that is made when the drag begins; another view follows the finger.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(providers: { [NSItemProvider(of: payload())] }, preview: AnyView(preview())))
  }
}

/// Lets a view be dragged as what item providers have.
nonisolated struct DraggableModifier: ViewModifier {
  let providers: () -> [NSItemProvider]
  let preview: AnyView?
  @Environment(\.metrics.dragging) private var metrics

  init(providers: @escaping () -> [NSItemProvider], preview: AnyView?) {
    self.providers = providers
    self.preview = preview
  }

  @MainActor func body(content: Content) -> some View {
    let (providers, preview) = (providers, preview)
    content.modifier(
      DragSourceModifier(
        metrics: metrics.motion, items: { providers().map(TransferItem.init) }, preview: preview.map { view in { view } }))
  }
}
