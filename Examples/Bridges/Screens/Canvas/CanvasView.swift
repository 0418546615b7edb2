import UIKit

/// A line that a finger has drawn.
struct Stroke {
  var points: [CGPoint]
  var color: UIColor
}

/// Draws lines where fingers go.
final class CanvasView: UIView {
  var strokes: [Stroke] = [] { didSet { setNeedsDisplay() } }
  var color = UIColor.label
  /// Called when a finger has gone up, with all lines.
  var onDraw: ([Stroke]) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    clipsToBounds = true
    contentMode = .redraw
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { fatalError("CanvasView is made in code") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    strokes.append(Stroke(points: [touch.location(in: self)], color: color))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !strokes.isEmpty else { return }
    strokes[strokes.count - 1].points.append(touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onDraw(strokes) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !strokes.isEmpty { strokes.removeLast() }
    onDraw(strokes)
  }

  override func draw(_ rect: CGRect) {
    drawRiver()
    for stroke in strokes {
      stroke.color.setStroke()
      let line = UIBezierPath()
      line.lineWidth = 6
      line.lineCapStyle = .round
      line.lineJoinStyle = .round
      line.move(to: stroke.points[0])
      // A tap is a dot.
      for point in stroke.points.dropFirst(stroke.points.count > 1 ? 1 : 0) { line.addLine(to: point) }
      line.stroke()
    }
  }

  /// What a bridge is to be drawn over.
  private func drawRiver() {
    UIColor.systemTeal.withAlphaComponent(0.25).setFill()
    let level = bounds.height * 0.75
    let river = UIBezierPath()
    river.move(to: CGPoint(x: 0, y: level))
    river.addCurve(
      to: CGPoint(x: bounds.width, y: level), controlPoint1: CGPoint(x: bounds.width * 0.35, y: level - 24),
      controlPoint2: CGPoint(x: bounds.width * 0.65, y: level + 24))
    river.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    river.addLine(to: CGPoint(x: 0, y: bounds.height))
    river.close()
    river.fill()
  }
}
