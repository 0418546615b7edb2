/// Sets one value of the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public typealias Body = Never
  /// Which value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What it is set to.
  public var value: Value

  /// Sets the value at a key path for what is modified.
  public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: EnvironmentModifier {
  package func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Sets values of the environment by a closure.
nonisolated package struct EnvironmentWritingModifier: EnvironmentModifier {
  package typealias Body = Never
  let edit: (inout EnvironmentValues) -> Void
  package nonisolated init(_ edit: @escaping (inout EnvironmentValues) -> Void) { self.edit = edit }
  package func write(to values: inout EnvironmentValues) { edit(&values) }
  package static var readsState: Bool { true }
}

/// A modifier that changes what the views below inherit.
nonisolated package protocol EnvironmentModifier: ViewModifier where Body == Never {
  func write(to values: inout EnvironmentValues)
  /// Whether it runs an app's code, which may read state: it is then asked again when that changes.
  static var readsState: Bool { get }
}

extension EnvironmentModifier {
  package static var readsState: Bool { false }
  public nonisolated static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let node = EnvironmentNode(view.modifier, inputs: inputs)
    node.setContent(Modified._makeView(view.content, inputs: node.contentInputs).node)
    return _ViewOutputs(node)
  }

  public nonisolated static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    let node = outputs.node(as: EnvironmentNode<Self>.self)
    node.setModifier(view.modifier)
    Modified._updateView(view.content, in: _ViewOutputs(node.content))
  }

  public nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let list = EnvironmentViewList(view.modifier, inputs: inputs)
    list.inner = Modified._makeViewList(view.content, inputs: list.contentInputs).list
    return _ViewListOutputs(list)
  }

  public nonisolated static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs
  ) {
    let list = outputs.list(as: EnvironmentViewList<Self>.self)
    list.setModifier(view.modifier)
    Modified._updateViewList(view.content, in: _ViewListOutputs(list.inner))
  }

  public nonisolated static func _viewListCount(modifying count: Int?) -> Int? { count }
}

/// What a node and a list that set environment values share.
private struct EnvironmentWriter<Modifier: EnvironmentModifier> {
  private var modifier: Modifier
  let scope: EnvironmentScope

  init(_ modifier: Modifier, inputs: _ViewInputs) {
    self.modifier = modifier
    scope = EnvironmentScope(parent: inputs.scope)
  }

  mutating func replace(with new: Modifier) -> Bool {
    if ValueComparator.areEqualViews(modifier, new) { return false }
    modifier = new
    return true
  }

  /// Computes the values anew and returns the keys that changed.
  ///
  /// The modifier may read what surrounds it.
  func write(for node: GraphNode) -> EnvironmentMask {
    var values = EnvironmentValues(scope: node.scope, reader: node)
    if Modifier.readsState { node.tracking { modifier.write(to: &values) } } else { modifier.write(to: &values) }
    return scope.replaceEntries(values.overrides)
  }
}

private final class EnvironmentNode<Modifier: EnvironmentModifier>: WrapperNode {
  private var writer: EnvironmentWriter<Modifier>

  init(_ modifier: Modifier, inputs: _ViewInputs) {
    writer = EnvironmentWriter(modifier, inputs: inputs)
    super.init(inputs: inputs)
    _ = writer.write(for: self)
  }

  override var contentInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: writer.scope) }

  func setModifier(_ modifier: Modifier) {
    if writer.replace(with: modifier) { update() }
  }

  override func update() {
    needsUpdate = false
    let changed = writer.write(for: self)
    if !changed.isEmpty { content.propagateEnvironmentChange(changed) }
  }

  override var debugName: String { "Environment" }
}

private final class EnvironmentViewList<Modifier: EnvironmentModifier>: ForwardingViewList {
  private var writer: EnvironmentWriter<Modifier>

  init(_ modifier: Modifier, inputs: _ViewInputs) {
    writer = EnvironmentWriter(modifier, inputs: inputs)
    super.init(inputs: inputs)
    _ = writer.write(for: self)
  }

  var contentInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: writer.scope) }

  func setModifier(_ modifier: Modifier) {
    if writer.replace(with: modifier) { update() }
  }

  override func update() {
    needsUpdate = false
    let changed = writer.write(for: self)
    if !changed.isEmpty { inner.propagateEnvironmentChange(changed) }
  }
}
