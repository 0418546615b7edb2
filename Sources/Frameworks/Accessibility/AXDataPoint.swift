public import Foundation

/// A value on one axis of a chart: a number, or the name of a category.
public final class AXDataPointValue: NSObject, NSCopying {
  /// The number on an axis of numbers; zero for a category.
  public var number: Double
  /// The category on an axis of categories; empty for a number.
  public var category: String

  /// Creates a number.
  public init(number: Double) { (self.number, category) = (number, "") }
  /// Creates a category.
  public init(category: String) { (number, self.category) = (0, category) }

  /// A copy of it as a whole.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPointValue(number: number)
    copy.category = category
    return copy
  }
}

/// A point of a series.
public final class AXDataPoint: NSObject, NSCopying {
  /// A value on one of a chart's further axes.
  public enum Value {
    /// A number.
    case number(Double)
    /// The name of a category.
    case category(String)
  }

  /// Where the point is along x.
  public var xValue: AXDataPointValue
  /// Where it is along y; `nil` where the chart has no such axis.
  public var yValue: AXDataPointValue?
  /// Where it is on the chart's further axes, in their order.
  public var additionalValues: [AXDataPointValue]
  /// What the point is called.
  public var label: String?
  /// What the point is called, with attributes; it is the same text as `label`.
  public var attributedLabel: NSAttributedString? {
    get { label.map { NSAttributedString(string: $0) } }
    set { label = newValue?.string }
  }

  /// Creates a point at a number along x.
  public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    self.init(AXDataPointValue(number: x), y, additionalValues, label)
  }
  /// Creates a point at a category along x.
  public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    self.init(AXDataPointValue(category: x), y, additionalValues, label)
  }

  private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
    xValue = x
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues.map {
      switch $0 {
      case .number(let number): AXDataPointValue(number: number)
      case .category(let category): AXDataPointValue(category: category)
      }
    }
    self.label = label
  }

  /// A copy of it as a whole.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPoint(x: 0, label: label)
    (copy.xValue, copy.yValue, copy.additionalValues) = (xValue, yValue, additionalValues)
    return copy
  }
}
