package import Foundation

/// A view with a layer of other views: in front of it, behind it, as its mask, or as a bar at its edge.
///
/// The layer is made after the content, so that actions in it come later, and has no part in the content's size but for bars.
package class LayerNode: WrapperNode {
  /// Where the layer is.
  package final var placement: LayerPlacement {
    didSet {
      guard placement != oldValue else { return }
      layer.alignment = placement.alignment
      bar = placement.bar
      if bar == nil { invalidatePlacement() } else { invalidateLayout() }
    }
  }
  private final var madeLayer: ZStackNode?
  /// Shows the layer's views.
  package final var layer: ZStackNode {
    guard let madeLayer else { fatalError("\(type(of: self)) has no layer yet: it is made in init") }
    return madeLayer
  }
  // Looked at so often that they are kept.
  private final let isMask: Bool
  private final let isBehind: Bool
  private final var bar: LayerBar?

  init(_ placement: LayerPlacement, inputs: _ViewInputs) {
    self.placement = placement
    isMask = placement.role == .mask
    isBehind = placement.role == .behind
    bar = placement.bar
    super.init(inputs: inputs)
    madeLayer = ZStackNode(alignment: placement.alignment, inputs: childInputs.at(.layer))
  }

  /// Takes the layer's views, at first or instead of those before.
  package final func showLayer<Layer: View>(_ view: Layer) {
    guard layer.children.list == nil else { return layer.show(view) }
    layer.makeList(of: view)
    guard contentIfSet != nil else { return }
    // It may have been measured while it was empty.
    layer.listWasMade()
    layer.invalidateLayout()
    layer.invalidateDisplay()
  }

  package override func contentWasSet() { layer.listWasMade() }

  final override var numberedName: String? { IdentityPlace.layerName }

  package final override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let contentIfSet { visit(contentIfSet) }
    visit(layer)
  }

  // MARK: Layout

  package override var layoutNode: ViewNode { self }
  package override var animatesOwnFrame: Bool { isMask }
  package override var isGeometryGroup: Bool { isMask }
  package final override func sizeDepends(on child: ViewNode) -> Bool { child !== madeLayer || bar != nil }

  package final override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    if let bar { bar.size(of: self, for: proposal) } else { content.size(for: proposal) }
  }

  package final override func hugging(along axis: Axis) -> Hugging { bar == nil ? content.hugging(along: axis) : .follows }

  package final override func safeAreaInsets(forContent child: ViewNode) -> EdgeInsets? {
    child === contentIfSet ? bar?.insets(of: self, for: placedProposal) : nil
  }

  package final override func placeChildren() {
    if let bar { return bar.place(self) }
    content.place(at: .zero, proposal: placedProposal)
    let offered = ProposedViewSize(size)
    placeChild(layer, at: layer.alignedOrigin(for: offered, in: size, by: placement.alignment), proposal: offered)
  }

  // MARK: Drawing and pressing

  package final override func makeFragment() -> DisplayFragment {
    if isMask {
      let mask = layer.fragment()
      guard !mask.isEmpty else { return .empty }
      return content.fragment().wrapped(in: .mask(mask, offset: layer.position), id: displayID)
    }
    return fragment(of: stacked)
  }

  package final override func hitTest(_ point: CGPoint) -> ViewNode? {
    // What a mask hides can be pressed all the same, as what is transparent can.
    isMask ? content.hitTest(content.convertFromParent(point)) : hitTest(point, in: stacked)
  }

  /// Content and layer, from back to front.
  private var stacked: [ViewNode] { isBehind ? [layer, content] : [content, layer] }

  package final override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    content.appendAccessibility(to: &builder)
    if !isMask { layer.appendAccessibility(to: &builder) }
  }

  package override var debugName: String {
    switch placement.role {
    case .inFront: "Overlay"
    case .behind: "Background"
    case .mask: "Mask"
    case .bar: "SafeAreaInset"
    }
  }
}

/// Where a layer is beside the content that it belongs to.
package struct LayerPlacement: Equatable {
  package enum Role: Equatable {
    case inFront, behind
    /// The content shows where the layer does.
    case mask
    /// Beside the content, whose safe area ends there.
    case bar(LayerBar)
  }
  package var role: Role
  package var alignment: Alignment

  package init(_ role: Role, alignment: Alignment = .center) {
    self.role = role
    self.alignment = alignment
  }

  fileprivate var bar: LayerBar? { if case .bar(let bar) = role { bar } else { nil } }
}

/// A layer at an edge of the content, which takes all the space with a safe area that ends at the layer.
package struct LayerBar: Equatable {
  package var edge: Edge
  /// Points between content and bar; `nil` asks the two.
  package var spacing: CGFloat?

  package init(edge: Edge, spacing: CGFloat?) {
    self.edge = edge
    self.spacing = spacing?.finite("safe area inset spacing")
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: isVertical ? proposal.width : nil, height: isVertical ? nil : proposal.height)
  }

  fileprivate func insets(of node: LayerNode, for proposal: ProposedViewSize) -> EdgeInsets {
    let (bar, content) = (node.layer, node.content)
    let axis: Axis = isVertical ? .vertical : .horizontal
    let isFirst = edge == .top || edge == .leading
    let gap =
      spacing
      ?? (isFirst
        ? bar.spacing.distance(to: content.spacing, along: axis) : content.spacing.distance(to: bar.spacing, along: axis))
    let length = bar.size(for: barProposal(proposal))[axis] + gap
    return EdgeInsets(
      top: edge == .top ? length : 0, leading: edge == .leading ? length : 0, bottom: edge == .bottom ? length : 0,
      trailing: edge == .trailing ? length : 0)
  }

  fileprivate func size(of node: LayerNode, for proposal: ProposedViewSize) -> CGSize {
    let insets = insets(of: node, for: proposal)
    let own = node.content.size(for: proposal.inset(by: insets))
    let barSize = node.layer.size(for: barProposal(proposal))
    return CGSize(
      width: max(own.width + insets.leading + insets.trailing, isVertical ? barSize.width : 0),
      height: max(own.height + insets.top + insets.bottom, isVertical ? 0 : barSize.height))
  }

  fileprivate func place(_ node: LayerNode) {
    let insets = insets(of: node, for: node.placedProposal)
    node.placeChild(
      node.content, at: CGPoint(x: insets.leading, y: insets.top), proposal: node.placedProposal.inset(by: insets))
    let (bar, size) = (node.layer, node.size)
    let offered = barProposal(ProposedViewSize(size))
    let barSize = bar.size(for: offered)
    var origin = bar.alignedOrigin(for: offered, in: size, by: node.placement.alignment)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - barSize.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - barSize.width
    }
    node.placeChild(bar, at: origin, proposal: offered)
  }
}

/// A modifier that puts a layer of views beside what it modifies.
nonisolated protocol LayerModifier: PrimitiveModifier where Node == LayerNode {
  associatedtype Layer: View
  var layer: Layer { get }
  var placement: LayerPlacement { get }
}

extension LayerModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> LayerNode {
    let node = LayerNode(modifier.placement, inputs: inputs)
    node.showLayer(modifier.layer)
    return node
  }
  package static func updateNode(_ node: LayerNode, with modifier: Self) {
    node.placement = modifier.placement
    node.showLayer(modifier.layer)
  }
}
