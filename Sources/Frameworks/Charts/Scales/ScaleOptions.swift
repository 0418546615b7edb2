public import Foundation
import SwiftUI

/// How a scale measures values.
public struct ScaleType: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }
  let storage: Storage
  private init(_ storage: Storage) { self.storage = storage }

  /// Numbers, evenly.
  public static var linear: ScaleType { .init(.linear) }
  /// Numbers above zero, each ten times as far as the one before.
  public static var log: ScaleType { .init(.log) }
  /// Dates, evenly.
  public static var date: ScaleType { .init(.date) }
  /// Names, in bands.
  public static var category: ScaleType { .init(.category) }
  /// Numbers by their square roots.
  public static var squareRoot: ScaleType { .init(.power(0.5)) }
  /// Numbers raised to a power.
  public static func power(exponent: CGFloat) -> ScaleType { .init(.power(exponent.isFinite && exponent > 0 ? exponent : 1)) }
  /// Numbers on both sides of zero, evenly near it and by logarithms far from it.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// Numbers on both sides of zero, as spread near it as a slope says.
  public static func symmetricLog(slopeAtZero: CGFloat) -> ScaleType {
    .init(.symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
  }

  var measure: NumberScale.Measure {
    switch storage {
    case .linear, .date, .category: .linear
    case .log: .log
    case .power(let exponent): .power(exponent)
    case .symmetricLog(let slope): .symmetricLog(slope: slope)
    }
  }
}

/// The values of a scale: an array, a range, or what the chart infers.
public protocol ScaleDomain {
  /// What the chart is told.
  var _domain: _ScaleDomain { get }
}

/// What a chart is told of a domain.
public struct _ScaleDomain {
  /// All values, or both ends; `nil`: the data says it.
  var values: [_PlottedValue]?
  var includesZero: Bool?
  var isReversed = false
  /// Changes what the data says.
  var modify: (([_PlottedValue]) -> [_PlottedValue])?
}

/// A domain that the data says.
public struct AutomaticScaleDomain: ScaleDomain {
  /// What the chart is told.
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the data says, and zero.
  public static var automatic: AutomaticScaleDomain { .init(_domain: _ScaleDomain()) }
  /// What the data says, with zero or without, in one direction or the other.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    .init(_domain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false))
  }
  /// What a closure makes of what the data says.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    .init(
      _domain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { inferred in
        var values = inferred.compactMap { DataValue(plotted: $0) }
        modifyInferredDomain(&values)
        return values.map(\.plotted)
      })
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// What the chart is told.
  public var _domain: _ScaleDomain { _ScaleDomain(values: map(\.plotted)) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// What the chart is told.
  public var _domain: _ScaleDomain { _ScaleDomain(values: [lowerBound.plotted, upperBound.plotted]) }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// What the chart is told.
  public var _domain: _ScaleDomain { _ScaleDomain(values: [lowerBound.plotted, upperBound.plotted]) }
}

/// What a scale turns values into.
public protocol ScaleRange {
  /// What values become of values.
  associatedtype VisualValue
}

/// Places in the plot that values are turned into.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// What the chart is told.
  var _range: _PositionRange { get }
}

/// What a chart is told of a range of places.
public struct _PositionRange {
  /// Both ends in points; `nil`: those of the plot.
  var ends: (CGFloat, CGFloat)?
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
}

/// The width or the height of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// Places in points.
  public typealias VisualValue = CGFloat
  /// What the chart is told.
  public let _range: _PositionRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole width or height of the plot.
  public static var plotDimension: PlotDimensionScaleRange { .init(_range: _PositionRange()) }
  /// The width or height of the plot but for some points at each end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// The width or height of the plot but for some points at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    .init(
      _range: _PositionRange(
        startPadding: startPadding.finite("plot padding") ?? 0, endPadding: endPadding.finite("plot padding") ?? 0))
  }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// Places in points.
  public typealias VisualValue = CGFloat
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// What the chart is told.
  public var _range: _PositionRange {
    guard let lower = lowerBound.finite("range of a scale"), let upper = upperBound.finite("range of a scale") else {
      return _PositionRange()
    }
    return _PositionRange(ends: (lower, upper))
  }
}

extension Array: ScaleRange {
  /// What values are turned into.
  public typealias VisualValue = Element
}
