public import Foundation

/// Something that a shape or text can be painted with: a colour, a gradient, a level of the foreground.
public protocol ShapeStyle: Sendable {
  /// The style that `resolve(in:)` makes; styles of the framework have none.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use where an environment holds.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint for an area.
  func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint
}

extension ShapeStyle where Resolved == Never {
  /// Styles of the framework paint by themselves.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) has nothing to resolve to; implement resolve(in:) in a style of your own")
  }
}

extension ShapeStyle {
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    resolve(in: request.environment)._paint(request)
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// What a style has to paint.
public struct _ShapeStyleRequest {
  /// The environment of what is painted.
  public var environment: EnvironmentValues
  /// The area that is painted, in points of the view's coordinates.
  public var frame: CGRect
  package init(environment: EnvironmentValues, frame: CGRect) {
    self.environment = environment
    self.frame = frame
  }
}

/// What a style paints with.
public struct _ShapeStylePaint {
  package var paint: DisplayPaint
  package var blendMode: BlendMode?
  package var shadow: ShadowStyle?
  /// What shows through it; the paint then says where, and stands in for it where nothing can show through.
  package var material: DisplayMaterial?
  package init(_ paint: DisplayPaint) { self.paint = paint }
}

extension Color: ShapeStyle {
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    _ShapeStylePaint(.color(displayColor(in: request.environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint { _ShapeStylePaint(.color(displayColor)) }
}

/// A style behind its type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  package let style: any ShapeStyle

  init(erased style: any ShapeStyle) { self.style = style }

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    if let any = style as? AnyShapeStyle { self.style = any.style } else { self.style = style }
  }

  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint { style._paint(request) }
}

extension AnyShapeStyle: StructurallyComparable {
  package static func areEqual(_ a: AnyShapeStyle, _ b: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ style: S) -> Bool {
      (b.style as? S).map { ValueComparator.areEqual(style, $0) } ?? false
    }
    return compare(a.style)
  }
}

extension ForegroundStyles: StructurallyComparable {
  static func areEqual(_ a: ForegroundStyles, _ b: ForegroundStyles) -> Bool {
    guard a.levels.count == b.levels.count,
      zip(a.levels, b.levels).allSatisfy({ AnyShapeStyle.areEqual(AnyShapeStyle(erased: $0), AnyShapeStyle(erased: $1)) })
    else { return false }
    return switch (a.outer, b.outer) {
    case (.none, .none): true
    case (.styles(let a), .styles(let b)): areEqual(a, b)
    default: false
    }
  }
}

/// The foreground style of the surroundings.
nonisolated public struct ForegroundStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  /// Makes the style that paints with the foreground where it is used.
  public init() {}
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    HierarchicalShapeStyle.primary._paint(request)
  }
}

/// The background of the surroundings.
nonisolated public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Makes the style that paints with the background where it is used.
  public init() {}
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    request.environment.backgroundStyle?._paint(request) ?? Color(SystemColor.background)._paint(request)
  }
}

/// The tint of the surroundings.
nonisolated public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Makes the style that paints with the tint where it is used.
  public init() {}
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    guard let style = request.environment.tint.style else { return Color.accentColor._paint(request) }
    // A tint that is made from the tint means the app's own.
    var outer = request
    outer.environment.tint = Tint()
    return style._paint(outer)
  }
}

/// The colour of lines between things.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// Makes the style that paints with the separator colour.
  public init() {}
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    Color(SystemColor.separator)._paint(request)
  }
}

/// A level of the foreground style: the label colours on the default one, fainter copies of any other (Facts 2.2).
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground, one step weaker.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground, two steps weaker.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground, three steps weaker.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The foreground, four steps weaker.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    let foreground = request.environment.shownForegroundStyles
    return (foreground ?? ForegroundStyles()).paint(level: level, request)
  }
}

/// The styles for the levels of a foreground, and what they stand on.
struct ForegroundStyles {
  /// Styles from the primary level on; empty: the default foreground.
  var levels: [any ShapeStyle] = []
  /// The styles around, for levels that refer to them.
  indirect enum Outer {
    case none
    case styles(ForegroundStyles)
  }
  var outer = Outer.none

  private static let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinary]
  /// Of levels of a foreground that is set (Facts 2.2).
  private static let opacities: [Float] = [1, 0.5, 0.25, 0.18, 0.18]
  /// How opaque a level of a foreground that is set is.
  static func opacity(ofLevel level: Int) -> Float { opacities[min(level, opacities.count - 1)] }

  func paint(level: Int, _ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    guard let primary = levels.first else {
      return Color(Self.labels[level])._paint(request)
    }
    if level < levels.count { return paint(levels[level], request) }
    var result = paint(primary, request)
    result.paint = result.paint.multiplyingAlpha(by: Self.opacities[level])
    return result
  }

  /// Paints with one of the styles; those that refer to the foreground see the one around.
  private func paint(_ style: any ShapeStyle, _ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    var outerRequest = request
    outerRequest.environment.defaultForegroundStyles = nil
    if case .styles(let styles) = outer {
      outerRequest.environment.foregroundStyles = styles
    } else {
      outerRequest.environment.foregroundStyles = nil
    }
    return style._paint(outerRequest)
  }
}

extension DisplayPaint {
  /// The same paint, fainter.
  package func multiplyingAlpha(by factor: Float) -> DisplayPaint {
    let fade = { (stops: [DisplayGradientStop]) in
      stops.map { DisplayGradientStop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: fade(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(stops: fade(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let frame, let center, let startRadius, let endRadius):
      return .ellipticalGradient(
        stops: fade(stops), frame: frame, center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(stops: fade(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .imageTile: return self
    }
  }
}

/// A style with its opacity multiplied.
nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let base: Base
  let opacity: Double
  func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    var result = base._paint(request)
    result.paint = result.paint.multiplyingAlpha(by: Float(opacity))
    return result
  }
}

/// A style that composites with what lies below.
nonisolated struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let base: Base
  let mode: BlendMode
  func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    var result = base._paint(request)
    result.blendMode = mode
    return result
  }
}

/// A style with a shadow.
nonisolated struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let base: Base
  let shadow: ShadowStyle
  func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    var result = base._paint(request)
    result.shadow = shadow
    return result
  }
}

// The colour and the blur (Facts 2.3).
/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow that falls behind the shape, at a distance in points.
  ///
  /// The blur is a Gaussian of sigma `radius / 2`, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor of 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
  /// The style, mixed with what lies below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(base: self, mode: mode) }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == Color {
  /// The system's red, which differs between light and dark.
  public static var red: Color { .red }
  /// The system's orange, which differs between light and dark.
  public static var orange: Color { .orange }
  /// The system's yellow, which differs between light and dark.
  public static var yellow: Color { .yellow }
  /// The system's green, which differs between light and dark.
  public static var green: Color { .green }
  /// The system's mint, which differs between light and dark.
  public static var mint: Color { .mint }
  /// The system's teal, which differs between light and dark.
  public static var teal: Color { .teal }
  /// The system's cyan, which differs between light and dark.
  public static var cyan: Color { .cyan }
  /// The system's blue, which differs between light and dark.
  public static var blue: Color { .blue }
  /// The system's indigo, which differs between light and dark.
  public static var indigo: Color { .indigo }
  /// The system's purple, which differs between light and dark.
  public static var purple: Color { .purple }
  /// The system's pink, which differs between light and dark.
  public static var pink: Color { .pink }
  /// The system's brown, which differs between light and dark.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// The system's gray, which differs between light and dark.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// Full transparency.
  public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// A fainter foreground.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// A foreground fainter still.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The faintest foreground for text.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The faintest foreground.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
