import Foundation
import SwiftUI

/// What a legend explains: each scale of looks; looks that stand for the same values are explained together.
struct LegendEntries {
  /// A value and the looks that stand for it.
  struct Entry: Identifiable {
    var id: Int
    var value: _PlottedValue
    var style: AnyShapeStyle
    var symbol: AnyChartSymbolShape?
    /// What the symbol covers, in square points, where that stands for the value.
    var area: CGFloat?
    var line: StrokeStyle?
  }

  /// What explains one scale, or several of the same values.
  enum Part {
    /// The colours of numbers or dates along a scale.
    case gradient(PositionScale)
    case names([Entry])
  }

  private(set) var parts: [Part] = []

  init(_ looks: ChartLooks, _ surroundings: ChartSurroundings) {
    if looks.hasForeground, let scale = looks.foreground.continuous { parts.append(.gradient(scale)) }
    var explained: [[_PlottedValue]] = []
    for values in Self.domains(looks, surroundings) where !values.isEmpty && !explained.contains(values) {
      explained.append(values)
      let isForeground = looks.foreground.domain == values
      parts.append(.names(values.enumerated().map { Self.entry(looks, $0.offset, $0.element, isForeground: isForeground) }))
    }
  }

  /// The values of each scale whose looks stand for names, and those of sizes that an axis would name.
  private static func domains(_ looks: ChartLooks, _ surroundings: ChartSurroundings) -> [[_PlottedValue]] {
    var domains: [[_PlottedValue]] = []
    if looks.hasForeground, looks.foreground.continuous == nil { domains.append(looks.foreground.domain) }
    if looks.hasSymbols, looks.symbol.continuous == nil { domains.append(looks.symbol.domain) }
    if looks.hasLineStyles, looks.lineStyle.continuous == nil { domains.append(looks.lineStyle.domain) }
    guard looks.hasSymbolSizes else { return domains }
    guard let sizes = looks.symbolSize.continuous else { return domains + [looks.symbolSize.domain] }
    return domains + [AxisPlanner(axis: .horizontal, scale: sizes, surroundings: surroundings).values(.automatic)]
  }

  private static func entry(_ looks: ChartLooks, _ index: Int, _ value: _PlottedValue, isForeground: Bool) -> Entry {
    // Where colours stand for other values, none of them is this one's.
    let style =
      isForeground && looks.hasForeground
      ? looks.foreground.look(for: value)
      : looks.hasForeground ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : nil
    func isOn(_ domain: [_PlottedValue]) -> Bool { domain.contains(value) }
    let line = looks.hasLineStyles && isOn(looks.lineStyle.domain) ? looks.lineStyle.look(for: value) : nil
    let symbol = looks.hasSymbols && isOn(looks.symbol.domain) ? looks.symbol.look(for: value) : nil
    let isSize = looks.hasSymbolSizes && (looks.symbolSize.fraction(of: value) != nil || isOn(looks.symbolSize.domain))
    return Entry(
      id: index, value: value, style: style ?? AnyShapeStyle(TintShapeStyle()), symbol: symbol,
      area: isSize ? looks.symbolArea(for: value) : nil, line: line)
  }
}
