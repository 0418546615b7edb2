import Foundation

/// A view with a body: keeps the view's value and state, and shows what the body returns.
final class CompositeNode<Content: View>: WrapperNode {
  private var evaluation: BodyEvaluation<Content>

  init(_ view: Content, inputs: _ViewInputs) {
    evaluation = BodyEvaluation(view)
    super.init(inputs: inputs)
    let body = evaluation.firstBody(for: self) { $0.evaluatedBody() }
    setContent(Content.Body._makeView(body, inputs: childInputs).node)
  }

  func setView(_ view: Content) {
    guard evaluation.replaceValue(with: view, for: self) || needsUpdate else { return }
    needsUpdate = true
    update()
  }

  override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    let body = evaluation.body(for: self) { $0.evaluatedBody() }
    Content.Body._updateView(body, in: _ViewOutputs(content))
  }

  override func advanceAnimations() -> Bool {
    let frameMoves = super.advanceAnimations()
    guard let movesOn = evaluation.advance(for: self) else { return frameMoves }
    setNeedsUpdate()
    return movesOn || frameMoves
  }

  override func stopAnimations() {
    super.stopAnimations()
    evaluation.stop(for: self)
  }

  override func willUnmount() { evaluation.end() }

  override var debugName: String { "\(Content.self)" }
}

/// The value of a view or modifier with a body, its dynamic properties' storage, and how its body is evaluated.
///
/// The value's fields that are dynamic properties are connected to their storage in place, by field offset.
struct BodyEvaluation<Value> {
  private(set) var value: Value
  private var storage: DynamicPropertyStorage?
  /// The way to the value that the parent gave, where the type is animatable.
  private let motion: ValueMotion<Value>?

  init(_ value: Value) {
    self.value = value
    let layout = DynamicPropertyLayout.of(Value.self)
    motion = layout.isAnimatable ? ValueMotion.make(value) : nil
    storage = layout.isEmpty ? nil : DynamicPropertyStorage(layout)
  }

  mutating func firstBody<Body>(for node: GraphNode, _ evaluate: (Value) -> Body) -> Body {
    connect(node)
    return body(for: node, evaluate)
  }

  /// Takes a new value from the parent; answers whether it differs from the old one.
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

  /// Moves an animatable value on; `nil` if it rests, or else whether it moves on.
  ///
  /// The body has then to be evaluated.
  mutating func advance(for node: GraphNode) -> Bool? {
    guard let motion, motion.isMoving else { return nil }
    let movesOn = motion.advance(for: node)
    value = motion.presentation
    connect(node)
    return movesOn
  }

  func stop(for node: GraphNode) { motion?.stop(for: node) }

  /// Evaluates the body and remembers what it read.
  mutating func body<Body>(for node: GraphNode, _ evaluate: (Value) -> Body) -> Body {
    node.graph.counters.bodies += 1
    node.graph.bodyObserver?(Value.self, ObjectIdentifier(node))
    if let storage {
      withUnsafeMutablePointer(to: &value) { storage.prepareForBody(UnsafeMutableRawPointer($0)) }
    }
    let value = value
    return node.tracking {
      node.graph.observing(node) { evaluate(value) }
    }
  }

  func end() { storage?.disconnect() }

  private mutating func connect(_ node: GraphNode) {
    guard let storage else { return }
    withUnsafeMutablePointer(to: &value) { storage.connect(UnsafeMutableRawPointer($0), to: node) }
  }
}

extension View {
  /// The body, evaluated from the engine.
  nonisolated func evaluatedBody() -> Body {
    nonisolated(unsafe) let view = self
    return MainThread.isolated { view.body }
  }
}

extension ViewModifier {
  /// The body, evaluated from the engine.
  nonisolated func evaluatedBody() -> Body {
    nonisolated(unsafe) let modifier = self
    return MainThread.isolated { modifier.body(content: _ViewModifier_Content()) }
  }
}
