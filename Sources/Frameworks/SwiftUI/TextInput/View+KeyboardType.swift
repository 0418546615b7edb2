public import SwiftUICore
public import UIKitTypes

extension View {
  /// Sets which keys a keyboard on the screen shows for the fields inside.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboard = TextInputTraits.Keyboard(rawValue: type.rawValue) ?? .standard }
  }
}
