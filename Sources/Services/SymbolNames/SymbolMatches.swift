import Foundation

/// The table of names that have the drawing of something else, as its file says.
///
/// Each line has a name and what it looks like: `icon NAME [box FAMILY] [scale N]`, `same NAME`, `turn DEGREES NAME` or
/// `flip NAME`. The form with `.fill` follows from it.
struct SymbolMatches {
  /// How an outline is sized and boxed.
  struct Style: Equatable {
    var family = "plain"
    var scale = 1.0
  }

  enum Match: Equatable {
    case icon(String, Style)
    case same(String)
    case turned(Int, String)
    case flipped(String)
  }

  private let matches: [Substring: Substring]

  init(_ file: URL) { self.init(text: (try? String(contentsOf: file, encoding: .utf8)) ?? "") }

  init(text: String) {
    matches = text.split(separator: "\n").reduce(into: [:]) { matches, line in
      guard !line.hasPrefix("#"), let end = line.firstIndex(of: " ") else { return }
      matches[line[..<end]] = line[end...]
    }
  }

  /// The names in the table, in order.
  var names: [String] { matches.keys.map(String.init).sorted() }

  subscript(name: String) -> Match? {
    guard let words = matches[Substring(name)]?.split(separator: " ").map(String.init) else { return nil }
    switch (words.first, words.count) {
    case ("icon", 2...):
      var style = Style()
      for (key, value) in zip(words.dropFirst(2), words.dropFirst(3)) {
        if key == "box" { style.family = value }
        if key == "scale" { style.scale = Double(value) ?? 1 }
      }
      return .icon(words[1], style)
    case ("same", 2): return .same(words[1])
    case ("turn", 3): return Int(words[1]).map { .turned($0, words[2]) }
    case ("flip", 2): return .flipped(words[1])
    default: return nil
    }
  }
}
