import Foundation
import SavedValues
import Synchronization

/// A value that belongs to a view and lives as long as the view's place in the tree.
///
/// Keep it private: the view writes it, others get a binding. It begins anew when the view's identity changes. Writing an equal
/// value updates nothing; writing from another thread takes effect on the main thread, soon. Before the view is in a window a
/// write is lost, with a message. Only views whose body read the value are evaluated again when it changes.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: () -> Value
  private var box: StateStorage<Value>?

  /// Creates state with its first value; later values of this expression are ignored while the view lives.
  public init(wrappedValue value: Value) { initial = { value } }
  /// Creates state with its first value; later values are ignored while the view lives.
  public init(initialValue value: Value) { initial = { value } }

  /// The value; writing it updates the views that read it.
  public var wrappedValue: Value {
    get { box?.read() ?? initial() }
    nonmutating set {
      guard let box else {
        Diagnostics.report("@State of \(Value.self) was written before its view appeared; the write is lost")
        return
      }
      box.write(newValue, transaction: nil)
    }
  }

  /// A binding to the value, to give to views that may change it.
  public var projectedValue: Binding<Value> {
    guard let box else {
      let value = initial()
      Diagnostics.report("a binding to @State of \(Value.self) was made outside of a view; it stays constant")
      return .constant(value)
    }
    return Binding(location: box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that begins with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

// Safe: the box decides by the thread what it reads; the first value is never changed.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  package mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    if let existing = storage as? StateStorage<Value> {
      box = existing
    } else {
      let made = StateStorage(initial(), graph: node.graph)
      storage = made
      box = made
    }
  }
}

extension State: StructurallyComparable {
  /// The stored value lives in the node; what a parent passes counts only at first.
  package static func areEqual(_ a: State, _ b: State) -> Bool { true }
}

// Safe: the main thread alone writes, under `lock`; other threads read under it.
/// Where a piece of state lives.
///
/// `latest` is what was written last; `current` is what the running update shows. They differ while writes of several
/// transactions wait for their updates.
///
/// The main thread alone writes, so it reads without a lock; other threads read what was written last, under the lock that
/// writes take.
final class StateStorage<Value>: DependencySource, BindingLocation, @unchecked Sendable {
  private var latest: Value
  private let lock = Mutex(())
  private var current: Value
  /// Whether it has ever been given another value than that of the source.
  private var wasWritten = false
  private let engine: WeakReference<ViewGraph>
  private var graph: ViewGraph? { engine.object }

  init(_ value: Value, graph: ViewGraph) {
    latest = value
    current = value
    engine = graph.weakReference
    super.init()
  }

  nonisolated func read() -> Value {
    guard MainThread.isCurrent else { return lock.withLock { _ in UncheckedSendable(latest) }.value }
    return MainThread.unchecked {
      guard let graph else { return latest }
      noteRead(in: graph)
      return graph.isUpdating ? current : latest
    }
  }

  nonisolated func glimpse() -> Value? {
    guard MainThread.isCurrent else { return nil }
    return MainThread.unchecked { graph?.isUpdating ?? false ? current : latest }
  }

  nonisolated func write(_ value: Value, transaction: Transaction?) {
    guard MainThread.isCurrent else {
      let carried = UncheckedSendable((value, transaction))
      DispatchQueue.main.async { MainActor.assumeIsolated { self.set(carried.value.0, carried.value.1) } }
      return
    }
    MainThread.unchecked { set(value, transaction) }
  }

  private func setLatest(_ value: Value) {
    wasWritten = true
    let new = UncheckedSendable(value)
    lock.withLock { _ in latest = new.value }
  }

  private func set(_ value: Value, _ transaction: Transaction?) {
    guard let graph else {
      setLatest(value)
      current = value
      return
    }
    if let reader = graph.reader {
      Diagnostics.report(
        "state of type \(Value.self) was changed while the body of \(reader.nameInMessages) was evaluated; "
          + "change it in an action instead")
    }
    let old = latest
    if ValueComparator.areEqual(old, value) { return }
    setLatest(value)
    graph.enqueueWrite(
      transaction ?? .current, to: self, replacing: old, isSame: { ValueComparator.areEqual($0, value) }
    ) {
      self.current = value
      self.notifyReaders(from: graph)
    }
  }

  nonisolated func isSame(as other: any BindingLocation<Value>) -> Bool { self === (other as AnyObject) }
}

extension StateStorage: SavedPart {
  func saved() -> SavedContent {
    if let object = latest as? any RestorableObject { return object.saved.map { .value($0) } ?? .nothing }
    // What nobody has changed is as the source says, also where the source says something else now.
    guard wasWritten || Value.self is AnyObject.Type else { return .nothing }
    return SavedValue(latest).map { .value($0) } ?? .lost
  }

  func restore(_ value: SavedValue, of node: GraphNode) -> Bool {
    if let object = latest as? any RestorableObject { return object.restore(value) }
    guard let restored = value.restored(as: Value.self) else { return false }
    setLatest(restored)
    current = restored
    return true
  }
}

// Safe: the reference is never set again, and the runtime empties it under its own lock.
/// Carries a weak reference across an isolation boundary that is known to be safe.
final class Weak<Value: AnyObject>: @unchecked Sendable {
  private(set) weak var value: Value?
  init(_ value: Value?) { self.value = value }
}
