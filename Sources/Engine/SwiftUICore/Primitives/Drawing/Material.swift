import Foundation

/// What lies behind, blurred and tinted, as a background for what lies in front.
///
/// A material shows what is behind the view at any time, so it costs more than a colour: once for each change behind it, and
/// nothing while nothing changes there.
nonisolated public struct Material: ShapeStyle {
  public typealias Resolved = Never
  let kind: Kind
  enum Kind { case ultraThin, thin, regular, thick, ultraThick, bar }

  /// What is behind shows strongly.
  public static let ultraThin = Material(kind: .ultraThin)
  /// What is behind shows.
  public static let thin = Material(kind: .thin)
  /// What is behind shows a little.
  public static let regular = Material(kind: .regular)
  /// What is behind hardly shows.
  public static let thick = Material(kind: .thick)
  /// What is behind shows least.
  public static let ultraThick = Material(kind: .ultraThick)
  /// What bars of the system are made of.
  public static let bar = Material(kind: .bar)

  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    let material = DisplayMaterial(kind, isDark: request.environment.colorScheme == .dark)
    // What cannot show through has the tint alone.
    var paint = _ShapeStylePaint(.color(material.tint.multiplyingAlpha(by: 1 / material.tint.alpha)))
    if !request.environment.accessibilityReduceTransparency { paint.material = material }
    return paint
  }
}

extension DisplayMaterial {
  /// The tint and the blur (Facts 2.4).
  fileprivate init(_ kind: Material.Kind, isDark: Bool) {
    let (gray, alpha, radius): (Float, Float, CGFloat) =
      switch (kind, isDark) {
      case (.ultraThin, false): (242, 0.44, 22)
      case (.ultraThin, true): (37, 0.43, 22)
      case (.thin, false): (245, 0.6, 29)
      case (.thin, true): (37, 0.55, 29)
      case (.regular, false): (247, 0.75, 29)
      case (.regular, true): (37, 0.72, 29)
      case (.thick, false): (249, 0.86, 29)
      case (.thick, true): (37, 0.85, 29)
      case (.ultraThick, false): (250, 0.93, 29)
      case (.ultraThick, true): (37, 0.92, 29)
      case (.bar, false): (249, 0.8, 20)
      case (.bar, true): (29, 0.8, 20)
      }
    let tint = DisplayColor(red: gray / 255, green: gray / 255, blue: gray / 255, alpha: alpha)
    self.init(tint: tint, radius: radius, saturation: 1.8)
  }
}

extension ShapeStyle where Self == Material {
  /// What is behind shows strongly.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// What is behind shows.
  public static var thinMaterial: Material { .thin }
  /// What is behind shows a little.
  public static var regularMaterial: Material { .regular }
  /// What is behind hardly shows.
  public static var thickMaterial: Material { .thick }
  /// What is behind shows least.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// What bars of the system are made of.
  public static var bar: Material { .bar }
}
