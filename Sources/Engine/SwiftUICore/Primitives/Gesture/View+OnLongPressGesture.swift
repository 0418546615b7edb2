public import Foundation

extension View {
  /// Calls an action when a finger stays on the view.
  ///
  ///     Text("Kyoto").onLongPressGesture(minimumDuration: 0.8) { isLarge = true }
  ///
  /// - Parameters:
  ///   - minimumDuration: How long it takes, in seconds.
  ///   - maximumDistance: How far the finger may move meanwhile, in points.
  ///   - action: What happens.
  ///   - onPressingChanged: Called with `true` when a finger goes down and with `false` when the press is over or given up.
  /// - Returns: A view that recognises the press where it takes touches.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: _ActionGesture(
          LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          pressing: onPressingChanged
        ) { _ in action() }, priority: .normal, mask: .all))
  }

  /// Calls an action when a finger stays on the view, and tells when it goes down and leaves.
  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
