import CoreGraphicsTypes
package import Foundation

/// Blades in a circle of which one after the other lights up: one turn in a second, in eight steps (Facts 3.3).
///
/// Only one that shows moves.
nonisolated package struct ActivityIndicator: View {
  let radius: CGFloat
  let color: Color
  package nonisolated init(radius: CGFloat, color: Color) {
    self.radius = radius
    self.color = color
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
  private static let blades = 8
  private static let turnsPerSecond = 1.0
  /// Of the lit blade and those behind it, on their way back to where it comes to next.
  private static let opacities: [Float] = [147, 122, 97, 72, 47, 47, 47, 47].map { $0 / 255 }

  init(_ view: ActivityIndicator, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  func setView(_ new: ActivityIndicator) {
    guard new.radius != view.radius || new.color != view.color else { return }
    if new.radius != view.radius { invalidateLayout() }
    view = new
    invalidateDisplay()
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: view.radius * 2, height: view.radius * 2)
  }

  /// The lit blade; the same in all indicators.
  private var step: Int {
    let steps = graph.time * Self.turnsPerSecond * Double(Self.blades)
    return Int(steps.truncatingRemainder(dividingBy: Double(Self.blades)) + 1e-6) % Self.blades
  }

  package override func makeFragment() -> DisplayFragment {
    scheduleStep()
    var builder = FragmentBuilder(for: self)
    let color = view.color.displayColor(in: EnvironmentValues(scope: scope, reader: self))
    let (radius, width) = (view.radius, view.radius / 5)
    let lit = step
    for blade in 0..<Self.blades {
      let path = Spoke.path(
        blade, of: Self.blades, around: CGPoint(x: radius, y: radius), from: radius / 3 + width / 2, to: radius - width / 2)
      let paint = color.multiplyingAlpha(by: Self.opacities[(lit - blade + Self.blades) % Self.blades])
      let stroke = DisplayStroke(
        path: path, style: StrokeStyle(lineWidth: width, lineCap: .round), paint: .color(paint))
      builder.append(.stroke(stroke), bounds: CGRect(origin: .zero, size: size))
    }
    return builder.finish()
  }

  private func scheduleStep() {
    guard timer == nil, !graph.isVerifying else { return }
    let length = 1 / (Self.turnsPerSecond * Double(Self.blades))
    let next = ((graph.time + 1e-6) / length).rounded(.down) * length + length
    timer = graph.schedule(at: next, isForEver: true) { [weak self] in
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
