import CoreGraphicsTypes
package import Foundation

/// The way by which a screen or something presented comes over what lies below, and goes.
///
/// It is a value that the content says; the container asks a ``TransitionStage`` made of it where the content is on the way.
package enum ScreenTransition: Equatable {
  /// The container's own way: a screen comes from the side, a sheet from below.
  case automatic
  /// It fades in its place.
  case fade
  /// It grows out of the view that is marked as its source.
  case zoom(MatchedGeometryKey)
}

/// How a screen's or a sheet's content comes and goes.
package enum ScreenTransitionKey: PreferenceKey {
  package typealias Value = ScreenTransition?
  /// What comes first in the content is said.
  package static func reduce(value: inout ScreenTransition?, nextValue: () -> ScreenTransition?) {
    value = value ?? nextValue()
  }
}

/// A container of which a finger on what it shows can pull that back to the view out of which it came.
protocol PullableContainer: PanTarget {
  /// Whether a finger may do so now, which moves down.
  var isPullable: Bool { get }
}

/// Lets a finger on a screen, or on a cover, pull it back to the view out of which it came.
nonisolated package struct ScreenPullModifier: PrimitiveModifier {
  package typealias Body = Never

  package nonisolated init() {}

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScreenPullNode { ScreenPullNode(inputs: inputs) }
  package static func updateNode(_ node: ScreenPullNode, with modifier: Self) {}
}

/// Takes fingers that pull down, where nothing inside does, and hands them to the container around.
package final class ScreenPullNode: WrapperNode, GestureOwner, PanTarget, ContentPullTarget {
  private var container: (any PullableContainer)? {
    for node in ancestors { if let found = node as? any PullableContainer { return found } }
    return nil
  }
  private var isPullable: Bool { container?.isPullable ?? false }

  package var admitsInnerGestures: Bool { true }
  package var panAxes: Axis.Set { .vertical }
  package var isCoasting: Bool { container?.isCoasting ?? false }

  package func makeCompetitor() -> GestureCompetitor? {
    guard isPullable else { return nil }
    let recognizer = PanRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  package func mayPan(by distance: CGSize) -> Bool { distance.height > 0 }
  package func panBegan() { container?.panBegan() }
  package func panMoved(by distance: CGSize) { container?.panMoved(by: distance) }
  package func panEnded(velocity: CGSize, at time: TimeInterval) { container?.panEnded(velocity: velocity, at: time) }
  package func panCancelled(at time: TimeInterval) { container?.panCancelled(at: time) }

  /// What scrolls in it and is at its upper end leaves a pull downwards to it.
  func takesPull(by distance: CGSize) -> Bool { distance.height > 0 && isPullable }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    if let hit = super.hitTest(point) { return hit }
    return isPullable && CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  package override var debugName: String { "ScreenPull" }
}
