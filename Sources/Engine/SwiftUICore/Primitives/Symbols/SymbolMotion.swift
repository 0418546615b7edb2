import CoreGraphicsTypes
import Foundation

/// How a symbol is drawn in one moment of its effects.
struct SymbolPose: Equatable {
  var scale: CGFloat = 1
  var opacity = 1.0
  /// Radians, clockwise.
  var rotation: CGFloat = 0
  static let atRest = SymbolPose()

  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(scale: scale * other.scale, opacity: opacity * other.opacity, rotation: rotation + other.rotation)
  }

  /// A fragment drawn around the middle of a frame as the pose says.
  func applied(to fragment: DisplayFragment, in frame: CGRect, id: DisplayID) -> DisplayFragment {
    var result = fragment
    if scale != 1 || rotation != 0 {
      let transform = CGAffineTransform(translationX: frame.midX, y: frame.midY)
        .rotated(by: rotation).scaledBy(x: max(scale, 0.001), y: max(scale, 0.001))
        .translatedBy(x: -frame.midX, y: -frame.midY)
      result = result.wrapped(in: .transform(ProjectionTransform(transform)), id: id)
    }
    return opacity < 1 ? result.wrapped(in: .opacity(opacity), id: id) : result
  }
}

extension SymbolEffectConfiguration.Motion {
  /// Seconds of one turn.
  ///
  /// The lengths are choices by eye: Apple publishes none (Facts 7.6).
  var duration: TimeInterval {
    switch self {
    case .bounce: 0.6
    case .pulse: 1.2
    case .breathe: 2.4
    case .wiggle: 0.7
    case .rotate: 1
    case .scale, .replace: 0.25
    }
  }

  /// The pose at a fraction of a turn; at 0 and 1 the symbol is as without the effect.
  func pose(at fraction: Double) -> SymbolPose {
    var pose = SymbolPose()
    switch self {
    case .bounce(let up):
      // One swing and a smaller one back: sin(2πt) that dies away.
      pose.scale = 1 + (up ? 0.3 : -0.3) * sin(2 * .pi * fraction) * (1 - fraction)
    case .pulse: pose.opacity = 0.65 + 0.35 * cos(2 * .pi * fraction)
    case .breathe:
      let depth = (1 - cos(2 * .pi * fraction)) / 2
      pose.scale = 1 + 0.1 * depth
      pose.opacity = 1 - 0.25 * depth
    case .wiggle: pose.rotation = 0.25 * sin(4 * .pi * fraction) * (1 - fraction)
    case .rotate(let clockwise): pose.rotation = 2 * .pi * fraction * (clockwise ? 1 : -1)
    case .scale, .replace: break
    }
    return pose
  }
}

/// The effects that run on one symbol.
struct SymbolEffectRunner {
  private struct Run {
    /// The place of its request.
    var index: Int
    var motion: SymbolEffectConfiguration.Motion
    var start: TimeInterval
    var rate: Double
    /// `nil`: on and on.
    var turns: Int?

    func turn(at time: TimeInterval) -> Double { max(time - start, 0) * rate / motion.duration }
  }
  private var requests: [SymbolEffectRequest]?
  private var runs: [Run] = []

  var isRunning: Bool { !runs.isEmpty }
  /// Whether it was told what is asked for.
  var hasRequests: Bool { requests != nil }

  /// The size that effects which last ask for.
  private(set) var steadyScale: CGFloat = 1

  /// Takes over what is asked for, and begins what that starts.
  mutating func setRequests(_ new: [SymbolEffectRequest], at time: TimeInterval) {
    let old = requests
    requests = new
    steadyScale = 1
    for (index, request) in new.enumerated() {
      let before = old.flatMap { index < $0.count && $0[index].motion == request.motion ? $0[index] : nil }
      switch request.trigger {
      case .active(let isActive):
        if case .scale(let scale) = request.motion {
          if isActive { steadyScale *= scale }
        } else {
          setActive(isActive, request, index, at: time)
        }
      case .value(let value):
        if let before, case .value(let last) = before.trigger, !value.isSame(as: last) {
          begin(request, index, turns: request.options.count(isIndefinite: false), at: time)
        }
      }
    }
    runs.removeAll { $0.index >= new.count }
  }

  private mutating func setActive(_ isActive: Bool, _ request: SymbolEffectRequest, _ index: Int, at time: TimeInterval) {
    let position = runs.firstIndex { $0.index == index }
    if isActive, position == nil {
      begin(request, index, turns: request.options.count(isIndefinite: true), at: time)
    } else if !isActive, let position {
      runs[position].turns = Int(clamping: runs[position].turn(at: time).rounded(.down) + 1)
    }
  }

  private mutating func begin(_ request: SymbolEffectRequest, _ index: Int, turns: Int?, at time: TimeInterval) {
    runs.removeAll { $0.index == index }
    runs.append(Run(index: index, motion: request.motion, start: time, rate: request.options.rate, turns: turns))
  }

  /// The pose at a time; what is over by then ends.
  mutating func pose(at time: TimeInterval) -> SymbolPose {
    runs.removeAll { run in run.turns.map { run.turn(at: time) >= Double($0) } ?? false }
    return runs.reduce(.atRest) { pose, run in
      pose.combined(with: run.motion.pose(at: run.turn(at: time).truncatingRemainder(dividingBy: 1)))
    }
  }
}

extension Equatable {
  fileprivate func isSame(as other: any Equatable) -> Bool { other as? Self == self }
}

/// How one symbol becomes another one.
struct SymbolReplacement: Equatable {
  enum Style: Hashable { case downUp, upUp, offUp }
  var style: Style
  var options: SymbolEffectOptions

  init(kind: SymbolEffectConfiguration, options: SymbolEffectOptions) {
    style = if case .replace(let style) = kind.motion { style } else { .downUp }
    self.options = options
  }

  /// Seconds that it takes.
  var duration: TimeInterval { 0.4 / options.rate }

  /// The poses of the old and the new symbol at a fraction of the way.
  func poses(at fraction: Double) -> (old: SymbolPose, new: SymbolPose) {
    // The old one is gone half way, where the new one begins.
    let (out, into) = (min(fraction * 2, 1), max(fraction * 2 - 1, 0))
    let eased = 1 - (1 - into) * (1 - into)
    let old =
      switch style {
      case .downUp: SymbolPose(scale: 1 - 0.5 * out, opacity: 1 - out)
      case .upUp: SymbolPose(scale: 1 + 0.3 * out, opacity: 1 - out)
      case .offUp: SymbolPose(opacity: 0)
      }
    return (old, SymbolPose(scale: 0.5 + 0.5 * eased, opacity: eased))
  }
}
