import Foundation
import SwiftUI

/// Looks that stand for values: one for each name in turn, or what lies between looks for numbers.
struct StyleScale<Style> {
  /// The names in order, or both ends of the numbers.
  var domain: [_PlottedValue] = []
  /// Where numbers or dates lie between looks; `nil`: each value has a look of its own.
  private(set) var continuous: PositionScale?
  var styles: [Style] = []
  private var positions: [_PlottedValue: Int] = [:]
  private var mapping: ((_PlottedValue) -> Style?)?

  /// A scale without values.
  init() {}

  /// - Parameters:
  ///   - values: The values of the marks, in their order.
  ///   - options: What the app says.
  ///   - usual: The looks that values get in turn.
  init(values: [_PlottedValue], options: StyleScaleOptions<Style>, usual: [Style]) {
    mapping = options.mapping
    let isContinuous =
      options.pairs == nil && options.mapping == nil && options.type != .category && !values.isEmpty
      && values.allSatisfy { $0.number != nil }
    guard isContinuous else {
      setNames(values, options, usual)
      return
    }
    let scale = Self.scale(values, options)
    continuous = scale
    domain = scale.domain
    if scale.continuous?.isReversed ?? false { domain.reverse() }
    styles = options.range ?? []
  }

  private mutating func setNames(_ values: [_PlottedValue], _ options: StyleScaleOptions<Style>, _ usual: [Style]) {
    var names: [_PlottedValue] = []
    for value in (options.pairs?.map(\.value) ?? options.domain?.values ?? []) + values where positions[value] == nil {
      // What is on the given scale comes first; what is not gets the looks that are left.
      positions[value] = names.count
      names.append(value)
    }
    if options.domain?.isReversed ?? false {
      names.reverse()
      for (index, name) in names.enumerated() { positions[name] = index }
    }
    domain = names
    styles = options.pairs?.map(\.style) ?? options.range ?? usual
  }

  /// The scale along which numbers or dates lie between looks.
  private static func scale(_ values: [_PlottedValue], _ options: StyleScaleOptions<Style>) -> PositionScale {
    let measure = options.type?.measure ?? .linear, isLog = measure == .log, domain = options.domain
    let isDate = options.type == .date || values.contains { if case .date = $0 { true } else { false } }
    let given = domain?.values?.compactMap(\.number).filter(\.isFinite) ?? []
    var numbers = (given.isEmpty ? values.compactMap(\.number) : given).filter { $0.isFinite && (!isLog || $0 > 0) }
    if domain?.includesZero ?? false, !isLog { numbers.append(0) }
    if let modify = domain?.modify, let lower = numbers.min(), let upper = numbers.max() {
      let ends: [_PlottedValue] = isDate ? [.date(lower), .date(upper)] : [.number(lower), .number(upper)]
      let modified = modify(ends).compactMap(\.number).filter(\.isFinite)
      if !modified.isEmpty { numbers = modified }
    }
    let isReversed = (domain?.isReversed ?? false) || (given.count == 2 && given[0] > given[1])
    let ends = (numbers.min() ?? (isLog ? 1 : 0), numbers.max() ?? (isLog ? 10 : 1))
    var scale = ScaleInference.scale(ends.0, ends.1, measure)
    scale.isReversed = isReversed
    return isDate ? .date(scale) : .number(scale)
  }

  /// The look that stands for a value; `nil` where the scale has none.
  func style(for value: _PlottedValue) -> Style? {
    if let mapping { return mapping(value) }
    guard continuous == nil, let position = positions[value], !styles.isEmpty else { return nil }
    return styles[position % styles.count]
  }

  /// How far along the numbers a value lies, 0…1; what lies beyond them is at their end.
  func fraction(of value: _PlottedValue) -> Double? {
    guard let scale = continuous?.continuous, let number = value.number, number.isFinite else { return nil }
    return scale.fraction(of: min(max(number, scale.lower), scale.upper)) ?? 0.5
  }
}
