import Foundation

extension View {
  /// Puts views in front of this one, which decides the size.
  ///
  /// They are offered this view's size, lie over each other, and may stick out.
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view in front of this one, which decides the size.
  @inlinable @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }
}

/// A view in front of another.
nonisolated public struct _OverlayModifier<Overlay: View>: ViewModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The view in front.
  public var overlay: Overlay
  /// How it is placed.
  public var alignment: Alignment
  /// Puts a view in front of what is modified.
  public nonisolated init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

extension _OverlayModifier: LayerModifier {
  var layer: some View { overlay }
  var placement: LayerPlacement { LayerPlacement(.inFront, alignment: alignment) }
}
