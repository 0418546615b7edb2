import CoreGraphicsTypes
import Foundation

/// Blades in a circle of which one after the other lights up: one turn in a second, in eight steps (Facts 3.3).
///
/// Spinners and the sign of refreshing paint them; all that show are at the same step.
struct ActivityBlades {
  static let count = 8
  private static let turnsPerSecond = 1.0
  /// Of the lit blade and those behind it, on their way back to where it comes to next.
  private static let opacities: [Float] = [147, 122, 97, 72, 47, 47, 47, 47].map { $0 / 255 }

  /// How far the blades reach, in points.
  let radius: CGFloat
  let color: DisplayColor

  /// The lit blade at a time.
  static func step(at time: TimeInterval) -> Int {
    let steps = time * turnsPerSecond * Double(count)
    return Int(clamping: steps.truncatingRemainder(dividingBy: Double(count)) + 1e-6) % count
  }

  /// Does something when the next blade lights up.
  static func scheduleStep(in graph: ViewGraph, _ action: @escaping () -> Void) -> UInt64 {
    let length = 1 / (turnsPerSecond * Double(count))
    let next = ((graph.time + 1e-6) / length).rounded(.down) * length + length
    return graph.schedule(at: next, isForEver: true, action)
  }

  /// Paints the blades around a point, or the first ones of them.
  func paint(around center: CGPoint, lit: Int, shown: Int = count, into builder: inout FragmentBuilder) {
    let width = radius / 5
    let bounds = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    for blade in 0..<shown {
      // The first one points up; they follow each other clockwise.
      let angle = Double(blade) / Double(Self.count) * 2 * .pi - .pi / 2
      let point = { (distance: Double) in CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle)) }
      var path = Path()
      path.move(to: point(radius / 3 + width / 2))
      path.addLine(to: point(radius - width / 2))
      let paint = color.multiplyingAlpha(by: Self.opacities[(lit - blade + Self.count) % Self.count])
      let stroke = DisplayStroke(path: path, style: StrokeStyle(lineWidth: width, lineCap: .round), paint: .color(paint))
      builder.append(.stroke(stroke), bounds: bounds)
    }
  }
}
