/// What marks that something is chosen: the tint of the surroundings.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  /// The style paints by itself.
  public typealias Resolved = Never
  /// Makes the style that marks what is chosen.
  public init() {}
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint { TintShapeStyle()._paint(request) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What marks that something is chosen.
  ///
  ///     Text("Kyoto").background(isChosen ? AnyShapeStyle(.selection) : AnyShapeStyle(.clear))
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
