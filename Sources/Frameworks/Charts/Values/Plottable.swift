/// A value that a chart can show: a number, a date, a category, or a type of an app that stands for one of these.
public protocol Plottable {
  /// What the chart plots in place of the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or category that stands for the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value for which a number, date or category stands; `nil` where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a category: what every plottable value comes down to.
public protocol PrimitivePlottableProtocol: Plottable {
  /// What the chart computes with.
  var _plotted: _PlottedValue { get }
  /// The value at a place of a scale.
  init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// What stands for the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
  /// The value with the raw value for which a primitive stands.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

/// A value as scales compute with it.
public enum _PlottedValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A date, in seconds since the reference date.
  case date(Double)
  /// A category.
  case category(String)

  /// The number, or the seconds of the date.
  package var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  /// The category's name.
  package var category: String? { if case .category(let name) = self { name } else { nil } }

  /// Whether it has a place on a scale: not a number, and infinities, have none.
  var isFinite: Bool { number?.isFinite ?? true }
}

extension Plottable {
  /// What scales compute with.
  var plotted: _PlottedValue { primitivePlottable._plotted }

  /// The value for a place of a scale.
  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
