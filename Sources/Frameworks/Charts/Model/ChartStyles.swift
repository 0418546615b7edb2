import Foundation
import SwiftUI

/// The looks that stand for values in a chart.
struct ChartStyles {
  var foreground = StyleScale<AnyShapeStyle>()
  var symbol = StyleScale<AnyChartSymbolShape>()
  var lineStyle = StyleScale<StrokeStyle>()
  var symbolSize = StyleScale<CGFloat>()
  /// What the values of each look are called.
  var hasForeground = false
  var hasSymbols = false
  var hasLineStyles = false
  var hasSymbolSizes = false

  /// The colours that values get in turn (Facts 11.2).
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// Solid, short dashes, long dashes, and what can be told from them.
  static let dashes: [[CGFloat]] = [[], [4, 4], [9, 4], [1, 3], [9, 4, 2, 4]]

  /// How wide lines are, in points.
  static let lineWidth: CGFloat = 2
  /// What symbols cover, in square points.
  static let symbolArea: CGFloat = 32

  init(_ marks: [Mark], options: ChartOptions) {
    var found = (foreground: [_PlottedValue](), symbol: [_PlottedValue](), line: [_PlottedValue](), size: [_PlottedValue]())
    for mark in marks where mark.isStyled {
      let style = mark.style
      if let value = style.foregroundBy?.value { Self.add(value, to: &found.foreground) }
      if let value = style.symbolBy?.value { Self.add(value, to: &found.symbol) }
      if let value = style.lineBy?.value { Self.add(value, to: &found.line) }
      if let value = style.symbolSizeBy?.value { Self.add(value, to: &found.size) }
    }
    (hasForeground, hasSymbols) = (!found.foreground.isEmpty, !found.symbol.isEmpty)
    (hasLineStyles, hasSymbolSizes) = (!found.line.isEmpty, !found.size.isEmpty)
    foreground = StyleScale(values: found.foreground, options: options.foreground, usual: Self.colors.map { AnyShapeStyle($0) })
    symbol = StyleScale(
      values: found.symbol, options: options.symbol,
      usual: BasicChartSymbolShape.automatic.map { AnyChartSymbolShape(BasicChartSymbolShape($0)) })
    lineStyle = StyleScale(
      values: found.line, options: options.lineStyle,
      usual: Self.dashes.map { StrokeStyle(lineWidth: Self.lineWidth, lineCap: .butt, lineJoin: .round, dash: $0) })
    symbolSize = StyleScale(values: found.size, options: options.symbolSize, usual: [32, 64, 128, 256])
  }

  /// Neighbours mostly have the same value; the scale keeps each once.
  private static func add(_ value: _PlottedValue, to values: inout [_PlottedValue]) {
    if values.last != value { values.append(value) }
  }

  /// What a mark is painted with; `nil`: the colour of marks of which nothing is said.
  func foreground(of style: MarkStyle) -> AnyShapeStyle? {
    guard let value = style.foregroundBy?.value else { return style.foreground }
    if let fraction = foreground.fraction(of: value) { return AnyShapeStyle(gradientColor(at: fraction)) }
    return foreground.style(for: value)
  }

  /// A style at a place of the numbers' colours.
  func gradientColor(at fraction: Double) -> BlendedStyle {
    guard foreground.styles.count > 1 else {
      let only = foreground.styles.first ?? AnyShapeStyle(Color.blue)
      return BlendedStyle(from: AnyShapeStyle(only.opacity(0.18)), to: only, fraction: fraction)
    }
    let position = fraction * Double(foreground.styles.count - 1)
    let index = min(max(Int(clamping: position), 0), foreground.styles.count - 2)
    return BlendedStyle(from: foreground.styles[index], to: foreground.styles[index + 1], fraction: position - Double(index))
  }

  /// The line of a mark.
  func line(of style: MarkStyle) -> StrokeStyle {
    if let own = style.line { return own }
    if let value = style.lineBy?.value, let style = lineStyle.style(for: value) { return style }
    return StrokeStyle(lineWidth: Self.lineWidth, lineCap: .butt, lineJoin: .round)
  }

  /// What a mark's symbol covers, in square points.
  func symbolArea(of style: MarkStyle) -> CGFloat {
    if let own = style.symbolArea { return own }
    return style.symbolSizeBy.map { symbolArea(for: $0.value) } ?? Self.symbolArea
  }

  /// What a symbol covers that stands for a value, in square points.
  func symbolArea(for value: _PlottedValue) -> CGFloat {
    if let fraction = symbolSize.fraction(of: value) {
      let (lower, upper) = (symbolSize.styles.first ?? 16, symbolSize.styles.dropFirst().last ?? 256)
      return lower + (upper - lower) * fraction
    }
    return symbolSize.style(for: value) ?? Self.symbolArea
  }

  /// A mark's symbol; `nil` where it has none.
  func symbol(of style: MarkStyle) -> SymbolChoice? {
    if let own = style.symbol { return own }
    return style.symbolBy.flatMap { symbol.style(for: $0.value) }.map { .shape($0) }
  }
}

/// What lies between two styles that are colours.
struct BlendedStyle: ShapeStyle {
  typealias Resolved = Never
  let from: AnyShapeStyle
  let to: AnyShapeStyle
  let fraction: Double

  nonisolated func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    let (first, second) = (from._paint(request), to._paint(request))
    guard case .color(let a) = first.paint, case .color(let b) = second.paint else { return fraction < 0.5 ? first : second }
    return _ShapeStylePaint(.color(a.mixed(with: b, by: Float(fraction))))
  }
}

extension DisplayColor {
  /// What lies between two colours.
  func mixed(with other: DisplayColor, by fraction: Float) -> DisplayColor {
    DisplayColor(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
  }
}
