public import Foundation

/// Takes the space it is offered and makes its content from the size and place it got.
///
/// The content lies at the top left corner. Where no size is proposed the reader is 10 by 10 points. The content is made
/// during layout: again when the size changes, and when the place changes if the content asked for it. So a reader that asks
/// for its frame in a scroll view is evaluated on each step; one that reads only `size` is not.
///
///     GeometryReader { proxy in
///       Rectangle().frame(width: proxy.size.width / 3)
///     }
nonisolated public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader that makes its content during layout, when the size is known.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  package static func makeNode(_ view: GeometryReader, inputs: _ViewInputs) -> GeometryReaderNode<Content> {
    GeometryReaderNode(view, inputs: inputs)
  }
  package static func updateNode(_ node: GeometryReaderNode<Content>, with view: GeometryReader) { node.setView(view) }
}

/// The size and place of a view, as its content may read them.
///
/// Read it while content is made, or in an action; kept for longer it gives the size of when it was made.
public struct GeometryProxy {
  weak var node: ViewNode?
  /// The view's size, in points.
  public let size: CGSize
  let reads: GeometryReads

  init(node: ViewNode, reads: GeometryReads) {
    self.node = node
    size = node.size
    self.reads = reads
  }

  /// How far the safe area's insets reach where the view's bounds touch them, in points; 0 at the other edges.
  public var safeAreaInsets: EdgeInsets {
    MainThread.unchecked {
      reads.readsPlacement = true
      guard let node else { return EdgeInsets() }
      node.trackPlacement()
      return node.safeAreaOutset().insets.logical(isRightToLeft: node.isRightToLeft)
    }
  }

  /// How far the view's bounds reach over the safe area's insets, in points: 0 where they end inside of it.
  package var safeAreaOverlap: EdgeInsets {
    MainThread.unchecked {
      reads.readsPlacement = true
      guard let node else { return EdgeInsets() }
      node.trackPlacement()
      return node.safeAreaOutset().overlap.logical(isRightToLeft: node.isRightToLeft)
    }
  }

  /// The view's bounds in a coordinate space; zero once the view is gone.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainThread.unchecked {
      guard let node else { return .zero }
      let bounds = CGRect(origin: .zero, size: size)
      if coordinateSpace == .local { return bounds }
      reads.readsPlacement = true
      node.trackPlacement()
      return CGRect(origin: node.convert(.zero, to: coordinateSpace), size: size)
    }
  }

  /// The view's bounds in a coordinate space; zero once the view is gone.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of the nearest container with a coordinate space of a name, in this view's coordinates; `nil` when there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainThread.unchecked {
      guard let node, let space = node.coordinateSpaceNode(named: coordinateSpace.name) else { return nil }
      reads.readsPlacement = true
      node.trackPlacement()
      let origin = node.convert(.zero, to: .named(coordinateSpace.name))
      return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: space.size)
    }
  }

  /// What an anchor stands for, in this view's coordinates, after the layout so far.
  public subscript<T>(anchor: Anchor<T>) -> T {
    MainThread.unchecked {
      reads.readsPlacement = true
      node?.trackPlacement()
      return anchor.value(for: node)
    }
  }
}

/// Remembers what content read about its geometry.
final class GeometryReads {
  var readsPlacement = false
}

/// Makes the content when the size is known, during layout.
package final class GeometryReaderNode<Content: View>: ContainerNode {
  private var view: GeometryReader<Content>
  private var reads = GeometryReads()
  private var builtSize: CGSize?
  private var isStale = true
  private var isBuilding = false

  init(_ view: GeometryReader<Content>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  func setView(_ new: GeometryReader<Content>) {
    view = new
    isStale = true
    invalidatePlacement()
  }

  package override func update() {
    needsUpdate = false
    isStale = true
    invalidatePlacement()
  }

  package override func viewListDidChange() {
    children.listDidChange()
    preferencesDidChange()
    // While the content is made, what came and went is looked at right after; else in the layout, where children are made.
    guard !isBuilding else { return }
    invalidatePlacement()
    invalidateDisplay()
  }

  /// All it is offered (Facts 8.1).
  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func sizeDepends(on child: ViewNode) -> Bool { false }

  package override func placeChildren() {
    if isStale || builtSize != size { build() } else { settleChildren() }
    let offered = ProposedViewSize(size)
    for child in allChildren { placeChild(child, at: .zero, proposal: offered) }
  }

  private func build() {
    isStale = false
    builtSize = size
    reads = GeometryReads()
    let proxy = GeometryProxy(node: self, reads: reads)
    let content = evaluate(type(of: view)) { view.content(proxy) }
    isBuilding = true
    show(content)
    settleChildren()
    isBuilding = false
    invalidateDisplay()
  }

  package override func placementInWindowDidChange() {
    if reads.readsPlacement {
      build()
      placeNow { placeChildren() }
    }
    super.placementInWindowDidChange()
  }

  package override func anchorSourceMoved() {
    isStale = true
    invalidatePlacement()
  }

  package override var fillsSpace: Bool { true }

  package override var debugName: String { "GeometryReader" }
}
