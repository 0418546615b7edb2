import CoreGraphicsTypes
import Foundation

/// How a symbol, or a part of it, is drawn in one moment of its effects.
struct SymbolPose: Equatable {
  var scale: CGFloat = 1
  var opacity = 1.0
  /// Radians, clockwise.
  var rotation: CGFloat = 0
  /// In heights of the symbol.
  var offset = CGSize.zero
  /// The part of each line that is drawn, by its length.
  var drawn: ClosedRange<CGFloat> = 0...1
  static let atRest = SymbolPose()
  static let hidden = SymbolPose(opacity: 0)

  func combined(with other: SymbolPose) -> SymbolPose {
    var pose = self
    pose.scale *= other.scale
    pose.opacity *= other.opacity
    pose.rotation += other.rotation
    pose.offset = CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height)
    pose.drawn = drawn.clamped(to: other.drawn)
    return pose
  }

  /// What moves around the middle of a frame, with turns around another point; `nil` at rest.
  func transform(in frame: CGRect, turningAround middle: CGPoint) -> CGAffineTransform? {
    guard scale != 1 || rotation != 0 || offset != .zero else { return nil }
    let size = max(scale, 0.001)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(CGAffineTransform(translationX: middle.x - frame.midX, y: middle.y - frame.midY))
      .concatenating(CGAffineTransform(scaleX: size, y: size))
      .concatenating(
        CGAffineTransform(
          translationX: frame.midX + offset.width * frame.height, y: frame.midY + offset.height * frame.height))
  }

  /// A fragment drawn around the middle of a frame as the pose says.
  func applied(to fragment: DisplayFragment, in frame: CGRect, id: DisplayID) -> DisplayFragment {
    var result = fragment
    if let transform = transform(in: frame, turningAround: CGPoint(x: frame.midX, y: frame.midY)) {
      result = result.wrapped(in: .transform(ProjectionTransform(transform)), id: id)
    }
    return opacity < 1 ? result.wrapped(in: .opacity(max(opacity, 0)), id: id) : result
  }
}

/// How a symbol is drawn in one moment of all its effects.
struct SymbolMoment: Equatable {
  /// Of the symbol as one.
  private(set) var whole = SymbolPose.atRest
  /// Of each part; empty at rest.
  private(set) var parts: [SymbolPose] = []
  /// The parts, where they are not the symbol's own.
  private(set) var division: SymbolParts?
  /// How opaque what shows a value is, for each value; empty: as the value says.
  var strengths: [Double] = []
  static let atRest = SymbolMoment()

  /// Moves the symbol as one; lines are drawn by parts.
  mutating func add(_ pose: SymbolPose, parts count: Int) {
    if pose.drawn != 0...1 {
      add(Array(repeating: SymbolPose(drawn: pose.drawn), count: count))
    }
    whole = whole.combined(with: pose)
  }

  /// Draws parts of another division of the symbol in poses, in place of how its own parts are drawn.
  mutating func set(_ poses: [SymbolPose], of division: SymbolParts) { (parts, self.division) = (poses, division) }

  /// Moves each part.
  mutating func add(_ poses: [SymbolPose]) {
    guard division == nil, poses.contains(where: { $0 != .atRest }) else { return }
    parts = parts.count == poses.count ? zip(parts, poses).map { $0.combined(with: $1) } : poses
  }
}
