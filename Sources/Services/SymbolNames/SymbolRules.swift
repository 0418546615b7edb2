/// Drawings that follow from the parts of a name: a mark in a circle, a slash, a badge, a half that is filled.
///
/// A rule writes the text of a symbol file that uses other drawings; it holds where these are there.
struct SymbolRules {
  let catalog: SymbolCatalog

  /// The text for a name; `nil` where no rule leads to drawings.
  func text(for name: String) -> String? {
    let parts = SymbolName(name)
    if let text = enclosed(parts) ?? slashed(parts) ?? badged(parts) { return text }
    if let text = halved(parts) ?? region(parts) ?? grid(parts) ?? pair(parts) ?? moved(parts) { return text }
    return synonym(parts) ?? (parts.isSolid ? solid(parts.stem) : hollow(name))
  }

  func header(_ name: String) -> SymbolCatalog.Header? { catalog.header(of: name) }

  /// A drawing that uses others, one line for each.
  func file(_ size: SymbolSize, _ family: String, mirrors: Bool = false, limit: Int? = nil, _ lines: [String]) -> String {
    var head = ["size \(size)", "box \(family)"]
    if mirrors { head.append("mirror rtl") }
    if let limit { head.append("limit \(limit)") }
    return (head + lines).joined(separator: "\n")
  }

  /// The solid form of a name, else the name itself.
  func solidest(_ name: String) -> String {
    name.hasSuffix(".fill") || header(name + ".fill") == nil ? name : name + ".fill"
  }

  // MARK: Slashes

  /// A line from the upper left to the lower right, most of its gap on its upper side.
  private func slashed(_ name: SymbolName) -> String? {
    guard let base = name.stem.dropping(suffix: ".slash") else { return nil }
    let shown = name.isSolid ? base + ".fill" : base
    guard let header = header(shown) ?? (name.isSolid ? self.header(base) : nil) else { return nil }
    let drawn = self.header(shown) == nil ? base : shown
    let reach = max(header.size.height, header.size.width * 0.8)
    let size = SymbolSize(max(header.size.width, reach), max(header.size.height, reach))
    let (middle, half) = (size.middle, reach / 2 - 45)
    let line = { (x: Double, y: Double) in
      "M \((middle.width - half + x).short) \((middle.height - half + y).short) "
        + "L \((middle.width + half + x).short) \((middle.height + half + y).short)"
    }
    return file(
      size, header.family, mirrors: header.mirrors, limit: 112,
      ["use level=1 \(drawn) \(middle) 1", "cut stroke +120 \(line(28, -22))", "stroke \(line(0, 0))"])
  }

  // MARK: Other words for the same

  /// Forward and leading are what right and left are, in languages that are read to the right.
  private func synonym(_ name: SymbolName) -> String? {
    let words = [
      "forward": "right", "backward": "left", "leading": "left", "trailing": "right", "topleading": "topleft",
      "toptrailing": "topright", "bottomleading": "bottomleft", "bottomtrailing": "bottomright", "leadinghalf": "lefthalf",
      "trailinghalf": "righthalf", "leadingthird": "leftthird", "trailingthird": "rightthird",
    ]
    let other = name.words.map { words[$0] ?? $0 }
    if other != name.words, let header = header(other.joined(separator: ".")) {
      return file(
        header.size, header.family, mirrors: true, ["use \(other.joined(separator: ".")) \(header.size.middle) 1"])
    }
    // What is filled was called fill before.
    let now = name.words.map { $0 == "filled" ? "fill" : $0 }, before = name.words.map { $0 == "fill" ? "filled" : $0 }
    for other in [now, before] where other != name.words {
      let other = other.joined(separator: ".")
      if let header = header(other) {
        return file(header.size, header.family, mirrors: header.mirrors, ["use \(other) \(header.size.middle) 1"])
      }
    }
    return nil
  }
}

/// The parts of a symbol's name.
struct SymbolName {
  let name: String
  let words: [String]
  let isSolid: Bool
  /// The name without a `.fill` at its end.
  let stem: String

  init(_ name: String) {
    self.name = name
    words = name.split(separator: ".").map(String.init)
    isSolid = name.hasSuffix(".fill")
    stem = isSolid ? String(name.dropLast(5)) : name
  }
}

extension String {
  /// What stands before an ending; `nil` where there is nothing, or another ending.
  func dropping(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
