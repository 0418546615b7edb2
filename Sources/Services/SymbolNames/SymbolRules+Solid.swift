extension SymbolRules {
  /// The solid form of a drawing: closed lines are filled, what lies inside of them is cut out, or has its own paint.
  func solid(_ base: String) -> String? {
    guard let text = catalog.drawing(of: base)?.text else { return nil }
    var filled: [IconBounds] = []
    var hasMarks = false
    var result: [(text: String, isInside: Bool)] = []
    for line in text.split(separator: "\n") {
      let step = SolidStep(line.prefix { $0 != "#" })
      guard step.draws else {
        result.append((String(line), true))
        continue
      }
      let bounds = step.bounds { header($0)?.size }
      if let bounds, filled.contains(where: { $0.holds(bounds) }) {
        result.append(("mark " + step.text, true))
        hasMarks = true
      } else if step.isClosedLine, let bounds {
        filled.append(bounds)
        result += [(step.filled, false), (step.text, false)]
      } else {
        result.append((step.text, false))
      }
    }
    guard !filled.isEmpty else { return nil }
    return result.map { $0.isInside || !hasMarks ? $0.text : SolidStep($0.text[...]).oneLevelDown }.joined(separator: "\n")
  }
}

extension SymbolRules {
  /// The outlined form of a solid drawing of its own: its edges without their insides, and as lines what is cut out of it.
  func hollow(_ name: String) -> String? {
    guard let text = catalog.own(name + ".fill") else { return nil }
    let lines = text.split(separator: "\n").map { SolidStep($0.prefix { $0 != "#" }) }
    let edges = Set(lines.filter { $0.keyword == "stroke" }.map(\.form))
    guard !edges.isEmpty else { return nil }
    return lines.compactMap { step in
      switch step.keyword {
      case "fill": edges.contains(step.form) ? nil : step.text
      case "cut", "mark":
        step.text.dropping(prefix: step.keyword + " ").map { $0.hasPrefix("fill ") ? "stroke ×0.8 " + $0.dropFirst(5) : $0 }
      default: step.text
      }
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func dropping(prefix: Substring) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}

/// A step of a symbol file, as far as a solid form asks for it.
private struct SolidStep {
  let text: String
  private let words: [Substring]

  init(_ line: Substring) {
    words = line.split(separator: " ")
    text = words.joined(separator: " ")
  }

  var keyword: Substring { words.first ?? "" }
  /// Whether it paints; steps that cut stay as they are.
  var draws: Bool { ["fill", "stroke", "dot", "use"].contains(keyword) }

  /// The same shape, filled.
  var filled: String {
    (["fill"] + words.dropFirst().filter { !$0.hasPrefix("×") && !$0.hasPrefix("+") }).joined(separator: " ")
  }

  /// The same step as a part of the second level.
  var oneLevelDown: String { (words.prefix(1) + ["level=1"] + words.dropFirst()).joined(separator: " ") }

  /// The shape by itself.
  var form: String { shape.joined(separator: " ") }

  private var shape: ArraySlice<Substring> {
    words.dropFirst().drop { $0.hasPrefix("×") || $0.hasPrefix("+") || $0.contains("=") || $0 == "evenodd" || $0 == "flip" }
  }

  var isClosedLine: Bool {
    keyword == "stroke" && (["circle", "ellipse", "rect"].contains(shape.first) || shape.last == "Z")
  }

  /// The rectangle around the step's points.
  func bounds(size: (String) -> SymbolSize?) -> IconBounds? {
    let numbers = shape.compactMap { Double($0) }
    var bounds = IconBounds()
    switch (keyword, shape.first) {
    case ("use", let name?):
      guard numbers.count == 3, let size = size(String(name)) else { return nil }
      bounds.include(numbers[0] - size.width * numbers[2] / 2, numbers[1] - size.height * numbers[2] / 2)
      bounds.include(numbers[0] + size.width * numbers[2] / 2, numbers[1] + size.height * numbers[2] / 2)
    case ("dot", _), (_, "circle"), (_, "arc"):
      guard numbers.count >= 3 else { return nil }
      bounds.include(numbers[0] - numbers[2], numbers[1] - numbers[2])
      bounds.include(numbers[0] + numbers[2], numbers[1] + numbers[2])
    case (_, "ellipse"):
      guard numbers.count == 4 else { return nil }
      bounds.include(numbers[0] - numbers[2], numbers[1] - numbers[3])
      bounds.include(numbers[0] + numbers[2], numbers[1] + numbers[3])
    case (_, "rect"):
      guard numbers.count == 5 else { return nil }
      bounds.include(numbers[0], numbers[1])
      bounds.include(numbers[0] + numbers[2], numbers[1] + numbers[3])
    default:
      for index in stride(from: 0, to: numbers.count - 1, by: 2) { bounds.include(numbers[index], numbers[index + 1]) }
    }
    return bounds.minX <= bounds.maxX ? bounds : nil
  }
}

extension IconBounds {
  /// Whether another one lies inside, or touches an edge from inside.
  fileprivate func holds(_ other: IconBounds) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
