public import Foundation

/// Objects by other objects, either of which the table may let go while they are in it.
///
/// An entry whose key or object has gone is in the table no more; its place is free again after a count, or as
/// many changes as there are keys.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: TableReference
    var value: TableReference
    var isThere: Bool { key.object != nil && value.object != nil }
  }
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  /// Since entries that have gone were last looked for.
  private var changes = 0

  /// A table that keeps keys and objects as the options say.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
    buckets.reserveCapacity(min(max(initialCapacity, 0), 4096))
  }

  /// A table that keeps both.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps no key from going, told apart by which object it is.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality])
  }
  /// A table that keeps no object from going.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// A table that keeps neither from going, with keys told apart by which object each is.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .weakMemory)
  }

  /// The object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let key = aKey as AnyObject
    return buckets[TableReference.hash(key, keyOptions)]?.first { $0.key.matches(key) }?.value.object(as: ObjectType.self)
  }

  /// Puts an object in the place of a key's; `nil` leaves the key without one.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    changes += 1
    if changes > max(buckets.count, 16) { removeGone() }
    removeObject(forKey: aKey)
    let reference = TableReference(aKey, keyOptions)
    guard let anObject, let key = reference.object else { return }
    buckets[TableReference.hash(key, keyOptions), default: []]
      .append(Entry(key: reference, value: TableReference(anObject, valueOptions)))
  }

  /// Takes a key and its object out.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let key = aKey as AnyObject
    let hash = TableReference.hash(key, keyOptions)
    buckets[hash]?.removeAll { $0.key.matches(key) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Takes everything out.
  open func removeAllObjects() { buckets = [:] }

  /// How many keys have objects.
  open var count: Int {
    removeGone()
    return buckets.values.reduce(0) { $0 + $1.count }
  }

  private var entries: [Entry] { buckets.values.flatMap { $0.filter(\.isThere) } }
  /// Goes through the keys that are there now, in no order.
  open func keyEnumerator() -> NSEnumerator { TableEnumerator(entries.compactMap { $0.key.object(as: KeyType.self) }) }
  /// Goes through the objects that are there now, in no order; `nil` where there are none.
  open func objectEnumerator() -> NSEnumerator? {
    let values = entries.compactMap { $0.value.object(as: ObjectType.self) }
    return values.isEmpty ? nil : TableEnumerator(values)
  }

  private func removeGone() {
    changes = 0
    guard (keyOptions.union(valueOptions)).contains(.weakMemory) else { return }
    buckets = buckets.compactMapValues { entries in
      let left = entries.filter(\.isThere)
      return left.isEmpty ? nil : left
    }
  }
}
