import Foundation

/// A part of an app's own symbol that shows only above a value.
///
/// A template's style gives its class a threshold, as in `.monochrome-2 {fill:#000000;-sfsymbols-variable-threshold:0.34}`. Each part
/// has a class for each way to paint symbols; this one is that of a single colour, in which own symbols are painted.
struct SymbolThreshold: Equatable {
  let className: String
  let threshold: Double

  /// More parts than a symbol has, and more bytes than its styles.
  private static let (mostParts, mostBytes) = (64, 1 << 16)

  /// Those that a template's styles name.
  static func all(in styles: Data) -> [SymbolThreshold] {
    let text = String(decoding: styles.prefix(mostBytes), as: UTF8.self)
    let rules = text.matches(of: #/\.(monochrome-[0-9]{1,4})\s*\{([^{}]*)\}/#)
    return rules.prefix(mostParts).compactMap { rule in
      guard let match = rule.2.firstMatch(of: #/-sfsymbols-variable-threshold\s*:\s*([0-9.]+)/#), let threshold = Double(match.1)
      else { return nil }
      return SymbolThreshold(className: String(rule.1), threshold: threshold)
    }
  }
}
