import Foundation
import SwiftUI

/// Looks that stand for values: one for each name in turn, or what lies between looks for numbers.
struct StyleScale<Look> {
  /// The names in order, or both ends of the numbers.
  var domain: [_PlottedValue] = []
  /// Whether numbers or dates stand for what lies between looks.
  var isContinuous = false
  var looks: [Look] = []
  private var places: [_PlottedValue: Int] = [:]
  private var mapping: ((_PlottedValue) -> Look?)?

  /// A scale without values.
  init() {}

  /// - Parameters:
  ///   - values: The values of the marks, in their order.
  ///   - options: What the app says.
  ///   - usual: The looks that values get in turn.
  init(values: [_PlottedValue], options: StyleScaleOptions<Look>, usual: [Look]) {
    mapping = options.mapping
    let given = options.pairs?.map(\.value) ?? options.domain?.values
    isContinuous =
      options.pairs == nil && options.mapping == nil && options.type != .category && !values.isEmpty
      && values.allSatisfy { $0.number != nil }
    if isContinuous {
      let numbers = (given ?? values).compactMap(\.number).filter(\.isFinite)
      let wantsZero = options.domain?.includesZero ?? false
      let lower = min(numbers.min() ?? 0, wantsZero ? 0 : .infinity), upper = max(numbers.max() ?? 1, wantsZero ? 0 : -.infinity)
      domain = [.number(lower), .number(upper)]
      if options.domain?.isReversed ?? false { domain.reverse() }
      looks = options.range ?? []
      return
    }
    var names: [_PlottedValue] = []
    for value in (given ?? []) + values where places[value] == nil {
      // What is on the given scale comes first; what is not gets the looks that are left.
      places[value] = names.count
      names.append(value)
    }
    if options.domain?.isReversed ?? false {
      names.reverse()
      for (index, name) in names.enumerated() { places[name] = index }
    }
    domain = names
    looks = options.pairs?.map(\.look) ?? options.range ?? usual
  }

  /// The look that stands for a value; `nil` where the scale has none.
  func look(for value: _PlottedValue) -> Look? {
    if let mapping { return mapping(value) }
    guard !isContinuous, let place = places[value], !looks.isEmpty else { return nil }
    return looks[place % looks.count]
  }

  /// How far along the numbers a value lies, 0…1.
  func fraction(of value: _PlottedValue) -> Double? {
    guard isContinuous, let number = value.number, number.isFinite, let lower = domain.first?.number,
      let upper = domain.last?.number
    else { return nil }
    return lower == upper ? 0.5 : min(max((number - lower) / (upper - lower), 0), 1)
  }
}
