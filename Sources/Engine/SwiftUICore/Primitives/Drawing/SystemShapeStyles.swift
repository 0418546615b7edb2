/// The colour of text that stands for what is still to be typed.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Makes the style that paints with the colour of placeholders.
  public init() {}
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    Color(SystemColor.placeholderText)._paint(request)
  }
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Makes the style that paints with the colour of links.
  public init() {}
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint { Color(SystemColor.link)._paint(request) }
}

/// The faint gray that lies behind thin shapes, such as a slider's track, over any background.
nonisolated public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Makes the style that paints with the fill colour.
  public init() {}
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint { Color(SystemColor.fill)._paint(request) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for what is still to be typed.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The faint gray that lies behind thin shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
