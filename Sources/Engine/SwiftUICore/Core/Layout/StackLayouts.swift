public import Foundation

/// A row as a layout, to be used through `AnyLayout` or as `HStackLayout { … }`.
public struct HStackLayout: Layout, Equatable {
  /// The guide that lines views up.
  public var alignment: VerticalAlignment
  /// Points between views; `nil` asks each pair.
  public var spacing: CGFloat?
  /// Lays views out side by side, lined up by a guide, with points between them; `nil` asks each pair.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Says that views are lined up along the horizontal axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(orientation: .horizontal) }
  private var engine: StackLayoutEngine { StackLayoutEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
  /// The size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    engine.size(subviews, for: proposal)
  }
  /// Places the subviews inside the bounds.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    engine.place(subviews, in: bounds, for: proposal)
  }
}

/// A column as a layout, to be used through `AnyLayout` or as `VStackLayout { … }`.
public struct VStackLayout: Layout, Equatable {
  /// The guide that lines views up.
  public var alignment: HorizontalAlignment
  /// Points between views; `nil` asks each pair.
  public var spacing: CGFloat?
  /// Lays views out below each other, lined up by a guide, with points between them; `nil` asks each pair.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Says that views are lined up along the vertical axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(orientation: .vertical) }
  private var engine: StackLayoutEngine { StackLayoutEngine(axis: .vertical, alignment: alignment.key, spacing: spacing) }
  /// The size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    engine.size(subviews, for: proposal)
  }
  /// Places the subviews inside the bounds.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    engine.place(subviews, in: bounds, for: proposal)
  }
}

/// A pile as a layout, to be used through `AnyLayout` or as `ZStackLayout { … }`.
public struct ZStackLayout: Layout, Equatable {
  /// How views are lined up.
  public var alignment: Alignment
  /// Lays views out over each other, lined up by a guide of each axis.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    ZStackLayoutEngine(alignment: alignment).arrange(subviews.map(\.node), for: proposal).size
  }
  /// Places the subviews inside the bounds.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (engine, nodes) = (ZStackLayoutEngine(alignment: alignment), subviews.map(\.node))
    let placing = engine.placingProposal(for: nodes, arrangedFor: proposal, in: bounds.size)
    for (subview, origin) in zip(subviews, engine.arrange(nodes, for: placing).origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: placing)
    }
  }
}

extension LayoutProperties {
  init(orientation: Axis) {
    self.init()
    stackOrientation = orientation
  }
}

extension StackLayoutEngine {
  fileprivate func size(_ subviews: LayoutSubviews, for proposal: ProposedViewSize) -> CGSize {
    arrange(subviews.map(\.node), for: proposal).size
  }

  fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect, for proposal: ProposedViewSize) {
    let children = subviews.map(\.node)
    var arrangement = arrange(children, for: proposal)
    let placing = placingProposal(for: children, arrangedFor: proposal, as: arrangement, in: bounds.size)
    if placing != proposal { arrangement = arrange(children, for: placing) }
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: arrangement.proposals[index])
    }
  }
}

/// A layout behind its type: views keep their state when it changes, and move to their new places in an animation.
///
/// Two branches of an `if` with a stack each are two views in place of one, whose state begins anew. What the layout kept in its
/// cache goes with it.
///
///     let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 8))
///     layout {
///       Text("Kyoto")
///       Text("17°")
///     }
public struct AnyLayout: Layout {
  /// What the hidden layout keeps between calls.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: Any.Type
  }
  private let box: any ErasedLayout

  /// Hides the type of a layout, so that another one can take its place.
  public init<L: Layout>(_ layout: L) { box = LayoutBox(layout: layout) }

  fileprivate var hiddenProperties: LayoutProperties { box.properties }

  /// What the layout keeps between passes.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }
  /// Brings the cache up to date after a change; makes it anew by default.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache, subviews) }
  /// The distances that the container prefers to its neighbours: those of its subviews together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }
  /// The size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }
  /// Places the subviews inside the bounds.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }
}

extension Layout {
  /// What the engine is to know of this layout; what hides another one is as that one is.
  var ownProperties: LayoutProperties { (self as? AnyLayout)?.hiddenProperties ?? Self.layoutProperties }
}

/// A layout whose cache's type is hidden.
private protocol ErasedLayout {
  var properties: LayoutProperties { get }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache)
}

private struct LayoutBox<L: Layout>: ErasedLayout {
  let layout: L
  var properties: LayoutProperties { layout.ownProperties }

  /// The cache of another layout is replaced: it belonged to the one before.
  private func with<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var value =
      cache.type == L.self
      ? cache.value as? L.Cache ?? layout.makeCache(subviews: subviews) : layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(value: value, type: L.self) }
    return body(&value)
  }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: layout.makeCache(subviews: subviews), type: L.self)
  }
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
}
