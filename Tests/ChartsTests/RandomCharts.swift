import ApusTesting
import Foundation
import SwiftUI

@testable import Charts

/// Marks as they are.
struct MarksAsContent: ChartContent {
  typealias Body = Never
  let marks: [Mark]

  nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    for (index, mark) in content.marks.enumerated() { marks.append(mark, part: UInt64(index)) }
  }
}

/// Scales and axes of random kinds.
enum RandomScales {
  static func set(_ options: inout ChartOptions, _ random: inout SplitMix) {
    options.x.scale.domain = domain(&random)
    options.y.scale.domain = domain(&random)
    let types: [ScaleType?] = [nil, nil, nil, .log, .squareRoot, .symmetricLog, .linear, .date, .category]
    options.x.scale.type = types.randomElement(using: &random)!
    options.y.scale.type = types.randomElement(using: &random)!
    options.x.descriptions = axes([.top, .bottom, .automatic], &random)
    options.y.descriptions = axes([.leading, .trailing, .automatic], &random)
    if Bool.random(using: &random) {
      options.scroll.axes = .horizontal
      options.x.visibleLength = [0, -1, 10, 2_592_000, 1e12, .nan].randomElement(using: &random)!
    }
  }

  private static func domain(_ random: inout SplitMix) -> _ScaleDomain? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: _ScaleDomain(includesZero: false)
    case 1: _ScaleDomain(isReversed: true)
    case 2: _ScaleDomain(values: [.number(100), .number(-20)])
    case 3: _ScaleDomain(values: [.number(5), .number(5)])
    case 4: _ScaleDomain(values: [.number(.nan), .number(.infinity)])
    case 5: _ScaleDomain(values: [])
    case 6: _ScaleDomain(values: [.category("c1"), .category("c1"), .category("c3")])
    default: nil
    }
  }

  private static func axes(_ sides: [AxisMarkPosition], _ random: inout SplitMix) -> [AxisDescription]? {
    guard Bool.random(using: &random) else { return nil }
    return (0..<Int.random(in: 0...2, using: &random)).map { _ in
      var axis = AxisDescription()
      axis.preset = [.automatic, .extended, .aligned, .inset].randomElement(using: &random)!
      axis.position = sides.randomElement(using: &random)!
      axis.values = values(&random)
      let part = part(&random)
      if Bool.random(using: &random) { axis.parts = { _ in [AxisElement(kind: .gridLine), part] } }
      return axis
    }
  }

  private static func part(_ random: inout SplitMix) -> AxisElement {
    var part = AxisElement(kind: .label(.automatic))
    part.isCentered = [nil, true, false].randomElement(using: &random)!
    part.label.anchor = [nil, nil, .top, .topTrailing].randomElement(using: &random)!
    part.label.collision = [.automatic, .greedy, .greedy(priority: 2, minimumSpacing: 5), .truncate, .disabled].randomElement(
      using: &random)!
    part.label.orientation = [.automatic, .vertical].randomElement(using: &random)!
    return part
  }

  private static func values(_ random: inout SplitMix) -> AxisMarkValues {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .stride(by: [0, -1, 1, 7.5, 1e-9, Double.nan].randomElement(using: &random)!)
    case 1: .stride(by: .day, count: Int.random(in: -1...9, using: &random))
    case 2: .stride(by: .month)
    case 3: .automatic(desiredCount: Int.random(in: -2...40, using: &random))
    case 4: AxisMarkValues([3, 1, 2, 2, Double.infinity])
    case 5: AxisMarkValues(["c1", "c9"])
    default: .automatic
    }
  }
}

/// Marks of random kinds with random values, some of which cannot be drawn.
enum RandomMarks {
  static func make(_ random: inout SplitMix) -> [Mark] {
    let kinds: [Mark.Kind] = [.bar, .line, .point, .area, .rule, .rectangle, .sector]
    let kind = kinds.randomElement(using: &random)!
    let (x, y) = (Int.random(in: 0..<4, using: &random), Int.random(in: 0..<2, using: &random) * 3)
    let count = [0, 1, 2, Int.random(in: 0..<30, using: &random)].randomElement(using: &random)!
    return (0..<count).map { index in
      var mark = Mark(kind, x: Extent(datum(x, index, &random)), y: Extent(datum(y, index, &random)))
      if kind == .sector { (mark.angle, mark.x, mark.y) = (datum(3, index, &random), nil, nil) }
      mark.stacking = [.standard, .normalized, .center, .unstacked].randomElement(using: &random)!
      if Bool.random(using: &random) {
        mark.style.foregroundBy = Datum(label: .string("by"), value: .category("s\(Int.random(in: 0..<3, using: &random))"))
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        mark.style.positionBy = PositionBy(datum: datum(0, index, &random), span: .automatic)
      }
      mark.style.interpolation = [nil, .monotone, .catmullRom, .cardinal, .stepCenter].randomElement(using: &random)!
      return mark
    }
  }

  private static func datum(_ kind: Int, _ index: Int, _ random: inout SplitMix) -> Datum {
    let value: _PlottedValue =
      switch kind {
      case 0: .category("c\(Int.random(in: 0..<8, using: &random))")
      case 1: .date(Double.random(in: -1e8...1e8, using: &random))
      case 2: .number(Double(index))
      default: .number(numbers.randomElement(using: &random)! ?? Double.random(in: -50...50, using: &random))
      }
    return Datum(label: .string("v"), value: value)
  }

  /// Numbers that are hard to draw; for `nil` any other.
  private static let numbers: [Double?] = [0, 1, -3, 1e-12, 1e9, 1e18, .nan, .infinity, nil, nil, nil, nil]
}
