extension View {
  /// Says something of a view to whoever looks for it in the window's tree; it changes nothing that shows.
  ///
  /// What an app is made of is found so: its scenes, its commands, what its windows take from outside.
  package nonisolated func note<Value>(_ value: Value) -> some View { modifier(NoteModifier(value: value)) }
}

nonisolated private struct NoteModifier<Value>: PrimitiveModifier {
  typealias Body = Never
  let value: Value
  static var actsAlone: Bool { true }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> NoteNode { NoteNode(modifier.value, inputs: inputs) }
  static func updateNode(_ node: NoteNode, with modifier: Self) { node.setValue(modifier.value) }
}

/// A view of which something is said.
package final class NoteNode: WrapperNode {
  /// What is said.
  package private(set) var value: Any
  /// How often it was said anew.
  package private(set) var version = 0

  init(_ value: Any, inputs: _ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
    graph.notes.insert(self)
  }

  /// What is said, where it is known of which type that is.
  package func value<Value>(as type: Value.Type) -> Value {
    guard let value = value as? Value else {
      fatalError("a note that says a \(Swift.type(of: value)) is read as a \(type): look for notes whose value is one")
    }
    return value
  }

  func setValue(_ new: Any) {
    value = new
    version += 1
    graph.notes.changes += 1
  }

  package override func willUnmount() { graph.notes.remove(self) }

  package override var debugName: String { "Note(\(type(of: value)))" }

  /// The environment in which it is said.
  package var environment: EnvironmentValues { EnvironmentValues(scope: scope) }

  /// What the view is to somebody who cannot see it.
  package var elements: [AccessibilityElement] { content.spokenElements }

  /// The same as one name.
  package var name: String { content.spokenName }

  /// The notes inside, in the order of the tree; those further in are asked of these.
  package var notesInside: [NoteNode] { content.notes }
}

extension ViewNode {
  /// The outermost notes at and below the node, in the order of the tree.
  package var notes: [NoteNode] {
    guard !isInactive else { return [] }
    if let note = self as? NoteNode { return [note] }
    var found: [NoteNode] = []
    forEachViewChild { found += $0.notes }
    return found
  }
}

extension AccessibilityElement {
  /// The environment of the view that it stands for.
  package var environment: EnvironmentValues? { node.map { EnvironmentValues(scope: $0.scope) } }
}

/// All notes of a window.
package final class NoteRegistry: GraphFeature {
  package static let slot = FeatureSlot()
  private var nodes: [ObjectIdentifier: (serial: Int, node: NoteNode)] = [:]
  private var nextSerial = 0
  /// How often a note came, went or was said anew.
  package fileprivate(set) var changes = 0

  package init(graph: ViewGraph) {}

  package var isEmpty: Bool { nodes.isEmpty }

  fileprivate func insert(_ node: NoteNode) {
    nodes[ObjectIdentifier(node)] = (nextSerial, node)
    nextSerial += 1
    changes += 1
  }

  fileprivate func remove(_ node: NoteNode) {
    nodes[ObjectIdentifier(node)] = nil
    changes += 1
  }

  /// What is said with values of a type, by views that can be reached, in the order in which they were made.
  package func values<Value>(of type: Value.Type) -> [Value] {
    nodes.values.filter { $0.node.value is Value && !$0.node.isInactive && !$0.node.isAsleep }
      .sorted { $0.serial < $1.serial }.compactMap { $0.node.value as? Value }
  }
}

extension ViewGraph {
  /// What views say to whoever looks for it.
  package var notes: NoteRegistry { self[NoteRegistry.self] }
}

extension FocusCoordinator {
  /// What has the focus, to be compared.
  package var targetID: ObjectIdentifier? { target.map { ObjectIdentifier($0) } }

  /// What is said with values of a type around what has the focus, from the inside out.
  package func notes<Value>(of type: Value.Type) -> [Value] {
    guard let target else { return [] }
    return target.selfAndAncestors.compactMap { ($0 as? NoteNode)?.value as? Value }
  }
}
