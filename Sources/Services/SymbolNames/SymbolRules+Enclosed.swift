extension SymbolRules {
  /// A shape that marks stand in.
  private struct Frame {
    /// What a name ends in.
    var symbol: String
    /// The symbol that is the shape, where it has another name.
    var shape: String?
    /// How wide and high marks are at most, in parts of the shape.
    var room = SymbolSize(0.62, 0.56)
    /// The middle of the room, in parts of the shape.
    var middle = SymbolSize(0.5, 0.5)
  }

  private static let frames: [Frame] = [
    Frame(symbol: "circle"), Frame(symbol: "square"), Frame(symbol: "app"),
    Frame(symbol: "rectangle.portrait", room: SymbolSize(0.62, 0.5)), Frame(symbol: "rectangle", room: SymbolSize(0.56, 0.6)),
    Frame(symbol: "diamond", room: SymbolSize(0.5, 0.46)), Frame(symbol: "octagon"), Frame(symbol: "hexagon"),
    Frame(symbol: "triangle", room: SymbolSize(0.4, 0.46), middle: SymbolSize(0.5, 0.62)),
    Frame(symbol: "seal", room: SymbolSize(0.5, 0.46)), Frame(symbol: "shield", room: SymbolSize(0.56, 0.46)),
    Frame(symbol: "bubble", room: SymbolSize(0.56, 0.5), middle: SymbolSize(0.5, 0.43)),
    Frame(symbol: "message", room: SymbolSize(0.54, 0.5), middle: SymbolSize(0.5, 0.45)),
    Frame(symbol: "icloud", room: SymbolSize(0.5, 0.5), middle: SymbolSize(0.5, 0.57)),
    Frame(symbol: "viewfinder", room: SymbolSize(0.6, 0.6)),
    Frame(symbol: "house", room: SymbolSize(0.4, 0.38), middle: SymbolSize(0.5, 0.6)),
    Frame(symbol: "tv", room: SymbolSize(0.5, 0.46), middle: SymbolSize(0.5, 0.42)),
    Frame(symbol: "display", room: SymbolSize(0.5, 0.42), middle: SymbolSize(0.5, 0.37)),
    Frame(symbol: "bin", shape: "_bin", room: SymbolSize(0.5, 0.4), middle: SymbolSize(0.5, 0.62)),
    Frame(symbol: "laptopcomputer", room: SymbolSize(0.4, 0.46), middle: SymbolSize(0.5, 0.4)),
    Frame(symbol: "iphone", room: SymbolSize(0.62, 0.4)), Frame(symbol: "ipad", room: SymbolSize(0.62, 0.45)),
    Frame(symbol: "doc", room: SymbolSize(0.52, 0.44), middle: SymbolSize(0.5, 0.6)),
    Frame(symbol: "folder", room: SymbolSize(0.5, 0.46), middle: SymbolSize(0.5, 0.58)),
    Frame(symbol: "ticket", room: SymbolSize(0.4, 0.5)),
  ]

  /// A mark in a ring, a frame or another shape; where the shape is solid, the mark is cut out of it, or has its own paint.
  func enclosed(_ name: SymbolName) -> String? {
    for frame in Self.frames {
      guard let base = name.stem.dropping(suffix: "." + frame.symbol) else { continue }
      let shape = (frame.shape ?? frame.symbol) + (name.isSolid ? ".fill" : "")
      guard let mark = mark(base), let frameHeader = header(shape) else { continue }
      let size = frameHeader.size
      let (width, height) = (size.width * frame.room.width, size.height * frame.room.height)
      let middle = SymbolSize(size.width * frame.middle.width, size.height * frame.middle.height)
      let keyword = name.isSolid ? "mark " : ""
      return file(
        size, frameHeader.family, mirrors: mark.mirrors, limit: 112,
        ["use level=1 \(shape) \(size.middle) 1"]
          + mark.lines(keyword: keyword, at: middle, room: SymbolSize(width, height)))
    }
    return nil
  }

  /// What stands in a shape.
  struct Mark {
    var symbols: [(name: String, size: SymbolSize)]
    var isSimple: Bool
    var mirrors = false

    /// The steps that draw it in a room, side by side where there are several.
    func lines(keyword: String, at middle: SymbolSize, room: SymbolSize) -> [String] {
      let gap = 90.0
      let width = symbols.reduce(-gap) { $0 + $1.size.width + gap }
      let height = symbols.reduce(0) { max($0, $1.size.height) }
      let diagonal = (width * width + height * height).squareRoot()
      let scale = min(room.width / width, room.height / height, 1.25 * min(room.width, room.height) / diagonal)
      var x = middle.width - width * scale / 2
      return symbols.map { symbol in
        let center = SymbolSize(x + symbol.size.width * scale / 2, middle.height)
        x += (symbol.size.width + gap) * scale
        return "\(keyword)use \(isSimple ? "" : "×0.75 ")\(symbol.name) \(center) \(scale.short)"
      }
    }
  }

  /// Symbols that stand as outlines in rings.
  private static let outlined: Set = ["trash", "play", "calendar", "cube", "clock", "globe", "safari", "qrcode"]

  /// A mark of a name: the numbers, the letters and signs, and symbols in their solid form.
  func mark(_ base: String) -> Mark? {
    let isNumber = (1...3).contains(base.count) && base.allSatisfy { $0.isASCII && $0.isNumber }
    if isNumber || base.count == 1 && base.allSatisfy(\.isLetter) {
      let glyphs = base.map { "_\($0)" }
      let headers = glyphs.compactMap { header($0) }
      guard headers.count == glyphs.count else { return nil }
      return Mark(symbols: zip(glyphs, headers).map { ($0, $1.size) }, isSimple: true)
    }
    let name = Self.outlined.contains(base) || !catalog.contains(base + ".fill") ? base : solidest(base)
    guard let header = header(name) else { return nil }
    return Mark(
      symbols: [(name, header.size)], isSimple: header.family == "chevron", mirrors: header.mirrors)
  }
}
