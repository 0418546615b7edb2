import CoreGraphicsTypes
import Foundation

/// A rectangle around the points of an SVG path's data; curves may stay within less of it.
struct PathBounds {
  private(set) var rect = CGRect.null
  private var point = CGPoint.zero
  private var start = CGPoint.zero

  init(_ data: String, _ transform: CGAffineTransform) {
    var numbers: [CGFloat] = []
    var command: Character?
    for piece in Self.pieces(of: data) {
      switch piece {
      case .number(let number): numbers.append(number)
      case .command(let next):
        draw(command, numbers, transform)
        (command, numbers) = (next, [])
      }
    }
    draw(command, numbers, transform)
  }

  private enum Piece {
    case command(Character)
    case number(CGFloat)
  }

  private static func pieces(of data: String) -> [Piece] {
    var pieces: [Piece] = []
    var number = ""
    let finish = { (number: inout String, pieces: inout [Piece]) in
      if let value = Double(number), value.isFinite, abs(value) < 1e6 { pieces.append(.number(CGFloat(value))) }
      number = ""
    }
    for character in data.unicodeScalars {
      switch character {
      case "0"..."9": break
      case "e",
        "E" where !number.isEmpty:
        break
      case "+", "-": if number.last.map({ $0 != "e" && $0 != "E" }) ?? false { finish(&number, &pieces) }
      case ".": if number.contains(".") || number.contains("e") { finish(&number, &pieces) }
      default:
        finish(&number, &pieces)
        if character.properties.isAlphabetic { pieces.append(.command(Character(character))) }
        continue
      }
      number.unicodeScalars.append(character)
    }
    finish(&number, &pieces)
    return pieces
  }

  private mutating func reach(_ place: CGPoint, _ transform: CGAffineTransform) {
    let place = place.applying(transform)
    rect = rect.union(CGRect(x: place.x, y: place.y, width: 0, height: 0))
  }

  private mutating func draw(_ command: Character?, _ numbers: [CGFloat], _ transform: CGAffineTransform) {
    guard let command else { return }
    let isRelative = command.isLowercase
    if command == "Z" || command == "z" { point = start }
    let count = ["m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7][command.lowercased()] ?? 0
    guard count > 0 else { return }
    for first in stride(from: 0, through: numbers.count - count, by: count) {
      let values = Array(numbers[first..<(first + count)])
      let base = isRelative ? point : .zero
      switch command.lowercased() {
      case "h": point.x = base.x + values[0]
      case "v": point.y = base.y + values[0]
      case "a": arc(values, base, transform)
      default:
        for pair in stride(from: 0, to: count, by: 2) {
          let place = CGPoint(x: base.x + values[pair], y: base.y + values[pair + 1])
          reach(place, transform)
          if pair == count - 2 { point = place }
        }
      }
      if command.lowercased() == "m", first == 0 { start = point }
      reach(point, transform)
    }
  }

  /// An arc of a circle that bulges no farther than its radius from the line between its ends; that is enough for a frame.
  private mutating func arc(_ values: [CGFloat], _ base: CGPoint, _ transform: CGAffineTransform) {
    let end = CGPoint(x: base.x + values[5], y: base.y + values[6])
    let middle = CGPoint(x: (point.x + end.x) / 2, y: (point.y + end.y) / 2)
    for sign in [-1, 1] as [CGFloat] {
      reach(CGPoint(x: middle.x + sign * values[0], y: middle.y + sign * values[1]), transform)
    }
    point = end
  }
}
