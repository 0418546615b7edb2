import Foundation

extension View {
  /// Shows a view at the top or bottom edge and insets this view's safe area by its height.
  ///
  /// Scroll views inside let their content pass behind the bar. `spacing` is in points; `nil` asks the two views.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows a view at the leading or trailing edge and insets this view's safe area by its width.
  ///
  /// `spacing` is in points; `nil` asks the two views.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Insets the view's safe area by a distance in points at some edges; `nil` is the standard 16.
  ///
  /// Unlike `padding(_:_:)` the space is still the view's: what ignores the safe area fills it.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Insets the view's safe area by a distance in points at every edge.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Insets the view's safe area by a distance in points for each edge.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
}

nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
  typealias Body = Never
  let insets: EdgeInsets
  nonisolated init(insets: EdgeInsets) { self.insets = insets }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaNode {
    SafeAreaNode(insets: modifier.insets, inputs: inputs)
  }
  static func updateNode(_ node: SafeAreaNode, with modifier: Self) { node.insets = modifier.insets }
}

/// A bar at one edge that insets the content's safe area.
nonisolated public struct _InsetViewModifier<Bar: View>: ViewModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  let content: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  nonisolated init(content: Bar, edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.content = content
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension _InsetViewModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> InsetViewNode<Bar> {
    InsetViewNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: InsetViewNode<Bar>, with modifier: Self) { node.setModifier(modifier) }
}

/// Lays the bar at its edge and the content in all the space, with a safe area that ends at the bar.
package final class InsetViewNode<Bar: View>: WrapperNode {
  private var modifier: _InsetViewModifier<Bar>
  private var bar: OverlappingNode!

  init(_ modifier: _InsetViewModifier<Bar>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    bar = OverlappingNode(alignment: modifier.alignment, inputs: childInputs)
    bar.list = Bar._makeViewList(modifier.content, inputs: bar.childInputs).list
  }

  package override func contentWasSet() { bar.makeChildren() }

  func setModifier(_ new: _InsetViewModifier<Bar>) {
    if new.edge != modifier.edge || new.alignment != modifier.alignment || new.spacing != modifier.spacing {
      invalidateLayout()
    }
    modifier = new
    Bar._updateViewList(new.content, in: _ViewListOutputs(bar.list))
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if content != nil { visit(content) }
    visit(bar)
  }

  package override var layoutNode: ViewNode { self }

  private var isVertical: Bool { modifier.edge == .top || modifier.edge == .bottom }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: isVertical ? proposal.width : nil, height: isVertical ? nil : proposal.height)
  }

  private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    let barSize = bar.size(for: barProposal(proposal))
    let axis: Axis = isVertical ? .vertical : .horizontal
    let isFirst = modifier.edge == .top || modifier.edge == .leading
    let gap =
      modifier.spacing
      ?? (isFirst
        ? bar.spacing.distance(to: content.spacing, along: axis)
        : content.spacing.distance(to: bar.spacing, along: axis))
    let length = barSize[axis] + gap
    return EdgeInsets(
      top: modifier.edge == .top ? length : 0, leading: modifier.edge == .leading ? length : 0,
      bottom: modifier.edge == .bottom ? length : 0, trailing: modifier.edge == .trailing ? length : 0)
  }

  package override func safeAreaInsets(forContent child: ViewNode) -> EdgeInsets? {
    child === content ? insets(for: placedProposal) : nil
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    let own = content.size(for: proposal.inset(by: insets))
    let barSize = bar.size(for: barProposal(proposal))
    return CGSize(
      width: max(own.width + insets.leading + insets.trailing, isVertical ? barSize.width : 0),
      height: max(own.height + insets.top + insets.bottom, isVertical ? 0 : barSize.height))
  }

  package override func placeChildren() {
    let insets = insets(for: placedProposal)
    placeChild(content, at: CGPoint(x: insets.leading, y: insets.top), proposal: placedProposal.inset(by: insets))
    let offered = barProposal(ProposedViewSize(size))
    let barSize = bar.size(for: offered)
    var origin = bar.alignedOrigin(for: offered, in: size, by: modifier.alignment)
    switch modifier.edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - barSize.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - barSize.width
    }
    placeChild(bar, at: origin, proposal: offered)
  }

  package override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    builder.append(content)
    builder.append(bar)
    return builder.finish()
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    bar.hitTest(bar.convertFromParent(point)) ?? content.hitTest(content.convertFromParent(point))
  }

  package override var debugName: String { "SafeAreaInset" }
}
