import Foundation
import Synchronization

/// What one property of a view knows of a value in the user's defaults.
final class StoredValue<Value>: AnyStoredValue, BindingLocation, @unchecked Sendable {
  private let form: StoredForm<Value>
  private let initial: Value
  /// What was seen last, and what the running update shows.
  private var latest: Value
  private var current: Value
  private let engine: WeakReference<ViewGraph>

  init(_ key: String, in store: UserDefaults, initial: Value, form: StoredForm<Value>, graph: ViewGraph) {
    self.form = form
    self.initial = initial
    let value = form.read(store, key) ?? initial
    (latest, current) = (value, value)
    engine = graph.weakReference
    super.init(key, in: store)
    StoredValues.add(self)
  }

  /// What the defaults say now.
  private nonisolated var kept: Value { form.read(store, key) ?? initial }

  nonisolated func read() -> Value {
    guard MainThread.isCurrent else { return kept }
    return MainThread.unchecked {
      guard let graph = engine.object else { return kept }
      noteRead(in: graph)
      return graph.isUpdating ? current : latest
    }
  }

  nonisolated func write(_ value: Value, transaction: Transaction?) {
    let carried = UncheckedSendable((value, transaction))
    MainThread.run {
      self.form.write(carried.value.0, self.store, self.key)
      StoredValues.didWrite(self.key, in: self.store, transaction: carried.value.1)
    }
  }

  nonisolated func isSame(as other: any BindingLocation<Value>) -> Bool { self === (other as AnyObject) }

  /// Looks whether the defaults say something else than before.
  override func look(_ transaction: Transaction?) {
    guard let graph = engine.object else { return }
    let new = kept
    if ValueComparator.areEqual(latest, new) { return }
    latest = new
    graph.enqueueWrite(transaction ?? .current) {
      self.current = new
      self.notifyReaders()
    }
  }
}

/// A value in the user's defaults, of whatever type.
class AnyStoredValue: DependencySource {
  fileprivate let key: String
  fileprivate let store: UserDefaults

  fileprivate init(_ key: String, in store: UserDefaults) {
    (self.key, self.store) = (key, store)
    super.init()
  }

  func isKept(under key: String, in store: UserDefaults) -> Bool { key == self.key && store === self.store }
  func look(_ transaction: Transaction?) { fatalError("abstract") }
}

/// All values of the user's defaults that views show.
enum StoredValues {
  private nonisolated(unsafe) static var values: [Weak<AnyStoredValue>] = []
  /// The defaults that are to go to the disk.
  private static let unsaved = Mutex<Set<ObjectIdentifier>>([])

  fileprivate static func add(_ value: AnyStoredValue) {
    MainThread.unchecked {
      if values.count == values.capacity { values.removeAll { $0.value == nil } }
      values.append(Weak(value))
    }
  }

  /// Lets all who show a key look again, and brings the defaults to the disk.
  static func didWrite(_ key: String, in store: UserDefaults, transaction: Transaction?) {
    save(store)
    let carried = UncheckedSendable(transaction)
    MainThread.run {
      for value in values { if let value = value.value, value.key == key { value.look(carried.value) } }
    }
  }

  /// Looks for what was written past the properties; called when a frame begins.
  static func look() {
    MainThread.unchecked { for value in values { value.value?.look(Transaction()) } }
  }

  /// On this system defaults go to the disk when they are told to; many writes after each other go once.
  private static func save(_ store: UserDefaults) {
    guard unsaved.withLock({ $0.insert(ObjectIdentifier(store)).inserted }) else { return }
    let carried = UncheckedSendable(store)
    DispatchQueue.global(qos: .utility).async {
      _ = unsaved.withLock { $0.remove(ObjectIdentifier(carried.value)) }
      _ = carried.value.synchronize()
    }
  }
}
