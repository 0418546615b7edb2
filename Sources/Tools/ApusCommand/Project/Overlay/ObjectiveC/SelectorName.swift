/// The name that the compiler gives a method for Objective-C.
///
/// The words after a method's own name are those of its labels: `move(to:)` is `moveTo:`, and `fill(color:alpha:)` is
/// `fillWithColor:alpha:`. The rule of the word `With` is the compiler's: it stands where neither the method's name ends nor the label
/// begins with a preposition (Facts 14.1).
enum SelectorName {
  /// The name of a method; `nil` stands for a label that is `_`.
  static func method(_ name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var result = name
    if let first {
      if !endsWithPreposition(name), !beginsWithPreposition(first) { result += "With" }
      result += first.prefix(1).uppercased() + first.dropFirst()
    }
    return labels.dropFirst().reduce(result + ":") { $0 + ($1 ?? "") + ":" }
  }

  /// The name of what sets a property.
  static func setter(_ name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }

  /// A method's name as Swift writes it: `move(to:)`.
  static func swift(_ name: String, labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// A name as Swift writes it, taken apart; no labels where it has no brackets.
  static func parts(of swift: String) -> (name: String, labels: [String?]?) {
    guard let open = swift.firstIndex(of: "(") else { return (swift, nil) }
    let labels = swift[swift.index(after: open)...].prefix { $0 != ")" }.split(separator: ":")
    return (String(swift[..<open]), labels.map { $0 == "_" ? nil : String($0) })
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
    "with", "within",
  ]

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(label.prefix(1).lowercased() + label.dropFirst().prefix { !$0.isUppercase && $0 != "_" })
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    let word = name.lastIndex { $0.isUppercase }.map { name[$0...] } ?? name[...]
    return prepositions.contains(word.lowercased())
  }
}
