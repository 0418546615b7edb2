import CoreGraphicsTypes
import DisplayModel
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
    var role: SymbolGraphic.Layer.Role
    /// The width of the lines of a shape that is an outline of lines, and grows with the weight.
    var outlineWidth: CGFloat?
    var isEvenOdd = false
    /// The width relative to the weight's stroke.
    var widthFactor: CGFloat = 1
    /// What comes on top of that width, for gaps around what lies in front.
    var extraWidth: CGFloat = 0
    var level = 0
    var color: SymbolColor?
    /// The value from which on it is painted in full.
    var threshold: CGFloat?
    /// Degrees, clockwise.
    var angle: CGFloat = 0
    var isFlipped = false
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
    var step = Step(shape: .path([]), isStroked: false, role: .paints)
    if let role = ["cut": SymbolGraphic.Layer.Role.erases, "mark": .marks][words.first] {
      step.role = role
      words = words.dropFirst()
    }
    let kind = words.popFirst() ?? "an empty line"
    guard ["fill", "stroke", "outline", "dot", "use"].contains(kind) else {
      throw SymbolError("\(kind) is no step (size, box, mirror, limit, fill, stroke, outline, dot, cut, mark and use are)")
    }
    if kind == "outline" {
      guard let width = words.popFirst().flatMap(Double.init), width > 0, width <= 400 else {
        throw SymbolError("outline takes the width of its lines")
      }
      step.outlineWidth = CGFloat(width)
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
    while let word = words.first, try readOption(word, into: &step) { words = words.dropFirst() }
  }

  /// Reads an option; returns whether the word is one.
  private static func readOption(_ word: String, into step: inout Step) throws -> Bool {
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
    } else if word == "flip" {
      step.isFlipped = true
    } else if word == "evenodd" {
      step.isEvenOdd = true
    } else if let mark = word.firstIndex(of: "=") {
      try readValue(String(word[word.index(after: mark)...]), of: word[..<mark], in: word, into: &step)
    } else {
      return false
    }
    return true
  }

  private static func readValue(_ value: String, of key: Substring, in word: String, into step: inout Step) throws {
    switch key {
    case "level":
      guard let level = Int(value), (0...2).contains(level) else {
        throw SymbolError("\(word) is no level (level=0, 1 and 2 are)")
      }
      step.level = level
    case "color":
      guard let color = SymbolColor(name: value) else {
        throw SymbolError("\(word) is no colour (color=white and color=red are)")
      }
      step.color = color
    case "above":
      guard let threshold = Double(value), (0...1).contains(threshold) else {
        throw SymbolError("\(word) is no value (above=0.5 is)")
      }
      step.threshold = CGFloat(threshold)
    case "turn":
      guard let angle = Double(value), abs(angle) <= 360 else { throw SymbolError("\(word) is no angle (turn=90 is)") }
      step.angle = CGFloat(angle)
    default: throw SymbolError("\(word) is no option (level=, color=, above=, turn=, flip, evenodd, ×0.5 and +120 are)")
    }
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
