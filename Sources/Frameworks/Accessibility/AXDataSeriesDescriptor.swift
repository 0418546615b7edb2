public import Foundation

/// Points of a chart that belong together, such as those of one line.
public final class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// What the series is called.
  public var name: String?
  /// What the series is called, with attributes; it is the same text as `name`.
  public var attributedName: NSAttributedString {
    get { NSAttributedString(string: name ?? "") }
    set { name = newValue.string }
  }
  /// Whether there is something between two points, as on a line; else each stands for itself, as bars do.
  public var isContinuous: Bool
  /// The points, in their order.
  public var dataPoints: [AXDataPoint]

  /// Creates a series of points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
  /// Creates a series of points whose name has attributes.
  public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
  }

  /// A copy of it as a whole.
  public func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(name: name ?? "", isContinuous: isContinuous, dataPoints: dataPoints)
  }
}
