public import Foundation

/// Joins texts as a sentence does: "one, two, and three".
open class ListFormatter: Formatter {
  /// The language; the person's unless said otherwise.
  open var locale: Locale! = Locale.autoupdatingCurrent
  /// Writes each item; texts and what describes itself need none.
  open var itemFormatter: Formatter?

  /// The items, joined; `nil` where the formatter of items has no text for one.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
    let known = texts.compactMap(\.self)
    guard known.count == texts.count else { return nil }
    return known.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// The items of an array, joined; `nil` for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  /// Texts, joined in the person's language.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
}
