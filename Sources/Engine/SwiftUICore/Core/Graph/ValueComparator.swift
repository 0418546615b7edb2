@_spi(Reflection) import Swift
import Foundation

/// Compares two values of a type field by field, by steps that are worked out once for each type.
///
/// Trivial data is compared by its bytes, `Equatable` data with `==`, references and closures by identity. What cannot be
/// compared counts as different, which costs an evaluation and is never wrong.
package final class ValueComparator {
  private enum Step {
    case bytes(offset: Int, count: Int)
    case call(offset: Int, compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case never
  }

  private var steps: [Step] = []
  /// Whether somewhere in the values objects are compared by identity, so that equal values may have changed inside.
  private(set) var comparesObjects = false
  // Safe: main thread only.
  nonisolated(unsafe) private static var comparators: [ObjectIdentifier: ValueComparator] = [:]
  // Safe: main thread only.
  nonisolated(unsafe) private static var viewComparators: [ObjectIdentifier: ValueComparator] = [:]

  /// Whether two values are the same as far as can be told; `Equatable` types decide themselves.
  package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    compare(a, b, with: comparator(for: Value.self))
  }

  /// As `areEqual`, but the value itself is compared field by field even if it is `Equatable`, as views are.
  package static func areEqualViews<Value>(_ a: Value, _ b: Value) -> Bool {
    compare(a, b, with: viewComparator(for: Value.self))
  }

  private static func compare<Value>(_ a: Value, _ b: Value, with comparator: ValueComparator) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in comparator.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  package static func comparator(for type: Any.Type) -> ValueComparator {
    if let cached = comparators[ObjectIdentifier(type)] { return cached }
    let comparator = ValueComparator()
    comparators[ObjectIdentifier(type)] = comparator
    comparator.append(type, at: 0)
    return comparator
  }

  /// Whether equal values of a type are the same in all that can be reached from them.
  package static func isConclusive(for type: Any.Type) -> Bool { !comparator(for: type).comparesObjects }

  private static func viewComparator(for type: Any.Type) -> ValueComparator {
    if let cached = viewComparators[ObjectIdentifier(type)] { return cached }
    let comparator = ValueComparator()
    viewComparators[ObjectIdentifier(type)] = comparator
    if type is any StructurallyComparable.Type || !comparator.appendFields(of: type, at: 0) { comparator.append(type, at: 0) }
    return comparator
  }

  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for step in steps {
      switch step {
      case .bytes(let offset, let count):
        if memcmp(a + offset, b + offset, count) != 0 { return false }
      case .call(let offset, let compare):
        if !compare(a + offset, b + offset) { return false }
      case .never:
        return false
      }
    }
    return true
  }

  private func append(_ type: Any.Type, at offset: Int) {
    if let structural = type as? any StructurallyComparable.Type {
      appendStructural(structural, at: offset)
    } else if type is AnyObject.Type {
      comparesObjects = true
      appendBytes(at: offset, count: MemoryLayout<UnsafeRawPointer>.size)
    } else if MetadataKind.isObjectExistential(type) {
      comparesObjects = true
      appendReference(at: offset, count: Self.size(of: type))
    } else if let equatable = type as? any Equatable.Type {
      appendEquatable(equatable, at: offset)
    } else if !appendFields(of: type, at: offset) {
      appendOpaque(type, at: offset)
    }
  }

  private func appendStructural<T: StructurallyComparable>(_: T.Type, at offset: Int) {
    if T.comparesObjects { comparesObjects = true }
    // The storage of a weak or unowned property must not be read as a reference of its own.
    if T.isReference { return appendReference(at: offset, count: MemoryLayout<T>.size) }
    steps.append(
      .call(offset: offset) { a, b in
        T.areEqual(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
      })
  }

  private func appendEquatable<T: Equatable>(_: T.Type, at offset: Int) {
    if _isPOD(T.self), Self.isScalar(T.self) {
      appendBytes(at: offset, count: MemoryLayout<T>.size)
    } else {
      steps.append(
        .call(offset: offset) { a, b in
          a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
        })
    }
  }

  private static func isScalar(_ type: Any.Type) -> Bool {
    type == Int.self || type == Bool.self || type == CGFloat.self || type == Double.self || type == UInt.self
      || type == Float.self || type == Int32.self || type == UInt32.self || type == UInt8.self
  }

  /// Compares a struct or tuple by its fields; returns false for other kinds of types.
  private func appendFields(of type: Any.Type, at offset: Int) -> Bool {
    guard Self.hasFields(type) else { return false }
    var found: [(Int, Any.Type, _MetadataKind)] = []
    let isStruct = _forEachField(of: type) { _, fieldOffset, fieldType, kind in
      found.append((fieldOffset, fieldType, kind))
      return true
    }
    guard isStruct, !found.isEmpty || Self.size(of: type) == 0 else { return false }
    for (fieldOffset, fieldType, kind) in found {
      if kind == .function {
        appendBytes(at: offset + fieldOffset, count: Self.size(of: fieldType))
      } else {
        append(fieldType, at: offset + fieldOffset)
      }
    }
    return true
  }

  /// Whether a type is a struct or a tuple, by the kind that its metadata begins with; reflection traps on some other kinds.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = MetadataKind(of: type)
    return kind == .structure || kind == .tuple
  }

  private func appendOpaque(_ type: Any.Type, at offset: Int) {
    func open<T>(_: T.Type) {
      if T.self is (() -> Void).Type || _isPOD(T.self) {
        appendBytes(at: offset, count: MemoryLayout<T>.size)
      } else {
        steps.append(.never)
      }
    }
    _openExistential(type, do: open)
  }

  /// Compares a reference, and the tables of protocols behind it; these say nothing where it is `nil`.
  private func appendReference(at offset: Int, count: Int) {
    guard count > MemoryLayout<UInt>.size else { return appendBytes(at: offset, count: count) }
    steps.append(
      .call(offset: offset) { a, b in
        let reference = a.load(as: UInt.self)
        return reference == b.load(as: UInt.self) && (reference == 0 || memcmp(a, b, count) == 0)
      })
  }

  private func appendBytes(at offset: Int, count: Int) {
    if case .bytes(let start, let length)? = steps.last, start + length == offset {
      steps[steps.count - 1] = .bytes(offset: start, count: length + count)
    } else if count > 0 {
      steps.append(.bytes(offset: offset, count: count))
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}

/// A type with its own rule for "nothing changed", such as property wrappers whose storage lives in the node.
package protocol StructurallyComparable {
  static func areEqual(_ a: Self, _ b: Self) -> Bool
  /// Whether equal values may hold objects that changed inside.
  static var comparesObjects: Bool { get }
  /// Whether a value is one reference to an object, with tables of protocols or without, so that its bytes tell.
  static var isReference: Bool { get }
}

extension StructurallyComparable {
  package static var comparesObjects: Bool { false }
  package static var isReference: Bool { false }
}

extension Optional: StructurallyComparable {
  package static var comparesObjects: Bool { !ValueComparator.isConclusive(for: Wrapped.self) }
  package static var isReference: Bool { Wrapped.self is AnyObject.Type || MetadataKind.isObjectExistential(Wrapped.self) }
  package static func areEqual(_ a: Wrapped?, _ b: Wrapped?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): ValueComparator.areEqual(a, b)
    default: false
    }
  }
}

extension Array: StructurallyComparable {
  package static var comparesObjects: Bool { !ValueComparator.isConclusive(for: Element.self) }
  package static func areEqual(_ a: [Element], _ b: [Element]) -> Bool {
    guard a.count == b.count else { return false }
    let isSameBuffer = a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }
    return isSameBuffer || zip(a, b).allSatisfy { ValueComparator.areEqual($0, $1) }
  }
}
