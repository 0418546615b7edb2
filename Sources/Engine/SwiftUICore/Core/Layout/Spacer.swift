public import Foundation

/// Takes the space that its siblings leave, along the axis of the stack around it.
///
/// Several spacers share the space equally. Outside of stacks it takes the space along both axes.
///
///     HStack {
///       Text("Kyoto")
///       Spacer(minLength: 20)
///       Text("17°")
///     }
nonisolated public struct Spacer: View {
  /// The least length along the stack's axis, in points; `nil`: 8.
  public var minLength: CGFloat?

  /// Creates a spacer that is never shorter than a length in points, nor than 0; `nil` stands for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  package static func makeNode(_ view: Spacer, inputs: _ViewInputs) -> SpacerNode { SpacerNode(view, inputs: inputs) }
  package static func updateNode(_ node: SpacerNode, with view: Spacer) { node.setView(view) }
}

/// The node of a spacer: grows along its stack's axis, along both outside of stacks (Facts 3.1).
package final class SpacerNode: ViewNode {
  private var view: Spacer
  private var axis: Axis? { (viewParent?.enclosingStackAxis) }

  init(_ view: Spacer, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  func setView(_ new: Spacer) {
    guard new.minLength != view.minLength else { return }
    view = new
    invalidateLayout()
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let least = view.minLength?.finite("spacer length") ?? ViewSpacing.standard
    let grown = CGSize(width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
    return switch axis {
    case .horizontal: CGSize(width: grown.width, height: 0)
    case .vertical: CGSize(width: 0, height: grown.height)
    case nil: grown
    }
  }

  /// Across its stack it has no length.
  package override func hugging(along axis: Axis) -> Hugging { self.axis == axis.other ? .keeps : .follows }

  package override var spacing: ViewSpacing { .zero }
  package override var layoutPriority: Double { -.infinity }
  package override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
    if Key.self == LayoutPriorityTraitKey.self, let value = -Double.infinity as? Key.Value { return value }
    return Key.defaultValue
  }
  package override var debugName: String { "Spacer" }
}

extension ViewNode {
  /// Drops what this node, and what it wraps, know of their sizes: they may have followed the axis of the stack around them.
  final func stackAxisDidChange() {
    invalidateOwnSize()
    if self is WrapperNode { forEachViewChild { $0.stackAxisDidChange() } }
  }

  /// The axis of the stack that this node, or what it wraps, stands in; `nil` outside of stacks.
  final var enclosingStackAxis: Axis? {
    for node in selfAndAncestors {
      if let axis = node.stackAxis { return axis }
      if !(node is WrapperNode) { return nil }
    }
    return nil
  }
}
