import CoreGraphicsTypes
import Foundation

/// A symbol as its file says: a size, a box and drawing steps, in thousandths of an em.
struct SymbolFile {
  struct Step {
    enum Shape {
      case path([PathElement])
      /// A disc that grows with the line's width.
      case dot(center: CGPoint, radius: CGFloat)
      /// Another symbol, its middle at a point, scaled; the step's width and level are on top of its own.
      case symbol(String, center: CGPoint, scale: CGFloat)
    }
    var shape: Shape
    var isStroked: Bool
    var erases: Bool
    /// The width relative to the weight's stroke.
    var widthFactor: CGFloat = 1
    /// What comes on top of that width, for gaps around what lies in front.
    var extraWidth: CGFloat = 0
    var level = 0
    /// Where it stands in the file.
    var line = 0
  }
  let name: String
  private(set) var size = CGSize(width: 1000, height: 1000)
  /// The room around the ink; every file of the library says it.
  private(set) var family: SymbolFamily?
  private(set) var mirrors = false
  /// The widest line, for symbols whose details would clog at heavy weights.
  private(set) var widestLine: CGFloat?
  private(set) var steps: [Step] = []

  private static let lineLimit = 400

  init(_ text: String, name: String) throws {
    self.name = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard text.utf8.count < 65_536, lines.count <= Self.lineLimit else {
      throw SymbolError(name, Self.lineLimit, "the file is too long")
    }
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard !words.isEmpty else { continue }
      do { try read(words) } catch let error as SymbolError { throw SymbolError(name, index + 1, error.reason) }
      if !steps.isEmpty, steps[steps.count - 1].line == 0 { steps[steps.count - 1].line = index + 1 }
    }
    guard !steps.isEmpty else { throw SymbolError(name, lines.count, "nothing is drawn") }
  }

  private mutating func read(_ words: [String]) throws {
    switch words[0] {
    case "size":
      let numbers = try Self.numbers(words.dropFirst())
      guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 4000 }) else {
        throw SymbolError("size takes a width and a height")
      }
      size = CGSize(width: numbers[0], height: numbers[1])
    case "box":
      guard words.count == 2, let family = SymbolFamily(rawValue: words[1]) else {
        throw SymbolError("box takes a family (\(SymbolFamily.allCases.map(\.rawValue).joined(separator: ", ")))")
      }
      self.family = family
    case "mirror":
      guard words.dropFirst() == ["rtl"] else { throw SymbolError("mirror takes rtl") }
      mirrors = true
    case "limit":
      let numbers = try Self.numbers(words.dropFirst())
      guard numbers.count == 1, numbers[0] >= 40, numbers[0] <= 400 else {
        throw SymbolError("limit takes a width from 40 to 400")
      }
      widestLine = numbers[0]
    default: steps.append(try Self.step(words[...]))
    }
  }

  private static func step(_ line: ArraySlice<String>) throws -> Step {
    var words = line
    var step = Step(shape: .path([]), isStroked: false, erases: false)
    if words.first == "cut" {
      step.erases = true
      words = words.dropFirst()
    }
    let kind = words.popFirst() ?? "an empty line"
    guard ["fill", "stroke", "dot", "use"].contains(kind) else {
      throw SymbolError("\(kind) is no step (size, box, mirror, limit, fill, stroke, dot, cut and use are)")
    }
    try readOptions(&words, into: &step)
    switch kind {
    case "use":
      guard let other = words.popFirst() else { throw SymbolError("use takes a name, a point and a scale") }
      let numbers = try numbers(words)
      guard numbers.count == 3, numbers[2] > 0 else { throw SymbolError("use takes a name, a point and a scale") }
      step.shape = .symbol(other, center: CGPoint(x: numbers[0], y: numbers[1]), scale: numbers[2])
    case "dot":
      let numbers = try numbers(words)
      guard numbers.count == 3, numbers[2] >= 0 else { throw SymbolError("dot takes a middle and a radius") }
      step.shape = .dot(center: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2])
    default:
      step.isStroked = kind == "stroke"
      step.shape = .path(try path(words))
    }
    return step
  }

  private static func readOptions(_ words: inout ArraySlice<String>, into step: inout Step) throws {
    while let word = words.first {
      if word.hasPrefix("×") {
        guard let factor = Double(word.dropFirst()), factor > 0, factor <= 10 else {
          throw SymbolError("\(word) is no width (×0.5 is)")
        }
        step.widthFactor = CGFloat(factor)
      } else if word.hasPrefix("+") {
        guard let extra = Double(word.dropFirst()), extra >= 0, extra <= 400 else {
          throw SymbolError("\(word) is no width to add (+120 is)")
        }
        step.extraWidth = CGFloat(extra)
      } else if word.hasPrefix("level=") {
        guard let level = Int(word.dropFirst(6)), (0...2).contains(level) else {
          throw SymbolError("\(word) is no level (level=0, 1 and 2 are)")
        }
        step.level = level
      } else {
        return
      }
      words = words.dropFirst()
    }
  }

  private static func numbers(_ words: ArraySlice<String>) throws -> [CGFloat] {
    try words.map { word in
      guard let number = Double(word), number.isFinite, abs(number) <= 10_000 else { throw SymbolError("\(word) is no number") }
      return CGFloat(number)
    }
  }

  private static func path(_ words: ArraySlice<String>) throws -> [PathElement] {
    switch words.first {
    case "circle":
      let n = try numbers(words.dropFirst())
      guard n.count == 3, n[2] > 0 else { throw SymbolError("circle takes a middle and a radius") }
      return PathGeometry.ellipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "ellipse":
      let n = try numbers(words.dropFirst())
      guard n.count == 4, n[2] > 0, n[3] > 0 else { throw SymbolError("ellipse takes a middle and two radii") }
      return PathGeometry.ellipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
    case "rect":
      let n = try numbers(words.dropFirst())
      guard n.count == 5, n[2] > 0, n[3] > 0, n[4] >= 0 else { throw SymbolError("rect takes x, y, width, height and a radius") }
      let corner = CGSize(width: n[4], height: n[4])
      return PathGeometry.roundedRectangle(
        CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), topLeft: corner, topRight: corner, bottomRight: corner,
        bottomLeft: corner)
    case "arc":
      let n = try numbers(words.dropFirst())
      guard n.count == 5, n[2] > 0 else { throw SymbolError("arc takes a middle, a radius and two angles in degrees") }
      return PathGeometry.arc(
        center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3] * .pi / 180, endAngle: n[4] * .pi / 180,
        decreasing: n[4] < n[3])
    default: return try commands(words)
    }
  }

  /// Absolute path commands: M and L with points, Q and C with control points, Z.
  private static func commands(_ words: ArraySlice<String>) throws -> [PathElement] {
    guard words.first == "M" else {
      throw SymbolError("a shape is missing (circle, ellipse, rect, arc, or a path that starts with M)")
    }
    var result: [PathElement] = []
    var rest = words
    func point() throws -> CGPoint {
      guard rest.count >= 2 else { throw SymbolError("a point is missing at the end") }
      let n = try numbers(rest.prefix(2))
      rest = rest.dropFirst(2)
      return CGPoint(x: n[0], y: n[1])
    }
    while let command = rest.popFirst() {
      switch command {
      case "M": result.append(.move(try point()))
      case "L": result.append(.line(try point()))
      case "Q":
        let control = try point()
        result.append(.quadCurve(try point(), control: control))
      case "C":
        let (first, second) = (try point(), try point())
        result.append(.curve(try point(), control1: first, control2: second))
      case "Z": result.append(.close)
      default: throw SymbolError("\(command) is no path command (M, L, Q, C, Z, circle, ellipse, rect and arc are)")
      }
    }
    return result
  }
}

/// What is wrong with a symbol's file.
struct SymbolError: Error, CustomStringConvertible {
  let file: String
  let line: Int
  let reason: String
  init(_ reason: String) { self.init("", 0, reason) }
  init(_ file: String, _ line: Int, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
  var description: String { "\(file).symbol:\(line): \(reason)" }
}
