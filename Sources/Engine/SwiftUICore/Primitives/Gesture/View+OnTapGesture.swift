public import Foundation

extension View {
  /// Calls an action when the view is tapped a number of times in a row, by finger or mouse.
  ///
  /// A count below 1 stands for 1; from one tap to the next 0.35 seconds may pass. Assistive tools do not find it as a button
  /// does; prefer `Button` where there is something to press.
  ///
  ///     Circle().onTapGesture(count: 2) { print("twice") }
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(
      _GestureModifier(
        gesture: _ActionGesture(TapGesture(count: count)) { _ in action() }, priority: .normal, mask: .all))
  }

  /// Calls an action with the place, in points, when the view is tapped a number of times in a row.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: _ActionGesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)) { action($0.location) },
        priority: .normal, mask: .all))
  }
}
