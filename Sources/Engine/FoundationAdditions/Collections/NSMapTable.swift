public import Foundation

/// Objects by other objects, either of which the table may let go while they are in it.
///
/// An entry whose key or object has gone is in the table no more; its place is free again after a count, or as
/// many changes as there are keys.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry: TableEntry {
    let key: TableReference
    var value: TableReference
    var isThere: Bool { key.object != nil && value.object != nil }
  }
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: TableBuckets<Entry>

  /// A table that keeps keys and objects as the options say.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    buckets = TableBuckets(isWeak: keyOptions.union(valueOptions).contains(.weakMemory), capacity: initialCapacity)
    super.init()
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
    return buckets[TableReference.hash(key, keyOptions)].first { $0.key.matches(key) }?.value.object(as: ObjectType.self)
  }

  /// Puts an object in the place of a key's; `nil` leaves the key without one.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    buckets.prepareToAdd()
    removeObject(forKey: aKey)
    let reference = TableReference(aKey, keyOptions)
    guard let anObject, let key = reference.object else { return }
    buckets.add(
      Entry(key: reference, value: TableReference(anObject, valueOptions)), hash: TableReference.hash(key, keyOptions))
  }

  /// Takes a key and its object out.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let key = aKey as AnyObject
    buckets.removeAll(hash: TableReference.hash(key, keyOptions)) { $0.key.matches(key) }
  }

  /// Takes everything out.
  open func removeAllObjects() { buckets.removeAll() }

  /// How many keys have objects.
  open var count: Int { buckets.count() }

  /// Goes through the keys that are there now, in no order.
  open func keyEnumerator() -> NSEnumerator { TableEnumerator(buckets.entries.compactMap { $0.key.object(as: KeyType.self) }) }
  /// Goes through the objects that are there now, in no order; `nil` where there are none.
  open func objectEnumerator() -> NSEnumerator? {
    let values = buckets.entries.compactMap { $0.value.object(as: ObjectType.self) }
    return values.isEmpty ? nil : TableEnumerator(values)
  }
}
