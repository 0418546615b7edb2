extension SymbolRules {
  /// Marks that stand in a disc.
  private static let discMarks: [String: String] = [
    "plus": "green", "minus": "red", "xmark": "red", "checkmark": "green", "exclamationmark": "yellow", "questionmark": "gray",
    "ellipsis": "gray", "a": "gray", "record": "red",
  ]

  /// A disc or a symbol at the lower right, a bare disc at the upper right, with a gap around it.
  func badged(_ name: SymbolName) -> String? {
    guard let index = name.words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > 0 else { return nil }
    var base = name.words[..<index].joined(separator: ".")
    var badge = Array(name.words[(index + 1)...])
    if badge.last == "fill" {
      badge.removeLast()
      base += ".fill"
    }
    guard let header = header(base) else { return nil }
    let size = header.size
    let steps: [String]
    let corner: SymbolSize
    var reach = 205.0
    switch (name.words[index], badge.joined(separator: ".")) {
    case ("trianglebadge", let mark):
      corner = SymbolSize(size.width - 140, size.height - 110)
      guard let lines = sign(mark + ".triangle.fill", at: corner, room: 470, color: "yellow") else { return nil }
      (steps, reach) = (lines, 235)
    case (_, ""):
      corner = SymbolSize(size.width - 120, 120)
      reach = 155
      steps = ["cut fill circle \(corner) 225", "fill color=red circle \(corner) 155"]
    case (_, let mark) where Self.discMarks[mark] != nil || mark.hasPrefix("arrow."):
      corner = SymbolSize(size.width - 145, size.height - 115)
      guard let drawn = self.mark(mark) else { return nil }
      steps =
        ["cut fill circle \(corner) 280", "fill color=\(Self.discMarks[mark] ?? "blue") circle \(corner) 205"]
        + drawn.lines(keyword: "mark ", at: corner, room: SymbolSize(245, 235))
    case (_, let mark):
      corner = SymbolSize(size.width - 145, size.height - 120)
      let other = mark == "person.crop" ? "person" : mark
      guard let lines = sign(solidest(other), at: corner, room: 470, color: nil) else { return nil }
      (steps, reach) = (lines, 235)
    }
    return joined(base, header, badge: steps, at: corner, reach: reach)
  }

  private func sign(_ symbol: String, at corner: SymbolSize, room: Double, color: String?) -> [String]? {
    guard let size = header(symbol)?.size else { return nil }
    let scale = (room / max(size.width, size.height)).short
    let paint = color.map { "color=\($0) " } ?? ""
    return ["cut use +130 \(symbol) \(corner) \(scale)", "use \(paint)\(symbol) \(corner) \(scale)"]
  }

  /// The base with its badge, in a size that has both.
  private func joined(
    _ base: String, _ header: SymbolCatalog.Header, badge: [String], at corner: SymbolSize, reach: Double
  ) -> String {
    let (left, top) = (min(0, corner.width - reach), min(0, corner.height - reach))
    let size = SymbolSize(
      max(header.size.width, corner.width + reach) - left, max(header.size.height, corner.height + reach) - top)
    let middle = header.size.middle
    guard left != 0 || top != 0 else {
      return file(size, header.family, limit: 118, ["use level=1 \(base) \(middle) 1"] + badge)
    }
    // What reaches out to the left or above moves all.
    let inner = file(size, header.family, ["use level=1 \(base) \(middle) 1"] + badge)
    let lines = inner.split(separator: "\n").dropFirst(2).map { SymbolLine($0).moved(by: -left, -top) }
    return file(size, header.family, limit: 118, lines)
  }
}

/// A step of a symbol file, taken apart into what stands before its numbers and the numbers.
struct SymbolLine {
  private let words: [Substring]

  init(_ line: Substring) { words = line.split(separator: " ") }

  /// The line with its first point moved; for circles and uses.
  func moved(by x: Double, _ y: Double) -> String {
    guard let first = words.firstIndex(where: { Double($0) != nil }), first + 1 < words.count,
      let oldX = Double(words[first]), let oldY = Double(words[first + 1])
    else { return words.joined(separator: " ") }
    var moved = words.map(String.init)
    (moved[first], moved[first + 1]) = ((oldX + x).short, (oldY + y).short)
    return moved.joined(separator: " ")
  }
}
