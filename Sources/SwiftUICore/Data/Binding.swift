import Foundation

/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction that writes through this binding are made in.
  public var transaction = Transaction()
  private var hasTransaction = false
  let location: any BindingLocation<Value>

  init(location: any BindingLocation<Value>) { self.location = location }

  /// Creates a binding from closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get) { value, _ in set(value) }
  }

  /// Creates a binding from closures, the second of which gets the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue, transaction: hasTransaction ? transaction : nil) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from a binding, for property wrapper syntax.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
    binding.transaction = transaction
    binding.hasTransaction = hasTransaction
    return binding
  }

  /// The binding with a transaction for the writes made through it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    binding.hasTransaction = true
    return binding
  }

  /// The binding with an animation for the writes made through it.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding {
  /// A binding to an optional value from one that is never absent.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { value in if let value { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional, or `nil` when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a hashable value behind `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's own identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// What a position holds.
  public typealias Element = Binding<Value.Element>
  /// What a loop goes through it with.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A stretch of it.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position.
  public typealias Index = Value.Index
  /// The positions.
  public typealias Indices = Value.Indices
  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements, in order.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves a position to the next element.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { value, transaction in wrappedValue[position] = value })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves a position to the element before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding: StructurallyComparable {
  package static func areEqual(_ a: Binding, _ b: Binding) -> Bool { a.location.isSame(as: b.location) }
}

/// Where a binding's value lives.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value
  func read() -> Value
  func write(_ value: Value, transaction: Transaction?)
  func isSame(as other: any BindingLocation<Value>) -> Bool
}

private final class ConstantLocation<Value>: BindingLocation {
  private let value: Value
  init(_ value: Value) { self.value = value }
  func read() -> Value { value }
  func write(_ value: Value, transaction: Transaction?) {}
  func isSame(as other: any BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value>, MainThread.isCurrent else { return false }
    return MainThread.unchecked { ValueComparator.areEqual(value, other.value) }
  }
}

private final class ClosureLocation<Value>: BindingLocation {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }
  func read() -> Value { get() }
  func write(_ value: Value, transaction: Transaction?) {
    if let transaction {
      withTransaction(transaction) { set(value, transaction) }
    } else {
      set(value, MainThread.unchecked { Transaction.current })
    }
  }
  func isSame(as other: any BindingLocation<Value>) -> Bool { self === (other as AnyObject) }
}

private final class KeyPathLocation<Base, Value>: BindingLocation {
  private let base: any BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  init(base: any BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }
  func read() -> Value { base.read()[keyPath: keyPath] }
  func write(_ value: Value, transaction: Transaction?) {
    var whole = base.read()
    whole[keyPath: keyPath] = value
    base.write(whole, transaction: transaction)
  }
  func isSame(as other: any BindingLocation<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}
