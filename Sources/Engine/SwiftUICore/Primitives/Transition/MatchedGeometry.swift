import Foundation

/// What a view with matched geometry takes from the source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt32
  /// Creates a value from the one stored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place of the anchor in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Makes several views with an id one to the eye.
  ///
  /// A source that comes in an animation begins where the source before it is, which moves to the new one's place while it
  /// leaves. A view that is no source always has the place and size of the source.
  ///
  ///     if isLarge {
  ///       Circle().matchedGeometryEffect(id: "sun", in: space).frame(width: 200)
  ///     } else {
  ///       Circle().matchedGeometryEffect(id: "sun", in: space).frame(width: 40)
  ///     }
  ///
  /// - Parameters:
  ///   - id: What the views have in common.
  ///   - namespace: The `@Namespace` in which the id means that.
  ///   - properties: What is taken from the source.
  ///   - anchor: The point of both views that is to coincide.
  ///   - isSource: Whether the view gives its geometry or takes it.
  /// - Returns: A view that gives or takes the geometry; the layout around it does not change.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

/// Makes several views one to the eye.
nonisolated struct _MatchedGeometryModifier: PrimitiveModifier, Equatable {
  typealias Body = Never
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
  nonisolated init(
    key: MatchedGeometryKey, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
  ) {
    self.key = key
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> MatchedGeometryNode {
    MatchedGeometryNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: MatchedGeometryNode, with modifier: Self) { node.setModifier(modifier) }
}

/// Moves as one, and lays its content out for the size at which it shows (Facts 7.5).
final class MatchedGeometryNode: WrapperNode {
  private(set) var modifier: _MatchedGeometryModifier
  /// Whether it has had a place in an earlier update.
  fileprivate var isKnown = false
  /// Where it shows instead of its own place, for what is no source or is about to leave: the difference, and the size.
  private var match: CGRect?

  init(_ modifier: _MatchedGeometryModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph[MatchedGeometry.self].nodes.add(self, for: modifier.key)
  }

  func setModifier(_ new: _MatchedGeometryModifier) {
    guard new != modifier else { return }
    forget()
    modifier = new
    graph[MatchedGeometry.self].nodes.add(self, for: new.key)
    invalidatePlacement()
  }

  private func forget() { graph[MatchedGeometry.self].nodes.remove(self, for: modifier.key) }

  override func willUnmount() { forget() }

  override var layoutNode: ViewNode { self }
  override var animatesOwnFrame: Bool { true }
  override var isGeometryGroup: Bool { true }

  /// Where it shows in the window now.
  fileprivate var shownFrame: CGRect {
    let origin = convertToWindow(.zero)
    let (offset, growth) = (frameAnimation?.offset ?? .zero, frameAnimation?.growth ?? .zero)
    let frame = match ?? bounds
    return CGRect(
      x: origin.x + frame.minX + offset.x, y: origin.y + frame.minY + offset.y,
      width: max(frame.width + growth.width, 0), height: max(frame.height + growth.height, 0))
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Goes along with the source that has come in its place.
  fileprivate func leave(to source: CGRect) {
    if match == nil { match = bounds }
    follow(source)
  }

  /// Is a source again that goes by its own place.
  fileprivate func comeBack() {
    guard match != nil else { return }
    show(at: bounds)
    match = nil
  }

  /// Moves from where another view shows to its own place, as the update's transaction says.
  fileprivate func note(from start: CGRect, to end: CGRect) {
    let (properties, anchor) = (modifier.properties, modifier.anchor)
    let growth =
      properties.contains(.size)
      ? CGSize(width: end.width - start.width, height: end.height - start.height) : .zero
    // Where sizes differ for good, the anchors meet.
    let delta =
      properties.contains(.position)
      ? CGSize(
        width: end.minX - start.minX + (end.width - start.width - growth.width) * anchor.x,
        height: end.minY - start.minY + (end.height - start.height - growth.height) * anchor.y) : .zero
    noteChange(by: delta, growth: growth)
  }

  /// Takes the geometry of a source.
  fileprivate func follow(_ source: CGRect) {
    let own = frameInWindow
    var size = own.size
    if modifier.properties.contains(.size) { size = source.size }
    var origin = CGPoint.zero
    if modifier.properties.contains(.position) {
      origin.x = source.minX + (source.width - size.width) * modifier.anchor.x - own.minX
      origin.y = source.minY + (source.height - size.height) * modifier.anchor.y - own.minY
    }
    show(at: CGRect(origin: origin, size: size))
  }

  private func show(at new: CGRect) {
    guard new != match else { return }
    if let old = match, graph.animations.notesMovement {
      noteChange(
        by: CGSize(width: new.minX - old.minX, height: new.minY - old.minY),
        growth: CGSize(width: new.width - old.width, height: new.height - old.height))
    }
    match = new
    placeNow { placeChildren() }
    invalidateDisplay()
  }

  override func movementDidStart() { invalidatePlacement() }

  override var effectOfMovement: MotionEffect { [.display, .placement] }

  override func placeChildren() {
    let growth = frameAnimation?.growth ?? .zero
    let base = match?.size ?? size
    guard match != nil || growth != .zero else { return super.placeChildren() }
    let shown = CGSize(width: max(base.width + growth.width, 0), height: max(base.height + growth.height, 0))
    graph.withoutMovement {
      let offered = ProposedViewSize(shown)
      var origin = content.alignedOrigin(for: offered, in: shown, by: .center)
      origin.x += match?.minX ?? 0
      origin.y += match?.minY ?? 0
      content.place(at: origin, proposal: offered)
    }
  }

  override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    builder.append(content)
    return builder.finish()
  }

  override var debugName: String { "MatchedGeometry" }
}

/// The views of a window with matched geometry.
private final class MatchedGeometry: UpdateListener {
  static let slot = FeatureSlot()
  private unowned let graph: ViewGraph
  var nodes = MatchedNodes<MatchedGeometryNode>()

  init(graph: ViewGraph) { self.graph = graph }

  /// Lets views with matched geometry take over from each other, after the layout of an update.
  func layoutDidEnd() {
    guard !nodes.groups.isEmpty else { return }
    for nodes in nodes.groups.values.sorted(by: { $0[0].depth < $1[0].depth }) {
      let placed = nodes.filter { $0.isPlaced && $0.isMounted }
      let sources = placed.filter(\.modifier.isSource)
      if graph.animations.notesMovement, let new = sources.last(where: { !$0.isKnown && !$0.isInactive }),
        let old = sources.last(where: { $0 !== new && $0.isKnown })
      {
        new.note(from: old.shownFrame, to: new.frameInWindow)
      }
      for node in placed { node.isKnown = true }
      guard let source = sources.last(where: { !$0.isInactive }) ?? sources.last else { continue }
      let frame = source.frameInWindow
      for node in sources where !source.isInactive {
        if node.isInactive { node.leave(to: frame) } else { node.comeBack() }
      }
      for node in placed where !node.modifier.isSource { node.follow(frame) }
    }
  }
}
