public import Foundation

extension View {
  /// Gives the view the length of the nearest container along some axes, and places it there by an alignment.
  ///
  /// Containers are windows and scroll views, without what bars and the device's shape cover, and without content margins.
  ///
  ///     ScrollView(.horizontal) { HStack { Image("map").containerRelativeFrame(.horizontal) } }
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, rule: .whole))
  }

  /// Gives the view some of the equal parts into which the nearest container is divided along some axes.
  ///
  /// There are `count` parts with `spacing` points between two of them, of which the view takes `span` and what lies between
  /// those; in them it is placed by the alignment.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, rule: .parts(count: count, span: span, spacing: spacing)))
  }

  /// Gives the view lengths that a closure makes of those of the nearest container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, rule: .closure(length)))
  }
}

/// A frame that follows the nearest container.
nonisolated private struct ContainerRelativeFrameModifier: PrimitiveModifier {
  typealias Body = Never

  enum Length {
    case whole
    case parts(count: Int, span: Int, spacing: CGFloat)
    case closure((CGFloat, Axis) -> CGFloat)
  }
  let axes: Axis.Set
  let alignment: Alignment
  let rule: Length

  /// Whether an app's closure says how long it is, which may read state.
  var asksApp: Bool { if case .closure = rule { true } else { false } }

  /// The length along an axis, in a container of another one.
  func length(in container: CGFloat, along axis: Axis) -> CGFloat {
    switch rule {
    case .whole: return container
    case .parts(let count, let span, let spacing):
      guard count > 0, span > 0 else {
        Diagnostics.report("containerRelativeFrame(count: \(count), span: \(span)): both are to be above 0; 1 is taken")
        return container
      }
      let part = (container - spacing * CGFloat(count - 1)) / CGFloat(count)
      return (part * CGFloat(span) + spacing * CGFloat(span - 1)).finiteLength("container relative length") ?? 0
    case .closure(let length):
      return length(container, axis).finiteLength("container relative length") ?? container
    }
  }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ContainerRelativeFrameNode {
    ContainerRelativeFrameNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: ContainerRelativeFrameNode, with modifier: Self) { node.setModifier(modifier) }
}

private final class ContainerRelativeFrameNode: WrapperNode {
  private var modifier: ContainerRelativeFrameModifier

  init(_ modifier: ContainerRelativeFrameModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func setModifier(_ new: ContainerRelativeFrameModifier) {
    if ValueComparator.areEqualViews(modifier, new) { return }
    modifier = new
    invalidateLayout()
  }

  package override var layoutNode: ViewNode { self }

  package override func update() {
    guard needsUpdate else { return }
    reads.drop(in: self)
  }

  private var reads: FollowedReads { FollowedReads(asksApp: modifier.asksApp, changing: .layout) }

  /// The room in the nearest container: its size without what is inset on the way here.
  private func containerSize() -> CGSize {
    var insets = CGSize.zero
    var node: ViewNode = self
    for parent in ancestors {
      if !parent.repeatsSafeArea, let imposed = parent.safeAreaInsets(forContent: node) {
        insets.width += imposed.leading + imposed.trailing
        insets.height += imposed.top + imposed.bottom
      }
      if let container = parent as? any RelativeFrameContainer, let size = container.relativeFrames.size(for: self) {
        return CGSize(width: max(size.width - insets.width, 0), height: max(size.height - insets.height, 0))
      }
      node = parent
    }
    return .zero
  }

  private func proposal(for offered: ProposedViewSize) -> ProposedViewSize {
    let container = containerSize()
    var proposal = offered
    for axis in [Axis.horizontal, .vertical] where modifier.axes.contains(Axis.Set(axis)) {
      proposal[axis] = reads.ask(for: self) { modifier.length(in: container[axis], along: axis) }
    }
    return proposal
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let offered = self.proposal(for: proposal)
    var size = content.size(for: offered)
    for axis in [Axis.horizontal, .vertical] where modifier.axes.contains(Axis.Set(axis)) { size[axis] = offered[axis] ?? 0 }
    return size
  }

  package override func hugging(along axis: Axis) -> Hugging {
    modifier.axes.contains(Axis.Set(axis)) ? .keeps : content.hugging(along: axis)
  }

  package override func placeChildren() {
    let offered = proposal(for: placedProposal)
    placeChild(content, at: content.alignedOrigin(for: offered, in: size, by: modifier.alignment), proposal: offered)
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  package override var debugName: String { "ContainerRelativeFrame" }
}

/// A node after which frames inside can be told: a window, a scroll view.
protocol RelativeFrameContainer: ViewNode {
  var relativeFrames: RelativeFrames { get }
}

/// The frames that follow a container.
final class RelativeFrames {
  private var nodes: [ObjectIdentifier: WeakReference<GraphNode>] = [:]
  private var size: CGSize?

  /// The container's room; `nil` as long as it has none.
  ///
  /// The node is laid out again when it changes.
  func size(for node: ViewNode) -> CGSize? {
    nodes[ObjectIdentifier(node)] = node.weakReference
    return size
  }

  /// Tells the frames of the container's room, before its content is laid out; returns whether this changes any of them.
  func containerIs(_ new: CGSize) -> Bool {
    guard new != size else { return false }
    size = new
    let cached = nodes
    nodes.removeAll()
    for (id, reference) in cached {
      guard let node = reference.object as? ViewNode, node.isMounted else { continue }
      nodes[id] = reference
      node.invalidateLayout()
    }
    return !nodes.isEmpty
  }
}
