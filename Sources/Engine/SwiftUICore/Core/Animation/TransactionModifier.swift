/// A modifier that edits the transactions of the changes below it.
nonisolated package protocol TransactionModifier: ViewModifier where Body == Never {
  /// What it remembers from one update to the next.
  associatedtype Memory
  func makeMemory() -> Memory
  /// Compares with the modifier of the update before, in an update.
  func update(_ memory: inout Memory, from old: Self, in graph: ViewGraph)
  /// Edits a transaction, in an update.
  func edit(_ transaction: inout Transaction, _ memory: Memory, in graph: ViewGraph)
  /// Whether it animates changes that have no transaction of their own.
  var isImplicit: Bool { get }
}

extension TransactionModifier where Memory == Void {
  package func makeMemory() {}
  package func update(_ memory: inout Void, from old: Self, in graph: ViewGraph) {}
}

extension TransactionModifier {
  package var isImplicit: Bool { false }

  public nonisolated static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let node = TransactionNode(view.modifier, inputs: inputs)
    node.setContent(Modified._makeView(view.content, inputs: node.contentInputs).node)
    return _ViewOutputs(node)
  }

  public nonisolated static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    let node = outputs.node(as: TransactionNode<Self>.self)
    node.editor.setModifier(view.modifier)
    Modified._updateView(view.content, in: _ViewOutputs(node.content))
  }

  public nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let list = TransactionViewList(view.modifier, inputs: inputs)
    list.inner = Modified._makeViewList(view.content, inputs: list.contentInputs).list
    return _ViewListOutputs(list)
  }

  public nonisolated static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs
  ) {
    let list = outputs.list(as: TransactionViewList<Self>.self)
    list.editor.setModifier(view.modifier)
    Modified._updateViewList(view.content, in: _ViewListOutputs(list.inner))
  }

  public nonisolated static func _viewListCount(modifying count: Int?) -> Int? { count }
}

/// What a node and a list that edit transactions share.
private final class TransactionEditor<Modifier: TransactionModifier> {
  private var modifier: Modifier
  private var memory: Modifier.Memory
  private unowned let graph: ViewGraph
  @Late private(set) var scope: EnvironmentScope

  init(_ modifier: Modifier, inputs: _ViewInputs) {
    self.modifier = modifier
    memory = modifier.makeMemory()
    graph = inputs.graph
    if modifier.isImplicit { graph.animations.implicitAnimations += 1 }
    let source = TransactionSource { [unowned self] transaction, graph in
      self.modifier.edit(&transaction, self.memory, in: graph)
    }
    scope = EnvironmentScope(parent: inputs.scope, transactionSource: source)
  }

  func setModifier(_ new: Modifier) {
    new.update(&memory, from: modifier, in: graph)
    modifier = new
  }

  func end() {
    if modifier.isImplicit { graph.animations.implicitAnimations -= 1 }
  }
}

private final class TransactionNode<Modifier: TransactionModifier>: WrapperNode {
  let editor: TransactionEditor<Modifier>
  init(_ modifier: Modifier, inputs: _ViewInputs) {
    editor = TransactionEditor(modifier, inputs: inputs)
    super.init(inputs: inputs)
  }
  override var contentInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: editor.scope) }
  override func willUnmount() { editor.end() }
  override var debugName: String { "Transaction" }
}

private final class TransactionViewList<Modifier: TransactionModifier>: ForwardingViewList {
  let editor: TransactionEditor<Modifier>
  init(_ modifier: Modifier, inputs: _ViewInputs) {
    editor = TransactionEditor(modifier, inputs: inputs)
    super.init(inputs: inputs)
  }
  var contentInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: editor.scope) }
  override func willUnmount() { editor.end() }
}
