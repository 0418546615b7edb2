import Synchronization

/// Tells intervals of one name apart that overlap.
public struct OSSignpostID: RawRepresentable, Comparable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// A signpost by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// A signpost by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A number that no other signpost of this run has.
  public init(log: OSLog) { self.init(Self.made.wrappingAdd(1, ordering: .relaxed).newValue) }
  /// The number that belongs to an object as long as it lives.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

  /// That of intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None at all.
  public static let null = OSSignpostID(0)
  /// One that cannot be.
  public static let invalid = OSSignpostID(.max)

  private static let made = Atomic<UInt64>(0)
  /// In the order of the numbers.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
