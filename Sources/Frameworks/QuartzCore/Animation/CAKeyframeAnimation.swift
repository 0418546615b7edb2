public import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// How an animation goes from one of its values to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// At once, when the next one's time has come.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one pace all along.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve, at one pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis points where the path leads.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points where the path comes from.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, the first one first.
  open var values: [Any]?
  /// A path of points, in place of values.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1 of the time; evenly where there are none.
  open var keyTimes: [NSNumber]?
  /// How the time goes between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How the layer turns along the path; not at all where there is no mode.
  open var rotationMode: CAAnimationRotationMode?
  /// How tightly a curve bends at each value: 0 as usual, 1 in a corner, -1 widely.
  open var tensionValues: [NSNumber]?

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode, tensionValues) = (other.calculationMode, other.rotationMode, other.tensionValues)
  }

  override func value(at place: TimingPosition, once: TimeInterval, base: LayerValue?, model: LayerValue?) -> LayerValue? {
    let progress = progress(at: place.time, of: once)
    if let path { return route(path).map { .numbers(.point, Self.numbers(point(on: $0, at: progress))) } }
    let values = (values ?? []).compactMap { LayerValue($0) }
    guard let first = values.first else { return nil }
    guard values.count > 1 else { return first }
    let (index, share) = step(at: progress, weights: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    guard calculationMode != .discrete else { return values[min(index, values.count - 1)] }
    guard index + 1 < values.count else { return values[values.count - 1] }
    return calculationMode.isCubic ? curved(values, index, share) : values[index].mixed(with: values[index + 1], by: share)
  }

  override func endValue(base: LayerValue?, model: LayerValue?) -> LayerValue? { (values?.last).flatMap { LayerValue($0) } }

  override func show(in shown: ShownLayer, at place: TimingPosition, once: TimeInterval) {
    super.show(in: shown, at: place, once: once)
    guard let rotationMode, let path, let route = route(path), let turn = LayerKeyPath("transform.rotation.z", of: shown.layer)
    else {
      return
    }
    let (index, share) = step(at: progress(at: place.time, of: once), weights: route.map(\.length))
    let angle = route[min(index, route.count - 1)].angle(at: index < route.count ? share : 1)
    turn.set(LayerValue(Double(rotationMode == .rotateAutoReverse ? angle + .pi : angle)), in: shown.layer)
  }

  // MARK: Steps

  /// Which step runs at a part of the time, and how far it is.
  private func step(at progress: Double, weights: [Double]) -> (index: Int, share: Double) {
    let times = times(weights)
    guard let last = times.last, progress < last else { return (weights.count, 0) }
    let index = max((times.firstIndex { $0 > progress } ?? 1) - 1, 0)
    guard index < times.count - 1, progress >= times[index] else { return (0, 0) }
    let length = times[index + 1] - times[index]
    let share = length > 0 ? (progress - times[index]) / length : 1
    let functions = timingFunctions ?? []
    return (index, functions.indices.contains(index) ? functions[index].curve.value(at: share) : share)
  }

  /// When each step begins, and the last one ends.
  private func times(_ weights: [Double]) -> [Double] {
    let count = weights.count
    if calculationMode.isPaced {
      let total = weights.reduce(0, +)
      guard total > 0 else { return (0...count).map { Double($0) / Double(count) } }
      return weights.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / total) }
    }
    let own = (keyTimes ?? []).map(\.doubleValue)
    // Where values change at once, each has a time of its own, and a last time may say when the last one ends.
    let needed = calculationMode == .discrete ? count + 2 : count + 1
    if own.count == count + 1 || own.count == needed { return own }
    return (0..<needed).map { Double($0) / Double(needed - 1) }
  }

  /// A value on the curve through its neighbours, after Kochanek and Bartels with a tension alone.
  private func curved(_ values: [LayerValue], _ index: Int, _ t: Double) -> LayerValue {
    func slope(_ at: Int) -> LayerValue {
      let tension = tensionValues.map { $0.indices.contains(at) ? $0[at].doubleValue : 0 } ?? 0
      let before = values[max(at - 1, 0)]
      let after = values[min(at + 1, values.count - 1)]
      return after.minus(before).times((1 - tension) / 2)
    }
    let (a, b) = (values[index], values[index + 1])
    guard case .numbers = a, case .numbers = b else { return a.mixed(with: b, by: t) }
    let (t2, t3) = (t * t, t * t * t)
    return a.times(2 * t3 - 3 * t2 + 1).plus(b.times(3 * t2 - 2 * t3))
      .plus(slope(index).times(t3 - 2 * t2 + t)).plus(slope(index + 1).times(t3 - t2))
  }

  // MARK: Paths

  private func route(_ path: CGPath) -> [RouteStep]? {
    let steps = RouteStep.steps(of: path)
    return steps.isEmpty ? nil : steps
  }

  private func point(on route: [RouteStep], at progress: Double) -> CGPoint {
    let (index, share) = step(at: progress, weights: route.map(\.length))
    guard index < route.count else { return route[route.count - 1].end }
    return calculationMode == .discrete ? route[index].start : route[index].point(at: share)
  }

  private static func numbers(_ point: CGPoint) -> [Double] { [point.x, point.y] }
}

/// A line or curve of a path that something moves along.
struct RouteStep {
  /// Points on it, close enough to each other for lines between them.
  private let points: [CGPoint]
  private let lengths: [Double]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }
  var length: Double { lengths.reduce(0, +) }

  private init(_ points: [CGPoint]) {
    self.points = points
    lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
  }

  static func steps(of path: CGPath) -> [RouteStep] {
    var steps: [RouteStep] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .close:
        if current != start { steps.append(RouteStep([current, start])) }
        current = start
      default:
        let pieces = PathGeometry.flatten([.move(current), element], tolerance: 0.05)
        if let points = pieces.first?.points, points.count > 1 { steps.append(RouteStep(points)) }
        current = element.end ?? current
      }
    }
    return steps
  }

  func point(at share: Double) -> CGPoint {
    let (index, rest) = place(at: share)
    let (a, b) = (points[index], points[index + 1])
    return CGPoint(x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest)
  }

  /// Where it leads at a part of its length, in radians.
  func angle(at share: Double) -> Double {
    let (index, _) = place(at: share)
    return atan2(points[index + 1].y - points[index].y, points[index + 1].x - points[index].x)
  }

  private func place(at share: Double) -> (index: Int, rest: Double) {
    var left = min(max(share, 0), 1) * length
    for (index, length) in lengths.enumerated() {
      if left <= length, length > 0 { return (index, left / length) }
      left -= length
    }
    return (lengths.count - 1, 1)
  }
}
