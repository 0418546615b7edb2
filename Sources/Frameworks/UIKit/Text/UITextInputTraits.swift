public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Whether a text is corrected while it is typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default`
  /// It is not.
  case no
  /// It is.
  case yes
}

/// Whether the spelling of a text is checked while it is typed.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default`
  /// It is not.
  case no
  /// It is.
  case yes
}

/// Whether quotation marks become those of the language while they are typed.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As usual.
  case `default`
  /// They do not.
  case no
  /// They do.
  case yes
}

/// Whether two hyphens become a dash while they are typed.
public enum UITextSmartDashesType: Int, Sendable {
  /// As usual.
  case `default`
  /// They do not.
  case no
  /// They do.
  case yes
}

/// Whether spaces come and go by themselves where text is put in.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As usual.
  case `default`
  /// They do not.
  case no
  /// They do.
  case yes
}

/// What a keyboard on the screen looks like.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the surroundings are.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  /// An older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// What the Return key of a keyboard on the screen says.
public enum UIReturnKeyType: Int, Sendable {
  /// That it ends a line.
  case `default`
  /// "Go".
  case go
  /// That it looks for something.
  case google
  /// "Join".
  case join
  /// "Next".
  case next
  /// "Route".
  case route
  /// "Search".
  case search
  /// "Send".
  case send
  /// That it looks for something.
  case yahoo
  /// "Done".
  case done
  /// That it calls for help.
  case emergencyCall
  /// "Continue".
  case `continue`

  var label: SubmitLabel {
    switch self {
    case .default, .emergencyCall: .return
    case .go: .go
    case .google, .yahoo, .search: .search
    case .join: .join
    case .next: .next
    case .route: .route
    case .send: .send
    case .done: .done
    case .continue: .continue
    }
  }
}

/// What a keyboard on the screen, and the system, are told of a text that is typed.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether it is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether its spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// What the keyboard looks like.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the Return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key can be used only where there is a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether nobody is to see it.
  var isSecureTextEntry: Bool { get set }
  /// What it is.
  var textContentType: UITextContentType! { get set }
}

/// The values of ``UITextInputTraits``.
struct TypingTraits: Equatable {
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var contentType: UITextContentType?
}

extension View {
  /// Tells input methods what is typed.
  func typing(_ traits: TypingTraits) -> some View {
    keyboardType(traits.keyboard)
      .autocapitalization(traits.capitalization)
      .autocorrectionDisabled(traits.correction == .no)
      .textContentType(traits.contentType)
      .submitLabel(traits.returnKey.label)
  }
}

/// What of a text has become another one.
struct TextChange: Equatable {
  /// In units of UTF-16.
  var range: NSRange
  var replacement: String

  /// What leads from one text to another: all between what both begin and end with.
  init(from old: String, to new: String) {
    let before = Array(old), after = Array(new)
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < after.count - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    let head = String(before[..<start]).utf16.count
    range = NSRange(location: head, length: String(before[start..<(before.count - end)]).utf16.count)
    replacement = String(after[start..<(after.count - end)])
  }
}
