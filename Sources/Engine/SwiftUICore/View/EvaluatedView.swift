/// Shows what a closure makes of a value that may hold dynamic properties but is no view itself, such as an app.
nonisolated package struct EvaluatedView<Value>: PrimitiveView {
  package typealias Body = Never
  let value: Value
  let content: @MainActor (Value) -> AnyView

  package nonisolated init(_ value: Value, content: @escaping @MainActor (Value) -> AnyView) {
    self.value = value
    self.content = content
  }

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> ViewNode { EvaluatedNode(view, inputs: inputs) }
  package static func updateNode(_ node: ViewNode, with view: Self) {}
}

private final class EvaluatedNode<Value>: WrapperNode {
  private var evaluation: BodyEvaluation<Value>
  private let make: @MainActor (Value) -> AnyView

  init(_ view: EvaluatedView<Value>, inputs: _ViewInputs) {
    evaluation = BodyEvaluation(view.value)
    make = view.content
    super.init(inputs: inputs)
    let body = evaluation.firstBody(for: self, evaluate)
    setContent(AnyView._makeView(body, inputs: childInputs).node)
  }

  private func evaluate(_ value: Value) -> AnyView {
    nonisolated(unsafe) let value = value
    let make = make
    return MainThread.isolated { make(value) }
  }

  override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    AnyView._updateView(evaluation.body(for: self, evaluate), in: _ViewOutputs(content))
  }

  override func willUnmount() { evaluation.end() }
  override var debugName: String { "\(Value.self)" }
}
