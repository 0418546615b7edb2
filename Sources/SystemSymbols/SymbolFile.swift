import CoreGraphicsTypes
import Foundation

/// A symbol as its file says: a box and drawing steps, in thousandths of an em.
struct SymbolFile {
  struct Step {
    enum Shape {
      case path([PathElement])
      /// Another symbol, its middle at a point, scaled; the step's width and level are on top of its own.
      case symbol(String, center: CGPoint, scale: CGFloat)
    }
    var shape: Shape
    var isStroked: Bool
    var erases: Bool
    /// The width relative to the weight's stroke.
    var widthFactor: CGFloat = 1
    var level = 0
  }
  let name: String
  private(set) var size = CGSize(width: 1000, height: 1000)
  private(set) var mirrors = false
  private(set) var steps: [Step] = []

  private static let lineLimit = 400

  init(_ text: String, name: String) throws {
    self.name = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard text.utf8.count < 65_536, lines.count <= Self.lineLimit else { throw SymbolError(name, 0, "the file is too long") }
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard !words.isEmpty else { continue }
      do { try read(words) } catch let error as SymbolError { throw SymbolError(name, index + 1, error.reason) }
    }
  }

  private mutating func read(_ words: [String]) throws {
    var words = words[...]
    switch words.first {
    case "size":
      let numbers = try Self.numbers(words.dropFirst())
      guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 4000 }) else {
        throw SymbolError("size takes a width and a height")
      }
      size = CGSize(width: numbers[0], height: numbers[1])
      return
    case "mirror":
      mirrors = true
      return
    default: break
    }
    var step = Step(shape: .path([]), isStroked: false, erases: false)
    if words.first == "cut" {
      step.erases = true
      words = words.dropFirst()
    }
    switch words.popFirst() {
    case "fill": break
    case "stroke": step.isStroked = true
    case "use":
      try Self.readOptions(&words, into: &step)
      guard let other = words.popFirst() else { throw SymbolError("use takes a name, a point and a scale") }
      let numbers = try Self.numbers(words)
      guard numbers.count == 3 else { throw SymbolError("use takes a name, a point and a scale") }
      step.shape = .symbol(other, center: CGPoint(x: numbers[0], y: numbers[1]), scale: numbers[2])
      steps.append(step)
      return
    case let word: throw SymbolError("\(word ?? "an empty line") is no step (size, mirror, fill, stroke, cut, use are)")
    }
    try Self.readOptions(&words, into: &step)
    step.shape = .path(try Self.path(words))
    steps.append(step)
  }

  private static func readOptions(_ words: inout ArraySlice<String>, into step: inout Step) throws {
    while let word = words.first {
      if word.hasPrefix("×") {
        guard let factor = Double(word.dropFirst()), factor > 0, factor <= 10 else {
          throw SymbolError("\(word) is no width (×0.5 is)")
        }
        step.widthFactor = CGFloat(factor)
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
      guard n.count == 3 else { throw SymbolError("circle takes a middle and a radius") }
      return PathGeometry.ellipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "ellipse":
      let n = try numbers(words.dropFirst())
      guard n.count == 4 else { throw SymbolError("ellipse takes a middle and two radii") }
      return PathGeometry.ellipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
    case "rect":
      let n = try numbers(words.dropFirst())
      guard n.count == 5 else { throw SymbolError("rect takes x, y, width, height and a radius") }
      let corner = CGSize(width: n[4], height: n[4])
      return PathGeometry.roundedRectangle(
        CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), topLeft: corner, topRight: corner, bottomRight: corner,
        bottomLeft: corner)
    case "arc":
      let n = try numbers(words.dropFirst())
      guard n.count == 5 else { throw SymbolError("arc takes a middle, a radius and two angles in degrees") }
      return PathGeometry.arc(
        center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3] * .pi / 180, endAngle: n[4] * .pi / 180,
        decreasing: n[4] < n[3])
    default: return try commands(words)
    }
  }

  /// Absolute path commands: M and L with points, Q and C with control points, Z.
  private static func commands(_ words: ArraySlice<String>) throws -> [PathElement] {
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
