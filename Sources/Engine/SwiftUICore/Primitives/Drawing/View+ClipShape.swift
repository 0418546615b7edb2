package import Foundation

extension View {
  /// Shows only what lies inside a shape that is fitted to the view's bounds; presses outside do not count.
  ///
  /// The layout does not change.
  ///
  ///     Color.green.frame(width: 60, height: 60).clipShape(.rect(cornerRadius: 12))
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }
}

/// Shows of a view what lies inside a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: EffectModifier {
  public typealias Body = Never
  var shape: ClipShape
  let style: FillStyle
  nonisolated init(shape: ClipShape, style: FillStyle) {
    self.shape = shape
    self.style = style
  }
  package var dependsOnSize: Bool { true }
  package static var asksApp: Bool { ClipShape.asksApp }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    let frame = CGRect(origin: .zero, size: size)
    return .clip(
      shape.path(in: frame, environment.layoutDirection), isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased,
      snapFrame: frame)
  }
  package func accepts(_ point: CGPoint, size: CGSize, _ direction: LayoutDirection) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size), direction).contains(point, eoFill: style.isEOFilled)
  }
}

extension _ClipEffect {
  /// The shape's data.
  public nonisolated var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
