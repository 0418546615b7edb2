import Foundation

extension View {
  /// Attaches a gesture that has precedence over those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture that, while it is enabled, has precedence over those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
  }
}
