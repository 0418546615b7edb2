import Foundation

/// A text in the order of file managers: numbers by their value, case and accents last.
public struct _StandardText: Comparable, Sendable {
  let text: String

  public static func == (lhs: _StandardText, rhs: _StandardText) -> Bool {
    lhs.text == rhs.text || StandardTexts.compare(lhs.text, rhs.text) == .orderedSame
  }
  /// Whether the first comes before the second.
  public static func < (lhs: _StandardText, rhs: _StandardText) -> Bool {
    StandardTexts.compare(lhs.text, rhs.text) == .orderedAscending
  }
}

/// A text in the order of the current language.
public struct _LocalizedText: Comparable, Sendable {
  let text: String

  public static func == (lhs: _LocalizedText, rhs: _LocalizedText) -> Bool {
    lhs.text == rhs.text || lhs.text.localizedCompare(rhs.text) == .orderedSame
  }
  /// Whether the first comes before the second.
  public static func < (lhs: _LocalizedText, rhs: _LocalizedText) -> Bool {
    lhs.text.localizedCompare(rhs.text) == .orderedAscending
  }
}

extension String {
  /// The text as sort descriptors of the kind `localizedStandard` compare it.
  public var _standardText: _StandardText { _StandardText(text: self) }
  /// The text as sort descriptors of the kind `localized` compare it.
  public var _localizedText: _LocalizedText { _LocalizedText(text: self) }
}

extension Optional where Wrapped == String {
  /// The text as sort descriptors of the kind `localizedStandard` compare it.
  public var _standardText: _StandardText? { map(_StandardText.init) }
  /// The text as sort descriptors of the kind `localized` compare it.
  public var _localizedText: _LocalizedText? { map(_LocalizedText.init) }
}
