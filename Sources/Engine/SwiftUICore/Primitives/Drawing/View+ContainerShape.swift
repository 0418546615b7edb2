import Foundation

extension View {
  /// Sets the shape of the container that the view is, for `ContainerRelativeShape` inside.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(path: { inset, rect in shape.inset(by: inset).path(in: rect) }, corners: nil))
  }

  /// Sets the shape of the container that the view is, for `ConcentricRectangle` and `ContainerRelativeShape` inside.
  public nonisolated func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(
      ContainerShapeModifier(
        path: { inset, rect in shape.inset(by: inset).path(in: rect) }, corners: { shape.corners(in: $0) }))
  }
}

nonisolated private struct ContainerShapeModifier: PrimitiveModifier {
  typealias Body = Never
  let path: (_ inset: CGFloat, _ rect: CGRect) -> Path
  /// The corners in a size; `nil` for a shape that is no rectangle with round corners.
  let corners: ((CGSize) -> RoundedRectangularShapeCorners?)?

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ContainerShapeNode {
    inputs.graph.use(ContainerShapes.self)
    return ContainerShapeNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: ContainerShapeNode, with modifier: Self) { node.setModifier(modifier) }
}

/// Exists in a window in which some view has a shape as a container; elsewhere shapes need not look for one.
private final class ContainerShapes: GraphFeature {
  static let slot = FeatureSlot()
  init(graph: ViewGraph) {}
}

private final class ContainerShapeNode: WrapperNode {
  private(set) var modifier: ContainerShapeModifier
  /// Those who drew themselves by its shape.
  private var followers: [WeakReference<GraphNode>] = []

  init(_ modifier: ContainerShapeModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func setModifier(_ new: ContainerShapeModifier) {
    modifier = new
    redrawFollowers()
  }

  override func placeChildren() {
    super.placeChildren()
    redrawFollowers()
  }

  func follow(_ node: ViewNode) {
    let reference = node.weakReference
    if !followers.contains(where: { $0 === reference }) { followers.append(reference) }
  }

  private func redrawFollowers() {
    let all = followers
    followers.removeAll()
    for case let node as ViewNode in all.map(\.object) where node.isMounted { node.invalidateDisplay() }
  }

  override var debugName: String { "ContainerShape" }
}

/// The container around a node whose shapes make their paths now.
nonisolated struct ContainerShapeContext {
  fileprivate let path: (CGFloat, CGRect) -> Path
  fileprivate let corners: ((CGSize) -> RoundedRectangularShapeCorners?)?
  /// The container in the coordinates of the node.
  fileprivate let bounds: CGRect
  fileprivate let isRightToLeft: Bool
  fileprivate let use: () -> Void
  // Safe: main thread only: others do not read it.
  nonisolated(unsafe) fileprivate static var current: ContainerShapeContext?

  /// The shape of the container around, as far inside it as a rectangle is; a rectangle where there is none.
  ///
  /// The inset is that of the nearest side.
  static func path(in rect: CGRect) -> Path {
    guard MainThread.isCurrent, let context = current else { return Path(rect) }
    context.use()
    let bounds = context.bounds
    let distances = [
      rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY,
    ]
    let inset = max(distances.min() ?? 0, 0)
    return context.path(inset, rect.insetBy(dx: -inset, dy: -inset))
  }

  /// What the container around has for corners.
  enum Corners {
    /// There is no container.
    case none
    /// It is no rectangle with round corners.
    case otherShape
    /// The radii that corners of a rectangle have around the same points, below zero where they are too far away.
    case radii([Edge.Corner: CGFloat])
  }

  /// The corners of the container around, as a rectangle inside meets them.
  static func corners(around rect: CGRect) -> Corners {
    guard MainThread.isCurrent, let context = current else { return .none }
    context.use()
    let (bounds, isRightToLeft) = (context.bounds, context.isRightToLeft)
    guard let corners = context.corners?(bounds.size) else { return .otherShape }
    let most = min(bounds.width, bounds.height) / 2
    // Paths are made as where lines run from left to right, and mirrored.
    let (left, right) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
    let (top, bottom) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
    var radii: [Edge.Corner: CGFloat] = [:]
    for corner in Edge.Corner.allCases {
      let x = Edge.Corner.Set.leading.contains(corner) ? leading : trailing
      let y = Edge.Corner.Set.top.contains(corner) ? top : bottom
      radii[corner] = corners[corner].radius(concentric: most) - max(x, y, 0)
    }
    return .radii(radii)
  }
}

extension ViewNode {
  /// Makes paths of shapes, which may be relative to the container around this node.
  final func withContainerShape<Result>(_ make: () -> Result) -> Result {
    guard graph.uses(ContainerShapes.self), let container = enclosing(ContainerShapeNode.self) else { return make() }
    let origin = container.convertToWindow(.zero), own = convertToWindow(.zero)
    let outer = ContainerShapeContext.current
    ContainerShapeContext.current = ContainerShapeContext(
      path: container.modifier.path, corners: container.modifier.corners,
      bounds: CGRect(x: origin.x - own.x, y: origin.y - own.y, width: container.size.width, height: container.size.height),
      isRightToLeft: isRightToLeft, use: { [unowned self] in container.follow(self) })
    defer { ContainerShapeContext.current = outer }
    return make()
  }
}
