public import Foundation

extension View {
  /// Calls an action with the place while the pointer moves over the view, and when it leaves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
  }
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// At a point of the coordinate space.
  case active(CGPoint)
  /// It has left.
  case ended
}
