/// Names a value that views carry for the container around them.
///
/// `@Entry` in an extension of `ContainerValues` makes a key.
public protocol ContainerValueKey {
  /// What the value is.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

/// What a view says to the container around it, which reads it from the view's `Subview`.
///
///     extension ContainerValues { @Entry var isPinned = false }
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The value for a selection.
  var tag: AnyHashable?

  init() {}

  /// The value of a key; its default where the view sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key of `_trait(_:_:)`; its default where the view sets none.
  subscript<Key: _ViewTraitKey>(trait name: TraitName<Key>) -> Key.Value {
    get { values[ObjectIdentifier(Key.self)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(Key.self)] = newValue }
  }

  /// The value that the view has by `tag(_:)`; `nil` where it has none of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a value by `tag(_:)`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  /// These, and what they leave open from others.
  func filled(from other: ContainerValues) -> ContainerValues {
    var filled = self
    filled.values.merge(other.values) { own, _ in own }
    return filled
  }
}

struct ContainerValuesTraitKey: ViewTraitKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

extension View {
  /// Sets a value for the container around the view; of several for one key the innermost counts.
  ///
  ///     Text("Kyoto").containerValue(\.isPinned, true)
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

nonisolated private struct ContainerValueModifier<V>: PrimitiveModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ContainerValueNode<V> {
    ContainerValueNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: ContainerValueNode<V>, with modifier: Self) { node.setModifier(modifier) }
}

private final class ContainerValueNode<V>: WrapperNode {
  private var modifier: ContainerValueModifier<V>

  init(_ modifier: ContainerValueModifier<V>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func setModifier(_ new: ContainerValueModifier<V>) {
    if modifier.keyPath == new.keyPath, ValueComparator.areEqual(modifier.value, new.value) { return }
    modifier = new
    containerValuesDidChange()
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
    guard Key.self == ContainerValuesTraitKey.self else { return content.trait(key) }
    var own = ContainerValues()
    own[keyPath: modifier.keyPath] = modifier.value
    return content.trait(ContainerValuesTraitKey.self).filled(from: own) as? Key.Value ?? Key.defaultValue
  }
}
