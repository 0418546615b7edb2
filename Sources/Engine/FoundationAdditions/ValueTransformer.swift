public import Foundation

/// The name under which a transformer is found.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Archives what may be archived, and reads it again.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes values of one kind of values of another, and the other way round where it can; apps make subclasses.
open class ValueTransformer: NSObject {
  /// The class of what ``transformedValue(_:)`` gives.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether ``reverseTransformedValue(_:)`` leads back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// The value of the other kind; the value itself where a subclass says nothing else.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// The value that another came from.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    type(of: self).allowsReverseTransformation() ? transformedValue(value) : nil
  }

  public required override init() {}

  private struct Registry {
    var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    var types: [NSValueTransformerName: ValueTransformer.Type] = [:]
  }

  // Safe: used under `lock` alone.
  nonisolated(unsafe) private static var registry = Registry()
  private static let lock = NSLock()

  /// Makes a transformer known by a name; nil forgets it.
  public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { registry.transformers[name] = transformer }
  }

  /// The names of all transformers that are known.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { Array(registry.transformers.keys) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The transformer of a name; one is made where the name is that of a class which ``registeredName(of:)`` has been asked for.
  package static func registered(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let known = lock.withLock({ registry.transformers[name] }) { return known }
    guard let type = lock.withLock({ registry.types[name] }) else { return nil }
    let made = type.init()
    return lock.withLock {
      let known = registry.transformers[name] ?? made
      registry.transformers[name] = known
      return known
    }
  }

  /// The name of a class of transformers: the class's own.
  ///
  /// From now on it leads to a transformer of the class.
  package static func registeredName(of type: ValueTransformer.Type) -> NSValueTransformerName {
    let name = NSValueTransformerName(String(describing: type))
    lock.withLock { registry.types[name] = type }
    return name
  }
}

/// What makes ``ValueTransformer/init(forName:)`` answer with the transformer that is known.
public protocol _NamedValueTransformer {}

extension ValueTransformer: _NamedValueTransformer {}

extension _NamedValueTransformer where Self: ValueTransformer {
  /// The transformer that was made known by a name; nil where there is none.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.registered(name) as? Self else { return nil }
    self = known
  }
}
