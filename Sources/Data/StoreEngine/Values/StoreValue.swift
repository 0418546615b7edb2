package import FoundationEssentials

/// A value as a column of a store holds it.
package enum StoreValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// Whole numbers and truth values (0 and 1).
  case integer(Int64)
  /// Numbers with a fraction, and dates: seconds since 2001-01-01 00:00 UTC.
  case real(Double)
  /// Text, URLs and cases of enumerations.
  case text(String)
  /// Bytes: data, UUIDs (16 bytes), property lists and JSON.
  case blob(Data)

  /// Whether it is nothing.
  package var isNull: Bool { if case .null = self { true } else { false } }
}
