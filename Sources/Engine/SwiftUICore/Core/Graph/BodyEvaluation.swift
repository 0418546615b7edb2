/// How a kind of value makes its body: a view, a modifier, an app.
package protocol BodySource {
  associatedtype Value
  associatedtype Body: View
  /// Evaluates the body, from the engine.
  static func body(of value: Value) -> Body
}

/// The value of a view or modifier with a body, its dynamic properties' storage, and how its body is evaluated.
///
/// The value's fields that are dynamic properties are connected to their storage in place, by field offset.
struct BodyEvaluation<Source: BodySource> {
  typealias Value = Source.Value
  private(set) var value: Value
  private var storage: DynamicPropertyStorage?
  /// The way to the value that the parent gave, where the type is animatable.
  private let motion: ValueAnimation<Value>?

  init(_ value: Value) {
    self.value = value
    let layout = DynamicPropertyLayout.of(Value.self)
    motion = layout.isAnimatable ? ValueAnimation.make(value) : nil
    storage = layout.isEmpty ? nil : DynamicPropertyStorage(layout)
  }

  mutating func firstBody(for node: GraphNode) -> Source.Body {
    connect(node)
    return body(for: node)
  }

  /// Takes a new value from the parent; returns whether it differs from the old one.
  mutating func replaceValue(with new: Value, for node: GraphNode) -> Bool {
    guard let motion else {
      if ValueComparator.areEqualViews(value, new) { return false }
      value = new
      connect(node)
      return true
    }
    if motion.isSame(as: new) { return false }
    value = motion.set(new, for: node)
    connect(node)
    return true
  }

  /// Evaluates the body and remembers what it read.
  mutating func body(for node: GraphNode) -> Source.Body {
    if let storage {
      withUnsafeMutablePointer(to: &value) { storage.prepareForBody(UnsafeMutableRawPointer($0)) }
    }
    let value = value
    return node.evaluate(Value.self) { Source.body(of: value) }
  }

  func end() { storage?.disconnect() }

  private mutating func connect(_ node: GraphNode) {
    guard let storage else { return }
    withUnsafeMutablePointer(to: &value) { storage.connect(UnsafeMutableRawPointer($0), to: node) }
  }
}

/// The motion of an animatable value; the body has to be evaluated as it moves on.
extension BodyEvaluation: NodeMotion {
  var isMoving: Bool { motion?.isMoving ?? false }

  mutating func advance(for node: GraphNode) {
    guard let motion else { return }
    value = motion.advance(for: node) ? motion.presentation : motion.arrival
    connect(node)
  }

  func stop(for node: GraphNode) { motion?.stop(for: node) }
}

extension GraphNode {
  /// Evaluates a closure that makes views for this node: counted, told to who observes bodies, and evaluated again by an update
  /// of this node when anything that it read changes.
  ///
  /// All that an app's code makes of views goes through here: bodies, and closures of what needs a size, a date or a value.
  /// `type` is whose body or content it is.
  package final func evaluate<Result>(_ type: Any.Type, _ make: () -> Result) -> Result {
    graph.counters.bodies += 1
    graph.bodyObserver?(type, ObjectIdentifier(self))
    return tracking { graph.observing(self, make) }
  }
}
