public import Observation

/// A value read from the environment of a view.
///
/// Reading it in a body updates the view when a view further out sets another value; where none does, the key's default holds.
///
///     struct Greeting: View {
///       @Environment(\.locale) private var locale
///       var body: some View { Text(locale.identifier) }
///     }
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }
  private let content: Content
  private var weakReference: WeakReference<GraphNode>?
  private var node: GraphNode? { weakReference?.object }

  /// Reads the value at a key path, as in `@Environment(\.colorScheme) var colorScheme`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value that holds where the view is.
  ///
  /// Outside of a view it is the default.
  public var wrappedValue: Value {
    let values = MainThread.unchecked {
      node.map { EnvironmentValues(scope: $0.scope, reader: $0) } ?? EnvironmentValues()
    }
    return switch content {
    case .keyPath(let path): values[keyPath: path]
    case .object(let read): read(values)
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the observable object of a type.
  ///
  /// Traps when no view further out gave one with `environment(_:)`.
  public init(_ objectType: Value.Type) {
    content = .object { values in
      guard let object = values[EnvironmentObjectKey<Value>.self] else {
        fatalError(
          "No Observable object of type \(objectType) found; call .environment(_:) with one on a view further out")
      }
      return object
    }
  }
}

extension Environment {
  /// Reads the observable object of a type, or `nil` when none was given.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object { $0[EnvironmentObjectKey<T>.self] }
  }
}

// Safe: the node that it reads is looked up on the main thread.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) { weakReference = node.weakReference }
}

extension Environment: StructurallyComparable {
  package static func areEqual(_ a: Environment, _ b: Environment) -> Bool {
    if case .keyPath(let a) = a.content, case .keyPath(let b) = b.content { return a == b }
    return true
  }
}

extension View {
  /// Sets a value of the environment for this view and everything below; values set further in win.
  ///
  /// What read the value is evaluated again when another one is set; what did not read it is not.
  ///
  ///     List { Text("Kyoto") }.environment(\.lineLimit, 1)
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Gives an observable object to every view below that asks for one of its type with `@Environment`; `nil` takes it away.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWritingModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
