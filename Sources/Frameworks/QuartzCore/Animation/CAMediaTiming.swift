public import CoreGraphicsTypes
package import Foundation

/// What has a place in time: an animation in that of its layer, a layer in that of the one around it.
@MainActor @preconcurrency
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the time around; 0 for now.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs in the time around; 0 for a time that stands, below 0 for one that runs back.
  var speed: Float { get set }
  /// What is added to its time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many times it runs; 0 for once.
  var repeatCount: Float { get set }
  /// For how long it runs again and again, in seconds; 0 where ``repeatCount`` says so.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back each time.
  var autoreverses: Bool { get set }
  /// What shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning shows already.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  var showsBeginning: Bool { self == .backwards || self == .both }
  var showsEnd: Bool { self == .forwards || self == .both }
}

/// Where something is in its own time.
package struct TimingPosition {
  package enum Part { case before, during, after }
  package var part: Part
  /// The time in one run, which goes back where runs do.
  package var time: TimeInterval
  /// How many whole runs are over.
  package var runs: Double
}

extension CAMediaTiming {
  /// How long it runs in all, in its own seconds, of runs that take some each.
  func activeDuration(once: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let run = autoreverses ? once * 2 : once
    return repeatCount > 0 ? run * Double(repeatCount) : run
  }

  /// Where it is at a time around it, if it began at one.
  package func place(at time: TimeInterval, begun begin: TimeInterval, once: TimeInterval) -> TimingPosition {
    let active = activeDuration(once: once)
    let passed = (time - begin) * Double(abs(speed))
    let part: TimingPosition.Part = passed < 0 ? .before : passed < active ? .during : .after
    let shown = min(max(passed, 0), active)
    var own = speed < 0 ? active - shown : shown
    own += timeOffset
    let run = autoreverses ? once * 2 : once
    guard run > 0, own.isFinite else { return TimingPosition(part: part, time: once, runs: 0) }
    var runs = (own / run).rounded(.down)
    var inside = own - runs * run
    // The end of the last run is no beginning of another one.
    if inside <= 1e-9, runs > 0, part == .after || speed < 0 { (inside, runs) = (run, runs - 1) }
    return TimingPosition(part: part, time: inside > once ? run - inside : inside, runs: runs)
  }
}
