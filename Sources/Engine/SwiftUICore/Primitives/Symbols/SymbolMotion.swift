import CoreGraphicsTypes
import Foundation

extension SymbolEffectConfiguration {
  /// How much later each part begins than the one before, by layer, in lengths of one part's motion: a choice (Facts 7.6).
  static let usualLag = 0.3

  /// Whether it makes something move, and not only fade.
  var isMotion: Bool {
    switch motion {
    case .bounce, .breathe, .wiggle, .rotate: true
    case .pulse, .variableColor, .scale, .hide, .replace, .automatic: false
    }
  }

  /// Whether it is a state that lasts as long as the effect is active.
  var isLasting: Bool {
    switch motion {
    case .scale, .hide: true
    case .bounce, .pulse, .breathe, .wiggle, .rotate, .variableColor, .replace, .automatic: false
    }
  }

  /// Seconds of one turn of a symbol; zero where the effect does nothing to it.
  func duration(of parts: SymbolParts) -> TimeInterval {
    if case .variableColor(let color) = motion {
      return parts.valueCount > 0 ? color.duration(parts: parts.valueCount) : 0
    }
    return motion.duration * (1 + lag * Double(parts.count - 1))
  }

  private var lag: Double {
    switch motion {
    case .rotate, .pulse: 0
    default: delay(lag: Self.usualLag)
    }
  }

  /// Adds to a moment what the effect does at a fraction of a turn.
  func add(to moment: inout SymbolMoment, at fraction: Double, of parts: SymbolParts, isRightToLeft: Bool) {
    if case .variableColor(let color) = motion {
      moment.strengths = color.strengths(at: fraction, parts: parts.valueCount)
      return
    }
    guard layering != .wholeSymbol, parts.count > 1 else {
      return moment.add(motion.pose(at: fraction, isRightToLeft: isRightToLeft), parts: parts.count)
    }
    let local = Self.fractions(at: fraction, parts: parts.count, lag: lag)
    moment.add(
      local.enumerated().map { part, fraction in
        motion == .pulse && !parts.isProminent[part]
          ? .atRest : motion.pose(at: fraction, isRightToLeft: isRightToLeft)
      })
  }

  /// How far each part is at a fraction of the whole.
  static func fractions(at fraction: Double, parts: Int, lag: Double) -> [Double] {
    let all = fraction * (1 + lag * Double(parts - 1))
    return (0..<parts).map { min(max(all - lag * Double($0), 0), 1) }
  }
}

extension SymbolEffectConfiguration.Motion {
  /// Seconds of one turn of one part.
  ///
  /// The lengths are choices by eye: Apple publishes none (Facts 7.6).
  var duration: TimeInterval {
    switch self {
    case .bounce: 0.6
    case .pulse: 1.2
    case .breathe: 2.4
    case .wiggle: 0.7
    case .rotate: 1
    case .variableColor(let color): color.duration(parts: 1)
    case .scale, .replace, .automatic: 0.25
    case .hide(let hiding): hiding.duration
    }
  }

  /// The pose at a fraction of a turn; at 0 and 1 a symbol is as without the effect.
  func pose(at fraction: Double, isRightToLeft: Bool = false) -> SymbolPose {
    var pose = SymbolPose()
    switch self {
    case .bounce(let up):
      // One swing and a smaller one back: sin(2πt) that dies away.
      pose.scale = 1 + (up ? 0.3 : -0.3) * sin(2 * .pi * fraction) * (1 - fraction)
    case .pulse: pose.opacity = 0.65 + 0.35 * cos(2 * .pi * fraction)
    case .breathe(let pulses):
      let depth = (1 - cos(2 * .pi * fraction)) / 2
      pose.scale = 1 + 0.1 * depth
      if pulses { pose.opacity = 1 - 0.25 * depth }
    case .wiggle(let wiggle): pose = wiggle.pose(at: sin(4 * .pi * fraction) * (1 - fraction), isRightToLeft: isRightToLeft)
    case .rotate(let clockwise): pose.rotation = 2 * .pi * fraction * (clockwise ? 1 : -1)
    case .variableColor, .scale, .hide, .replace, .automatic: break
    }
    return pose
  }
}
