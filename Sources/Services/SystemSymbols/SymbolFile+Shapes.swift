import CoreGraphicsTypes
import DisplayModel
import Foundation

extension SymbolFile {
  static func numbers(_ words: ArraySlice<String>) throws -> [CGFloat] {
    try words.map { word in
      guard let number = Double(word), number.isFinite, abs(number) <= 10_000 else { throw SymbolError("\(word) is no number") }
      return CGFloat(number)
    }
  }

  static func path(_ words: ArraySlice<String>) throws -> [PathElement] {
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
