import CGtk4
import DisplayModel

/// What an input method and a keyboard on the screen are told of the text, in GTK's words.
extension TextInputTraits {
  /// What kind of text it is.
  func purpose(isSecure: Bool) -> GtkInputPurpose {
    if isSecure { return GTK_INPUT_PURPOSE_PASSWORD }
    return switch keyboard {
    case .standard, .ascii, .numbersAndPunctuation, .twitter, .webSearch: GTK_INPUT_PURPOSE_FREE_FORM
    case .url: GTK_INPUT_PURPOSE_URL
    case .numberPad, .asciiNumberPad: GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: GTK_INPUT_PURPOSE_NAME
    case .email: GTK_INPUT_PURPOSE_EMAIL
    }
  }

  /// What may be done with it while it is typed; of secrets nothing is to be remembered.
  func hints(isSecure: Bool) -> GtkInputHints {
    if isSecure { return GtkInputHints(GTK_INPUT_HINT_PRIVATE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue) }
    let spelling = corrects ? GTK_INPUT_HINT_SPELLCHECK : GTK_INPUT_HINT_NO_SPELLCHECK
    let capitals =
      switch capitalization {
      case .never: GTK_INPUT_HINT_NONE
      case .words: GTK_INPUT_HINT_UPPERCASE_WORDS
      case .sentences: GTK_INPUT_HINT_UPPERCASE_SENTENCES
      case .characters: GTK_INPUT_HINT_UPPERCASE_CHARS
      }
    return GtkInputHints(spelling.rawValue | capitals.rawValue)
  }
}

extension SurroundingText {
  /// The bytes of some scalars, counted from the caret; as many as there are.
  func bytes(ofScalars count: Int, from offset: Int) -> Range<Int> {
    let scalars = text.unicodeScalars
    let here = String(decoding: text.utf8.prefix(caret), as: UTF8.self).unicodeScalars.count
    func place(_ number: Int) -> Int {
      String(String.UnicodeScalarView(scalars.prefix(min(max(number, 0), scalars.count)))).utf8.count - caret
    }
    return place(here + offset)..<place(here + offset + max(count, 0))
  }
}
