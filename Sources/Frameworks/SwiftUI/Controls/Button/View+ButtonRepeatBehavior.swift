public import SwiftUICore

extension View {
  /// Sets whether the buttons inside act again and again while they are held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
