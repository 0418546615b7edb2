import EngineRuntime
package import Foundation

/// A table of texts in one language: the plain ones of its `.strings`, and the rules of its `.stringsdict`.
package struct StringTable: Sendable {
  /// The texts by their keys.
  package private(set) var texts: [String: TableText] = [:]

  /// The files' extensions.
  ///
  /// Foundation for Linux ends the process where it finds a rule in a `.stringsdict` under the key that it is asked for, so what
  /// `apus` builds has its rules in files of another name.
  package static let plainExtension = "strings"
  package static let ruleExtensions = ["stringsdict", "stringrules"]

  /// A table with no text.
  package init() {}

  /// Reads the files of a table in a folder; `nil` where there is none of them.
  init?(named name: String, in folder: URL) {
    var found = false
    for fileExtension in [Self.plainExtension] + Self.ruleExtensions {
      let file = folder.appending(path: "\(name).\(fileExtension)")
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      found = true
      if !add(data, isRules: fileExtension != Self.plainExtension) {
        Diagnostics.report("cannot read the texts in \(file.path): it is no table of strings; `plutil -lint` names the place")
      }
    }
    if !found { return nil }
  }

  /// Adds what a file has, and returns whether it is a table; rules displace plain texts of their keys.
  package mutating func add(_ data: Data, isRules: Bool) -> Bool {
    // A table of nothing is an empty file, or one of comments only.
    if data.isEmpty { return true }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return false }
    guard let entries = list as? [String: Any] else { return false }
    for (key, value) in entries {
      if let text = isRules ? TableText(rule: value) : (value as? String).map({ TableText($0) }) { texts[key] = text }
    }
    return true
  }

  /// The text of a key.
  package subscript(key: String) -> TableText? { texts[key] }
}
