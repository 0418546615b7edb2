package import Foundation

/// A thin line between views: across a column, along a row's height.
///
/// It is one device pixel thick, in the system's separator colour, and as long as the space it is offered; 10 points where the
/// container proposes no length. Outside of stacks it lies flat.
///
///     VStack {
///       Text("Kyoto")
///       Divider()
///       Text("Nara")
///     }
nonisolated public struct Divider: View {
  /// Creates a line whose direction follows from the stack around it.
  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  package static func makeNode(_ view: Divider, inputs: _ViewInputs) -> DividerNode { DividerNode(inputs: inputs) }
  package static func updateNode(_ node: DividerNode, with view: Divider) {}
}

/// One device pixel thick; takes the whole length it is offered (Facts 3.1).
package final class DividerNode: ViewNode {
  private var isVertical: Bool { viewParent?.enclosingStackAxis == .horizontal }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let pixel = 1 / graph.services.displayScale
    return isVertical
      ? CGSize(width: pixel, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: pixel)
  }

  package override func hugging(along axis: Axis) -> Hugging { isVertical == (axis == .horizontal) ? .keeps : .follows }

  package override var animatesOwnFrame: Bool { true }

  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let frame = shownBounds
    let environment = EnvironmentValues(scope: scope, reader: self)
    let color = Color(SystemColor.separator).displayColor(in: environment)
    builder.append(.fill(DisplayFill(path: Path(frame), paint: .color(color), snapFrame: frame)), bounds: frame)
    return builder.finish()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateDisplay()
  }

  package override var debugName: String { "Divider" }
}
