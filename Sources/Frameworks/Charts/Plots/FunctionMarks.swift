import Foundation
import SwiftUI

/// Puts the points of formulas in the place of the marks that stand for them.
struct FunctionMarks {
  private let options: ChartOptions
  private let marks: [Mark]

  /// All marks, formulas as points of lines and areas.
  static func drawn(_ marks: [Mark], _ options: ChartOptions) -> [Mark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    return FunctionMarks(options: options, marks: marks).drawn()
  }

  private init(options: ChartOptions, marks: [Mark]) { (self.options, self.marks) = (options, marks) }

  private func drawn() -> [Mark] {
    let scale = chartScale, limits = limits
    var result: [Mark] = []
    for (index, mark) in marks.enumerated() {
      guard let function = mark.function else {
        result.append(mark)
        continue
      }
      result += points(of: mark, function, index, own(function) ?? scale, limits)
    }
    return result
  }

  /// The chart's values of x: those that the app gives, else those of its other marks.
  private var chartScale: NumberScale {
    var others: [Mark] = []
    for (index, mark) in marks.enumerated() {
      guard let function = mark.function else {
        others.append(mark)
        continue
      }
      if let scale = own(function) { others += points(of: mark, function, index, scale, nil) }
    }
    let placed = PlacedMarks(others, xType: options.x.scale.type, yType: options.y.scale.type)
    return ChartModel.scale(placed.xKind, options.x, placed.values(along: .horizontal)).continuous
      ?? NumberScale(lower: 0, upper: 1)
  }

  private func own(_ function: PlotFunction) -> NumberScale? {
    guard let domain = function.domain, domain.lowerBound.isFinite, domain.upperBound.isFinite else { return nil }
    var measure = NumberScale.Measure.linear
    // A curve's argument is no value of x.
    if case .curve = function.formula {} else { measure = options.x.scale.type?.measure ?? .linear }
    return NumberScale(measure: measure, lower: domain.lowerBound, upper: domain.upperBound)
  }

  /// As far beyond the values of y that the app gives as these are apart.
  private var limits: ClosedRange<Double>? {
    guard let ends = options.y.scale.domain?.values?.compactMap(\.number).filter(\.isFinite), let lower = ends.min(),
      let upper = ends.max(), upper > lower, (options.y.scale.type?.measure ?? .linear) == .linear
    else { return nil }
    return lower - (upper - lower)...upper + (upper - lower)
  }

  private func steps(over scale: NumberScale) -> Int {
    guard options.scroll.axes.contains(.horizontal), let length = options.x.visibleLength, length > 0 else {
      return PlotFunction.steps
    }
    let pages = min(max((scale.upper - scale.lower) / length, 1), 50)
    return Int(clamping: Double(PlotFunction.steps) * pages)
  }

  private func points(
    of mark: Mark, _ function: PlotFunction, _ index: Int, _ scale: NumberScale, _ limits: ClosedRange<Double>?
  ) -> [Mark] {
    var first = mark
    first.function = nil
    first.style.effects.append(.clipToPlot)
    var others = first
    // A formula is one thing to somebody who cannot see it.
    first.style.accessibility.label = first.style.accessibility.label ?? function.y.text
    first.style.accessibility.value =
      first.style.accessibility.value
      ?? Text("\(function.x.text): \(scale.lower.formatted()) – \(scale.upper.formatted())")
    others.style.accessibility.isHidden = true
    var result: [Mark] = []
    for (number, segment) in function.segments(over: scale, steps: steps(over: scale), limits: limits).enumerated() {
      // No other line is of this series.
      let series = _PlottedValue.category("\u{0}function \(index).\(number)")
      for sample in segment {
        var point = result.isEmpty ? first : others
        point.series = series
        point.x = Extent(Datum(label: function.x, value: .number(sample.x)))
        point.y = Extent(
          Datum(label: function.y, value: .number(sample.y)), sample.end.map { Datum(label: function.y, value: .number($0)) })
        result.append(point)
      }
    }
    return result
  }
}
