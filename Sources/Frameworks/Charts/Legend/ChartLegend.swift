import Foundation
import SwiftUI

/// Explains looks by symbols and names; as many lines as it needs.
struct ChartLegend: View {
  let entries: LegendEntries
  let styles: ChartStyles
  let context: ChartContext
  let isVertical: Bool

  // As measured (Facts 11.2).
  private static let symbolSize: CGFloat = 8
  private static let symbolGap: CGFloat = 5
  private static let itemGap: CGFloat = 8
  /// How long the line is that stands for a line, in points; a choice.
  private static let lineLength: CGFloat = 16
  /// Between what explains one scale and what explains another, in points; a choice.
  private static let partGap: CGFloat = 4

  var body: some View {
    VStack(alignment: .leading, spacing: Self.partGap) {
      ForEach(entries.parts.indices, id: \.self) { index in
        switch entries.parts[index] {
        case .gradient(let scale): GradientLegend(styles: styles, scale: scale, context: context)
        case .names(let names): row(names)
        }
      }
    }
  }

  private func row(_ names: [LegendEntries.Entry]) -> some View {
    WrappingRow(gap: Self.itemGap, isVertical: isVertical) {
      ForEach(names) { entry in
        HStack(spacing: Self.symbolGap) {
          symbol(entry)
          Text(verbatim: context.text(entry.value)).font(.caption2).foregroundStyle(.secondary)
        }
      }
    }
  }

  @ViewBuilder private func symbol(_ entry: LegendEntries.Entry) -> some View {
    if let line = entry.line {
      LegendLine().stroke(entry.style, style: StrokeStyle(lineWidth: min(line.lineWidth, 2), dash: line.dash.map { $0 / 1.5 }))
        .frame(width: Self.lineLength, height: Self.symbolSize)
        .overlay { if let symbol = entry.symbol { shape(symbol, entry) } }
    } else {
      shape(entry.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape(.circle)), entry)
    }
  }

  private func shape(_ symbol: AnyChartSymbolShape, _ entry: LegendEntries.Entry) -> some View {
    let unit = symbol.perceptualUnitRect
    let size = entry.area.map { CGSize(width: unit.width * $0.squareRoot(), height: unit.height * $0.squareRoot()) }
    return symbol.fill(entry.style).frame(width: size?.width ?? Self.symbolSize, height: size?.height ?? Self.symbolSize)
  }
}

/// A level line.
private struct LegendLine: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
