import Foundation
import FoundationAdditions

/// The table of one language as apps read it: plain texts, and rules for those that depend on numbers.
struct CompiledTable {
  private var plain: [String: String] = [:]
  private var entries: [String: [String: Any]] = [:]

  var isEmpty: Bool { plain.isEmpty }

  /// Adds a text.
  ///
  /// One with forms is a rule, and its form for several is a plain text besides: for those that ask Foundation, which knows no rules.
  mutating func add(_ text: CatalogText, for key: String) {
    switch text {
    case .plain(let value): plain[key] = value
    case .plural(let forms): add(rule: FormatNumbering(key: key, forms: forms).rule, for: key)
    case .substituted(let format, let substitutions):
      add(rule: FormatNumbering.rule(format, substitutions), for: key)
    }
  }

  private mutating func add(rule: [String: Any], for key: String) {
    guard let text = TableText(rule: rule) else { return }
    plain[key] = FormatTemplate(withoutValues: text).format
    entries[key] = rule
  }

  /// The file of the plain texts, a property list.
  var strings: Data {
    get throws { try PropertyListSerialization.data(fromPropertyList: plain, format: .xml, options: 0) }
  }

  /// The file of the rules; `nil` where there is none.
  var rules: Data? {
    get throws {
      entries.isEmpty ? nil : try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
    }
  }
}

/// The files in which apps find the rules of their texts.
enum RuleFiles {
  /// Foundation for Linux reads `.stringsdict`, and ends the process where it finds a rule in one; so they have another name in apps.
  static let fileExtension = "stringrules"

  /// Where a resource lies in an app.
  static func destination(of resource: String) -> String {
    let suffix = ".stringsdict"
    return resource.hasSuffix(suffix) ? resource.dropLast(suffix.count) + "." + fileExtension : resource
  }
}
