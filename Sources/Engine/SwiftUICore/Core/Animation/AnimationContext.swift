import Foundation

/// What an animation knows and remembers while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one call to the next.
  public var state: AnimationState<Value>
  /// Whether the animation is done as far as the user is concerned, although it may still move a little.
  public var isLogicallyComplete: Bool
  /// The environment of the view whose value changes.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues(),
    isLogicallyComplete: Bool = false
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// The same context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: isLogicallyComplete)
  }
}

/// What an animation remembers, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [(key: ObjectIdentifier, value: Any)] = []

  /// Creates a state without values.
  public init() {}

  /// Reads or writes the value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values.first { $0.key == ObjectIdentifier(key) }?.value as? K.Value ?? K.defaultValue }
    set {
      if let index = values.firstIndex(where: { $0.key == ObjectIdentifier(key) }) {
        values[index].value = newValue
      } else {
        values.append((ObjectIdentifier(key), newValue))
      }
    }
  }
}

/// A key for something that an animation remembers.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one was written.
  static var defaultValue: Self.Value { get }
}
