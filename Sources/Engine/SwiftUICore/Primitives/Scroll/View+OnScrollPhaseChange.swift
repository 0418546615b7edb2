import Foundation

extension View {
  /// Calls an action when the scroll view inside begins or ends to move, or moves for another reason.
  ///
  /// It runs after the update in which the phase changed, with the phase before and the one now.
  ///
  ///     ScrollView { Text("A long line that may wrap") }.onScrollPhaseChange { _, phase in isOn = phase == .interacting }
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls an action when the scroll view inside begins or ends to move, or moves for another reason.
  ///
  /// It runs after the update in which the phase changed, with the phase before, the one now, and where the content stands.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

nonisolated struct ScrollPhaseModifier: ScrollObservingModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  nonisolated init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }
  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.action = action }

  private final class Observer: ScrollObserver {
    var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
    private var last = ScrollPhase.idle
    override func scrollDidChange(_ node: ScrollNode) {
      let new = node.phase
      guard new != last else { return }
      let old = last
      last = new
      let context = ScrollPhaseChangeContext(geometry: node.geometry, velocity: nil)
      let graph = node.graph
      graph.enqueueAction { [weak self, unowned graph] in graph.answerChange { self?.action?(old, new, context) } }
    }
  }
}
