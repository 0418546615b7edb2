import Foundation

/// A way to read and write a value that something else owns.
///
/// `$` before a `@State`, `@Binding` or `@Bindable` property makes one. A binding to a collection is a collection of bindings.
/// It stores no value: each read asks the owner, and each write goes there.
///
///     struct Switch: View {
///       @Binding var isOn: Bool
///       var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
///     }
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction in which `transaction(_:)` or `animation(_:)` has writes through this binding made.
  public var transaction = Transaction()
  private var hasTransaction = false
  let location: any BindingLocation<Value>

  init(location: any BindingLocation<Value>) { self.location = location }

  /// Creates a binding from a closure that reads the value and one that writes it.
  ///
  /// The views that read it are updated by what the closures touch, not by the binding.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get) { value, _ in set(value) }
  }

  /// Creates a binding from closures, the second of which gets the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding whose value never changes; writing it does nothing.
  ///
  /// For previews and for what cannot be changed: a control with it goes back to the value.
  ///
  ///     Toggle("Celsius", isOn: .constant(true))
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The value; writing it writes to the owner.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue, transaction: hasTransaction ? transaction : nil) }
  }

  /// The binding itself, so that `$name` passes a `@Binding` property on.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from a binding, for property wrapper syntax.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value; writing it writes the whole value back with that part changed.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
    binding.inheritTransaction(of: self)
    return binding
  }

  /// Has writes through this binding made in the transaction of the binding that it is a part of.
  mutating func inheritTransaction<Whole>(of whole: Binding<Whole>) {
    transaction = whole.transaction
    hasTransaction = whole.hasTransaction
  }

  /// The same binding, with its writes made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    binding.hasTransaction = true
    return binding
  }

  /// The same binding, with its writes animated; `nil` makes them without animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding {
  /// A binding to an optional value from one that is never absent; writing `nil` does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { value in if let value { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional, or `nil` when there is none now.
  ///
  /// If the optional becomes `nil` later the binding keeps reading the value that was there when it was made.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a hashable value behind `AnyHashable`; writing a value of another type does nothing.
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
  /// A binding to one of the collection's elements.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings in the collection's order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to consecutive elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's own indices.
  public typealias Index = Value.Index
  /// The collection's own range of indices.
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
  ///
  /// After a removal the position means another element. Where it means none the binding keeps the value that was there last when
  /// it was made or read, and writes do nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves a position to the element before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

// Safe: its location decides by the thread what it reads and when it writes.
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding: StructurallyComparable {
  package static func areEqual(_ a: Binding, _ b: Binding) -> Bool {
    a.location.isSame(as: b.location) && ValueComparator.areEqual(a.location.seen, b.location.seen)
  }
}

/// Where a binding's value lives.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value
  func read() -> Value
  func write(_ value: Value, transaction: Transaction?)
  /// Whether both lead to the same place.
  func isSame(as other: any BindingLocation<Value>) -> Bool
  /// The value when the binding was made, where nobody who reads it is told of changes: another one makes another binding.
  var seen: Value? { get }
  /// The value, without what is being evaluated coming to depend on it; `nil` where that cannot be.
  func glimpse() -> Value?
}

extension BindingLocation {
  var seen: Value? { nil }

  /// An app's own code, and observable objects, tell of each read while something is evaluated.
  func glimpse() -> Value? { MainThread.isCurrent && MainThread.unchecked { !ViewGraph.isEvaluating } ? read() : nil }
}

private final class ConstantLocation<Value>: BindingLocation {
  private let value: Value
  init(_ value: Value) { self.value = value }
  func read() -> Value { value }
  func glimpse() -> Value? { value }
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
  func glimpse() -> Value? { base.glimpse()?[keyPath: keyPath] }
  var seen: Value? { base.seen?[keyPath: keyPath] }
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
