public import Foundation

/// What a chart is to somebody who cannot see it: its axes, and the points of each series.
public final class AXChartDescriptor: NSObject, NSCopying {
  /// In which direction a chart is read.
  public enum ContentDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// Down.
    case topToBottom
    /// Up.
    case bottomToTop
    /// Around, as a clock's hands go.
    case radialClockwise
    /// Around, the other way.
    case radialCounterClockwise
  }

  /// What the chart is called.
  public var title: String?
  /// What the chart is called, with attributes; it is the same text as `title`.
  public var attributedTitle: NSAttributedString? {
    get { title.map { NSAttributedString(string: $0) } }
    set { title = newValue?.string }
  }
  /// What is to be seen in the chart.
  public var summary: String?
  /// In which direction the chart is read; from left to right unless said otherwise.
  public var contentDirection = ContentDirection.leftToRight
  /// Where the chart's content is on the screen, in points; zero unless said otherwise.
  public var contentFrame = CGRect.zero
  /// The points, by series.
  public var series: [AXDataSeriesDescriptor]
  /// The axis from side to side.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis up; `nil` where there is none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes, such as sizes or colours.
  public var additionalAxes: [any AXDataAxisDescriptor]?

  /// Creates a description.
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
  /// Creates a description whose title has attributes.
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series
    )
  }

  /// A copy of it as a whole.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      title: title, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes ?? [], series: series)
    (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
    return copy
  }
}
