public import Foundation

/// A type that says itself how `.dump` shows it.
public protocol AnySnapshotStringConvertible {
  /// Whether what is in a value shows below it; it does not unless said otherwise.
  static var renderChildren: Bool { get }
  /// How a value shows.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// What is in a value does not show.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The moment in Greenwich, such as `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// What the object says of itself, without addresses.
  public var snapshotDescription: String { DumpText.withoutAddresses(debugDescription) }
}
