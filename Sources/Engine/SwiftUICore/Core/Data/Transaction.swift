import Foundation

/// The context of a change: how it is to be animated, and what else travels with it down the tree.
///
/// One goes with each write of state; views on the way down read and edit it with `transaction(_:)`.
public struct Transaction {
  /// How what changes moves; `nil` lets it jump.
  public var animation: Animation?
  /// Whether animations set further down by `animation(_:value:)` are to be ignored; `false` by default.
  public var disablesAnimations = false
  /// Whether the change is one of many in a gesture that still goes on; `false` by default.
  public var isContinuous = false
  /// Distinguishes writes of different calls of `withAnimation`; equal for all writes outside of one.
  var group: UInt64 = 0
  private var values: [(key: ObjectIdentifier, value: Any)] = []
  /// Told when the animations of the change are over.
  package private(set) var completions: [AnimationCompletion] = []

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a custom key; its default where none was set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.first { $0.key == ObjectIdentifier(key) }?.value as? K.Value ?? K.defaultValue }
    set {
      values.removeAll { $0.key == ObjectIdentifier(key) }
      values.append((ObjectIdentifier(key), newValue))
    }
  }

  /// Runs an action once, when all animations of the change are over as the criteria say; soon, if it animates nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, completion))
  }

  /// Lets a completion count the animations of this change.
  mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  /// Whether writes of both may make one update.
  func canMerge(with other: Transaction) -> Bool { group == other.group }
}

/// A key for a value of an app's own that travels with a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing set one.
  static var defaultValue: Self.Value { get }
}

extension Transaction {
  // Safe: main thread only.
  /// The transaction that writes are made in now.
  nonisolated(unsafe) package private(set) static var current = Transaction()
  // Safe: main thread only.
  nonisolated(unsafe) private static var groups: UInt64 = 0

  fileprivate static func with<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    groups += 1
    current = transaction
    current.group = groups
    defer {
      current = outer
      // Completions of an outer call are sealed by that one.
      for completion in transaction.completions where !outer.completions.contains(where: { $0 === completion }) {
        completion.seal()
        // Where nothing was written no frame comes that could run it.
        if completion.isReady { completion.runSoon() }
      }
    }
    return try body()
  }
}

/// Makes the state changes of a closure in a transaction; the closure's errors and result pass through.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try MainThread.unchecked { try Transaction.with(transaction, body) }
}

/// Makes the state changes of a closure in the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = MainThread.unchecked { Transaction.current }
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes the state changes of a closure with an animation: what shows them moves there.
///
/// Neighbours that make room move too. `nil` makes the changes without animation.
///
/// The closure runs at once; what it returns is returned, and what it throws is thrown. The animation is that
/// of the changes in it, not of those before and after.
///
///     withAnimation(.snappy) { isOn.wrappedValue.toggle() }
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = MainThread.unchecked { Transaction.current }
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes the state changes of a closure with an animation, and runs an action when the motion is over.
///
/// The completion runs once, also where nothing moves. With `.logicallyComplete` it does not wait for the long end of a spring.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = MainThread.unchecked { Transaction.current }
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
