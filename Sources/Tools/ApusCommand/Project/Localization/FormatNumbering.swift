import FoundationAdditions

/// Gives the values in the forms of a text the positions that they have in its key, so that a form may leave some of them out.
struct FormatNumbering {
  private let forms: [String: String]
  /// The kinds of the values by their positions, the first at 0.
  private let kinds: [Kind?]

  private enum Kind { case text, whole, fraction }

  /// - Parameters:
  ///   - key: The key of the text, whose values are the app's where it is a format.
  ///   - forms: The text's forms by their categories.
  init(key: String, forms: [String: String]) {
    self.forms = forms
    let own = Self.kinds(of: key)
    let longest = forms.sorted { $0.key < $1.key }.map { Self.kinds(of: $0.value) }.max { $0.count < $1.count } ?? []
    kinds = own.count >= longest.count ? own : longest
  }

  /// The rule for the runtime: the first number decides.
  var rule: [String: Any] {
    let position = (kinds.firstIndex { $0 == .whole || $0 == .fraction } ?? 0) + 1
    let variable = Self.variable(specifier: specifier(at: position), forms: forms.mapValues(numbered))
    return ["NSStringLocalizedFormatKey": "%\(position)$#@value@", "value": variable]
  }

  /// The rule of a text with substitutions.
  static func rule(_ format: String, _ substitutions: [String: CatalogText.Substitution]) -> [String: Any] {
    var rule: [String: Any] = [:]
    var text = "", next = 0
    var positions: [String: Int] = [:]
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let literal): text += literal.replacing("%", with: "%%")
      case .argument: text += "%%arg"
      case .value(let position, let specifier):
        next += 1
        text += "%\(position ?? next)$\(specifier)"
      case .variable(let position, let name):
        next += 1
        let place = position ?? substitutions[name]?.argument ?? next
        positions[name] = positions[name] ?? place
        text += "%\(place)$#@\(name)@"
      }
    }
    for (name, substitution) in substitutions where name != "NSStringLocalizedFormatKey" {
      rule[name] = variable(specifier: substitution.specifier, forms: substitution.forms)
    }
    rule["NSStringLocalizedFormatKey"] = text
    return rule
  }

  private static func variable(specifier: String, forms: [String: String]) -> [String: Any] {
    var variable: [String: Any] = forms
    variable["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
    variable["NSStringFormatValueTypeKey"] = specifier
    return variable
  }

  /// How the number is written that decides.
  private func specifier(at position: Int) -> String {
    for form in ["other"] + CatalogText.categories {
      var next = 0
      for case .value(let explicit, let specifier) in FormatPiece.pieces(of: forms[form] ?? "") {
        next += 1
        if explicit ?? next == position, Self.kind(of: specifier) != .text { return specifier }
      }
    }
    return "lld"
  }

  /// A form whose values all have positions: each that has none is the first of its kind that is not there yet.
  private func numbered(_ form: String) -> String {
    let pieces = FormatPiece.pieces(of: form)
    var taken = Set(pieces.compactMap { if case .value(let position?, _) = $0 { position } else { nil } })
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal.replacing("%", with: "%%")
      case .argument: text += "%arg"
      case .variable(let position, let name): text += "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
      case .value(let position, let specifier):
        let place = position ?? self.position(of: Self.kind(of: specifier), besides: taken)
        taken.insert(place)
        text += "%\(place)$\(specifier)"
      }
    }
    return text
  }

  private func position(of kind: Kind, besides taken: Set<Int>) -> Int {
    let free = kinds.indices.filter { !taken.contains($0 + 1) }
    if let place = free.first(where: { kinds[$0] == kind }) ?? free.first { return place + 1 }
    return (1...).first { !taken.contains($0) } ?? 1
  }

  private static func kinds(of format: String) -> [Kind?] {
    var kinds: [Kind?] = []
    var next = 0
    for case .value(let explicit, let specifier) in FormatPiece.pieces(of: format) {
      next += 1
      let position = explicit ?? next
      if kinds.count < position { kinds += Array(repeating: nil, count: position - kinds.count) }
      kinds[position - 1] = kind(of: specifier)
    }
    return kinds
  }

  private static func kind(of specifier: String) -> Kind {
    switch specifier.last {
    case "@": .text
    case "f", "F", "e", "E", "g", "G", "a", "A": .fraction
    default: .whole
    }
  }
}
