import Foundation

/// A key for reading and writing a value in the environment.
///
/// An app declares a type for each value, and a computed property of `EnvironmentValues` that uses it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing set one.
  static var defaultValue: Self.Value { get }
}

/// The values that a part of the tree inherits from what surrounds it.
public struct EnvironmentValues: CustomStringConvertible {
  /// Where the tree's own values are found; `nil` for a value made by hand.
  package var scope: EnvironmentScope?
  /// The node on whose behalf values are read, which then depends on them.
  package var reader: GraphNode? { readerReference?.object }
  private let readerReference: WeakReference<GraphNode>?
  package private(set) var overrides: [(key: ObjectIdentifier, value: EnvironmentEntry)] = []

  /// Creates an environment in which every key has its default value.
  public init() { readerReference = nil }

  package init(scope: EnvironmentScope, reader: GraphNode? = nil) {
    self.scope = scope
    readerReference = reader?.weakReference
  }

  /// The value of a key; its default where no view further out set one.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      for entry in overrides where entry.key == id {
        return unsafeDowncast(entry.value, to: TypedEnvironmentEntry<K.Value>.self).value
      }
      guard let scope else { return K.defaultValue }
      return MainThread.unchecked {
        reader?.noteEnvironmentRead(.key(id))
        guard let box = scope.box(for: id) else { return K.defaultValue }
        return unsafeDowncast(box, to: TypedEnvironmentEntry<K.Value>.self).value
      }
    }
    set {
      let id = ObjectIdentifier(key)
      let box = TypedEnvironmentEntry(newValue, key: K.self)
      if let index = overrides.firstIndex(where: { $0.key == id }) {
        overrides[index].value = box
      } else {
        overrides.append((id, box))
      }
    }
  }

  /// Takes over what is set in the scopes from one outwards up to another one, which does not count; inner values win.
  package mutating func take(from inner: EnvironmentScope, upTo outer: EnvironmentScope) {
    var scopes: [EnvironmentScope] = []
    var next: EnvironmentScope? = inner
    while let scope = next, scope !== outer {
      scopes.append(scope)
      next = scope.parent
    }
    for entry in scopes.reversed().flatMap(\.entries) {
      if let index = overrides.firstIndex(where: { $0.key == entry.key }) {
        overrides[index] = entry
      } else {
        overrides.append(entry)
      }
    }
  }

  /// The keys set by hand with their values, for debugging: `[DepthKey = 5]`.
  public var description: String {
    "[" + overrides.map { "\($0.value)" }.joined(separator: ", ") + "]"
  }
}
