public import Foundation

/// Colours along a line, to be laid out by one of the gradient styles.
///
/// Before the first stop and after the last one their colours go on. Stops are sorted by location; one at a place that is no
/// number is reported and left out. As a style of its own a gradient runs from top to bottom.
///
///     Capsule().fill(Gradient(colors: [.orange, .red]))
nonisolated public struct Gradient: ShapeStyle, Equatable, Hashable {
  public typealias Resolved = Never

  /// A colour and its place.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour that is reached there.
    public var color: Color
    /// Where along the gradient the colour is reached: 0 at the start, 1 at the end.
    public var location: CGFloat
    /// Puts a colour at a place along the gradient, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in order of location.
  public var stops: [Stop]

  /// Creates a gradient from stops, in order of location; two at one place make an edge.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances, the first at the start and the last at the end.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func displayStops(in environment: EnvironmentValues) -> [DisplayGradientStop] {
    stops.compactMap { stop in
      stop.location.finiteUnit("gradient stop location")
        .map { DisplayGradientStop(color: stop.color.displayColor(in: environment), location: $0) }
    }
    .sorted { $0.location < $1.location }
  }

  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(request)
  }
}

/// A gradient that a colour makes with a slightly lighter tone of itself.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  public typealias Resolved = Never
  let gradient: Gradient
  /// Hides a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint { gradient._paint(request) }

  /// How much lighter the upper end of a colour's standard gradient is: a choice (Facts 2.3).
  static let lightness = 0.22
}

extension Color {
  /// The colour's standard gradient, from a lighter tone at the top to the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: AnyGradient.lightness), self]))
  }
}

extension CGRect {
  func point(_ unit: UnitPoint) -> CGPoint { CGPoint(x: minX + width * unit.x, y: minY + height * unit.y) }
}

/// Colours along a straight line; across the line nothing changes.
///
/// Both points are relative to what is painted, such as a shape's bounds. As a view it fills the space that it is offered.
///
///     Rectangle().fill(LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
nonisolated public struct LinearGradient: ShapeStyle, View {
  public typealias Resolved = Never
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient between two points relative to the painted area.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  /// Creates a gradient of colours at equal distances.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient from stops.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public nonisolated func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    _ShapeStylePaint(
      .linearGradient(
        stops: gradient.displayStops(in: request.environment), start: request.frame.point(startPoint),
        end: request.frame.point(endPoint)))
  }
}

/// Colours along a radius, in circles.
///
/// Radii are in points, whatever the size of what is painted; one that is not finite is reported and counts as 0.
///
///     Circle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 60))
nonisolated public struct RadialGradient: ShapeStyle, View {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient around a point relative to the painted area; radii in points.
  public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius.finite("gradient radius") ?? 0
    self.endRadius = endRadius.finite("gradient radius") ?? 0
  }
  /// Creates a gradient of colours at equal distances.
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Creates a gradient from stops.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public nonisolated func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    _ShapeStylePaint(
      .radialGradient(
        stops: gradient.displayStops(in: request.environment), center: request.frame.point(center),
        startRadius: startRadius, endRadius: endRadius))
  }
}

/// Colours along the radii of an ellipse that follows the painted area's shape.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient; radii are fractions of the area's size.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction.finiteUnit("gradient radius") ?? 0
    self.endRadiusFraction = endRadiusFraction.finiteUnit("gradient radius") ?? 0
  }
  /// Creates a gradient of colours at equal distances.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Creates a gradient from stops.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public nonisolated func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    _ShapeStylePaint(
      .ellipticalGradient(
        stops: gradient.displayStops(in: request.environment), frame: request.frame, center: center,
        startRadius: startRadiusFraction, endRadius: endRadiusFraction))
  }
}

/// Colours around a point, as on a clock's face.
///
/// Angles count clockwise from the right. Without angles, or with one, the colours go all the way round.
///
///     Circle().fill(AngularGradient(colors: [.red, .yellow, .red], center: .center, angle: .degrees(-90)))
nonisolated public struct AngularGradient: ShapeStyle, View {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient between two angles, clockwise from the positive x axis.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle.finite("gradient angle")
    self.endAngle = endAngle.finite("gradient angle")
  }
  /// Creates a gradient of colours at equal distances.
  public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient from stops.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Creates a gradient all the way round, from an angle clockwise; 0 is to the right.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates a gradient of colours at equal distances all the way round, from an angle clockwise.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates a gradient from stops all the way round, from an angle clockwise.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public nonisolated func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    _ShapeStylePaint(
      .angularGradient(
        stops: gradient.displayStops(in: request.environment), center: request.frame.point(center),
        startAngle: startAngle.radians, endAngle: endAngle.radians))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a straight line between two points relative to the painted area.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at equal distances along a straight line between two points relative to the painted area.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a straight line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

// MARK: - Styles as views

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A rectangle painted with the style.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient {
  /// A rectangle painted with the gradient.
  public typealias Body = _ShapeView<Rectangle, Self>
}

extension RadialGradient {
  /// A rectangle painted with the gradient.
  public typealias Body = _ShapeView<Rectangle, Self>
}

extension EllipticalGradient {
  /// A rectangle painted with the gradient.
  public typealias Body = _ShapeView<Rectangle, Self>
}

extension AngularGradient {
  /// A rectangle painted with the gradient.
  public typealias Body = _ShapeView<Rectangle, Self>
}

extension Color: View {
  /// The type of the body.
  public typealias Body = _ShapeView<Rectangle, Color>
}
