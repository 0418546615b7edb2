package import Foundation

/// What a host needs to know to send text: an input method shows its candidates beside the caret.
package struct TextInputState: Equatable {
  /// The caret, in points of the window.
  package var caret: CGRect
  /// Whether what an input method composes is shown; when that ends without the input method, it is to begin anew.
  package var isComposing: Bool
  /// Whether what is typed is secret, so that nobody is to suggest or remember words.
  package var isSecure: Bool
  /// What the views say of the text.
  package var traits = TextInputTraits()
}

/// Text that came from a keyboard or an input method.
package enum TextInput: Equatable {
  /// Text that is typed, in place of what was composed.
  case insert(String)
  /// Text that is still being composed, with the caret after a number of its characters; an empty one ends the composition.
  case compose(String, caret: Int)
}
