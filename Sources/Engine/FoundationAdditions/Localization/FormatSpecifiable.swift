public import Foundation

/// A number that formats insert, as the keys of string tables name it: `%lld`.
public protocol _FormatSpecifiable: CustomStringConvertible, Equatable, Sendable {
  /// How the key names it.
  var _specifier: String { get }
  /// The number.
  var _formatValue: _FormatValue { get }
}

/// A number that a format inserts.
public struct _FormatValue: Sendable {
  package let value: FormatValue

  init(_ value: FormatValue) { self.value = value }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// `%d` for numbers of up to 32 bits, `%lld` for longer ones.
  public var _specifier: String { Self.bitWidth > 32 ? "%lld" : "%d" }
  /// The number.
  public var _formatValue: _FormatValue { _FormatValue(.integer(Int(clamping: self))) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// `%u` for numbers of up to 32 bits, `%llu` for longer ones.
  public var _specifier: String { Self.bitWidth > 32 ? "%llu" : "%u" }
  /// The number.
  public var _formatValue: _FormatValue { _FormatValue(.unsigned(UInt(clamping: self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// `%f`.
  public var _specifier: String { "%f" }
  /// The number.
  public var _formatValue: _FormatValue { _FormatValue(.double(Double(self))) }
}

extension Double: _FormatSpecifiable {
  /// `%lf`.
  public var _specifier: String { "%lf" }
  /// The number.
  public var _formatValue: _FormatValue { _FormatValue(.double(self)) }
}

extension CGFloat: _FormatSpecifiable {
  /// `%lf`.
  public var _specifier: String { "%lf" }
  /// The number.
  public var _formatValue: _FormatValue { _FormatValue(.double(Double(self))) }
}
