import Foundation
import SwiftUI

extension ChartScene {
  private func lengths(_ axis: Axis) -> (shown: CGFloat, whole: CGFloat) {
    axis == .horizontal ? (plotSize.width, wholeSize.width) : (plotSize.height, wholeSize.height)
  }

  /// Whether offsets count from the end of the scale: numbers run up, and what scrolls counts from the top.
  private func isUpwards(_ axis: Axis) -> Bool { axis == .vertical && !(model?.y.isBanded ?? false) }

  /// The value at which what shows begins, for an offset of the plot.
  func value(atOffset offset: CGFloat, _ axis: Axis) -> _PlottedValue? {
    guard let model else { return nil }
    let (shown, whole) = lengths(axis)
    guard whole > 0 else { return nil }
    let fraction = isUpwards(axis) ? 1 - (offset + shown) / whole : offset / whole
    // A name begins half a point further on.
    return model.scale(along: axis).value(at: model.scale(along: axis).isBanded ? fraction + 0.5 / whole : fraction)
  }

  /// The offset for which what shows begins at a value; numbers stand for dates, and dates for numbers.
  func offset(for value: _PlottedValue, _ axis: Axis) -> CGFloat? {
    guard let model else { return nil }
    let (shown, whole) = lengths(axis)
    let scale = model.scale(along: axis)
    guard
      let start = scale.isBanded ? scale.band(of: Datum(label: .string(""), value: value))?.lowerBound : scale.fraction(of: value)
    else { return nil }
    let offset = isUpwards(axis) ? whole * (1 - start) - shown : whole * start
    return min(max(offset, 0), max(whole - shown, 0))
  }

  /// The offset nearest to another one at which a behaviour lets the plot rest.
  func aligned(_ alignment: ValueAlignment, _ offset: CGFloat, from start: CGFloat, velocity: CGFloat, _ axis: Axis) -> CGFloat {
    let (shown, whole) = lengths(axis)
    guard let scale = model?.scale(along: axis).continuous, whole > shown, let requested = value(atOffset: offset, axis)?.number,
      let first = value(atOffset: start, axis)?.number
    else { return alignedName(offset, axis) }
    var alignment = alignment
    if let calendar = model?.context.calendar { alignment.calendar = calendar }
    let page = (scale.upper - scale.lower) * shown / whole
    let towards = (isUpwards(axis) ? -velocity : velocity) * (scale.isReversed ? -1 : 1)
    let target = alignment.target(
      requested, from: first, velocity: towards, page: page, in: scale.lower...max(scale.lower, scale.upper - page))
    guard let goal = self.offset(for: .number(target), axis) else { return offset }
    // Offsets are whole pixels; the app is told of the value itself.
    if case .date = model?.scale(along: axis) { goals[axis] = .date(target) } else { goals[axis] = .number(target) }
    return goal
  }

  /// Names begin where their bands do.
  private func alignedName(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
    guard case .category(let names)? = model?.scale(along: axis), !names.values.isEmpty else { return offset }
    let (shown, whole) = lengths(axis)
    let band = whole / CGFloat(names.values.count)
    return min(max((offset / band).rounded() * band, 0), max(whole - shown, 0))
  }

  /// The plot has scrolled, or has a size for the first time.
  func didScroll(to geometry: ScrollGeometry, position: Binding<ScrollPosition>) {
    guard model != nil, wholeSize.width > 0 else { return }
    if !hasScrolled {
      hasScrolled = true
      if scrollToRequestedPosition(position) { return }
    }
    guard geometry.contentOffset != scroll.offset else { return }
    if let goal, abs(goal.x - geometry.contentOffset.x) <= 0.5, abs(goal.y - geometry.contentOffset.y) <= 0.5 {
      jump = CGPoint(x: geometry.contentOffset.x - scroll.offset.x, y: geometry.contentOffset.y - scroll.offset.y)
      self.goal = nil
    }
    scroll.offset = geometry.contentOffset
    redraw()
    repaintMarksIfNeeded()
    report(.horizontal, geometry.contentOffset.x)
    report(.vertical, geometry.contentOffset.y)
  }

  /// Tells the app where the plot begins.
  private func report(_ axis: Axis, _ offset: CGFloat) {
    guard let start = axis == .horizontal ? model?.options.scroll.x : model?.options.scroll.y, let set = start.set,
      var value = value(atOffset: offset, axis)
    else { return }
    // Offsets are whole pixels: where the plot was to go it is, to the second.
    for case let exact? in [goals[axis], requested[axis]] {
      if let goal = self.offset(for: exact, axis), abs(goal - offset) <= 0.5 { value = exact }
    }
    guard value != reported[axis] else { return }
    reported[axis] = value
    set(value)
  }

  /// Goes where the app wants the plot to begin; returns whether that is elsewhere.
  @discardableResult
  func scrollToRequestedPosition(_ position: Binding<ScrollPosition>) -> Bool {
    guard let options = model?.options.scroll, hasScrolled else { return false }
    var goal = scroll.offset
    for (axis, start) in [(Axis.horizontal, options.x), (.vertical, options.y)] where options.axes.contains(Axis.Set(axis)) {
      let isKnown =
        start.map { requested[axis]?.number == $0.value.number && requested[axis]?.category == $0.value.category } ?? true
      if let start, !isKnown {
        requested[axis] = start.value
        // What the plot itself has told the app is no wish.
        if reported[axis]?.number == start.value.number, reported[axis]?.category == start.value.category { continue }
        reported[axis] = start.value
        if let offset = offset(for: start.value, axis) { goal[axis] = offset }
      } else if start == nil, axis == .vertical, requested[axis] == nil, isUpwards(.vertical) {
        // Numbers begin at the bottom.
        requested[axis] = .number(0)
        goal.y = max(wholeSize.height - plotSize.height, 0)
      }
    }
    guard goal != scroll.offset else { return false }
    self.goal = goal
    position.wrappedValue.scrollTo(point: goal)
    return true
  }
}

extension CGPoint {
  /// One of the coordinates.
  fileprivate subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
