extension SymbolRules {
  /// Shapes of which a half or a middle is filled.
  private static let shapes: Set = [
    "circle", "square", "rectangle", "rectangle.portrait", "capsule", "capsule.portrait", "oval", "oval.portrait", "diamond",
    "hexagon", "octagon", "pentagon", "triangle", "shield", "app", "seal", "heart", "star",
  ]

  /// A shape with one half solid: `circle.lefthalf.filled`; or with its middle: `circle.inset.filled`.
  func halved(_ name: SymbolName) -> String? {
    guard let ending = name.words.last, ending == "filled" || ending == "fill", name.words.count > 2 else { return nil }
    let part = name.words[name.words.count - 2]
    let shape = name.words.dropLast(2).joined(separator: ".")
    guard Self.shapes.contains(shape), let header = header(shape), self.header(shape + ".fill") != nil else { return nil }
    let (size, middle) = (header.size, header.size.middle)
    if part == "inset" {
      return file(size, header.family, ["use level=1 \(shape) \(middle) 1", "use \(shape).fill \(middle) 0.62"])
    }
    let other: String
    switch part {
    case "lefthalf": other = "\(middle.width.short) 0 \(middle.width.short) \(size.height.short)"
    case "righthalf": other = "0 0 \(middle.width.short) \(size.height.short)"
    case "tophalf": other = "0 \(middle.height.short) \(size.width.short) \(middle.height.short)"
    case "bottomhalf": other = "0 0 \(size.width.short) \(middle.height.short)"
    default: return nil
    }
    return file(
      size, header.family, ["use \(shape).fill \(middle) 1", "cut fill rect \(other) 0", "use \(shape) \(middle) 1"])
  }

  /// A frame with a part of its inside solid: `rectangle.bottomthird.inset.filled`, `rectangle.inset.topleft.filled`.
  func region(_ name: SymbolName) -> String? {
    guard let ending = name.words.last, ending == "filled" || ending == "fill", name.words.contains("inset") else { return nil }
    let words = name.words.dropLast().filter { $0 != "inset" }
    guard let part = words.last, let share = Self.regions[part] else { return nil }
    let frame = words.dropLast().joined(separator: ".")
    guard ["rectangle", "rectangle.portrait", "square"].contains(frame), let header = header(frame) else { return nil }
    // The inside is as far from the frame's line as the line is wide.
    let edge = 43 + 95.0
    let (width, height) = (header.size.width - 2 * edge, header.size.height - 2 * edge)
    let rect = [edge + share.0 * width, edge + share.1 * height, share.2 * width, share.3 * height].map(\.short)
    return file(
      header.size, header.family,
      ["use level=1 \(frame) \(header.size.middle) 1", "fill rect \(rect.joined(separator: " ")) 50"])
  }

  /// Where parts lie: x, y, width and height in parts of the whole.
  private static let regions: [String: (Double, Double, Double, Double)] = [
    "lefthalf": (0, 0, 0.5, 1), "righthalf": (0.5, 0, 0.5, 1), "tophalf": (0, 0, 1, 0.5), "bottomhalf": (0, 0.5, 1, 0.5),
    "leftthird": (0, 0, 0.34, 1), "rightthird": (0.66, 0, 0.34, 1), "topthird": (0, 0, 1, 0.34),
    "bottomthird": (0, 0.66, 1, 0.34), "center": (0.22, 0.2, 0.56, 0.6), "topleft": (0, 0, 0.46, 0.46),
    "topright": (0.54, 0, 0.46, 0.46), "bottomleft": (0, 0.54, 0.46, 0.46), "bottomright": (0.54, 0.54, 0.46, 0.46),
  ]

  /// Columns and rows: `square.grid.3x2` has shapes side by side, `rectangle.split.2x1` one shape that is divided.
  func grid(_ name: SymbolName) -> String? {
    let words = name.isSolid ? Array(name.words.dropLast()) : name.words
    guard words.count >= 3, let counts = words.last?.split(separator: "x"), counts.count == 2, let columns = Int(counts[0]),
      let rows = Int(counts[1]), (1...5).contains(columns), (1...5).contains(rows)
    else { return nil }
    let shape = words.dropLast(2).joined(separator: ".")
    switch words[words.count - 2] {
    case "split": return split(shape, columns, rows, isSolid: name.isSolid)
    case "grid": return tiles(shape, columns, rows, isSolid: name.isSolid)
    default: return nil
    }
  }

  private func split(_ shape: String, _ columns: Int, _ rows: Int, isSolid: Bool) -> String? {
    guard ["square", "rectangle", "rectangle.portrait"].contains(shape), let header = header(shape) else { return nil }
    let size = header.size
    let keyword = isSolid ? "cut stroke ×0.8" : "stroke"
    let across = (1..<max(columns, 1)).map { index -> String in
      let x = (size.width * Double(index) / Double(columns)).short
      return "\(keyword) M \(x) 43 L \(x) \((size.height - 43).short)"
    }
    let down = (1..<max(rows, 1)).map { index -> String in
      let y = (size.height * Double(index) / Double(rows)).short
      return "\(keyword) M 43 \(y) L \((size.width - 43).short) \(y)"
    }
    return file(
      size, header.family, limit: 112, ["use \(shape)\(isSolid ? ".fill" : "") \(size.middle) 1"] + across + down)
  }

  private func tiles(_ shape: String, _ columns: Int, _ rows: Int, isSolid: Bool) -> String? {
    guard ["square", "rectangle", "circle"].contains(shape) else { return nil }
    let isCircle = shape == "circle"
    let (across, down) = (Double(columns), Double(rows))
    let size =
      shape == "rectangle" ? SymbolSize(1100, 860) : SymbolSize(960 * min(1, across / down), 960 * min(1, down / across))
    // Between the middles of two tiles' lines is the gap and a line.
    let line = 85.0, gap = columns > 2 || rows > 2 ? 80.0 : 110.0
    let width = (size.width - line - (gap + line) * (across - 1)) / across
    let height = (size.height - line - (gap + line) * (down - 1)) / down
    var lines: [String] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (line / 2 + Double(column) * (width + gap + line), line / 2 + Double(row) * (height + gap + line))
        let tile =
          isCircle
          ? "circle \((x + width / 2).short) \((y + height / 2).short) \((min(width, height) / 2).short)"
          : "rect \(x.short) \(y.short) \(width.short) \(height.short) \((min(width, height, 280) / 4).short)"
        if isSolid { lines.append("fill \(tile)") }
        lines.append("stroke \(tile)")
      }
    }
    return file(size, isCircle ? "plain" : "square", limit: 100, lines)
  }

  /// One symbol in front of another one: `square.on.square`, `rectangle.fill.on.rectangle.fill`.
  func pair(_ name: SymbolName) -> String? {
    let words = name.isSolid && !name.name.contains(".fill.on.") ? Array(name.words.dropLast()) : name.words
    guard let index = words.firstIndex(of: "on"), index > 0, index + 1 < words.count else { return nil }
    let ending = words.count == name.words.count ? "" : ".fill"
    let front = words[..<index].joined(separator: ".") + ending
    let back = words[(index + 1)...].joined(separator: ".")
    guard let near = header(front), let far = header(back) else { return nil }
    // The front one lies lower, squares to the left, others to the right.
    let isSquare = near.family == "square" && near.size.width == near.size.height
    let (scale, shift) = (0.78, 0.26)
    let (width, height) = (near.size.width * scale, near.size.height * scale)
    let farScale = scale * near.size.width / far.size.width
    let farHeight = far.size.height * farScale
    let size = SymbolSize(width * (1 + shift), max(height, farHeight) + height * shift)
    let nearMiddle = SymbolSize(isSquare ? width / 2 : size.width - width / 2, size.height - height / 2)
    let farMiddle = SymbolSize(isSquare ? size.width - width / 2 : width / 2, farHeight / 2)
    return file(
      size, near.family, mirrors: near.mirrors, limit: 112,
      [
        "use level=1 \(back) \(farMiddle) \(farScale.short)", "cut use +120 \(solidest(front)) \(nearMiddle) \(scale)",
        "use \(front) \(nearMiddle) \(scale)",
      ])
  }

  /// Something with an arrow below its middle: `icloud.and.arrow.down`, `tray.and.arrow.up`.
  func moved(_ name: SymbolName) -> String? {
    for arrow in ["up", "down"] {
      guard let base = name.stem.dropping(suffix: ".and.arrow." + arrow), ["icloud", "iphone", "doc", "folder"].contains(base)
      else { continue }
      let shown = name.isSolid ? base + ".fill" : base
      guard let header = header(shown), let sign = self.header("arrow." + arrow) else { return nil }
      let size = SymbolSize(header.size.width, header.size.height + 130)
      let scale = 520 / sign.size.height
      let place = SymbolSize(size.width / 2, size.height - sign.size.height * scale / 2)
      return file(
        size, header.family, limit: 118,
        [
          "use level=1 \(shown) \(header.size.middle) 1", "cut use +130 arrow.\(arrow) \(place) \(scale.short)",
          "use arrow.\(arrow) \(place) \(scale.short)",
        ])
    }
    return nil
  }
}
