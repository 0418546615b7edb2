public import SwiftUICore

extension View {
  /// Asks that the system's gestures at some edges of the screen wait for the app's.
  ///
  /// A window of a desktop has no such gestures: the app's come first anyway.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
