import CoreGraphicsTypes
public import Foundation

extension GraphicsContext {
  // MARK: Paths

  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let request = _ShapeStyleRequest(environment: environment, frame: path.boundingRect)
    draw(shading.paint(request)) { paint, transform in
      .fill(
        DisplayFill(
          path: transform.isIdentity ? path : path.applying(transform), paint: paint, isEvenOdd: style.isEOFilled,
          isAntialiased: style.isAntialiased))
    }
  }

  /// Strokes the outline of a path with a line of a width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let request = _ShapeStyleRequest(
      environment: environment, frame: path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
    draw(shading.paint(request)) { paint, transform in
      if transform.isIdentity { return .stroke(DisplayStroke(path: path, style: style, paint: paint)) }
      guard let scale = transform.uniformScale else { return nil }
      var scaled = style
      scaled.lineWidth *= scale
      scaled.dash = style.dash.map { $0 * scale }
      scaled.dashPhase *= scale
      return .stroke(DisplayStroke(path: path.applying(transform), style: scaled, paint: paint))
    }
  }

  /// Adds a step; `item` makes it under a transform, or returns `nil` where it cannot.
  private func draw(
    _ paint: _ShapeStylePaint, _ item: (DisplayPaint, CGAffineTransform) -> DisplayItem?
  ) {
    let isMere = paint.blendMode == nil && paint.shadow == nil && paint.material == nil
    // Most of what is painted is a path in a colour, and there is much of it.
    if isMere, case .color(let color) = paint.paint {
      let shown = isPlain ? color.multiplyingAlpha(by: Float(min(max(opacity, 0), 1))) : color
      if let item = item(.color(shown), transform) {
        if isPlain { return layer.append(item, bounds: item.bounds, clip: clip) }
        return self.paint(shape: fragment(of: item))
      }
    }
    guard let item = item(paint.paint, .identity) else { return }
    let styled = fragment(of: item).applying(paint, for: layer.node, environment)
    self.paint(shape: transformed(styled))
  }

  private func fragment(of item: DisplayItem) -> DisplayFragment {
    let bounds = item.bounds
    guard !bounds.isNull, bounds.isFinite else { return .empty }
    return DisplayFragment(id: layer.node.displayID, items: [item], bounds: bounds)
  }

  // MARK: Images

  /// Paints an image stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    let request = _ShapeStyleRequest(environment: environment, frame: rect)
    let drawn = image.graphic.fragment(in: rect, of: layer.node) { level in
      if let shading = image.shading { return shading.paint(request, level: level).paint }
      return HierarchicalShapeStyle(level: level)._paint(request).paint
    }
    paint(shape: transformed(drawn))
  }

  /// Paints an image in its own size, with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(anchor, of: image.size, at: point))
  }

  /// Paints an image stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Paints an image in its own size, with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Texts

  /// Paints a text from the top of a rectangle, in lines that fit it.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard rect.isFinite else { return }
    draw(text, text.layout(in: rect.size), width: max(rect.width, 0), at: rect.standardized.origin)
  }

  /// Paints a text in its own size, with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, layout, width: .infinity, at: CGRect(anchor, of: layout.size, at: point).origin)
  }

  /// Paints a text from the top of a rectangle, in lines that fit it.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Paints a text in its own size, with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ layout: TextLayout, width: CGFloat, at origin: CGPoint) {
    guard !layout.lines.isEmpty, origin.isUsual else { return }
    let drawn = text.text.fragment(layout, width: width, of: layer.node) { text.shading.paint($0).paint }
    paint(shape: transformed(drawn.moved(by: origin, id: layer.node.displayID)))
  }

  // MARK: Symbols

  /// Paints a view of the canvas, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, rect.isFinite else { return }
    let stretch = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
    let id = layer.node.displayID
    paint(shape: transformed(symbol.node.fragment().wrapped(in: .transform(ProjectionTransform(stretch)), id: id)))
  }

  /// Paints a view of the canvas in its own size, with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGRect(anchor, of: symbol.size, at: point).origin
    paint(shape: transformed(symbol.node.fragment().moved(by: origin, id: layer.node.displayID)))
  }
}

extension CGRect {
  /// The rectangle of a size whose point at an anchor is at a place.
  fileprivate init(_ anchor: UnitPoint, of size: CGSize, at point: CGPoint) {
    self.init(
      origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), size: size)
  }
}

extension CGAffineTransform {
  /// By how much lengths grow where all directions grow by the same; `nil` where they do not.
  fileprivate var uniformScale: CGFloat? {
    let (x, y) = (hypot(a, b), hypot(c, d))
    guard abs(x - y) <= 1e-9 * max(x, y), abs(a * c + b * d) <= 1e-9 * x * y else { return nil }
    return x
  }
}
