import Foundation
import SwiftUI

/// The marks of one side of a chart, with their values found.
struct AxisPlan {
  /// A value and what is at it.
  struct Entry {
    var value: AxisValue
    /// The part of the dimension that belongs to the value: its band, or from it to the next value.
    var start: Double
    var end: Double
    /// Whether it has a band of its own.
    var isBand: Bool
    var parts: [AxisElement]
    /// Writes the value; labels that never show are never written.
    var format: (_PlottedValue) -> String

    /// What a label shows of which nothing else is said.
    var text: Text { Text(verbatim: format(value.value)) }
  }

  var axis: Axis
  var side: Edge
  var preset: AxisMarkPreset
  /// Whether the labels stand in the plot, in the bands of their values, which leave room for them.
  var isInside = false
  /// Whether its marks are painted as one picture.
  var isLayer = false
  var entries: [Entry] = []

  /// The value whose band ends where no other begins: the last one, or the first where bands follow each other backwards.
  var outermost: Int? {
    guard entries.count > 1, entries[1].start < entries[0].start else { return entries.indices.last }
    return 0
  }
}

/// Finds the values of an axis and says what stands at each.
struct AxisPlanner {
  let axis: Axis
  let scale: PositionScale
  /// The part of the domain that shows at once, where the chart scrolls.
  var visibleLength: Double?
  /// The part of the axis that shows at once.
  var visibleFraction = 1.0
  let context: ChartContext

  func plan(_ description: AxisDescription) -> AxisPlan {
    let side = side(description.position)
    let values = values(description.values)
    var plan = AxisPlan(axis: axis, side: side, preset: description.preset)
    plan.isLayer = description.isLayer
    plan.isInside =
      description.preset == .inset || (axis == .vertical && scale.isBanded && description.position == .automatic)
    let format = format(values, description.values)
    let distance = values.count > Self.most && description.parts == nil ? visibleFraction / Double(Self.most) : 0
    for (index, value) in values.enumerated() {
      let next = index + 1 < values.count ? values[index + 1] : nil
      guard let (start, end) = place(of: value, next: next) else { continue }
      if let last = plan.entries.last, abs(start - last.start) < distance, next != nil { continue }
      let axisValue = AxisValue(index: index, count: values.count, value: value, locale: context.locale)
      plan.entries.append(
        AxisPlan.Entry(
          value: axisValue, start: start, end: end, isBand: scale.isBanded,
          parts: description.parts?(axisValue) ?? usualParts(description, axisValue), format: format))
    }
    return plan
  }

  /// How many values of an axis of which the app says no parts have some: far more than a screen has pixels, so that others would
  /// stand in the same ones; a choice.
  private static let most = 4_096

  private func side(_ position: AxisMarkPosition) -> Edge {
    switch (axis, position.storage) {
    case (.horizontal, .top): .top
    case (.horizontal, _): .bottom
    case (.vertical, .leading): .leading
    case (.vertical, _): .trailing
    }
  }

  /// Grid lines and labels; ticks along x (Facts 11.2).
  private func usualParts(_ description: AxisDescription, _ value: AxisValue) -> [AxisElement] {
    let line = AxisElement(kind: .gridLine, stroke: description.stroke)
    let labels = description.label?(value) ?? [AxisElement(kind: .label(.automatic))]
    guard axis == .horizontal else { return [line] + labels }
    return [line, AxisElement(kind: .tick(.automatic), stroke: description.stroke)] + labels
  }

  private func place(of value: _PlottedValue, next: _PlottedValue?) -> (Double, Double)? {
    if case .category(let scale) = scale {
      return scale.band(of: value).map { ($0.lowerBound, $0.upperBound) }
    }
    guard let start = scale.fraction(of: value), start > -1e-6, start < 1 + 1e-6 else { return nil }
    let isReversed = scale.continuous?.isReversed ?? false
    return (start, next.flatMap { scale.fraction(of: $0) } ?? (isReversed ? min(start, 0) : max(start, 1)))
  }

  // MARK: Values

  func values(_ values: AxisMarkValues) -> [_PlottedValue] {
    switch (values.storage, scale) {
    case (.given(let given), _): return given.filter(\.isFinite)
    case (_, .category(let scale)): return scale.values
    case (.automatic(let count, let stride), .number(let scale)):
      return numbers(scale, count: count ?? NiceTicks.usualCount, minimumStride: stride)
    case (.stride(let step), .number(let scale)): return multiples(of: step, scale).map { .number($0) }
    case (.calendar, .number(let scale)): return numbers(scale, count: NiceTicks.usualCount, minimumStride: 0)
    case (.automatic(let count, _), .date(let scale)):
      let step = step(count ?? NiceTicks.usualCount, scale)
      return dates(scale, step.unit, step.count, context.calendar)
    case (.stride(let step), .date(let scale)): return multiples(of: step, scale).map { .date($0) }
    case (.calendar(let unit, let count, let own), .date(let scale)):
      return dates(scale, unit, max(count, 1), own ?? context.calendar)
    }
  }

  private func step(_ count: Int, _ scale: NumberScale) -> DateTicks.Step {
    DateTicks.step(for: visibleLength ?? (scale.upper - scale.lower), count: count)
  }

  private func numbers(_ scale: NumberScale, count: Int, minimumStride: Double) -> [_PlottedValue] {
    guard let visibleLength, visibleLength > 0, visibleLength < scale.upper - scale.lower, scale.measure == .linear else {
      return scale.ticks(count: count, minimumStride: minimumStride).map { .number($0) }
    }
    let page = NiceTicks.choice(
      for: scale.lower...scale.lower + visibleLength, count: count, isRounded: false, minimumStride: minimumStride)
    return (page.map { multiples(of: $0.step, scale) } ?? []).map { .number($0) }
  }

  private func multiples(of step: Double, _ scale: NumberScale) -> [Double] {
    guard step.isFinite, step > 0 else { return [] }
    let count = (scale.upper - scale.lower) / step
    guard count.isFinite, count < 20_000 else {
      Diagnostics.report("a chart's axis has no values: its stride of \(step) is too small for its domain")
      return []
    }
    let first = (scale.lower / step - 1e-6).rounded(.up)
    return (0...Int(clamping: count + 1)).map { (first + Double($0)) * step + 0 }.filter { $0 <= scale.upper + step * 1e-6 }
  }

  private func dates(_ scale: NumberScale, _ unit: Calendar.Component, _ count: Int, _ calendar: Calendar) -> [_PlottedValue] {
    DateTicks.dates(from: scale.lower, through: scale.upper, by: unit, count: count, in: calendar).map { .date($0) }
  }

  // MARK: Texts

  private func format(_ values: [_PlottedValue], _ rule: AxisMarkValues) -> (_PlottedValue) -> String {
    switch scale {
    case .category: return { context.text($0) }
    case .number:
      let style = FloatingPointFormatStyle<Double>.number.locale(context.locale)
      return { $0.number.map { style.format($0) } ?? "" }
    case .date(let scale):
      var unit = step(NiceTicks.usualCount, scale).unit
      if case .calendar(let own, _, _) = rule.storage { unit = own }
      if case .automatic(let count?, _) = rule.storage { unit = step(count, scale).unit }
      let style = Self.style(for: unit, context.locale, context.timeZone, context.calendar)
      return { $0.number.map { style.format(Date(timeIntervalSinceReferenceDate: $0)) } ?? "" }
    }
  }

  /// Dates are written as exactly as the step between them needs.
  static func style(
    for unit: Calendar.Component, _ locale: Locale, _ timeZone: TimeZone, _ calendar: Calendar
  ) -> Date.FormatStyle {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    switch unit {
    case .second, .nanosecond: return style.hour().minute().second()
    case .minute: return style.hour().minute()
    case .hour: return style.hour()
    case .month, .quarter: return style.month(.abbreviated)
    case .year, .yearForWeekOfYear, .era: return style.year()
    default: return style.month(.abbreviated).day()
    }
  }
}
