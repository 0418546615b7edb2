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
    for segment in Self.segments(of: data) {
      switch segment {
      case .number(let number): numbers.append(number)
      case .command(let next):
        draw(command, numbers, transform)
        (command, numbers) = (next, [])
      }
    }
    draw(command, numbers, transform)
  }

  private enum Segment {
    case command(Character)
    case number(CGFloat)
  }

  private static func segments(of data: String) -> [Segment] {
    var segments: [Segment] = []
    var number = ""
    let finish = { (number: inout String, segments: inout [Segment]) in
      if let value = Double(number), value.isFinite, abs(value) < 1e6 { segments.append(.number(CGFloat(value))) }
      number = ""
    }
    for character in data.unicodeScalars {
      switch character {
      case "0"..."9": break
      case "e",
        "E" where !number.isEmpty:
        break
      case "+", "-": if number.last.map({ $0 != "e" && $0 != "E" }) ?? false { finish(&number, &segments) }
      case ".": if number.contains(".") || number.contains("e") { finish(&number, &segments) }
      default:
        finish(&number, &segments)
        if character.properties.isAlphabetic { segments.append(.command(Character(character))) }
        continue
      }
      number.unicodeScalars.append(character)
    }
    finish(&number, &segments)
    return segments
  }

  private mutating func include(_ place: CGPoint, _ transform: CGAffineTransform) {
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
          include(place, transform)
          if pair == count - 2 { point = place }
        }
      }
      if command.lowercased() == "m", first == 0 { start = point }
      include(point, transform)
    }
  }

  /// An arc of a circle that bulges no farther than its radius from the line between its ends; that is enough for a frame.
  private mutating func arc(_ values: [CGFloat], _ base: CGPoint, _ transform: CGAffineTransform) {
    let end = CGPoint(x: base.x + values[5], y: base.y + values[6])
    let middle = CGPoint(x: (point.x + end.x) / 2, y: (point.y + end.y) / 2)
    for sign in [-1, 1] as [CGFloat] {
      include(CGPoint(x: middle.x + sign * values[0], y: middle.y + sign * values[1]), transform)
    }
    point = end
  }
}
