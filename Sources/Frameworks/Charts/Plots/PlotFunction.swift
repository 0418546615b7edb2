import Foundation
import SwiftUI

/// A formula that a chart draws, as the app declares it: where it is drawn is known once the chart's scales are.
final class PlotFunction {
  enum Formula {
    /// y of x.
    case graph((Double) -> Double)
    /// Two values of y for each x, between which an area lies.
    case band((Double) -> (yStart: Double, yEnd: Double))
    /// x and y of another number.
    case curve((Double) -> (x: Double, y: Double))
  }
  let formula: Formula
  /// The arguments for which it is drawn; `nil`: the chart's values of x.
  let domain: ClosedRange<Double>?
  let x: DatumLabel
  let y: DatumLabel

  init(_ formula: Formula, domain: ClosedRange<Double>?, x: DatumLabel, y: DatumLabel) {
    (self.formula, self.domain, self.x, self.y) = (formula, domain, x, y)
  }

  /// A place of the formula: one value of y, or two.
  struct Sample: Equatable {
    var x: Double
    var y: Double
    var end: Double?

    var isFinite: Bool { x.isFinite && y.isFinite && (end?.isFinite ?? true) }
  }

  func sample(_ argument: Double) -> Sample {
    switch formula {
    case .graph(let function): return Sample(x: argument, y: function(argument))
    case .band(let function):
      let ends = function(argument)
      return Sample(x: argument, y: ends.yStart, end: ends.yEnd)
    case .curve(let function):
      let point = function(argument)
      return Sample(x: point.x, y: point.y)
    }
  }

  // MARK: Sampling

  /// How many steps a formula is drawn in; a choice: finer than the pixels of a plot on a phone.
  static let steps = 1000
  /// How often the place where a formula begins to have values is looked for in half of what is left.
  private static let halvings = 40

  /// The pieces in which the formula has values.
  ///
  /// - Parameters:
  ///   - scale: The arguments, as evenly as they are drawn.
  ///   - steps: How many parts it is drawn in.
  ///   - limits: What is far out of sight: values beyond are as good as these, and a jump from one to the other is a gap.
  /// - Returns: The places of each piece, in the order of the arguments.
  func segments(over scale: NumberScale, steps: Int, limits: ClosedRange<Double>?) -> [[Sample]] {
    var segments: [[Sample]] = []
    var segment: [Sample] = []
    var last: (argument: Double, sample: Sample)?
    for step in 0...steps {
      let argument = scale.value(at: Double(step) / Double(steps))
      guard argument.isFinite else { continue }
      let sample = sample(argument)
      if let last, last.sample.isFinite != sample.isFinite {
        let edge = edge(from: last.argument, to: argument, startsFinite: last.sample.isFinite)
        if last.sample.isFinite { segment.append(edge) } else { segment = [edge] }
      }
      let jumps = last.map { Self.jumps(from: $0.sample, to: sample, limits) } ?? false
      if !sample.isFinite || jumps {
        if segment.count > 1 { segments.append(segment) }
        segment = []
      }
      if sample.isFinite { segment.append(sample) }
      last = (argument, sample)
    }
    if segment.count > 1 { segments.append(segment) }
    guard let limits else { return segments }
    return segments.map { $0.map { $0.clamped(to: limits) } }
  }

  /// The last place, between an argument with a value and one without, that has one.
  private func edge(from start: Double, to end: Double, startsFinite: Bool) -> Sample {
    var (inside, outside) = startsFinite ? (start, end) : (end, start)
    for _ in 0..<Self.halvings {
      let middle = (inside + outside) / 2
      if sample(middle).isFinite { inside = middle } else { outside = middle }
    }
    return sample(inside)
  }

  private static func jumps(from: Sample, to: Sample, _ limits: ClosedRange<Double>?) -> Bool {
    guard let limits, from.isFinite, to.isFinite, from.end == nil else { return false }
    return min(from.y, to.y) < limits.lowerBound && max(from.y, to.y) > limits.upperBound
  }
}

extension PlotFunction.Sample {
  fileprivate func clamped(to limits: ClosedRange<Double>) -> Self {
    func clamp(_ value: Double) -> Double { min(max(value, limits.lowerBound), limits.upperBound) }
    return Self(x: x, y: clamp(y), end: end.map(clamp))
  }
}
