/// A chart as it is told to somebody who cannot see it, in words.
package struct AccessibilityChart: Equatable, Sendable, Encodable {
  /// An axis.
  package struct Axis: Equatable, Sendable, Encodable {
    package let title: String
    /// Its names, or where its numbers begin and end.
    package let values: [String]

    package init(title: String, values: [String]) { (self.title, self.values) = (title, values) }
  }

  /// A point, by what it is along each axis that it has a value of.
  package struct Point: Equatable, Sendable, Encodable {
    package let label: String?
    package let values: [String]

    package init(label: String?, values: [String]) { (self.label, self.values) = (label, values) }
  }

  /// Points that belong together.
  package struct Series: Equatable, Sendable, Encodable {
    package let name: String
    package let isContinuous: Bool
    package let points: [Point]

    package init(name: String, isContinuous: Bool, points: [Point]) {
      (self.name, self.isContinuous, self.points) = (name, isContinuous, points)
    }
  }

  package let title: String
  package let summary: String
  package let axes: [Axis]
  package let series: [Series]

  package init(title: String, summary: String, axes: [Axis], series: [Series]) {
    (self.title, self.summary, self.axes, self.series) = (title, summary, axes, series)
  }
}

extension AccessibilityChart {
  /// A line for what it shows, for each axis, for each series and for each of its points.
  package var lines: [String] {
    [title, summary].filter { !$0.isEmpty } + axes.map { "\($0.title): \($0.values.joined(separator: ", "))" }
      + series.flatMap { series in
        [series.name].filter { !$0.isEmpty }
          + series.points.map { ([$0.label].compactMap { $0 } + $0.values).joined(separator: ", ") }
      }
  }
}
