import SavedValues

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
    // Before anybody has read it, so that it begins so.
    if let storage, let restoration = node.graph.existing(StateRestoration.self) {
      storage.forEachSavedPart { restoration.restore($1, named: $0, of: node) }
    }
    return body(for: node)
  }

  func forEachSavedPart(_ visit: (String, any SavedPart) -> Void) { storage?.forEachSavedPart(visit) }

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

/// A node that shows the body of a value, and keeps the value and its state.
package class BodyNode<Source: BodySource>: WrapperNode {
  private final var evaluation: BodyEvaluation<Source>

  /// `contentScope` is what the body inherits, where that is more than what surrounds the node.
  init(_ value: Source.Value, inputs: _ViewInputs, contentScope: EnvironmentScope? = nil) {
    evaluation = BodyEvaluation(value)
    super.init(inputs: inputs)
    let body = evaluation.firstBody(for: self)
    let inputs = _ViewInputs(graph: graph, parent: self, scope: contentScope ?? scope)
    setContent(Source.Body._makeView(body, inputs: inputs).node)
  }

  final func setValue(_ value: Source.Value) {
    guard evaluation.replaceValue(with: value, for: self) || needsUpdate else { return }
    needsUpdate = true
    update()
  }

  package final override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    Source.Body._updateView(evaluation.body(for: self), in: _ViewOutputs(content))
  }

  final override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(&evaluation, changing: .body)
  }

  package final override func willUnmount() { evaluation.end() }

  final override var identityPart: IdentityPart? { .name(TypeName.short(Source.Value.self)) }
  final override func forEachSavedPart(_ visit: (String, any SavedPart) -> Void) { evaluation.forEachSavedPart(visit) }
  final override var savedType: Any.Type? { Source.Value.self }

  package final override var debugName: String { "\(Source.Value.self)" }
}

/// The elements of a value's body, where that stands for several views or an unknown number.
package class BodyViewList<Source: BodySource>: ForwardingViewList {
  private final var evaluation: BodyEvaluation<Source>

  /// `contentScope` is what the body inherits, where that is more than what surrounds the list.
  init(_ value: Source.Value, inputs: _ViewInputs, contentScope: EnvironmentScope? = nil) {
    evaluation = BodyEvaluation(value)
    super.init(inputs: inputs)
    let body = evaluation.firstBody(for: self)
    let inputs = _ViewInputs(graph: graph, parent: self, scope: contentScope ?? scope)
    inner = Source.Body._makeViewList(body, inputs: inputs).list
  }

  final func setValue(_ value: Source.Value) {
    guard evaluation.replaceValue(with: value, for: self) || needsUpdate else { return }
    needsUpdate = true
    update()
  }

  package final override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    Source.Body._updateViewList(evaluation.body(for: self), in: _ViewListOutputs(inner))
  }

  final override func forEachMotion(_ pass: inout MotionPass) { pass.visit(&evaluation, changing: .body) }

  package final override var nameInMessages: String { "\(Source.Value.self)" }

  final override var identityPart: IdentityPart? { .name(TypeName.short(Source.Value.self)) }
  final override func forEachSavedPart(_ visit: (String, any SavedPart) -> Void) { evaluation.forEachSavedPart(visit) }
  final override var savedType: Any.Type? { Source.Value.self }

  package final override func willUnmount() { evaluation.end() }
}

/// A view with a body: keeps the view's value and state, and shows what the body returns.
typealias CompositeNode<Content: View> = BodyNode<ViewBody<Content>>
/// A view with a body that stands for several elements or an unknown number.
typealias CompositeViewList<Content: View> = BodyViewList<ViewBody<Content>>
