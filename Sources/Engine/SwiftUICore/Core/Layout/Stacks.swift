public import Foundation

/// Puts views side by side, from leading to trailing.
///
/// Space goes first to views of higher `layoutPriority(_:)`, then to the least flexible ones; what all of them leave stays empty.
/// All views are made and laid out, also those beyond the edge: in a scroll view, `LazyHStack` makes only what is near.
///
///     HStack(alignment: .firstTextBaseline, spacing: 4) {
///       Text("Kyoto")
///       Text("Japan").font(.caption)
///     }
nonisolated public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row of the views in a closure.
  /// - Parameters:
  ///   - alignment: The guide that lines the views up; the default is their middle.
  ///   - spacing: Points between views; below 0 they overlap, `nil` asks each pair.
  ///   - content: The views, from leading to trailing.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ContainerView {
  package typealias Node = StackNode

  func makeContainer(_ inputs: _ViewInputs) -> StackNode { StackNode(engine: engine, inputs: inputs) }
  func configure(_ node: StackNode) { node.setEngine(engine) }
  private var engine: StackLayoutEngine {
    StackLayoutEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}

/// Puts views below each other.
///
/// Space goes first to views of higher `layoutPriority(_:)`, then to the least flexible ones; what all of them leave stays empty.
/// All views are made and laid out, also those beyond the edge: in a scroll view, `LazyVStack` makes only what is near.
///
///     VStack(alignment: .leading) {
///       Text("Kyoto")
///       Text("Japan").font(.caption)
///     }
nonisolated public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column of the views in a closure.
  /// - Parameters:
  ///   - alignment: The guide that lines the views up; the default is their middle.
  ///   - spacing: Points between views; below 0 they overlap, `nil` asks each pair.
  ///   - content: The views, from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  package typealias Node = StackNode

  func makeContainer(_ inputs: _ViewInputs) -> StackNode { StackNode(engine: engine, inputs: inputs) }
  func configure(_ node: StackNode) { node.setEngine(engine) }
  private var engine: StackLayoutEngine {
    StackLayoutEngine(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// The node of a stack.
package class StackNode: EagerContainerNode {
  private final var engine: StackLayoutEngine
  private final var arrangements = ArrangementCache<StackLayoutEngine.Arrangement>()
  private final var cachedSpacing: ViewSpacing?

  init(engine: StackLayoutEngine, inputs: _ViewInputs) {
    self.engine = engine
    super.init(inputs: inputs)
  }

  final func setEngine(_ new: StackLayoutEngine) {
    guard new != engine else { return }
    engine = new
    invalidateLayout()
  }

  private final func arrangement(for proposal: ProposedViewSize) -> StackLayoutEngine.Arrangement {
    if let cached = arrangements[proposal] { return cached }
    let arrangement = engine.arrange(allChildren, for: proposal)
    arrangements[proposal] = arrangement
    return arrangement
  }

  /// Where children go in a size that a proposal has led to.
  private final func placing(in size: CGSize, for proposal: ProposedViewSize) -> StackLayoutEngine.Arrangement {
    let measured = arrangement(for: proposal)
    guard proposal[engine.axis.other] == nil else { return measured }
    let placing = engine.placingProposal(for: allChildren, arrangedFor: proposal, as: measured, in: size)
    return placing == proposal ? measured : arrangement(for: placing)
  }

  package override func layoutWasInvalidated() {
    arrangements = ArrangementCache()
    cachedSpacing = nil
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  package override func hugging(along axis: Axis) -> Hugging {
    let children = allChildren.lazy.map { $0.hugging(along: axis) }
    return axis == engine.axis ? children.sharing : children.together
  }

  package override func placeChildren() {
    let arrangement = placing(in: size, for: placedProposal)
    for (index, child) in allChildren.enumerated() {
      placeChild(child, at: arrangement.origins[index], proposal: arrangement.proposals[index])
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let arrangement = placing(in: size, for: proposal)
    let children = allChildren
    return key.combine(
      children.indices.lazy.compactMap { index in
        children[index].explicitAlignment(
          key, size: arrangement.sizes[index], proposal: arrangement.proposals[index]
        ).map { $0 + arrangement.origins[index][key.axis] }
      })
  }

  package override var spacingOfContent: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    var spacing = ViewSpacing.absent
    let children = allChildren
    for (index, child) in children.enumerated() {
      var edges: Edge.Set = engine.axis == .vertical ? .horizontal : .vertical
      if index == 0 { edges.insert(engine.axis == .vertical ? .top : .leading) }
      if index == children.count - 1 { edges.insert(engine.axis == .vertical ? .bottom : .trailing) }
      spacing.formUnion(child.spacing, edges: edges)
    }
    cachedSpacing = spacing
    return spacing
  }

  package override var stackAxis: Axis? { engine.axis }

  package override var debugName: String { engine.axis == .vertical ? "VStack" : "HStack" }
}

/// Several views where one is expected: they stand below each other, as in a stack without any settings.
///
/// Its type names the view's, so that a node made for one is never updated as that of another.
final class ImplicitContainerNode<Content: View>: StackNode {
  init(_ view: Content, inputs: _ViewInputs) {
    super.init(
      engine: StackLayoutEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil), inputs: inputs)
    show(view)
  }

  func setView(_ view: Content) { show(view) }

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
    let children = allChildren
    return children.count == 1 ? children[0].trait(key) : Key.defaultValue
  }

  package override var debugName: String { "ImplicitStack" }
}

/// Several views of a row, beside each other; the first one says how the row shows (Facts 5.1).
nonisolated package struct JoinedRow<Content: View>: View {
  package typealias Body = Never
  let content: Content
  package init(content: Content) { self.content = content }
}

extension JoinedRow: ContainerView {
  package typealias Node = JoinedRowNode
  func makeContainer(_ inputs: _ViewInputs) -> JoinedRowNode { JoinedRowNode(inputs: inputs) }
  func configure(_ node: JoinedRowNode) {}
}

package final class JoinedRowNode: StackNode {
  init(inputs: _ViewInputs) {
    super.init(
      engine: StackLayoutEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: ViewSpacing.standard),
      inputs: inputs)
  }

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
    allChildren.first?.trait(key) ?? Key.defaultValue
  }
  package override var debugName: String { "JoinedRow" }
}
