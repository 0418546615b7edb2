import Synchronization

private let nextSerialNumber = Atomic<UInt64>(1)

/// Tells streams of values apart, for instance in a log.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  /// Creates an identifier that no other call in this process yields.
  public init() {
    rawValue = nextSerialNumber.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Creates an identifier from the identity of an object; equal for the same living object.
  public init(_ obj: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  /// The number, in hexadecimal.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type whose instances can be told apart by a `CombineIdentifier`.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this instance.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier made from the object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
