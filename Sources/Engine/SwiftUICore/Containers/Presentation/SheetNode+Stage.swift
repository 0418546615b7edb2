import Foundation

/// How a sheet or a cover comes out of a view, or fades.
extension SheetNode {
  /// How far it has come to where it is in place, 0…1.
  var presence: CGFloat {
    guard let space else { return 0 }
    return min(max(motion.value / max(extentInPlace ?? space.lowest, 1), 0), 1)
  }

  /// The stage, where it does not come from the lower edge.
  var ownStage: TransitionStage? { stage.flatMap { $0.isOwn ? nil : $0 } }

  /// Finds out how it comes or goes from now on.
  /// - Parameter isPulled: Whether a finger takes it, under which it does not fade.
  func setStage(isPulled: Bool = false) {
    stage?.end()
    let asked = TransitionStage(way, of: self, in: self)
    let fades = !asked.isOwn && !asked.isZoom
    stage = isPulled && fades ? TransitionStage(.automatic, of: self, in: self) : asked
  }

  private var way: ScreenTransition {
    if kind == .popover { return .automatic }
    return kind == .cover && behavior.fades ? .fade : transition
  }
}
