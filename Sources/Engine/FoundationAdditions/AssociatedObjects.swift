import EngineRuntime
import Foundation

/// How a value is kept that is put beside an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// As long as somebody else has it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As long as the object lives.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, as long as the object lives.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As long as the object lives.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, as long as the object lives.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Puts a value beside an object, under the address of a variable; `nil` takes it away.
///
/// This system does not tell when an object ends: its values end when other objects get theirs, at the latest when there are twice as
/// many objects with values as live.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.set(value, key, of: object as AnyObject, policy) }

/// The value that was put beside an object under the address of a variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(key, of: object as AnyObject)
}

/// Takes all values away that were put beside an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// The values that objects have beside their own.
private enum AssociatedObjects {
  private enum Value {
    case strong(Any)
    case weak(Reference)
    var value: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let reference): reference.object
      }
    }
  }
  private struct Reference { weak var object: AnyObject? }
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }
  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// At how many entries those of objects that have ended are looked for.
    var bound = 64

    /// What an object has; an entry of one that ended at the same address is another's.
    func entry(of object: AnyObject) -> Entry? {
      entries[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0 : nil }
    }

    /// Takes out what objects had that have ended; returns what may end when it is let go.
    mutating func removeEnded() -> [Any] {
      // To look at an object holds it: another thread may let it go meanwhile, and its end is not to come under the lock.
      var held: [Any] = []
      let ended = entries.filter { entry in
        guard let owner = entry.value.owner else { return true }
        held.append(owner)
        return false
      }
      for key in ended.keys { entries[key] = nil }
      bound = max(entries.count * 2, 64)
      return held + ended.values.map { $0 as Any }
    }
  }
  private static let lock = NSLock()
  // Safe: it is read and changed under the lock alone.
  nonisolated(unsafe) private static var table = Table()

  static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { table.entry(of: object)?.values[key] }?.value
  }

  static func set(_ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject, _ policy: objc_AssociationPolicy) {
    let value = value.map { stored($0, policy) }, identity = ObjectIdentifier(object)
    // What goes may run code of its own as it ends, thus outside of the lock.
    let gone = lock.withLock { () -> [Any] in
      let old = table.entries[identity]
      var entry = table.entry(of: object) ?? Entry(owner: object)
      entry.values[key] = value
      table.entries[identity] = entry.values.isEmpty ? nil : entry
      return [old as Any] + (table.entries.count >= table.bound ? table.removeEnded() : [])
    }
    withExtendedLifetime(gone) {}
  }

  static func removeAll(of object: AnyObject) {
    let gone = lock.withLock { table.entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }

  private static func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .weak(Reference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }
}
