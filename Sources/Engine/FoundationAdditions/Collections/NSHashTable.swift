public import Foundation

/// A set of objects that may let them go while they are in it.
///
/// An object that has gone is in the table no more; its place is free again after a count, or as many changes as
/// there are objects.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [TableReference]] = [:]
  /// Since objects that have gone were last looked for.
  private var changes = 0

  /// A table that keeps objects as the options say.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
    buckets.reserveCapacity(min(max(initialCapacity, 0), 4096))
  }

  /// A table that keeps no object from going.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Puts an object into the table, unless the same one is there.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    changes += 1
    if changes > max(buckets.count, 16) { removeGone() }
    let reference = TableReference(object, options)
    guard let kept = reference.object else { return }
    let hash = TableReference.hash(kept, options)
    guard buckets[hash]?.contains(where: { $0.matches(kept) }) != true else { return }
    buckets[hash, default: []].append(reference)
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let other = object as AnyObject
    let hash = TableReference.hash(other, options)
    buckets[hash]?.removeAll { $0.object == nil || $0.matches(other) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Takes all objects out.
  open func removeAllObjects() { buckets = [:] }

  /// The object of the table that is the same as this one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let other = object as AnyObject
    return buckets[TableReference.hash(other, options)]?.first { $0.matches(other) }?.object(as: ObjectType.self)
  }

  /// Whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The objects that are there, in no order.
  open var allObjects: [ObjectType] { buckets.values.flatMap { $0.compactMap { $0.object(as: ObjectType.self) } } }
  /// One of them.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many are there.
  open var count: Int {
    removeGone()
    return buckets.values.reduce(0) { $0 + $1.count }
  }
  /// Goes through the objects that are there now.
  open func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }

  private func removeGone() {
    changes = 0
    guard options.contains(.weakMemory) else { return }
    buckets = buckets.compactMapValues { references in
      let left = references.filter { $0.object != nil }
      return left.isEmpty ? nil : left
    }
  }
}

/// Goes through values as they were at its making.
final class TableEnumerator: NSEnumerator {
  private var values: ArraySlice<Any>
  init(_ values: [Any]) { self.values = values[...] }
  override func nextObject() -> Any? { values.popFirst() }
}
