import Foundation

/// One of the lines around a middle that make the sign of something under way.
enum Spoke {
  /// The line of the spoke at an index of a number of them, the first upwards, clockwise, from one distance from the middle to another.
  static func path(_ index: Int, of count: Int, around center: CGPoint, from inner: CGFloat, to outer: CGFloat) -> Path {
    let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
    let point = { (radius: Double) in CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
    var path = Path()
    path.move(to: point(inner))
    path.addLine(to: point(outer))
    return path
  }
}
