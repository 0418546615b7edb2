import Foundation

/// Shows the first of several views whose ideal size fits the space; the last if none does.
///
/// All of them are made and keep their state; only the chosen one shows.
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice between the views of a closure.
  /// - Parameters:
  ///   - axes: Along which axes a view has to fit.
  ///   - content: The views, the preferred one first.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  package static func makeNode(_ view: ViewThatFits, inputs: _ViewInputs) -> ViewNode {
    let node = ViewThatFitsNode(axes: view.axes, inputs: inputs)
    node.list = Content._makeViewList(view.content, inputs: node.childInputs).list
    node.makeChildren()
    return node
  }
  package static func updateNode(_ node: ViewNode, with view: ViewThatFits) {
    let node = unsafeDowncast(node, to: ViewThatFitsNode.self)
    node.axes = view.axes
    Content._updateViewList(view.content, in: _ViewListOutputs(node.list))
  }
}

/// Keeps all the views and shows one.
final class ViewThatFitsNode: ContainerNode {
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  private var shown: ViewNode?

  init(axes: Axis.Set, inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs: inputs)
  }

  private func choice(for proposal: ProposedViewSize) -> ViewNode? {
    children.first { child in
      let ideal = child.size(for: .unspecified)
      return [Axis.horizontal, .vertical].allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let offered = proposal[axis] else { return true }
        return ideal[axis] <= offered
      }
    } ?? children.last
  }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func placeChildren() {
    let chosen = choice(for: placedProposal)
    if chosen !== shown {
      shown = chosen
      invalidateDisplay()
    }
    chosen?.place(at: .zero, proposal: placedProposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal)?.explicitAlignment(key, size: size, proposal: proposal)
  }

  override var spacing: ViewSpacing { shown?.spacing ?? children.first?.spacing ?? ViewSpacing() }

  override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    if let shown { builder.append(shown) }
    return builder.finish()
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? { shown?.hitTest(shown!.convertFromParent(point)) }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    shown?.appendAccessibility(to: &builder)
  }

  override var debugName: String { "ViewThatFits" }
}
