import Foundation

/// Ways in which people use an app without seeing or touching it.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Set<Int>
  private init(_ bit: Int) { bits = [bit] }
  /// Creates an empty set.
  public init() { bits = [] }
  /// A screen reader.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(0) }
  /// Switches.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(1) }

  /// The members are sets, too.
  public typealias Element = AccessibilityTechnologies
  /// Whether all of another set are in it.
  public func contains(_ member: AccessibilityTechnologies) -> Bool { bits.isSuperset(of: member.bits) }
  /// Adds another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits.formUnion(other.bits) }
  /// Keeps what is in another set, too.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits.formIntersection(other.bits) }
  /// Keeps what is in one of two sets only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits.formSymmetricDifference(other.bits) }
  /// Both sets together.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { changed { $0.formUnion(other) } }
  /// What is in both sets.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    changed { $0.formIntersection(other) }
  }
  /// What is in one of two sets only.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    changed { $0.formSymmetricDifference(other) }
  }
  /// Adds a set; says whether that was new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Takes a set away, if all of it is there; returns it.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    guard contains(member) else { return nil }
    bits.subtract(member.bits)
    return member
  }
  /// Adds a set; returns it where it was there.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }
  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// State that tells which element people have reached who cannot see the app, and takes them there when it is written.
///
/// A `Bool` stands for one view; an optional value for one of several. It is connected to views by `accessibilityFocused(_:)` and
/// `accessibilityFocused(_:equals:)`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: AccessibilityFocusStorage<Value>?

  /// Creates state for one view, which is `false` until it is reached.
  public init() where Value == Bool { none = false }
  /// Creates state for one view and some ways to use an app, which is `false` until the view is reached by one of them.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  /// Creates state for several views, which is `nil` until one of them is reached.
  public init<T: Hashable>() where Value == T? { none = nil }
  /// Creates state for several views and some ways to use an app, which is `nil` until one of them is reached.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

  /// Which view is reached; writing it takes people there.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// The state itself, for `accessibilityFocused(_:)` and other views.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(location: location, none: none) }

  /// A way to read and write what another view's state knows.
  @propertyWrapper
  public struct Binding {
    let location: AccessibilityFocusStorage<Value>?
    let none: Value

    /// Which view is reached; writing it takes people there.
    public var wrappedValue: Value {
      get { location?.value ?? none }
      nonmutating set {
        guard let location else {
          return Diagnostics.report(
            "@AccessibilityFocusState of \(Value.self) was written before its view appeared; the write is lost")
        }
        location.set(newValue)
      }
    }
    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

extension AccessibilityFocusState: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    let cached = storage as? AccessibilityFocusStorage<Value> ?? AccessibilityFocusStorage(none: none, graph: node.graph)
    storage = cached
    location = cached
  }
}

extension AccessibilityFocusState: StructurallyComparable {
  /// The stored value lives in the node; what a parent passes counts only at first.
  package static func areEqual(_ a: AccessibilityFocusState, _ b: AccessibilityFocusState) -> Bool { true }
}

/// Where the state of an accessibility focus lives.
nonisolated final class AccessibilityFocusStorage<Value: Hashable> {
  private let box: StateStorage<Value>
  private let none: Value
  private let engine: WeakReference<ViewGraph>

  init(none: Value, graph: ViewGraph) {
    box = StateStorage(none, graph: graph)
    self.none = none
    engine = graph.weakReference
  }

  var value: Value { box.read() }

  /// Writes what is so already.
  func note(_ value: Value) { if box.read() != value { box.write(value, transaction: nil) } }
  /// Writes that the view with a value is no longer reached.
  func leave(_ value: Value) { if box.read() == value { box.write(none, transaction: nil) } }

  /// Writes what is to be, and goes there once views that come with the same change are there.
  func set(_ value: Value) {
    box.write(value, transaction: nil)
    guard let graph = engine.object else { return }
    graph.enqueueAction { [weak self] in
      if let self { graph.accessibilityFocus.follow(self) }
    }
  }
}

/// Which element somebody has reached who cannot see the window.
final class AccessibilityFocus: GraphFeature {
  static let slot = FeatureSlot()
  /// A view's part in a state.
  struct Link {
    let node: WeakReference<GraphNode>
    let state: AnyObject
    let isRequested: () -> Bool
    let enter: () -> Void
    let leave: () -> Void
  }
  private var links: [Link] = []
  private var current: Link?

  init(graph: ViewGraph) {}

  func add(_ link: Link) {
    remove(link.node)
    links.append(link)
    if current?.node === link.node { current = link }
  }
  func remove(_ node: WeakReference<GraphNode>) { links.removeAll { $0.node === node } }

  func isReached(_ node: GraphNode) -> Bool { current?.node === node.weakReference }

  /// Goes where a state says; where it says nothing, its views are left.
  func follow(_ state: AnyObject) {
    if let link = links.first(where: { $0.state === state && $0.isRequested() }) { return reach(link.node) }
    if current?.state === state { current = nil }
  }

  /// Goes to the view of a node.
  func reach(_ node: WeakReference<GraphNode>?) {
    let (old, new) = (current, links.first { $0.node === node })
    guard old?.node !== new?.node else { return }
    current = new
    old?.leave()
    new?.enter()
  }

  func willUnmount(_ node: WeakReference<GraphNode>) {
    if current?.node === node { reach(nil) }
    remove(node)
  }
}

extension ViewGraph {
  /// Which element somebody has reached who cannot see the window.
  var accessibilityFocus: AccessibilityFocus { self[AccessibilityFocus.self] }
}
