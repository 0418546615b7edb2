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
  /// The text around the caret, as far as an input method looks; `nil` where it is secret.
  package var surroundingText: SurroundingText?

  package init(
    caret: CGRect, isComposing: Bool, isSecure: Bool, traits: TextInputTraits = TextInputTraits(),
    surroundingText: SurroundingText? = nil
  ) {
    (self.caret, self.isComposing, self.isSecure) = (caret, isComposing, isSecure)
    (self.traits, self.surroundingText) = (traits, surroundingText)
  }
}

/// The text around a caret, without what is being composed: an input method chooses by it, and converts it again.
package struct SurroundingText: Equatable {
  package var text: String
  /// Where the caret stands in it, in bytes of UTF-8.
  package var caret: Int
  /// Where the selection began, in bytes of UTF-8; with nothing selected, the caret's place.
  package var anchor: Int

  package init(text: String, caret: Int, anchor: Int) { (self.text, self.caret, self.anchor) = (text, caret, anchor) }
}

/// Text that came from a keyboard or an input method.
package enum TextInput: Equatable {
  /// Text that is typed, in place of what was composed.
  case insert(String)
  /// Text that is still being composed, with the caret after a number of its characters, and those of them that are being
  /// converted now; an empty one ends the composition.
  case compose(String, caret: Int, clause: Range<Int>? = nil)
  /// Takes text away around the caret, by bytes of UTF-8 that are counted from it; what an input method says of text that it was told.
  case delete(Range<Int>)
}
