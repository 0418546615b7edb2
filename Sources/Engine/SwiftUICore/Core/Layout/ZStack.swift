package import Foundation

/// Puts views over each other, the last one in front.
///
/// Each is offered the whole space. The stack is as large as the union of those with the highest layout priority, lined up;
/// without views it is 0 by 0. That size is what all of them are offered in the end: a colour fills it.
///
///     ZStack(alignment: .bottomTrailing) {
///       Color.blue
///       Text("Kyoto")
///     }
nonisolated public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Creates a pile of the views in a closure, lined up by a guide of each axis.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContainerView {
  package typealias Node = ZStackNode

  func makeContainer(_ inputs: _ViewInputs) -> ZStackNode { ZStackNode(alignment: alignment, inputs: inputs) }
  func configure(_ node: ZStackNode) { node.alignment = alignment }
}

/// How views over each other are lined up (Facts 8.4): the union of the children of the highest priority decides the size.
struct ZStackLayoutEngine {
  var alignment: Alignment

  struct Arrangement {
    var size: CGSize = .zero
    var origins: [CGPoint] = []
  }

  func arrange(_ children: [ViewNode], for proposal: ProposedViewSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    let dimensions = children.map { $0.dimensions(for: proposal) }
    let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
    let priorities = children.map(\.layoutPriority)
    let highest = priorities.max() ?? 0
    var (horizontal, vertical) = (AlignedExtent(), AlignedExtent())
    for index in children.indices where priorities[index] == highest {
      horizontal.add(dimensions[index].width, guide: guides[index].x)
      vertical.add(dimensions[index].height, guide: guides[index].y)
    }
    return Arrangement(
      size: CGSize(width: horizontal.length, height: vertical.length),
      origins: guides.map { CGPoint(x: horizontal.origin(ofGuide: $0.x), y: vertical.origin(ofGuide: $0.y)) })
  }

  /// What to arrange children for that are to be placed in a stack of a size: that size, or the proposal that has led to it where
  /// no child would take another size.
  ///
  /// A single child stands for the stack and gets what that was offered.
  func placingProposal(
    for children: [ViewNode], arrangedFor proposal: ProposedViewSize, in size: CGSize
  ) -> ProposedViewSize {
    let placing = ProposedViewSize(size)
    guard children.count > 1, placing != proposal else { return proposal }
    let mayDiffer = children.contains { $0.mayAnswerOtherwise(to: placing, than: proposal, taking: $0.size(for: proposal)) }
    return mayDiffer ? placing : proposal
  }
}

/// The node of a `ZStack`.
package final class ZStackNode: EagerContainerNode {
  private var engine: ZStackLayoutEngine
  private var arrangements = ArrangementCache<ZStackLayoutEngine.Arrangement>()

  init(alignment: Alignment, inputs: _ViewInputs) {
    engine = ZStackLayoutEngine(alignment: alignment)
    super.init(inputs: inputs)
  }

  var alignment: Alignment {
    get { engine.alignment }
    set {
      guard newValue != engine.alignment else { return }
      engine.alignment = newValue
      invalidateLayout()
    }
  }

  private func arrangement(for proposal: ProposedViewSize) -> ZStackLayoutEngine.Arrangement {
    if let cached = arrangements[proposal] { return cached }
    let arrangement = engine.arrange(allChildren, for: proposal)
    arrangements[proposal] = arrangement
    return arrangement
  }

  package override func layoutWasInvalidated() { arrangements = ArrangementCache() }

  package override func hugging(along axis: Axis) -> Hugging { allChildren.lazy.map { $0.hugging(along: axis) }.together }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  package override func placeChildren() {
    let placing = engine.placingProposal(for: allChildren, arrangedFor: placedProposal, in: size)
    for (child, origin) in zip(allChildren, arrangement(for: placing).origins) {
      placeChild(child, at: origin, proposal: placing)
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let placing = engine.placingProposal(for: allChildren, arrangedFor: proposal, in: size)
    return key.combine(
      zip(allChildren, arrangement(for: placing).origins).compactMap { child, origin in
        child.explicitAlignment(key, size: child.size(for: placing), proposal: placing)
          .map { $0 + origin[key.axis] }
      })
  }

  package override var spacingOfContent: ViewSpacing {
    allChildren.reduce(into: ViewSpacing.absent) { $0.formUnion($1.spacing) }
  }

  package override var debugName: String { "ZStack" }
}
