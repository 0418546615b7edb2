import Foundation

extension View {
  /// Calls an action with something about the view's size and place, when it first has them and whenever that has changed.
  ///
  /// What is looked at is found out after each layout that the view takes part in, and after moves of the window's content if it
  /// depends on the place; the action runs after the layout, and what it writes makes another update.
  ///
  ///     Text("Kyoto").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
  ///
  /// - Parameters:
  ///   - type: The type of what is looked at.
  ///   - transform: Takes what matters from the geometry.
  ///   - action: Told of the new value.
  /// - Returns: A view that watches itself.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls an action with something about the view's size and place, when it first has them and whenever that has changed.
  /// - Parameters:
  ///   - type: The type of what is looked at.
  ///   - transform: Takes what matters from the geometry.
  ///   - action: Told of the value before and after; at first both are the same.
  /// - Returns: A view that watches itself.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}

/// Watches the geometry of a view.
nonisolated struct _GeometryChangeModifier<T: Equatable>: PrimitiveModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void
  nonisolated init(transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) {
    self.transform = transform
    self.action = action
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> GeometryChangeNode<T> {
    GeometryChangeNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: GeometryChangeNode<T>, with modifier: Self) { node.setModifier(modifier) }
}

final class GeometryChangeNode<T: Equatable>: PlacementWatchingNode {
  private var modifier: _GeometryChangeModifier<T>
  private var last: T?

  init(_ modifier: _GeometryChangeModifier<T>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func setModifier(_ new: _GeometryChangeModifier<T>) {
    modifier = new
    // Another transform may see something else in the same geometry.
    if isPlaced { lookLater() }
  }

  override func update() {
    guard needsUpdate else { return }
    forgetReads()
    if isPlaced { lookLater() }
  }

  override func look() {
    let new = following { modifier.transform(GeometryProxy(node: self, reads: GeometryReads())) }
    let old = last ?? new
    guard last != new else { return }
    last = new
    graph.answerChange { modifier.action(old, new) }
  }

  override var debugName: String { "GeometryChange" }
}
