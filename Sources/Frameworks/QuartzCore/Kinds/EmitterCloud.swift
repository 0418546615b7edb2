import CoreGraphicsTypes
import Foundation
import SwiftUICore
import UIKitTypes

/// From when on how many particles are sent out, in sizes of the kinds' own rates.
struct EmissionRate {
  /// How many rates there were before.
  var number: UInt64
  var begin: TimeInterval
  var factor: Double
}

/// A particle as it is at a time.
struct EmitterParticle {
  var age: Double
  var place: CGPoint
  var scale: CGFloat
  var angle: CGFloat
  /// Red, green, blue and opacity.
  var color: SIMD4<Double>
  var picture: CGImage?
  var pictureScale: CGFloat

  @MainActor
  func draw(in context: GraphicsContext) {
    guard let picture, scale > 0, color.w > 0 else { return }
    var context = context
    context.translateBy(x: place.x, y: place.y)
    context.rotate(by: .radians(Double(angle)))
    context.opacity = min(color.w, 1)
    if color.x != 1 || color.y != 1 || color.z != 1 {
      context.addFilter(.colorMultiply(Color(red: color.x, green: color.y, blue: color.z)))
    }
    let size = CGSize(
      width: CGFloat(picture.width) / pictureScale * scale, height: CGFloat(picture.height) / pictureScale * scale)
    context.draw(
      Image(decorative: picture, scale: 1),
      in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

/// All particles of an emitter at a time.
///
/// A particle's state is a formula of its age and of random numbers that follow from its number: nothing is kept from one frame to the
/// next.
@MainActor
struct EmitterCloud {
  private(set) var particles: [EmitterParticle] = []
  /// Whether a later time has particles.
  private(set) var goesOn = false
  private let layer: CAEmitterLayer
  private let time: TimeInterval

  /// More particles than this are not shown; a choice.
  private static let limit = 5000

  init(of layer: CAEmitterLayer, rates: [EmissionRate], at time: TimeInterval) {
    self.layer = layer
    self.time = time
    for (index, cell) in (layer.emitterCells ?? []).enumerated() where cell.isEnabled {
      let start = rates.first.map { $0.begin + cell.beginTime } ?? time
      for (order, rate) in rates.enumerated() {
        let end = order + 1 < rates.count ? rates[order + 1].begin : .infinity
        let seed = UInt64(layer.seed) &* 1_000_003 &+ UInt64(index) &* 7919 &+ rate.number &* 104_729
        let span = max(rate.begin, start)..<max(min(end, start + cell.duration), max(rate.begin, start))
        send(cell, in: span, rate: Double(cell.birthRate) * rate.factor, seed: seed) { numbers, _ in
          Self.place(in: layer, &numbers)
        }
      }
    }
  }

  func ordered(_ mode: CAEmitterLayerRenderMode) -> [EmitterParticle] {
    switch mode {
    case .oldestFirst: particles.sorted { $0.age > $1.age }
    case .oldestLast: particles.sorted { $0.age < $1.age }
    default: particles
    }
  }

  /// Adds the particles that are sent out in a span, from places that are asked for by their times.
  private mutating func send(
    _ cell: CAEmitterCell, in span: Range<TimeInterval>, rate: Double, seed: UInt64,
    from origin: (inout ParticleNumbers, TimeInterval) -> CGPoint
  ) {
    let life = cell.longestLife * Double(layer.lifetime)
    let inside = (cell.emitterCells ?? []).map(\.longestLife).reduce(0, max) * Double(layer.lifetime)
    guard rate > 0, rate.isFinite, life > 0 else { return }
    if span.upperBound > time || span.upperBound + life + inside > time { goesOn = true }
    let first = max(((time - life - inside - span.lowerBound) * rate).rounded(.up), 0)
    let last = ((min(time, span.upperBound) - span.lowerBound) * rate).rounded(.down)
    guard last >= first else { return }
    // The oldest ones are left out where there are too many.
    let from = max(first, last - Double(Self.limit))
    for number in stride(from: from, through: last, by: 1) {
      let born = span.lowerBound + number / rate
      guard born < span.upperBound, particles.count < Self.limit else { return }
      let particleSeed = seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15
      var numbers = ParticleNumbers(seed: particleSeed)
      let place = origin(&numbers, born)
      let track = ParticleTrack(cell, of: layer, from: place, &numbers)
      let age = time - born
      if age <= track.life { particles.append(track.particle(at: age)) }
      for (index, inner) in (cell.emitterCells ?? []).enumerated() where inner.isEnabled {
        let start = born + inner.beginTime
        let end = min(born + track.life, start + inner.duration)
        guard end > start else { continue }
        // What a particle sends out begins where it is at that time.
        send(inner, in: start..<end, rate: Double(inner.birthRate), seed: particleSeed &+ UInt64(index) &+ 1) { _, time in
          track.place(at: time - born)
        }
      }
    }
  }

  /// Where a particle begins, of the emitter's shape.
  private static func place(in layer: CAEmitterLayer, _ numbers: inout ParticleNumbers) -> CGPoint {
    let (middle, size) = (layer.emitterPosition, layer.emitterSize)
    let (u, v) = (numbers.next(), numbers.next())
    let mode = layer.emitterMode
    switch layer.emitterShape {
    case .line:
      let share = mode == .points ? u.rounded() : u
      return CGPoint(x: middle.x + (share - 0.5) * size.width, y: middle.y)
    case .rectangle, .cuboid:
      var (x, y) = (u, v)
      if mode == .points { (x, y) = (u.rounded(), v.rounded()) }
      if mode == .outline || mode == .surface { (x, y) = edge(u, size) }
      return CGPoint(x: middle.x + (x - 0.5) * size.width, y: middle.y + (y - 0.5) * size.height)
    case .circle, .sphere:
      let radius = size.width * (mode == .volume ? v.squareRoot() : mode == .points ? 0 : 1)
      return CGPoint(x: middle.x + radius * cos(u * 2 * .pi), y: middle.y + radius * sin(u * 2 * .pi))
    default: return middle
    }
  }

  /// A point of a rectangle's edge, as parts of its sides.
  private static func edge(_ share: Double, _ size: CGSize) -> (Double, Double) {
    var way = share * 2 * (size.width + size.height)
    for (length, point) in [
      (size.width, { ($0, 0.0) }), (size.height, { (1.0, $0) }), (size.width, { (1 - $0, 1.0) }),
      (size.height, { (0.0, 1 - $0) }),
    ] as [(CGFloat, (Double) -> (Double, Double))] {
      if way <= length, length > 0 { return point(way / length) }
      way -= length
    }
    return (0, 0)
  }
}

/// How a particle moves and looks over its life.
private struct ParticleTrack {
  let life: Double
  private let start: CGPoint
  private let velocity: CGVector
  private let acceleration: CGVector
  private let scale: (start: CGFloat, speed: CGFloat)
  private let spin: CGFloat
  private let color: (start: SIMD4<Double>, speed: SIMD4<Double>)
  private let picture: CGImage?
  private let pictureScale: CGFloat

  @MainActor
  init(_ cell: CAEmitterCell, of layer: CAEmitterLayer, from place: CGPoint, _ numbers: inout ParticleNumbers) {
    start = place
    life = max(Double(numbers.around(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange))) * Double(layer.lifetime), 0)
    let speed = numbers.around(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity)
    let direction = numbers.around(cell.emissionLongitude, cell.emissionRange)
    // What leaves the plane moves less within it.
    let flat = speed * cos(cell.emissionLatitude)
    velocity = CGVector(dx: flat * cos(direction), dy: flat * sin(direction))
    acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    scale = (numbers.around(cell.scale, cell.scaleRange) * CGFloat(layer.scale), cell.scaleSpeed * CGFloat(layer.scale))
    spin = numbers.around(cell.spin, cell.spinRange) * CGFloat(layer.spin)
    let parts = (cell.color ?? CGColor(gray: 1, alpha: 1)).rgba
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange].map { CGFloat($0) }
    color.start = [
      Double(numbers.around(parts.red, ranges[0])), Double(numbers.around(parts.green, ranges[1])),
      Double(numbers.around(parts.blue, ranges[2])), Double(numbers.around(parts.alpha, ranges[3])),
    ]
    color.speed = [Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed)]
    picture = Self.picture(of: cell)
    pictureScale = cell.contentsScale > 0 ? cell.contentsScale : 1
  }

  @MainActor
  private static func picture(of cell: CAEmitterCell) -> CGImage? {
    guard let contents = cell.contents else { return nil }
    guard let picture = contents as? CGImage else {
      Diagnostics.report("CAEmitterCell.contents is a \(type(of: contents)); set a CGImage")
      return nil
    }
    let part = cell.contentsRect
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return picture }
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    return picture.cropping(
      to: CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height))
  }

  func place(at age: Double) -> CGPoint {
    CGPoint(
      x: start.x + velocity.dx * age + acceleration.dx * age * age / 2,
      y: start.y + velocity.dy * age + acceleration.dy * age * age / 2)
  }

  func particle(at age: Double) -> EmitterParticle {
    let color = (color.start + color.speed * age).clamped(lowerBound: .zero, upperBound: .one)
    return EmitterParticle(
      age: age, place: place(at: age), scale: scale.start + scale.speed * age, angle: spin * age, color: color, picture: picture,
      pictureScale: pictureScale)
  }
}

/// Random numbers that follow from a seed (SplitMix64, Steele, Lea and Flood 2014).
private struct ParticleNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// A number from 0 up to 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }

  /// A number in the middle of a range that reaches half of it to either side.
  mutating func around(_ middle: CGFloat, _ range: CGFloat) -> CGFloat { middle + (CGFloat(next()) - 0.5) * range }
}
