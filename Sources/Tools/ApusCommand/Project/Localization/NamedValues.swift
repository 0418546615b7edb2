/// The values that the texts of an entry name, `%(count)lld` or `%1$(count)lld`, and the positions that they have for apps.
///
/// Names are for people and for symbols: an app hands its values over in their order, and a translation may turn them round.
struct NamedValues {
  private var positions: [String: Int] = [:]

  /// Numbers the names where they are first used.
  /// - Parameters:
  ///   - key: The key of the entry, which may be a text.
  ///   - source: The entry's text in the language that the app is written in.
  init(key: String, source: CatalogText?) {
    for format in [key] + (source?.formats ?? []) { number(format) }
  }

  private mutating func number(_ format: String) {
    guard Self.mayName(format) else { return }
    var count = 0
    var own: Set<String> = []
    for match in format.matches(of: Self.placeholder) where match.specifier != nil {
      guard let name = match.name.map(String.init) else {
        count += 1
        continue
      }
      // A name that comes again is the same value.
      guard own.insert(name).inserted else { continue }
      count += 1
      if positions[name] == nil { positions[name] = match.position.flatMap { Int($0) } ?? count }
    }
  }

  /// The text with positions for names.
  func compiled(_ text: CatalogText) -> CatalogText { text.mapFormats(compiled) }

  /// The format with positions for names: `%2$lld`.
  func compiled(_ format: String) -> String {
    guard Self.mayName(format) else { return format }
    return format.replacing(Self.placeholder) { match in
      guard let name = match.name.map(String.init), let specifier = match.specifier else { return String(match.output.0) }
      // What the source does not name has the place where it stands, or the one that it says.
      let position = positions[name].map(String.init) ?? match.position.map(String.init)
      return "%" + (position.map { $0 + "$" } ?? "") + specifier
    }
  }

  private static func mayName(_ format: String) -> Bool {
    guard let sign = format.utf8.firstIndex(of: UInt8(ascii: "%")) else { return false }
    return format.utf8[sign...].contains(UInt8(ascii: "("))
  }

  /// A placeholder, also one without a name; what has no specifier is the number of a part, or a sign of its own.
  private static var placeholder: Regex<(Substring, position: Substring?, name: Substring?, specifier: Substring?)> {
    let regex =
      #/
      %(?: % | arg |
        (?: (?<position>[1-9][0-9]{0,2}) \$ )? (?: \( (?<name>[^()%]{1,64}) \) )?
        (?<specifier> \#@[^@]+@ | [\-+\#0-9'.]{0,8} [hlqLztj]{0,2} [@dDiuUxXoOfFeEgGaA] ) )
      /#
    return regex.matchingSemantics(.unicodeScalar)
  }
}

extension CatalogText {
  /// What it may say, the form for several before the others.
  fileprivate var formats: [String] {
    switch self {
    case .plain(let value): [value]
    case .plural(let forms): Self.inOrder(forms)
    case .substituted(let format, let substitutions):
      [format] + substitutions.sorted { $0.key < $1.key }.flatMap { Self.inOrder($0.value.forms) }
    }
  }

  private static func inOrder(_ forms: [String: String]) -> [String] {
    (["other"] + categories.filter { $0 != "other" }).compactMap { forms[$0] }
  }

  /// The text with each of its formats changed.
  fileprivate func mapFormats(_ change: (String) -> String) -> CatalogText {
    switch self {
    case .plain(let value): return .plain(change(value))
    case .plural(let forms): return .plural(forms.mapValues(change))
    case .substituted(let format, let substitutions):
      let changed = substitutions.mapValues { substitution in
        var changed = substitution
        changed.forms = substitution.forms.mapValues(change)
        return changed
      }
      return .substituted(change(format), changed)
    }
  }
}
