/// Shows the body of a value that is no view itself but may hold dynamic properties, such as an app.
nonisolated package struct BodyView<Source: BodySource>: PrimitiveView {
  package typealias Body = Never
  let value: Source.Value

  package nonisolated init(_ value: Source.Value, _ source: Source.Type) { self.value = value }

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> BodyNode<Source> { BodyNode(view.value, inputs: inputs) }
  package static func updateNode(_ node: BodyNode<Source>, with view: Self) { node.setValue(view.value) }
}
