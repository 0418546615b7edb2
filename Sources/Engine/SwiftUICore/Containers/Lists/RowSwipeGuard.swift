import CoreGraphicsTypes
import Foundation

/// Lets a touch beside the row of a list that is pulled aside close it, and do nothing else.
nonisolated package struct RowSwipeGuard: PrimitiveModifier {
  package typealias Body = Never
  let swipes: RowSwipes
  package nonisolated init(_ swipes: RowSwipes) { self.swipes = swipes }
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> RowSwipeGuardNode {
    RowSwipeGuardNode(modifier.swipes, inputs: inputs)
  }
  package static func updateNode(_ node: RowSwipeGuardNode, with modifier: Self) { node.swipes = modifier.swipes }
}

package final class RowSwipeGuardNode: WrapperNode, GestureOwner {
  var swipes: RowSwipes
  init(_ swipes: RowSwipes, inputs: _ViewInputs) {
    self.swipes = swipes
    super.init(inputs: inputs)
  }

  package var admitsInnerGestures: Bool { true }
  package var hasGestures: Bool { swipes.openRow != nil }
  package func makeCompetitor() -> GestureCompetitor? {
    guard let row = swipes.openRow else { return nil }
    let recognizer = TouchBesideRecognizer()
    recognizer.row = row
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .high)
  }
  package override var debugName: String { "RowSwipeGuard" }
}

/// Recognises a touch beside an open row at once, and one on what shows of the row itself if it does not move.
private final class TouchBesideRecognizer: TypedRecognizer<Void> {
  weak var row: ListRowNode?
  private var start: GestureEvent?
  private var hasClosed = false
  /// How far a finger moves that means to pull, in points (Facts 6.4).
  private static let slop: CGFloat = 10

  override func handle(_ event: GestureEvent) {
    guard let row else { return phase = .failed }
    switch event.phase {
    case .down:
      start = event
      if row.showsButton(at: event.location) {
        phase = .failed
      } else if !row.contains(windowPoint: event.location) {
        phase = .active(())
      }
    case .move:
      if case .possible = phase, let start, start.location.distance(to: event.location) >= Self.slop { phase = .failed }
    case .up: phase = .ended(())
    case .cancel: phase = .failed
    }
  }

  override func fire(isWinner: Bool) {
    guard isWinner, !hasClosed else { return }
    hasClosed = true
    row?.close()
  }
}
