public import SwiftUICore
public import UIKitTypes

extension View {
  /// Says what the text is that is typed into the fields inside, so that an input method may offer what it knows.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.contentType = textContentType?.rawValue }
  }
}
