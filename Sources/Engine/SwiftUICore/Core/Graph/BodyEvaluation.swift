/// How a kind of value makes its body: a view, a modifier, an app.
package protocol BodySource {
  associatedtype Value
  associatedtype Body: View
  /// Evaluates the body, from the engine.
  static func body(of value: Value) -> Body
}

/// The body of a view.
enum ViewBody<Content: View>: BodySource {
  static func body(of view: Content) -> Content.Body {
    // Safe: bodies are evaluated on the main thread, where the view stays.
    nonisolated(unsafe) let view = view
    return MainThread.isolated { view.body }
  }
}

/// The body of a modifier.
package enum ModifierBody<Modifier: ViewModifier>: BodySource {
  package static func body(of modifier: Modifier) -> Modifier.Body {
    // Safe: bodies are evaluated on the main thread, where the modifier stays.
    nonisolated(unsafe) let modifier = modifier
    return MainThread.isolated { modifier.body(content: _ViewModifier_Content()) }
  }
}

/// The value of a view or modifier with a body, its dynamic properties' storage, and how its body is evaluated.
///
/// The value's fields that are dynamic properties are connected to their storage in place, by field offset.
struct BodyEvaluation<Source: BodySource> {
  typealias Value = Source.Value
  private(set) var value: Value
  private var storage: DynamicPropertyStorage?
  /// Brings the value's model in line, where it has one.
  private let reconcile: ((UnsafeRawPointer) -> Void)?
  /// The way to the value that the parent gave, where the type is animatable.
  private let motion: ValueAnimation<Value>?

  init(_ value: Value) {
    self.value = value
    let layout = DynamicPropertyLayout.of(Value.self)
    reconcile = layout.reconcile
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
    let (storage, reconcile) = (storage, reconcile)
    return node.evaluate(Value.self) {
      // What `update()` of a property reads counts as read by the body that shows it.
      if let storage {
        withUnsafeMutablePointer(to: &value) { storage.prepareForBody(UnsafeMutableRawPointer($0)) }
      }
      if let reconcile { withUnsafePointer(to: value) { reconcile(UnsafeRawPointer($0)) } }
      return Source.body(of: value)
    }
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
    return tracking(make)
  }

  /// Runs a computation and remembers what it reads, so that a later change of it updates this node; what it read before counts no
  /// longer.
  package final func tracking<Result>(_ compute: () -> Result) -> Result {
    let (result, read) = reading(compute)
    replaceSources(with: read)
    return result
  }

  /// Runs a part of what the node works out beside its updates, such as a size, a path or a drawing, and remembers what it reads
  /// in addition to what other parts have read.
  ///
  /// A later change of any of it updates the node, which then drops what it has worked out, and calls ``forgetReads()``. For nodes
  /// without a body of their own.
  package final func following<Result>(_ compute: () -> Result) -> Result {
    let (result, read) = reading(isPart: true, compute)
    for source in read where !sources.contains(where: { $0 === source }) {
      source.addReader(self)
      sources.append(source)
    }
    return result
  }

  /// Runs a computation of this node, perhaps in the midst of another one's, and tells what it read.
  private func reading<Result>(
    isPart: Bool = false, _ compute: () -> Result
  ) -> (result: Result, read: [DependencySource]) {
    let outer = (graph.reader, graph.readSources)
    (graph.reader, graph.readSources) = (self, [])
    let result = graph.observing(self, isPart: isPart, compute)
    let read = graph.readSources
    (graph.reader, graph.readSources) = outer
    return (result, read)
  }

  /// Depends no longer on what has been read: all that followed from it is about to be worked out again.
  package final func forgetReads() {
    replaceSources(with: [])
    observation?.cancel()
  }

  private func replaceSources(with new: [DependencySource]) {
    if new.count == sources.count, zip(new, sources).allSatisfy({ $0 === $1 }) { return }
    for source in sources where !new.contains(where: { $0 === source }) { source.removeReader(self) }
    for source in new where !sources.contains(where: { $0 === source }) { source.addReader(self) }
    sources = new
  }
}

extension ViewGraph {
  /// Runs a body and updates its node when an `@Observable` property that it read changes; where it is only a part of what the node
  /// works out, what other parts have read counts on.
  func observing<Result>(_ node: GraphNode, isPart: Bool = false, _ compute: () -> Result) -> Result {
    let target = node.weakReference
    return ObservationTracker.track(&node.observation, isPart: isPart, compute) {
      MainThread.run {
        guard let node = target.object, node.isMounted else { return }
        node.graph.enqueueWrite(Transaction.current) { node.setNeedsUpdate() }
      }
    }
  }

  /// Whether an app's code is being evaluated whose reads are followed.
  static var isEvaluating: Bool { running?.reader != nil }

  /// Runs the engine's own code in the midst of an app's: what it reads, the app's code does not depend on.
  func apart<Result>(_ compute: () -> Result) -> Result {
    guard let outer = reader else { return compute() }
    reader = nil
    defer { reader = outer }
    return compute()
  }
}
