/// What the modifiers on a view say of a trait, found without making the view's node.
enum TraitLookup<Value> {
  case set(Value)
  /// No modifier sets it, and the view has no body in which one could.
  case unset
  /// A body, which only the node evaluates, may set it.
  case inBody
}

extension TraitLookup {
  /// Reads a trait of a view.
  init<Key: ViewTraitKey, Content: View>(_ key: Key.Type, in view: Content) where Value == Key.Value {
    if let view = view as? any TraitReadable {
      self = view.lookUp(key)
    } else {
      self = Content.Body.self == Never.self || !Key.isSoughtInBodies ? .unset : .inBody
    }
  }

  /// Reads a trait that a modifier sets.
  init<Key: ViewTraitKey, Modifier: ViewModifier>(_ key: Key.Type, on modifier: Modifier) where Value == Key.Value {
    if let modifier = modifier as? TraitModifier<Key> {
      self = .set(modifier.value)
    } else {
      self = Modifier.Body.self == Never.self || !Key.isSoughtInBodies ? .unset : .inBody
    }
  }
}

/// A view that carries traits of its own, or those of a view inside that it stands for.
protocol TraitReadable {
  func lookUp<Key: ViewTraitKey>(_ key: Key.Type) -> TraitLookup<Key.Value>
}

extension ModifiedContent: TraitReadable where Content: View, Modifier: ViewModifier {
  func lookUp<Key: ViewTraitKey>(_ key: Key.Type) -> TraitLookup<Key.Value> {
    switch TraitLookup(key, on: modifier) {
    case .set(let value): .set(value)
    case .unset: TraitLookup(key, in: content)
    case .inBody: .inBody
    }
  }
}

extension IDView: TraitReadable {
  func lookUp<Key: ViewTraitKey>(_ key: Key.Type) -> TraitLookup<Key.Value> { TraitLookup(key, in: content) }
}

extension EquatableView: TraitReadable {
  func lookUp<Key: ViewTraitKey>(_ key: Key.Type) -> TraitLookup<Key.Value> { TraitLookup(key, in: content) }
}

extension Spacer: TraitReadable {
  /// A spacer gets what all others leave.
  func lookUp<Key: ViewTraitKey>(_ key: Key.Type) -> TraitLookup<Key.Value> {
    (-Double.infinity as? Key.Value).flatMap { Key.self == LayoutPriorityTraitKey.self ? .set($0) : nil } ?? .unset
  }
}
