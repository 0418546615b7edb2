/// A name that no other view's has, for ids that mean something only inside of it.
///
/// It lasts as long as the view's place in the tree. Read outside of a body it is reported and the same for all.
///
///     struct Towns: View {
///       @Namespace private var space
///       var body: some View { Text("Kyoto").matchedGeometryEffect(id: "kyoto", in: space) }
///     }
@propertyWrapper
nonisolated public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }
  private var id: ID?

  /// Makes the property; its name comes with the view's place in the tree.
  public init() {}

  /// The name, the same in every body of the view.
  public var wrappedValue: Namespace.ID {
    if let id { return id }
    Diagnostics.report("@Namespace was read outside of a view's body; all such reads give the same name")
    return ID(number: 0)
  }
}

extension Namespace: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    let box = storage as? NamespaceStorage ?? NamespaceStorage(node.graph.makeDisplayID().rawValue)
    storage = box
    id = ID(number: box.number)
  }
}

extension Namespace: StructurallyComparable {
  /// The name belongs to the node.
  package static func areEqual(_ a: Namespace, _ b: Namespace) -> Bool { true }
}

private final class NamespaceStorage {
  let number: UInt64
  init(_ number: UInt64) { self.number = number }
}
