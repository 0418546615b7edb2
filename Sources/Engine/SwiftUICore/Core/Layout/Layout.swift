public import Foundation

/// A value that a view carries for the custom layout around it; set it with `layoutValue(key:value:)`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that carry none.
  static var defaultValue: Self.Value { get }
}

/// What the engine is to know of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which it lines up its subviews, which spacers and dividers follow.
  public var stackOrientation: Axis?
  /// Properties of a layout that lines its views up along no axis.
  public init() {}
}

/// A way to size and place several views, written by an app.
///
/// Use it as a container, `Flow { … }`. Two members are needed, `sizeThatFits` and `placeSubviews`; the engine calls them on
/// the main thread, during layout. Properties that `animatableData` covers move with animations.
///
///     struct Pile: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         subviews.reduce(.zero) { size, view in
///           let own = view.sizeThatFits(proposal)
///           return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
///         }
///       }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
///       }
///     }
public protocol Layout: Animatable {
  /// What a layout keeps between calls.
  associatedtype Cache = Void
  /// The subviews.
  typealias Subviews = LayoutSubviews

  /// What the layout says of itself: the axis along which it lines up its subviews, or none.
  ///
  /// Spacers and dividers inside ask for it. By default there is no axis, so that a spacer grows along both.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept between calls.
  ///
  /// Called once before the first other call, which then gets the result as its `cache`. Layouts whose cache is `Void` need not
  /// write it.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date after subviews changed.
  ///
  /// Called before the first other call after the layout became invalid: subviews came, went or changed size, or the layout got
  /// other values. By default the cache is made anew, which forgets what could have been kept.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers to its neighbours.
  ///
  /// Asked by the container around, such as a stack without a `spacing` of its own. By default those of the subviews together.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size for a proposal, in points.
  ///
  /// Called once for each proposal that the container around tries, which may be several in a frame. A proposed length is `nil`
  /// where the ideal one is asked for, 0 for the least and infinite for the greatest; the answer need not keep to it. It must
  /// follow from the arguments alone: answers are kept until the layout becomes invalid.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews in the container's bounds, by calling `place(at:anchor:proposal:)` of each.
  ///
  /// Called during layout, after the size is settled. `proposal` is the one that led to this size, and points count in the space
  /// of `bounds`. What is placed twice stands where it was put last; what is not placed stands in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The place of a guide that the container sets; `nil` for none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The place of a guide that the container sets; `nil` for none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Keeps nothing between calls.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// What the engine is to know of the layout; nothing by default.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Brings the cache up to date after a change; makes it anew by default.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The distances that the container prefers to its neighbours: those of its subviews together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.absent) { $0.formUnion($1.spacing) }
  }
  /// The place of a guide; by default the layout sets none, and the guides of the subviews hold.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// The place of a guide; by default the layout sets none, and the guides of the subviews hold.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Makes a container in which this layout sizes and places the views of a closure.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

// Safe: never changed; views are asked on the main thread.
/// The views that a layout places, in the order of the content.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// One of the views.
  public typealias Element = LayoutSubview
  /// Counts the views from 0.
  public typealias Index = Int
  /// Consecutive views.
  public typealias SubSequence = LayoutSubviews
  let nodes: [ViewNode]
  let range: Range<Int>
  let sink: PlacementSink
  /// Which way lines run.
  ///
  /// Coordinates are measured from the leading edge either way, so most layouts need not look.
  public let layoutDirection: LayoutDirection

  /// The position of the first element.
  public var startIndex: Int { range.lowerBound }
  /// The position after the last element.
  public var endIndex: Int { range.upperBound }
  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], index: index, sink: sink) }
  /// The subviews of a range, with their positions kept.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes: nodes, range: bounds, sink: sink, layoutDirection: layoutDirection)
  }
  /// The subviews at some positions, in the order of these, counted anew from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { nodes[$0] }
    return LayoutSubviews(nodes: chosen, range: 0..<chosen.count, sink: sink, layoutDirection: layoutDirection)
  }
  /// Whether both hold the same views in the same order.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.range == b.range && a.nodes.elementsEqual(b.nodes, by: ===)
  }
}

// Safe: main thread only: views are placed there.
/// Receives the places that a layout gives its subviews.
final class PlacementSink: @unchecked Sendable {
  var placements: [ObjectIdentifier: LayoutPlacement] = [:]
}

// Safe: never changed; views are asked on the main thread.
/// A view that a layout places.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: ViewNode
  let index: Int
  let sink: PlacementSink

  private func onMain<Result>(_ body: () -> Result) -> Result { MainThread.unchecked { node.graph.apart(body) } }

  /// The view's value for a key; the key's default where the view carries none.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMain { node.trait(LayoutValueTraitKey<K>.self) }
  }
  /// How strongly the view claims space, as set by `layoutPriority(_:)`; 0 by default.
  public var priority: Double { onMain { node.layoutPriority } }
  /// The size that the view chooses for a proposal, in points; asking again with the same one is cheap.
  ///
  /// A proposal without lengths, `.unspecified`, gives the ideal size. The size may be larger than what is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { node.size(for: proposal.usable) } }
  /// The size and the alignment guides that the view has for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { onMain { node.dimensions(for: proposal.usable) } }
  /// Whether the view is a text, or a modified one.
  package var isText: Bool { onMain { node.layoutNode is TextNode } }
  /// Whether the view is an image, or a modified one.
  package var isImage: Bool { onMain { node.layoutNode is ImageNode } }
  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { onMain { node.spacing } }
  /// Puts a point of the view at a point of the container, offering it a size.
  ///
  /// The point is one of the `bounds` passed to the layout, so begin at their origin. A view that is not placed lies in the
  /// middle.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMain {
      let proposal = proposal.usable
      let size = anchor == .topLeading ? .zero : node.size(for: proposal)
      let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
      sink.placements[ObjectIdentifier(node)] = LayoutPlacement(origin: origin, proposal: proposal)
    }
  }
  /// Whether both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// A layout that says which guides it asks for, and sets none: a window with any other one has to ask its views for all.
package protocol GuideListingLayout: Layout {
  static var guides: [AlignmentKey] { get }
}

/// Views in a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content
}

extension LayoutContainer: ContainerView {
  package typealias Node = LayoutNode<L>

  func makeContainer(_ inputs: _ViewInputs) -> LayoutNode<L> { LayoutNode(layout, inputs: inputs) }
  func configure(_ node: LayoutNode<L>) { node.setLayout(layout) }
}

/// The node of a custom layout.
package final class LayoutNode<L: Layout>: EagerContainerNode {
  private var animated: AnimatedValue<L>
  /// The layout as it is now, on its way where it is animatable.
  private var layout: L
  private var cache: L.Cache?
  private let sink = PlacementSink()
  /// What the layout read, where it is an app's.
  private let reads: FollowedReads

  init(_ layout: L, inputs: _ViewInputs) {
    self.layout = layout
    animated = AnimatedValue(layout)
    let known = L.self as? any GuideListingLayout.Type
    reads = FollowedReads(asksApp: known == nil, changing: .layout)
    super.init(inputs: inputs)
    if let known {
      for guide in known.guides { graph[UsedGuides.self].insert(guide) }
    } else {
      graph[UsedGuides.self].insertAll()
    }
  }

  func setLayout(_ new: L) {
    if ValueComparator.areEqualViews(animated.model, new) { return }
    let axis = stackAxis
    set(new, in: &animated, transaction: transaction)
    layout = animated.presentation
    if axis != stackAxis { forEachViewChild { $0.stackAxisDidChange() } }
    invalidateLayout()
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    if pass.visit(&animated, changing: .layout).hasMoved { layout = animated.presentation }
  }

  private var subviews: LayoutSubviews {
    let nodes = allChildren
    return LayoutSubviews(
      nodes: nodes, range: 0..<nodes.count, sink: sink, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private var cacheIsStale = true
  package override func layoutWasInvalidated() { cacheIsStale = true }

  /// What the layout has read has changed.
  package override func update() {
    super.update()
    reads.drop(in: self)
  }

  /// Asks the layout for something; it may read state.
  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    reads.ask(for: self) { answer(body) }
  }

  private func answer<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cacheIsStale && cache != nil { layout.updateCache(&current, subviews: subviews) }
    cacheIsStale = false
    defer { cache = current }
    return body(subviews, &current)
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  package override func placeChildren() {
    sink.placements.removeAll(keepingCapacity: true)
    withCache {
      layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: placedProposal, subviews: $0, cache: &$1)
    }
    let placements = sink.placements
    for child in allChildren {
      if let placement = placements[ObjectIdentifier(child)] {
        placeChild(child, at: placement.origin, proposal: placement.proposal)
      } else {
        // Views that the layout did not place stand in the middle.
        let own = child.size(for: placedProposal)
        placeChild(
          child, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: placedProposal)
      }
    }
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  package override var spacingOfContent: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }
  package override var stackAxis: Axis? { layout.ownProperties.stackOrientation }
  package override var debugName: String { "\(L.self)" }
}
