import Foundation
import SwiftUI

/// A chart with all that does not depend on its size: marks in their stacks, scales, axes, looks.
final class ChartModel {
  let placed: PlacedMarks
  let x: PositionScale
  let y: PositionScale
  private(set) var axes: [AxisPlan] = []
  let styles: ChartStyles
  let options: ChartOptions
  let context: ChartContext
  /// How much of each domain shows at once: 1 where it does not scroll.
  private(set) var visibleFraction = CGSize(width: 1, height: 1)
  /// Finds marks by their places, where the plot scrolls.
  private(set) var index: MarkIndex?
  private var gaps: [Axis: Double] = [:]

  /// Whether a part of the plot shows at a time.
  var scrolls: Bool { visibleFraction != CGSize(width: 1, height: 1) }

  init(marks all: [Mark], options: ChartOptions, environment: ChartContext) {
    let marks = FunctionMarks.drawn(MarkCheck.usable(all), options)
    (self.options, context) = (options, environment)
    placed = PlacedMarks(marks, xType: options.x.scale.type, yType: options.y.scale.type)
    let usesX = marks.contains { $0.kind(along: .horizontal) != .nothing }
    let usesY = marks.contains { $0.kind(along: .vertical) != .nothing }
    let hasPositions = usesX || usesY
    x = Self.scale(placed.xKind, options.x, placed.values(along: .horizontal) + placed.annotationRoom(along: .horizontal))
    let upwards = Self.scale(
      placed.yKind, options.y, placed.values(along: .vertical) + placed.annotationRoom(along: .vertical))
    // Names run from the top down.
    if case .category(var names) = upwards {
      names.isReversed.toggle()
      y = .category(names)
    } else {
      y = upwards
    }
    styles = ChartStyles(marks, options: options)
    for (axis, options, scale, isUsed) in [
      (Axis.horizontal, options.x, x, usesX || options.x.scale.domain?.values != nil),
      (.vertical, options.y, y, usesY || options.y.scale.domain?.values != nil),
    ] where options.visibility != .hidden && (isUsed || options.descriptions != nil) && (hasPositions || marks.isEmpty) {
      let planner = AxisPlanner(
        axis: axis, scale: scale, visibleLength: visibleLength(along: axis),
        visibleFraction: Double(visibleFraction(along: axis)), context: environment)
      axes += (options.descriptions ?? [AxisDescription()]).map { planner.plan($0) }
    }
    visibleFraction = CGSize(width: visibleFraction(along: .horizontal), height: visibleFraction(along: .vertical))
    for axis in [Axis.horizontal, .vertical] { gaps[axis] = placed.gap(along: axis, scale(along: axis)) }
    MarkCheck.reportMisfits(placed, self)
    guard scrolls else { return }
    let axis: Axis = visibleFraction.width < 1 ? .horizontal : .vertical
    index = MarkIndex(placed, scale(along: axis), styles, axis)
  }

  static func scale(_ kind: ScaleKind, _ options: AxisOptions, _ values: [_PlottedValue]) -> PositionScale {
    var inference = ScaleInference(kind: kind, options: options.scale, values: values)
    if options.visibility != .hidden {
      inference.axes = (options.descriptions ?? [AxisDescription()]).map { $0.values.rounding(of: kind) }
    }
    return inference.scale()
  }

  /// Other marks on the scales of a chart.
  init(_ placed: PlacedMarks, on model: ChartModel) {
    self.placed = placed
    (x, y, styles, options, context) = (model.x, model.y, model.styles, model.options, model.context)
    for axis in [Axis.horizontal, .vertical] { gaps[axis] = placed.gap(along: axis, scale(along: axis)) }
  }

  // MARK: What shows

  /// The part of a domain that shows at once where an app lets it scroll and says no length; a choice.
  private static let usualPart = 0.25
  /// At least so many names show then; a choice.
  private static let leastNames = 5.0

  /// How much of the domain shows at once: what the app says, else a part of it where it scrolls; `nil`: all of it.
  func visibleLength(along axis: Axis) -> Double? {
    let said = axis == .horizontal ? options.x.visibleLength : options.y.visibleLength
    if let said, said.isFinite, said > 0 { return said }
    guard options.scroll.axes.contains(Axis.Set(axis)) else { return nil }
    let scale = scale(along: axis)
    return scale.isBanded ? max(scale.length * Self.usualPart, Self.leastNames) : scale.length * Self.usualPart
  }

  private func visibleFraction(along axis: Axis) -> CGFloat {
    guard options.scroll.axes.contains(Axis.Set(axis)), let length = visibleLength(along: axis) else { return 1 }
    let whole = scale(along: axis).length
    return length > 0 && whole > length ? max(length / whole, 1e-6) : 1
  }

  func scale(along axis: Axis) -> PositionScale { axis == .horizontal ? x : y }

  /// The smallest distance between the places of bars on a scale without bands, as a fraction of it; `nil` where there is none.
  func gap(along axis: Axis) -> Double? { gaps[axis] }
}

extension AxisMarkValues {
  /// How the values take part in finding the domain.
  func rounding(of kind: ScaleKind) -> ScaleInference.AxisRounding {
    var rounding = ScaleInference.AxisRounding()
    switch storage {
    case .given(let values): rounding.values = values
    case .automatic(let count, let stride):
      rounding.count = count ?? NiceTicks.usualCount
      rounding.minimumStride = stride
    case .stride(let step):
      rounding.step = step
    case .calendar: break
    }
    (rounding.roundsLower, rounding.roundsUpper) = (roundsLower ?? true, roundsUpper ?? true)
    return rounding
  }
}

extension PlacedMarks {
  /// How much of the domain views beyond the ends of bars are given, unless the app says otherwise; a choice.
  private static let annotationPart = 0.08

  /// A value beyond the greatest one, where a view stands above it or behind it.
  func annotationRoom(along axis: Axis) -> [_PlottedValue] {
    let isAcross = axis == .horizontal
    guard (isAcross ? xKind : yKind) == .number else { return [] }
    var greatest: Double?
    for index in styled {
      let placed = self[index]
      guard placed.isHorizontal == isAcross, placed.mark.kind == .bar || placed.mark.kind == .point else { continue }
      let wantsRoom = placed.mark.style.annotations.contains { annotation in
        let strategy = (isAcross ? annotation.overflow.x : annotation.overflow.y).storage
        guard strategy == .automatic || strategy == .padScale else { return false }
        return isAcross ? annotation.position == .trailing : annotation.position == .top || annotation.position == .automatic
      }
      let end = placed.interval?.end ?? (isAcross ? placed.mark.x : placed.mark.y)?.start.value.number
      if wantsRoom, let end { greatest = max(greatest ?? end, end) }
    }
    guard let greatest, greatest > 0 else { return [] }
    return [.number(greatest * (1 + Self.annotationPart))]
  }

  /// The values that the domain of a dimension has to hold: all names, or the extremes of the numbers.
  func values(along axis: Axis) -> [_PlottedValue] {
    let kind = axis == .horizontal ? xKind : yKind
    guard kind != .category else { return marks.flatMap { $0.values(along: axis) } }
    var extremes = Extremes(limit: kind == .date ? CalendarUnits.limit : .infinity)
    for index in 0..<count {
      let mark = declared(index), interval = intervals.isEmpty ? nil : intervals[index]
      if let interval, isHorizontal(mark) == (axis == .horizontal) {
        extremes.add(interval.start)
        extremes.add(interval.end)
      } else if let number = mark.number(along: axis) {
        extremes.add(number)
      } else {
        for value in self[index].values(along: axis) { if let number = value.number { extremes.add(number) } }
      }
    }
    return extremes.numbers.map { kind == .date ? .date($0) : .number($0) }
  }
}

/// The numbers that decide on a domain: the least, the least above zero, and the greatest.
private struct Extremes {
  /// Numbers as far away as this have no place.
  let limit: Double
  private var least = Double.infinity
  private var leastPositive = Double.infinity
  private var greatest = -Double.infinity

  init(limit: Double) { self.limit = limit }

  mutating func add(_ number: Double) {
    guard abs(number) < limit else { return }
    least = min(least, number)
    greatest = max(greatest, number)
    if number > 0 { leastPositive = min(leastPositive, number) }
  }

  var numbers: [Double] { [least, leastPositive, greatest].filter(\.isFinite) }
}

extension PlacedMark {
  /// The values at the ends of a mark along an axis.
  fileprivate func values(along axis: Axis) -> [_PlottedValue] {
    if let interval, isHorizontal == (axis == .horizontal) { return [.number(interval.start), .number(interval.end)] }
    var values: [_PlottedValue] = []
    mark.extent(along: axis)?.append(to: &values)
    return values
  }
}

extension Extent {
  /// Adds the values at its ends.
  fileprivate func append(to values: inout [_PlottedValue]) {
    values.append(start.value)
    if let upper = start.upper { values.append(upper) }
    guard let end else { return }
    values.append(end.value)
    if let upper = end.upper { values.append(upper) }
  }
}
