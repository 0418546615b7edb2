/// The words in the name of an asset or in the key of a text, of which Swift names are made.
struct NameWords: Equatable {
  /// Where a word begins besides after what is neither letter nor digit.
  enum Rule {
    /// At each change between letters and digits, at a capital after a small letter, and at the last of several capitals before a
    /// small letter: `APCPhoto2x` is APC, Photo, 2, x.
    case assets
    /// At a capital after a small letter or a digit; apostrophes count as not being there, `$` as a letter: `Snap’s` is Snaps.
    case texts
  }

  private(set) var words: [String] = []

  init(_ name: String, _ rule: Rule) {
    let scalars = Array(name.unicodeScalars)
    var word = ""
    for (index, scalar) in scalars.enumerated() {
      if rule == .texts, "'’".unicodeScalars.contains(scalar) { continue }
      guard Self.isPart(scalar, rule) else {
        finish(&word)
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if let last = word.unicodeScalars.last, Self.begins(scalar, after: last, before: next, rule) { finish(&word) }
      word.unicodeScalars.append(scalar)
    }
    finish(&word)
  }

  private mutating func finish(_ word: inout String) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  private static func isPart(_ scalar: Unicode.Scalar, _ rule: Rule) -> Bool {
    if scalar == "_" { return false }
    return scalar.properties.isXIDContinue || (rule == .texts && scalar == "$")
  }

  private static func begins(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar, before next: Unicode.Scalar?, _ rule: Rule
  ) -> Bool {
    let (isCapital, wasCapital) = (scalar.properties.isUppercase, last.properties.isUppercase)
    switch rule {
    case .assets:
      if isDigit(scalar) != isDigit(last) { return true }
      if isCapital, wasCapital { return next.map { $0.properties.isLowercase } ?? false }
      return isCapital
    case .texts:
      return isCapital && (last.properties.isLowercase || isDigit(last))
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
}

extension NameWords {
  /// The name of a colour's or picture's symbol, as Xcode makes it; `nil` where the asset's name has neither letter nor digit.
  static func symbol(ofAsset name: String) -> String? {
    var words = NameWords(name, .assets).words
    // The type says it: `AccentColor` is `accent`; a name that is nothing else keeps it.
    if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" { words.removeLast() }
    return identifier(words) { first in first.lowercased() }
  }

  /// The name of the enum that stands for a group of assets, as Xcode makes it.
  static func symbol(ofGroup name: String) -> String? {
    identifier(NameWords(name, .assets).words) { first in capitalized(first) }
  }

  /// The name of a text's symbol, as Xcode makes it from what is left of a key without its placeholders.
  static func symbol(ofText key: String) -> String? {
    let words = NameWords(key, .texts).words
    let parts = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : capitalized(word.lowercased())
    }
    return escaped(parts.joined())
  }

  /// A name in which no small letter stands keeps its capitals, and its words stay apart.
  private static func identifier(_ words: [String], first: (String) -> String) -> String? {
    let hasSmallLetters = words.contains { $0.unicodeScalars.contains { $0.properties.isLowercase } }
    guard hasSmallLetters else { return escaped(words.joined(separator: "_")) }
    return escaped(words.enumerated().map { $0 == 0 ? first($1) : capitalized($1) }.joined())
  }

  /// With a capital in front; what follows stays.
  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A name that Swift takes: none begins with a digit, and words of the language stand in backticks.
  private static func escaped(_ name: String) -> String? {
    guard let first = name.unicodeScalars.first else { return nil }
    if !first.properties.isXIDStart { return "_" + name }
    return SwiftLiteral.name(name)
  }
}
