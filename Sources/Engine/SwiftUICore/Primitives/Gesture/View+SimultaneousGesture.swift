import Foundation

extension View {
  /// Attaches a gesture that goes on beside those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture that, while it is enabled, goes on beside those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
  }
}
