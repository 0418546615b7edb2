public import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSCopying {
  /// What the axis is called.
  var title: String { get set }
  /// What the axis is called, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers lie on an axis.
  public enum ScaleType: Int, Sendable {
    /// Evenly.
    case linear
    /// By their logarithm to the base of 10.
    case log10
    /// By their natural logarithm.
    case ln
  }

  /// What the axis is called.
  public var title: String
  /// What the axis is called, with attributes; it is the same text as `title`.
  public var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// How numbers lie on the axis; evenly unless said otherwise.
  public var scaleType = ScaleType.linear
  /// From which to which number the axis goes.
  public var range: ClosedRange<Double>
  /// The numbers at which there are grid lines.
  public var gridlinePositions: [Double]
  /// Says a number as it is read, with its unit.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
  /// Creates an axis whose title has attributes.
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }

  /// A copy of it as a whole.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      title: title, range: range, gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What the axis is called.
  public var title: String
  /// What the axis is called, with attributes; it is the same text as `title`.
  public var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// The categories, in the order of the axis.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
  /// Creates an axis whose title has attributes.
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
  }

  /// A copy of it as a whole.
  public func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(title: title, categoryOrder: categoryOrder)
  }
}
