public import Foundation

extension CGContext {
  // MARK: Shapes

  /// Paints a path beside the one that is being made.
  private func paint(_ mode: CGPathDrawingMode, _ add: (CGContext) -> Void) {
    let path = current
    beginPath()
    add(self)
    drawPath(using: mode)
    current = path
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paint(.fill) { $0.addRect(rect) } }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { paint(.fill) { $0.addRects(rects) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { paint(.fill) { $0.addEllipse(in: rect) } }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { paint(.stroke) { $0.addRect(rect) } }
  /// Draws the outline of a rectangle in a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = old
  }
  /// Draws the outline of an ellipse.
  public func strokeEllipse(in rect: CGRect) { paint(.stroke) { $0.addEllipse(in: rect) } }
  /// Draws lines between points, from each with an even place to the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    paint(.stroke) { context in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        context.addLines(between: [points[index], points[index + 1]])
      }
    }
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: state.ctm)
    painter.paint(.clear(path), state)
  }

  // MARK: Clipping

  /// A rectangle around all that can be painted.
  public var boundingBoxOfClipPath: CGRect { painter.bounds(of: state.clip).applying(state.ctm.inverted()) }
  /// Leaves of what is painted from now on what lies inside a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Leaves of what is painted from now on what lies inside one of several rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    for rect in rects { path.addRect(rect, transform: state.ctm) }
    state.clip = painter.clip(state.clip, to: path, isEvenOdd: false)
  }

  // MARK: Images and gradients

  /// Draws an image stretched to a rectangle; its first row lies at the greater y.
  ///
  /// Where y points down it stands on its head, as with Core Graphics: turn the context over, or draw an `Image`.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    painter.paint(.image(image, rect), state)
  }

  /// Paints colours along a line, across all that can be painted; before and after the line as the options say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let way = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y), length = hypot(way.dx, way.dy)
    let reach = self.reach(from: startPoint) + length
    guard length > 0, length.isFinite, reach.isFinite else { return }
    let along = CGVector(dx: way.dx / length * reach, dy: way.dy / length * reach)
    let first =
      options.contains(.drawsBeforeStartLocation)
      ? CGPoint(x: startPoint.x - along.dx, y: startPoint.y - along.dy) : startPoint
    let last =
      options.contains(.drawsAfterEndLocation)
      ? CGPoint(x: endPoint.x + along.dx, y: endPoint.y + along.dy) : endPoint
    // A band across the line, as wide as anything that can be seen.
    let band = CGMutablePath()
    band.addLines(between: [
      CGPoint(x: first.x - along.dy, y: first.y + along.dx), CGPoint(x: first.x + along.dy, y: first.y - along.dx),
      CGPoint(x: last.x + along.dy, y: last.y - along.dx), CGPoint(x: last.x - along.dy, y: last.y + along.dx),
    ])
    band.closeSubpath()
    painter.paint(.gradient(gradient, .linear(startPoint, endPoint), band), state)
  }

  /// Paints colours from one circle to another around the same centre; inside the first and outside the last as the options say.
  ///
  /// Circles with different centres are painted around the one of the end, which is reported.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      painter.report("a radial gradient between circles with different centres is painted around that of its end")
    }
    let center = endCenter, far = reach(from: center) + max(startRadius, endRadius)
    let isGrowing = endRadius >= startRadius
    let inside = options.contains(isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let outside = options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let inner = inside ? 0 : min(startRadius, endRadius), outer = outside ? far : max(startRadius, endRadius)
    guard inner.isFinite, outer.isFinite, inner >= 0, outer > inner else { return }
    let ring = CGMutablePath()
    let circle = { (radius: CGFloat) in
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    ring.addEllipse(in: circle(outer))
    if inner > 0 { ring.addArc(center: center, radius: inner, startAngle: 0, endAngle: -2 * .pi, clockwise: true) }
    painter.paint(.gradient(gradient, .radial(center, startRadius, endRadius), ring), state)
  }

  /// How far the farthest point is that can be painted.
  private func reach(from point: CGPoint) -> CGFloat {
    let bounds = boundingBoxOfClipPath
    guard !bounds.isNull else { return 0 }
    return hypot(max(point.x - bounds.minX, bounds.maxX - point.x), max(point.y - bounds.minY, bounds.maxY - point.y))
  }
}
