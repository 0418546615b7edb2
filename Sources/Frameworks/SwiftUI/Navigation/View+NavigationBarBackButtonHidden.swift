public import SwiftUICore

extension View {
  /// Hides the button that leads back; neither keys nor a finger at the edge lead back then.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(ScreenKey.self) { $0.isBackButtonHidden = hidesBackButton }
  }
}
