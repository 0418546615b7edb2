import Foundation

/// What a view says of the text that is typed in it: which keys a keyboard on the screen is to show, and what may be done with the
/// text meanwhile.
package struct TextInputTraits: Equatable, Sendable {
  /// Which keys are of use; the numbers are those of UIKit's keyboard types.
  package enum Keyboard: Int, Sendable {
    case standard, ascii, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, email, decimalPad, twitter, webSearch
    case asciiNumberPad
  }
  /// Which letters become capitals by themselves; the numbers are those of UIKit.
  package enum Capitalization: Int, Sendable { case never, words, sentences, characters }

  package var keyboard = Keyboard.standard
  /// What the text is, by UIKit's name for it, such as `username`.
  package var contentType: String?
  package var capitalization = Capitalization.sentences
  package var corrects = true
  package var submitLabel = SubmitLabel.return

  package init() {}
}

private enum TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
  /// What is said of the text that is typed here.
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether words that are typed are left as they are; `false` by default.
  public var autocorrectionDisabled: Bool {
    get { !textInputTraits.corrects }
    set { textInputTraits.corrects = !newValue }
  }
  /// Whether words that are typed are left as they are; `nil` and `false` leave it to the system.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

/// What a keyboard on the screen writes on the key that ends typing.
public struct SubmitLabel: Equatable, Sendable {
  package let name: String
  /// "Done".
  public static let done = SubmitLabel(name: "done")
  /// "Go".
  public static let go = SubmitLabel(name: "go")
  /// "Send".
  public static let send = SubmitLabel(name: "send")
  /// "Join".
  public static let join = SubmitLabel(name: "join")
  /// "Route".
  public static let route = SubmitLabel(name: "route")
  /// "Search".
  public static let search = SubmitLabel(name: "search")
  /// "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// "Next".
  public static let next = SubmitLabel(name: "next")
  /// "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}
