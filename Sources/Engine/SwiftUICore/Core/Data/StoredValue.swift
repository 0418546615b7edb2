import AppFiles
import Combine
import Foundation

// Safe: the main thread alone uses what changes; other threads read the defaults, which are safe to.
/// What one property of a view knows of a value in the user's defaults.
final class StoredValue<Value>: AnyStoredValue, BindingLocation, @unchecked Sendable {
  private let representation: StoredRepresentation<Value>
  private let initial: Value
  /// What was seen last, and what the running update shows.
  private var latest: Value
  private var current: Value
  private let engine: WeakReference<ViewGraph>

  init(_ key: String, in store: UserDefaults, initial: Value, representation: StoredRepresentation<Value>, graph: ViewGraph) {
    self.representation = representation
    self.initial = initial
    StoredValues.prepare(store).watch()
    let value = representation.read(store, key) ?? initial
    (latest, current) = (value, value)
    engine = graph.weakReference
    super.init(key, in: store)
    StoredValues.add(self)
  }

  /// What the defaults say now.
  private nonisolated var kept: Value { representation.read(store, key) ?? initial }

  nonisolated func read() -> Value {
    guard MainThread.isCurrent else { return kept }
    return MainThread.unchecked {
      guard let graph = engine.object else { return kept }
      noteRead(in: graph)
      return graph.isUpdating ? current : latest
    }
  }

  nonisolated func glimpse() -> Value? {
    guard MainThread.isCurrent else { return nil }
    return MainThread.unchecked { engine.object?.isUpdating ?? false ? current : latest }
  }

  nonisolated func write(_ value: Value, transaction: Transaction?) {
    let carried = UncheckedSendable((value, transaction))
    MainThread.run {
      self.representation.write(carried.value.0, self.store, self.key)
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

/// What a property of an observable object knows of a value in the user's defaults: the object publishes before the property
/// writes it, and when it has changed otherwise.
final class AnnouncedValue<Value>: AnyStoredValue {
  let publisher: ObservableObjectPublisher
  private let representation: StoredRepresentation<Value>
  private var latest: Value?

  init(_ key: String, in store: UserDefaults, representation: StoredRepresentation<Value>, publisher: ObservableObjectPublisher) {
    self.publisher = publisher
    self.representation = representation
    StoredValues.prepare(store).watch()
    latest = representation.read(store, key)
    super.init(key, in: store)
    let carried = UncheckedSendable(self)
    MainThread.run { StoredValues.add(carried.value) }
  }

  func write(_ value: Value) {
    publisher.send()
    representation.write(value, store, key)
    latest = representation.read(store, key)
  }

  override func look(_ transaction: Transaction?) {
    let new = representation.read(store, key)
    if ValueComparator.areEqual(latest, new) { return }
    publisher.send()
    latest = new
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
package enum StoredValues {
  // Safe: main thread only.
  /// In the order in which they came: who hears first does not depend on chance.
  private nonisolated(unsafe) static var values: [Weak<AnyStoredValue>] = []
  // Safe: main thread only.
  private nonisolated(unsafe) static var valuesByKey: [String: [Weak<AnyStoredValue>]] = [:]
  // Safe: main thread only.
  /// How often a value was looked at in the whole process, for tests of what writes cost.
  package private(set) nonisolated(unsafe) static var looks = 0

  fileprivate static func add(_ value: AnyStoredValue) {
    MainThread.unchecked {
      if values.count == values.capacity { forgetGone() }
      values.append(Weak(value))
      valuesByKey[value.key, default: []].append(Weak(value))
    }
  }

  private static func forgetGone() {
    values.removeAll { $0.value == nil }
    valuesByKey = valuesByKey.compactMapValues { values in
      let kept = values.filter { $0.value != nil }
      return kept.isEmpty ? nil : kept
    }
  }

  /// Lets all who show a key look again, and brings the defaults to the disk.
  static func didWrite(_ key: String, in store: UserDefaults, transaction: Transaction?) {
    prepare(store).saveSoon()
    let carried = UncheckedSendable(transaction)
    MainThread.run { look(at: valuesByKey[key] ?? [], carried.value) }
  }

  /// Looks for what was written past the properties; called when a frame begins.
  static func look() {
    MainThread.unchecked { look(at: values, Transaction()) }
  }

  private static func look(at values: [Weak<AnyStoredValue>], _ transaction: Transaction?) {
    looks += values.count
    for value in values { value.value?.look(transaction) }
  }

  /// Looks soon for what another process has written.
  static func lookLater() { MainThread.run { look() } }

  /// Sees to it that what is kept can be read; called before anybody reads it.
  @discardableResult
  static func prepare(_ store: UserDefaults) -> DefaultsFile {
    DefaultsFile.whenChangedElsewhere { lookLater() }
    return DefaultsFile.of(store)
  }

  /// Sees to it that what an app reads of the standard defaults by itself can be read, and that what it writes is kept.
  package static func prepareStandard() { prepare(.standard) }

  /// Brings what the standard defaults hold to the disk, so that another process reads it.
  package static func flushStandard() { prepare(.standard).flush() }
}
