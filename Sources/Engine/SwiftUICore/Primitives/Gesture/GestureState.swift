/// State that lasts as long as a gesture: then it has its first value again.
///
/// Only `updating(_:body:)` writes it. It is set back also where the gesture is broken off.
///
///     struct Knob: View {
///       @GestureState private var isPressed = false
///       var body: some View {
///         Circle().gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
///           .opacity(isPressed ? 0.5 : 1)
///       }
///     }
@propertyWrapper
nonisolated public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  var location: GestureStateStorage<Value>?

  /// Creates state with its first value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }
  /// Creates state with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Creates state that goes back to its first value in a transaction, for instance with an animation.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }
  /// Creates state that goes back to its first value in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// Creates state that goes back in a transaction that a closure prepares from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetTransaction = reset
  }
  /// Creates state that goes back in a transaction that a closure prepares from the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value: what the gesture made of it, or the first one.
  public var wrappedValue: Value { location?.value ?? initial }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates state without a value that goes back in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  /// Creates state without a value that goes back in a transaction that a closure prepares from the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    if let existing = storage as? GestureStateStorage<Value> {
      location = existing
    } else {
      let made = GestureStateStorage(initial, reset: resetTransaction, graph: node.graph)
      storage = made
      location = made
    }
  }
}

extension GestureState: StructurallyComparable {
  /// The stored value lives in the node; what a parent passes counts only at first.
  package static func areEqual(_ a: GestureState, _ b: GestureState) -> Bool { true }
}

/// Where the state of a gesture lives.
nonisolated final class GestureStateStorage<Value> {
  private let box: StateStorage<Value>
  private let initial: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private var isChanged = false

  init(_ value: Value, reset: @escaping (Value, inout Transaction) -> Void, graph: ViewGraph) {
    box = StateStorage(value, graph: graph)
    initial = value
    prepareReset = reset
  }

  var value: Value { box.read() }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = box.read()
    var transaction = Transaction.current
    change(&value, &transaction)
    isChanged = true
    box.write(value, transaction: transaction)
  }

  func reset() {
    guard isChanged else { return }
    isChanged = false
    var transaction = Transaction.current
    prepareReset(box.read(), &transaction)
    box.write(initial, transaction: transaction)
  }
}
