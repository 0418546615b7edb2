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

  package final override func willUnmount() { evaluation.end() }
}

/// A view with a body: keeps the view's value and state, and shows what the body returns.
typealias CompositeNode<Content: View> = BodyNode<ViewBody<Content>>
/// A view with a body that stands for several elements or an unknown number.
typealias CompositeViewList<Content: View> = BodyViewList<ViewBody<Content>>
