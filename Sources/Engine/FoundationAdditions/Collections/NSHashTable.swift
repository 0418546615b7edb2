public import Foundation

/// A set of objects that may let them go while they are in it.
///
/// An object that has gone is in the table no more; its place is free again after a count, or as many changes as
/// there are objects.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var buckets: TableBuckets<TableReference>

  /// A table that keeps objects as the options say.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    buckets = TableBuckets(isWeak: options.contains(.weakMemory), capacity: initialCapacity)
    super.init()
  }

  /// A table that keeps no object from going.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Puts an object into the table, unless the same one is there.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    buckets.prepareToAdd()
    let reference = TableReference(object, options)
    guard let kept = reference.object else { return }
    let hash = TableReference.hash(kept, options)
    guard !buckets[hash].contains(where: { $0.matches(kept) }) else { return }
    buckets.add(reference, hash: hash)
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let other = object as AnyObject
    buckets.removeAll(hash: TableReference.hash(other, options)) { !$0.isThere || $0.matches(other) }
  }

  /// Takes all objects out.
  open func removeAllObjects() { buckets.removeAll() }

  /// The object of the table that is the same as this one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let other = object as AnyObject
    return buckets[TableReference.hash(other, options)].first { $0.matches(other) }?.object(as: ObjectType.self)
  }

  /// Whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The objects that are there, in no order.
  open var allObjects: [ObjectType] { buckets.entries.compactMap { $0.object(as: ObjectType.self) } }
  /// One of them.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many are there.
  open var count: Int { buckets.count() }
  /// Goes through the objects that are there now.
  open func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }
}

/// Goes through values as they were at its making.
final class TableEnumerator: NSEnumerator {
  private var values: ArraySlice<Any>
  init(_ values: [Any]) { self.values = values[...] }
  override func nextObject() -> Any? { values.popFirst() }
}
