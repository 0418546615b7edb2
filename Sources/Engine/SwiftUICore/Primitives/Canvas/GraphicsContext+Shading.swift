import CoreGraphicsTypes
public import Foundation

extension GraphicsContext {
  /// What a path is filled or stroked with, in the coordinates of what is painted.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(any ShapeStyle)
      case gradient(Gradient, GradientLine, GradientOptions)
      case image(ImagePaint, origin: CGPoint)
      case palette([Shading])
    }
    let kind: Kind

    /// The foreground of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }
    /// Several shadings, for what has several levels; otherwise the first of them.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }
    /// A colour from its parts, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A gray, from black at 0 to white at 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style, which takes the box of the path for the painted area.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Colours along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(startPoint.finite("gradient point"), endPoint.finite("gradient point")), options))
    }
    /// Colours along the radius of a circle, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let start = startRadius.finite("gradient radius") ?? 0, end = endRadius.finite("gradient radius") ?? 0
      return Shading(kind: .gradient(gradient, .radial(center.finite("gradient point"), start, end), options))
    }
    /// Colours around a point, from an angle clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .conic(center.finite("gradient point"), angle.finite("gradient angle")), options))
    }

    /// A part of an image that repeats, once from a place on; the part is in fractions of the image.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(
        kind: .image(
          ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin.finite("image origin")))
    }

    /// The paint for an area; of a palette that of a level, as far as it goes.
    func paint(_ request: _ShapeStyleRequest, level: Int = 0) -> _ShapeStylePaint {
      switch kind {
      case .style(let style): style._paint(request)
      case .gradient(let gradient, let line, let options):
        _ShapeStylePaint(line.paint(gradient.displayStops(in: request.environment), options, in: request.frame))
      case .image(let image, let origin): image.paint(request, origin: origin)
      case .palette(let shadings):
        shadings.isEmpty
          ? ForegroundStyle()._paint(request) : shadings[min(level, shadings.count - 1)].paint(request)
      }
    }
  }

  /// How a gradient goes on, and how its colours are mixed.
  public struct GradientOptions: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt32
    /// Creates a set from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Begins again before the first colour and after the last one.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back and forth before the first colour and after the last one.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes colours in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

/// Along what the colours of a gradient lie.
enum GradientLine: Sendable {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGFloat)
  case conic(CGPoint, Angle)

  /// How often a gradient is repeated at most; a choice.
  private static let mostRepetitions = 500

  func paint(
    _ stops: [DisplayGradientStop], _ options: GraphicsContext.GradientOptions, in area: CGRect
  ) -> DisplayPaint {
    var stops = options.contains(.linearColor) ? stops.mixedInLinearLight : stops
    let turns = options.contains(.repeat) || options.contains(.mirror) ? repetitions(in: area) : 0...1
    if turns != 0...1 { stops = stops.repeated(turns, goesBack: options.contains(.mirror)) }
    let (first, last) = (CGFloat(turns.lowerBound), CGFloat(turns.upperBound))
    switch self {
    case .linear(let start, let end):
      let way = CGSize(width: end.x - start.x, height: end.y - start.y)
      return .linearGradient(
        stops: stops, start: CGPoint(x: start.x + way.width * first, y: start.y + way.height * first),
        end: CGPoint(x: start.x + way.width * last, y: start.y + way.height * last))
    case .radial(let center, let start, let end):
      return .radialGradient(
        stops: stops, center: center, startRadius: start + (end - start) * first, endRadius: start + (end - start) * last)
    case .conic(let center, let angle):
      return .angularGradient(
        stops: stops, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
    }
  }

  /// Which times of a gradient, counted from its own, are seen in an area.
  private func repetitions(in area: CGRect) -> ClosedRange<Int> {
    guard !area.isNull, area.isFinite else { return 0...1 }
    let corners = [
      area.origin, CGPoint(x: area.maxX, y: area.minY), CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ]
    let positions: [CGFloat]
    var least = -CGFloat.infinity
    switch self {
    case .linear(let start, let end):
      let way = CGSize(width: end.x - start.x, height: end.y - start.y)
      let length = way.width * way.width + way.height * way.height
      guard length > 0 else { return 0...1 }
      positions = corners.map { (($0.x - start.x) * way.width + ($0.y - start.y) * way.height) / length }
    case .radial(let center, let start, let end):
      guard end > start, start >= 0 else { return 0...1 }
      positions = [0] + corners.map { (hypot($0.x - center.x, $0.y - center.y) - start) / (end - start) }
      // There are no circles inside the centre.
      least = (-start / (end - start)).rounded(.up)
    case .conic: return 0...1
    }
    let limit = CGFloat(Self.mostRepetitions / 2)
    let first = min(max((positions.min() ?? 0).rounded(.down), least, -limit), 0)
    let last = max(min((positions.max() ?? 1).rounded(.up), limit), 1)
    guard first.isFinite, last.isFinite else { return 0...1 }
    return Int(first)...Int(last)
  }
}

extension [DisplayGradientStop] {
  /// The same again for each of several times, on one line.
  fileprivate func repeated(_ times: ClosedRange<Int>, goesBack: Bool) -> [DisplayGradientStop] {
    let length = CGFloat(times.upperBound - times.lowerBound)
    return (times.lowerBound..<times.upperBound).flatMap { time -> [DisplayGradientStop] in
      let isBackwards = goesBack && time % 2 != 0
      let placed = isBackwards ? reversed().map { .init(color: $0.color, location: 1 - $0.location) } : self
      // What is before the first colour and after the last one belongs to each time.
      let ends = [placed.first.map { DisplayGradientStop(color: $0.color, location: 0) }].compactMap { $0 } + placed
      let whole = ends + [placed.last.map { DisplayGradientStop(color: $0.color, location: 1) }].compactMap { $0 }
      return whole.map {
        let position = CGFloat(time - times.lowerBound) + Swift.min(Swift.max($0.location, 0), 1)
        return DisplayGradientStop(color: $0.color, location: position / length)
      }
    }
  }

  /// With stops in between that are mixed in linear light.
  fileprivate var mixedInLinearLight: [DisplayGradientStop] {
    let parts = 16
    var result: [DisplayGradientStop] = []
    for (start, end) in zip(self, dropFirst()) {
      for part in 0..<parts {
        let share = Float(part) / Float(parts)
        let mix = { (from: Float, to: Float) in
          DisplayColor.encode(DisplayColor.decode(from) * (1 - share) + DisplayColor.decode(to) * share)
        }
        let color = DisplayColor(
          red: mix(start.color.red, end.color.red), green: mix(start.color.green, end.color.green),
          blue: mix(start.color.blue, end.color.blue), alpha: start.color.alpha * (1 - share) + end.color.alpha * share)
        result.append(.init(color: color, location: start.location + (end.location - start.location) * CGFloat(share)))
      }
    }
    if let last { result.append(last) }
    return result
  }
}
