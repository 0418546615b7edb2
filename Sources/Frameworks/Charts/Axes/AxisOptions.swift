public import Foundation

/// A value of an axis, as marks at it are given it.
public struct AxisValue {
  /// Its place among the values of the axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  let value: _PlottedValue
  /// The language in which formats write it that say none.
  var locale = Locale.autoupdatingCurrent

  /// The value as a type, if it can be one.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(plotted: value) }
}

/// The side of the plot on which marks of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let storage: Storage
  private init(_ storage: Storage) { self.storage = storage }
  /// Below the plot, and behind it.
  public static let automatic = AxisMarkPosition(.automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(.leading)
  /// Behind the plot.
  public static let trailing = AxisMarkPosition(.trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(.top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(.bottom)
}

/// Where the labels of an axis stand beside their values.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, extended, aligned, inset }
  let storage: Storage
  private init(_ storage: Storage) { self.storage = storage }
  /// As suits the axis.
  public static let automatic = AxisMarkPreset(.automatic)
  /// In the middle of their values, the first and the last one beyond the plot.
  public static let extended = AxisMarkPreset(.extended)
  /// In the middle of their values, the first and the last one no further than the plot.
  public static let aligned = AxisMarkPreset(.aligned)
  /// Inside the plot.
  public static let inset = AxisMarkPreset(.inset)
}

/// The values of an axis, or how they are found.
public struct AxisMarkValues {
  enum Storage {
    case automatic(count: Int?, minimumStride: Double)
    case stride(Double)
    case calendar(Calendar.Component, count: Int, Calendar?)
    case given([_PlottedValue])
  }
  let storage: Storage
  var roundsLower: Bool?
  var roundsUpper: Bool?

  private init(_ storage: Storage, _ roundsLower: Bool? = nil, _ roundsUpper: Bool? = nil) {
    (self.storage, self.roundsLower, self.roundsUpper) = (storage, roundsLower, roundsUpper)
  }

  init<Value: Plottable>(_ values: [Value]) { self.init(.given(values.map(\.plotted))) }

  /// Some round values.
  public static var automatic: AxisMarkValues { .init(.automatic(count: nil, minimumStride: 0)) }

  /// About a number of round values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init(.automatic(count: desiredCount, minimumStride: 0), roundLowerBound, roundUpperBound) }

  /// About a number of round values that are not nearer to each other than a stride.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(.automatic(count: desiredCount, minimumStride: minimumStride.plotted.number ?? 0), roundLowerBound, roundUpperBound)
  }

  /// Multiples of a stride.
  ///
  ///     AxisMarks(values: .stride(by: 0.5))
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init(.stride(stepSize.plotted.number ?? 0), roundLowerBound, roundUpperBound) }

  /// Units of a calendar, such as every third month.
  ///
  ///     AxisMarks(values: .stride(by: .month, count: 3))
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { .init(.calendar(component, count: count, calendar), roundLowerBound, roundUpperBound) }
}
