public import Foundation

extension BinaryFloatingPoint {
  /// What scales compute with.
  public var _plotted: _PlottedValue { .number(Double(self)) }
  /// The number at a place of a scale of numbers or dates.
  public init?(_plotted: _PlottedValue) {
    guard let number = _plotted.number else { return nil }
    self = Self(number)
  }
}

extension BinaryInteger {
  /// What scales compute with.
  public var _plotted: _PlottedValue { .number(Double(self)) }
  /// The nearest whole number to a place of a scale.
  public init?(_plotted: _PlottedValue) {
    guard let number = _plotted.number, let exact = Self(exactly: number.rounded()) else { return nil }
    self = exact
  }
}

extension Double: PrimitivePlottableProtocol {
  /// What scales compute with.
  public var _plotted: _PlottedValue { .number(self) }
}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {
  /// What scales compute with.
  public var _plotted: _PlottedValue { .number(Double(self)) }
}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// What scales compute with.
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// The number at a place of a scale.
  public init?(_plotted: _PlottedValue) {
    guard let number = _plotted.number, number.isFinite else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  /// What scales compute with.
  public var _plotted: _PlottedValue { .category(self) }
  /// The category's name.
  public init?(_plotted: _PlottedValue) {
    guard let name = _plotted.category else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  /// What scales compute with.
  public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }
  /// The date at a place of a scale of dates or seconds.
  public init?(_plotted: _PlottedValue) {
    guard let seconds = _plotted.number else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension Never: PrimitivePlottableProtocol {
  /// There is no such value.
  public var _plotted: _PlottedValue { switch self {} }
  /// There is no such value.
  public init?(_plotted: _PlottedValue) { return nil }
}
