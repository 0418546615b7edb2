import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// A paint whose colour follows from the place.
struct GradientPaint {
  private enum Geometry {
    case linear(start: CGPoint, end: CGPoint)
    /// Circles in coordinates where the ellipse's box is 1 × 1.
    case radial(center: CGPoint, size: CGSize, startRadius: CGFloat, endRadius: CGFloat)
    case angular(center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  }
  private let geometry: Geometry
  private let stops: [DisplayGradientStop]
  private let alpha: Float

  /// `nil` for paints that are no gradients, and for gradients without colours.
  init?(_ paint: DisplayPaint, alpha: Float) {
    switch paint {
    case .color, .imageTile: return nil
    case .linearGradient(let stops, let start, let end):
      geometry = .linear(start: start, end: end)
      self.stops = stops
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      geometry = .radial(center: center, size: CGSize(width: 1, height: 1), startRadius: startRadius, endRadius: endRadius)
      self.stops = stops
    case .ellipticalGradient(let stops, let frame, let center, let startRadius, let endRadius):
      let middle = CGPoint(x: frame.minX + frame.width * center.x, y: frame.minY + frame.height * center.y)
      let size = CGSize(width: max(frame.width, 1e-6), height: max(frame.height, 1e-6))
      geometry = .radial(center: middle, size: size, startRadius: startRadius, endRadius: endRadius)
      self.stops = stops
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      geometry = .angular(center: center, startAngle: startAngle, endAngle: endAngle)
      self.stops = stops
    }
    self.alpha = alpha
    guard !stops.isEmpty, stops.allSatisfy({ $0.location.isFinite }) else { return nil }
  }

  // MARK: Pixels

  /// The gradient's colours at the middles of some pixels.
  ///
  /// `t` leads from the gradient's points to device pixels; it must be invertible.
  func rasterize(_ region: PixelRect, _ t: CGAffineTransform) -> Layer {
    // Pixels count from the transform's origin, so that a picture that moves by whole pixels stays the same.
    let (originX, originY) = (Int(t.tx.rounded(.down)), Int(t.ty.rounded(.down)))
    var local = t
    local.tx -= CGFloat(originX)
    local.ty -= CGFloat(originY)
    let pixelToUnit = local.inverted()
    let layer = Layer(region: region)
    let ramp = GradientRamp(stops, alpha: alpha, length: deviceLength(t))
    let area = Area(
      region: region, x: region.x0 - originX, y: region.y0 - originY, inverse: pixelToUnit, buffer: layer.buffer)
    cairo_surface_flush(layer.buffer.surface)
    ramp.colors.withUnsafeBufferPointer { colors in
      switch geometry {
      case .linear(let start, let end): drawLinear(area, start, end, colors)
      case .radial(let center, let size, let r0, let r1): drawRadial(area, center, size, r0, r1, colors)
      case .angular(let center, let a0, let a1): drawAngular(area, center, a0, a1, colors)
      }
    }
    layer.buffer.markDirty()
    return layer
  }

  private struct Area {
    let region: PixelRect
    let x: Int
    let y: Int
    let inverse: CGAffineTransform
    let buffer: PixelBuffer
  }

  /// How many pixels the colours spread over, which says how finely they have to be known.
  private func deviceLength(_ t: CGAffineTransform) -> CGFloat {
    let zoom = max(hypot(t.a, t.b), hypot(t.c, t.d))
    switch geometry {
    case .linear(let start, let end): return hypot(end.x - start.x, end.y - start.y) * zoom
    case .radial(_, let size, let r0, let r1): return abs(r1 - r0) * max(size.width, size.height) * zoom
    case .angular: return 2048
    }
  }

  private func drawLinear(
    _ area: Area, _ start: CGPoint, _ end: CGPoint, _ colors: UnsafeBufferPointer<UInt32>
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    // Without a direction, everything lies behind the end.
    let (ux, uy) = square > 0 && square.isFinite ? (dx / square, dy / square) : (0, 0)
    let inverse = area.inverse
    let last = Float(colors.count - 1)
    let stepX = Float(inverse.a * ux + inverse.b * uy) * last
    for row in 0..<area.region.height {
      let py = CGFloat(area.y + row) + 0.5
      let (ox, oy) = (0.5 * inverse.a + py * inverse.c + inverse.tx, 0.5 * inverse.b + py * inverse.d + inverse.ty)
      let first = square > 0 ? Float((ox - start.x) * ux + (oy - start.y) * uy) * last + 0.5 : last
      let target = area.buffer.row(row)
      if stepX == 0 {
        target.update(repeating: colors[Self.index(first, last)], count: area.region.width)
        continue
      }
      for column in 0..<area.region.width {
        let position = first + Float(area.x + column) * stepX
        target[column] = colors[Self.index(position, last)]
      }
    }
  }

  private func drawRadial(
    _ area: Area, _ center: CGPoint, _ size: CGSize, _ r0: CGFloat, _ r1: CGFloat,
    _ colors: UnsafeBufferPointer<UInt32>
  ) {
    let inverse = area.inverse
    let last = Float(colors.count - 1)
    let isFlat = abs(r1 - r0) < 1e-9
    let factor = isFlat ? 0 : last / Float(r1 - r0)
    let offset = isFlat ? last : 0.5 - Float(r0) * factor
    let (stepX, stepY) = (Float(inverse.a / size.width), Float(inverse.b / size.height))
    for row in 0..<area.region.height {
      let py = CGFloat(area.y + row) + 0.5
      let ox = Float((0.5 * inverse.a + py * inverse.c + inverse.tx - center.x) / size.width)
      let oy = Float((0.5 * inverse.b + py * inverse.d + inverse.ty - center.y) / size.height)
      let target = area.buffer.row(row)
      for column in 0..<area.region.width {
        let x = Float(area.x + column)
        let (ux, uy) = (ox + x * stepX, oy + x * stepY)
        let position = (ux * ux + uy * uy).squareRoot() * factor + offset
        target[column] = colors[Self.index(position, last)]
      }
    }
  }

  /// Beyond a full turn only the last one shows; the gap of less than a turn takes the nearer end's colour.
  private func drawAngular(
    _ area: Area, _ center: CGPoint, _ startAngle: CGFloat, _ endAngle: CGFloat,
    _ colors: UnsafeBufferPointer<UInt32>
  ) {
    let inverse = area.inverse
    let last = Float(colors.count - 1)
    let turn = Float(2 * CGFloat.pi)
    let sweep = Float(min(max(endAngle - startAngle, -1e4), 1e4))
    // Angles are measured from where the shown turn begins: half the gap before the start.
    let gap = max(turn - abs(sweep), 0)
    let direction: Float = sweep < 0 ? -1 : 1
    let zero = abs(sweep) > turn ? endAngle - CGFloat(direction * turn) : startAngle
    let before = abs(sweep) > turn ? abs(sweep) - turn : -gap / 2
    let begin = Float((zero - CGFloat(direction * gap / 2)).truncatingRemainder(dividingBy: 2 * .pi))
    let factor = abs(sweep) > 1e-6 ? last / abs(sweep) : 1e9
    for row in 0..<area.region.height {
      let py = CGFloat(area.y + row) + 0.5
      let ox = Float(0.5 * inverse.a + py * inverse.c + inverse.tx - center.x)
      let oy = Float(0.5 * inverse.b + py * inverse.d + inverse.ty - center.y)
      let target = area.buffer.row(row)
      for column in 0..<area.region.width {
        let x = Float(area.x + column)
        var angle = (Self.angle(ox + x * Float(inverse.a), oy + x * Float(inverse.b)) - begin) * direction
        if angle < 0 { angle += turn }
        if angle < 0 { angle += turn }
        if angle >= turn { angle -= turn }
        let position = (angle + before) * factor + 0.5
        target[column] = colors[Self.index(position, last)]
      }
    }
  }

  /// The entry of a ramp at a position; the first one for positions that are no number.
  @inline(__always) private static func index(_ position: Float, _ last: Float) -> Int {
    Int(Int32(position > 0 ? (position < last ? position : last) : 0))
  }

  /// The angle of a direction in radians, −π…π, within 0.00002.
  @inline(__always) private static func angle(_ x: Float, _ y: Float) -> Float {
    let (w, h) = (abs(x), abs(y))
    let (small, large) = (min(w, h), max(w, h))
    let ratio = large > 0 ? small / large : 0
    let q = ratio * ratio
    var result =
      ((((((-0.011_721_20 * q + 0.052_653_32) * q - 0.116_432_87) * q + 0.193_543_46) * q - 0.332_623_47) * q)
        + 0.999_977_26) * ratio
    if h > w { result = .pi / 2 - result }
    if x < 0 { result = .pi - result }
    return y < 0 ? -result : result
  }

  // MARK: Vectors

  /// A `cairo_pattern_t *` to be destroyed; `nil` for gradients that Cairo does not know.
  func makePattern() -> OpaquePointer? {
    let pattern: OpaquePointer
    switch geometry {
    case .linear(let start, let end): pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let center, let size, let r0, let r1):
      pattern = cairo_pattern_create_radial(0, 0, max(r0, 0), 0, 0, max(r1, 0))
      var matrix = cairo_matrix_t(
        xx: 1 / size.width, yx: 0, xy: 0, yy: 1 / size.height, x0: -center.x / size.width, y0: -center.y / size.height)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .angular: return nil
    }
    for stop in stops.mixedApart {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha * alpha))
    }
    return pattern
  }
}

extension [DisplayGradientStop] {
  /// Parts of a stretch between two colours of different opacities.
  private static var parts: Int { 16 }

  /// The same gradient for readers of files, which mix colours apart from their opacities: with more stops where that would differ.
  fileprivate var mixedApart: [DisplayGradientStop] {
    guard count > 1 else { return self }
    return zip(self, dropFirst()).flatMap { from, to -> [DisplayGradientStop] in
      guard from.color.alpha != to.color.alpha else { return [from, to] }
      return (0...Self.parts).map { part in
        let share = Float(part) / Float(Self.parts)
        let (a, b) = (from.color.alpha * (1 - share), to.color.alpha * share)
        let alpha = a + b
        // What is transparent takes part with the colour of the other end.
        let weight = alpha > 0 ? b / alpha : (from.color.alpha > 0 ? 0 : 1)
        let mix = { (from: Float, to: Float) in from * (1 - weight) + to * weight }
        let color = DisplayColor(
          red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
          blue: mix(from.color.blue, to.color.blue), alpha: alpha)
        return DisplayGradientStop(color: color, location: from.location + (to.location - from.location) * CGFloat(share))
      }
    }
  }
}

/// The colours along a gradient, premultiplied, as pixels.
struct GradientRamp {
  let colors: [UInt32]

  /// Computes the colours for a gradient that is spread over a length in pixels.
  init(_ stops: [DisplayGradientStop], alpha: Float, length: CGFloat) {
    // Steps must not show: neither between neighbouring colours, nor where stops make an edge.
    var count = 256
    while count < 4096, CGFloat(count) < length * 2 { count *= 2 }
    let colors = stops.map { Self.premultiplied($0.color, alpha) }
    let locations = stops.map { Float($0.location) }
    var next = 0
    self.colors = (0..<count).map { index in
      let position = Float(index) / Float(count - 1)
      while next < locations.count, locations[next] <= position { next += 1 }
      if next == 0 { return Self.pixel(colors[0]) }
      if next == locations.count { return Self.pixel(colors[next - 1]) }
      let span = locations[next] - locations[next - 1]
      let fraction = span > 0 ? (position - locations[next - 1]) / span : 1
      return Self.pixel(colors[next - 1] + (colors[next] - colors[next - 1]) * fraction)
    }
  }

  private static func premultiplied(_ color: DisplayColor, _ alpha: Float) -> SIMD4<Float> {
    let a = min(max(color.alpha * alpha, 0), 1)
    let bound = { (value: Float) in min(max(value, 0), 1) * a }
    return SIMD4(bound(color.blue), bound(color.green), bound(color.red), a)
  }

  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    // Vectors are converted number by number, and by a function that is not inlined.
    let bytes = color * 255 + 0.5
    return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
  }
}
