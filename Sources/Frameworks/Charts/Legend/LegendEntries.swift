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

  init(_ styles: ChartStyles, _ context: ChartContext) {
    if styles.hasForeground, let scale = styles.foreground.continuous { parts.append(.gradient(scale)) }
    var explained: [[_PlottedValue]] = []
    for values in Self.domains(styles, context) where !values.isEmpty && !explained.contains(values) {
      explained.append(values)
      let isForeground = styles.foreground.domain == values
      parts.append(.names(values.enumerated().map { Self.entry(styles, $0.offset, $0.element, isForeground: isForeground) }))
    }
  }

  /// The values of each scale whose looks stand for names, and those of sizes that an axis would name.
  private static func domains(_ styles: ChartStyles, _ context: ChartContext) -> [[_PlottedValue]] {
    var domains: [[_PlottedValue]] = []
    if styles.hasForeground, styles.foreground.continuous == nil { domains.append(styles.foreground.domain) }
    if styles.hasSymbols, styles.symbol.continuous == nil { domains.append(styles.symbol.domain) }
    if styles.hasLineStyles, styles.lineStyle.continuous == nil { domains.append(styles.lineStyle.domain) }
    guard styles.hasSymbolSizes else { return domains }
    guard let sizes = styles.symbolSize.continuous else { return domains + [styles.symbolSize.domain] }
    return domains + [AxisPlanner(axis: .horizontal, scale: sizes, context: context).values(.automatic)]
  }

  private static func entry(_ styles: ChartStyles, _ index: Int, _ value: _PlottedValue, isForeground: Bool) -> Entry {
    // Where colours stand for other values, none of them is this one's.
    let style =
      isForeground && styles.hasForeground
      ? styles.foreground.style(for: value)
      : styles.hasForeground ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : nil
    func isOn(_ domain: [_PlottedValue]) -> Bool { domain.contains(value) }
    let line = styles.hasLineStyles && isOn(styles.lineStyle.domain) ? styles.lineStyle.style(for: value) : nil
    let symbol = styles.hasSymbols && isOn(styles.symbol.domain) ? styles.symbol.style(for: value) : nil
    let isSize = styles.hasSymbolSizes && (styles.symbolSize.fraction(of: value) != nil || isOn(styles.symbolSize.domain))
    return Entry(
      id: index, value: value, style: style ?? AnyShapeStyle(TintShapeStyle()), symbol: symbol,
      area: isSize ? styles.symbolArea(for: value) : nil, line: line)
  }
}
