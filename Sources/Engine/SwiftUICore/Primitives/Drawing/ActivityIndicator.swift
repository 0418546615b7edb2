import CoreGraphicsTypes
package import Foundation

/// The sign that something goes on: `ActivityBlades` in motion.
///
/// Only one that shows moves.
nonisolated package struct ActivityIndicator: View {
  let radius: CGFloat
  let color: Color
  /// Whether it turns; at rest its blades stay as they are at the start.
  let turns: Bool

  package nonisolated init(radius: CGFloat, color: Color, turns: Bool = true) {
    self.radius = radius
    self.color = color
    self.turns = turns
  }
}

extension ActivityIndicator: PrimitiveView {
  package static func makeNode(_ view: ActivityIndicator, inputs: _ViewInputs) -> ActivityIndicatorNode {
    ActivityIndicatorNode(view, inputs: inputs)
  }
  package static func updateNode(_ node: ActivityIndicatorNode, with view: ActivityIndicator) { node.setView(view) }
}

/// Paints the blades, and asks for the next step only when it has painted one.
package final class ActivityIndicatorNode: ViewNode {
  private var view: ActivityIndicator
  private var timer: UInt64?

  init(_ view: ActivityIndicator, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  func setView(_ new: ActivityIndicator) {
    guard new.radius != view.radius || new.color != view.color || new.turns != view.turns else { return }
    if new.radius != view.radius { invalidateLayout() }
    view = new
    invalidateDisplay()
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: view.radius * 2, height: view.radius * 2)
  }

  package override func hugging(along axis: Axis) -> Hugging { .keeps }

  package override var animatesOwnFrame: Bool { true }

  package override func makeFragment() -> DisplayFragment {
    if view.turns { scheduleStep() }
    var builder = FragmentBuilder(for: self)
    let color = view.color.displayColor(in: EnvironmentValues(scope: scope, reader: self))
    ActivityBlades(radius: view.radius, color: color)
      .paint(
        around: CGPoint(x: view.radius, y: view.radius), lit: view.turns ? ActivityBlades.step(at: graph.time) : 0, into: &builder
      )
    return builder.finish()
  }

  private func scheduleStep() {
    guard timer == nil, !graph.isVerifying else { return }
    timer = ActivityBlades.scheduleStep(in: graph) { [weak self] in
      guard let self, self.isMounted else { return }
      self.timer = nil
      self.invalidateDisplay()
    }
  }

  package override func willUnmount() { timer.map(graph.cancelTimer) }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateDisplay()
  }

  package override var debugName: String { "ActivityIndicator" }
}
