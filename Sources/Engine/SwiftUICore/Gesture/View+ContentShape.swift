import Foundation

extension View {
  /// Makes a shape, fitted to the view's bounds, the area that takes presses.
  ///
  /// `eoFill` says which parts are inside where the outline crosses itself: by the even-odd rule, or by winding.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(HitTestingModifier(isEnabled: true, shape: { shape.path(in: $0) }, isEvenOdd: eoFill))
  }
}
