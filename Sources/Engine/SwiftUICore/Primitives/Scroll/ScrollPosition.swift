public import Foundation

extension View {
  /// Ties the scroll view inside to the id of a view: a change from outside scrolls there, scrolling changes the id.
  ///
  /// The views are those of the container marked by `scrollTargetLayout()`.
  /// - Parameters:
  ///   - id: The id of the view at the anchor; `nil` before the first layout.
  ///   - anchor: The point of the scroll view that counts; `nil` for its leading edge.
  /// - Returns: A view whose scroll view follows the id.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollIDModifier(
        id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor, set: ScrollIDModifier.setter(of: id)))
  }

  /// Ties the scroll view inside to a position that programs set and scrolling changes.
  /// - Parameters:
  ///   - position: Where to scroll to, and afterwards what shows.
  ///   - anchor: The point of the scroll view that counts; `nil` for its leading edge.
  /// - Returns: A view whose scroll view follows the position.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}

/// A place of content that a scroll view shows: a view, an edge or a point.
///
/// Keep it in state and pass a binding to `scrollPosition(_:anchor:)`; `scrollTo` in `withAnimation` moves there. Asking twice
/// for the same place scrolls twice. Once a person scrolls, `edge` and `point` are `nil`, and `viewID` says what shows.
///
///     var position = ScrollPosition(edge: .top)
///     position.scrollTo(y: 120)
public struct ScrollPosition: Equatable, Sendable {
  // Safe: ids are `Sendable` where they come in, and never changed.
  enum Target: Equatable, @unchecked Sendable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  var target: Target
  /// Grows with each request, so that the same one can be made twice.
  var request = 0
  var current: AnyHashableBox?
  /// Whether the user has scrolled since a program set the position.
  public internal(set) var isPositionedByUser = false

  // Safe: ids are `Sendable` where they come in; a copy is the receiver's own.
  struct AnyHashableBox: Equatable, @unchecked Sendable { var value: AnyHashable }

  /// Creates a position that asks for no place; the id type only says which ids are followed.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { target = .none }
  /// Creates a position at the view of an id.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { target = .id(AnyHashable(id), anchor) }
  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { target = .edge(edge) }
  /// Creates a position at an offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }
  /// Begins at an offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { target = .point(x: x, y: y) }
  /// Begins at a horizontal offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { target = .point(x: x, y: nil) }
  /// Begins at a vertical offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { target = .point(x: nil, y: y) }

  private mutating func go(to new: Target) {
    target = new
    request += 1
    isPositionedByUser = false
  }

  /// Scrolls to the view of an id until its anchor is at the same point of the viewport.
  ///
  /// `nil` stands for the anchor given to `scrollPosition(_:anchor:)`, or the top leading corner.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { go(to: .id(AnyHashable(id), anchor)) }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls to an offset, in points.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  /// Scrolls to a horizontal offset, in points; the vertical one stays.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  /// Scrolls to a vertical offset, in points; the horizontal one stays.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }
  /// Scrolls to an offset, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  /// The edge that a program asked for; `nil` after the user has scrolled.
  public var edge: Edge? { if case .edge(let edge) = target, !isPositionedByUser { edge } else { nil } }
  /// The point that a program asked for; `nil` after the user has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }
  /// The id of the marked view at the anchor; `nil` before the first layout, or where no view is marked.
  public var viewID: (any Hashable)? { current?.value.base as? any Hashable }
  /// The id of the marked view at the anchor, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { current?.value.base as? T }
}

/// Follows the id of the view at an anchor.
nonisolated struct ScrollIDModifier: ScrollObservingModifier {
  typealias Body = Never
  let id: AnyHashable?
  let anchor: UnitPoint?
  let set: (AnyHashable?) -> Void
  nonisolated init(id: AnyHashable?, anchor: UnitPoint?, set: @escaping (AnyHashable?) -> Void) {
    self.id = id
    self.anchor = anchor
    self.set = set
  }

  static func setter<ID: Hashable>(of binding: Binding<ID?>) -> (AnyHashable?) -> Void {
    { new in
      let value = new?.base as? ID
      if binding.wrappedValue != value { binding.wrappedValue = value }
    }
  }

  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.take(self) }

  private final class Observer: ScrollObserver {
    private var modifier: ScrollIDModifier?
    /// The id that is shown, or on its way.
    private var shown: AnyHashable?
    private weak var node: ScrollNode?

    func take(_ new: ScrollIDModifier) {
      modifier = new
      guard let id = new.id, id != shown else { return }
      shown = id
      go(to: id)
    }

    private func go(to id: AnyHashable) {
      guard let node else { return }
      let (transaction, anchor) = (node.transaction, modifier?.anchor)
      node.graph.enqueueAction { [weak node] in
        guard let node, node.isMounted else { return }
        node.show(anchor: anchor ?? .topLeading, transaction: transaction) { [weak node] in node?.scrollTarget(forID: id) }
      }
    }

    override func scrollDidChange(_ node: ScrollNode) {
      let isFirst = self.node == nil
      self.node = node
      if isFirst, let id = modifier?.id {
        shown = id
        return go(to: id)
      }
      // While a program leads, the id is that of its goal.
      guard node.phase != .animating, let found = node.targetID(at: modifier?.anchor), found != shown else { return }
      shown = found
      node.graph.enqueueAction { [weak self] in self?.modifier?.set(found) }
    }
  }
}

/// Follows a position.
nonisolated struct ScrollPositionModifier: ScrollObservingModifier {
  typealias Body = Never
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.take(self) }

  private final class Observer: ScrollObserver {
    private var modifier: ScrollPositionModifier?
    private var request: (ScrollPosition.Target, Int) = (.none, 0)
    private weak var node: ScrollNode?

    func take(_ new: ScrollPositionModifier) {
      modifier = new
      let value = new.position.wrappedValue
      guard value.request != request.1 || value.target != request.0 else { return }
      request = (value.target, value.request)
      if !value.isPositionedByUser { go(to: value.target) }
    }

    private func go(to target: ScrollPosition.Target) {
      guard let node else { return }
      let (transaction, anchor) = (node.transaction, modifier?.anchor)
      node.graph.enqueueAction { [weak node] in
        guard let node, node.isMounted else { return }
        node.go(to: target, anchor: anchor, transaction: transaction)
      }
    }

    override func scrollDidChange(_ node: ScrollNode) {
      let isFirst = self.node == nil
      self.node = node
      guard let position = modifier?.position else { return }
      if isFirst, position.wrappedValue.target != .none { return go(to: position.wrappedValue.target) }
      let isByUser = node.phase == .interacting
      let id = node.targetID(at: modifier?.anchor)
      let value = position.wrappedValue
      guard (isByUser && !value.isPositionedByUser) || value.current?.value != id else { return }
      node.graph.enqueueAction {
        position.wrappedValue.current = id.map { ScrollPosition.AnyHashableBox(value: $0) }
        if isByUser { position.wrappedValue.isPositionedByUser = true }
      }
    }
  }
}

extension ScrollNode {
  /// Moves the content to what a position names.
  fileprivate func go(to target: ScrollPosition.Target, anchor: UnitPoint?, transaction: Transaction) {
    let limit = maximumOffset
    switch target {
    case .none: break
    case .id(let id, let own):
      show(anchor: own ?? anchor ?? .topLeading, transaction: transaction) { [weak self] in self?.scrollTarget(forID: id) }
    case .edge(let edge):
      var goal = offset
      switch edge {
      case .top: goal.y = 0
      case .bottom: goal.y = limit.y
      case .leading: goal.x = 0
      case .trailing: goal.x = limit.x
      }
      move(to: goal, transaction: transaction)
    case .point(let x, let y):
      move(to: CGPoint(x: x ?? offset.x, y: y ?? offset.y), transaction: transaction)
    }
  }

  /// Moves the content to an offset, in the transaction's animation.
  func move(to goal: CGPoint, transaction: Transaction) {
    let inside = clamped(goal)
    guard transaction.animation != nil, !transaction.disablesAnimations else {
      stopScrollAnimation()
      scroll(to: inside)
      return
    }
    scrollAnimationTarget = nil
    scrollAnimation.set(offset, at: graph.time)
    set(inside, in: &scrollAnimation, transaction: transaction)
  }

  /// The id of the target view nearest to a point of the view.
  func targetID(at anchor: UnitPoint?) -> AnyHashable? {
    let anchor = anchor ?? .topLeading
    let point = CGPoint(x: offset.x + size.width * anchor.x, y: offset.y + size.height * anchor.y)
    var best: (id: AnyHashable, distance: CGFloat)?
    for target in targets {
      guard let id = target.id else { continue }
      var distance: CGFloat = 0
      for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
        let fraction = axis == .horizontal ? anchor.x : anchor.y
        distance += abs(target.frame.origin[axis] + target.frame.size[axis] * fraction - point[axis])
      }
      if distance < best?.distance ?? .infinity { best = (id, distance) }
    }
    return best?.id
  }
}
