public import CoreGraphicsTypes
import Foundation

/// What a scroll view is doing.
public enum ScrollPhase: Sendable, Hashable {
  /// Nothing.
  case idle
  /// A finger is down and may begin to scroll.
  case tracking
  /// The content follows a finger.
  case interacting
  /// The content goes on after a finger.
  case decelerating
  /// The content moves to where a program sent it.
  case animating

  /// Whether the content moves or a finger holds it.
  public var isScrolling: Bool { self != .idle }
}

/// What a scroll view is like when its phase changes.
public struct ScrollPhaseChangeContext {
  /// Where its content stands.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; `nil` where that is not known, which is always so for now.
  public let velocity: CGVector?
}

extension ScrollNode {
  var phase: ScrollPhase {
    let phases = [motions.horizontal.phase, motions.vertical.phase]
    if phases.contains(.dragging) { return .interacting }
    if phases.contains(where: { $0 != .idle }) { return .decelerating }
    return scrollAnimation.isAnimating ? .animating : .idle
  }
}
