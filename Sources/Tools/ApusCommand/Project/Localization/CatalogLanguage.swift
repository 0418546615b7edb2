import Foundation

/// A text of a catalogue in one language.
enum CatalogText: Equatable {
  case plain(String)
  /// A form for each plural.
  case plural([String: String])
  /// A text with parts that have forms of their own.
  case substituted(String, [String: Substitution])

  struct Substitution: Equatable {
    /// Which value decides the form, from 1; `nil`: by the place in the text.
    var argument: Int?
    var specifier: String
    var forms: [String: String]
  }

  static let categories = ["zero", "one", "two", "few", "many", "other"]
}

/// Reads what entries of a catalogue say in one language.
struct CatalogLanguage {
  var device: StringCatalog.Device
  var isSource: Bool

  /// Variations stand in each other: by plural in those by device, say.
  private static let mostDepth = 8

  /// Whether a name is that of a language, and of a folder at once.
  static func isName(_ name: String) -> Bool {
    name.utf8.count <= 35 && name.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil
  }

  /// The text of an entry in the language; `nil` where it has none, or none yet.
  func text(_ localization: Any?) -> CatalogText? {
    (localization as? [String: Any]).flatMap { text(of: $0, depth: 0) }
  }

  private func text(of node: [String: Any], depth: Int) -> CatalogText? {
    guard depth < Self.mostDepth else { return nil }
    let variations = node["variations"] as? [String: Any] ?? [:]
    if let devices = variations["device"] as? [String: Any], let branch = branch(of: devices) {
      // What is substituted may stand beside the variations or in them.
      let inner = branch.merging(node["substitutions"].map { ["substitutions": $0] } ?? [:]) { own, _ in own }
      return text(of: inner, depth: depth + 1)
    }
    if let plural = variations["plural"] as? [String: Any] {
      let forms = forms(of: plural, depth: depth)
      return forms.isEmpty ? nil : .plural(forms)
    }
    guard let unit = node["stringUnit"] as? [String: Any], let value = value(of: unit) else { return nil }
    guard let list = node["substitutions"] as? [String: Any], !list.isEmpty else { return .plain(value) }
    let substitutions = list.compactMapValues { substitution($0, depth: depth + 1) }
    return substitutions.isEmpty ? .plain(value) : .substituted(value, substitutions)
  }

  /// A text that nobody has translated is none, except where the app is written in the language.
  private func value(of unit: [String: Any]) -> String? {
    if !isSource, unit["state"] as? String == "new" { return nil }
    return unit["value"] as? String
  }

  private func branch(of devices: [String: Any]) -> [String: Any]? {
    let choices = device.choices + devices.keys.sorted()
    return choices.lazy.compactMap { devices[$0] as? [String: Any] }.first
  }

  private func forms(of plural: [String: Any], depth: Int) -> [String: String] {
    var forms: [String: String] = [:]
    for category in CatalogText.categories {
      guard let node = plural[category] as? [String: Any], let text = text(of: node, depth: depth + 1) else { continue }
      switch text {
      case .plain(let value), .substituted(let value, _): forms[category] = value
      case .plural(let inner): forms[category] = inner[category] ?? inner["other"]
      }
    }
    return forms
  }

  private func substitution(_ value: Any, depth: Int) -> CatalogText.Substitution? {
    guard let node = value as? [String: Any], let text = text(of: node.filter { $0.key != "substitutions" }, depth: depth) else {
      return nil
    }
    let forms: [String: String] =
      switch text {
      case .plain(let value), .substituted(let value, _): ["other": value]
      case .plural(let forms): forms
      }
    let argument = (node["argNum"] as? NSNumber).map(\.intValue)
    return CatalogText.Substitution(
      argument: argument.flatMap { (1...100).contains($0) ? $0 : nil }, specifier: node["formatSpecifier"] as? String ?? "lld",
      forms: forms)
  }
}
