import Foundation
import SwiftUI

/// What a legend explains.
struct LegendEntries {
  /// A name and the look that stands for it.
  struct Entry: Identifiable {
    var id: Int
    var name: String
    var style: AnyShapeStyle
    var symbol: AnyChartSymbolShape
    var line: StrokeStyle?
  }
  var names: [Entry] = []
  /// The colours of numbers, with both ends.
  var gradient: (looks: ChartLooks, lower: Double, upper: Double)?

  var isEmpty: Bool { names.isEmpty && gradient == nil }

  init?(_ looks: ChartLooks) {
    if looks.hasForeground, looks.foreground.isContinuous {
      guard let lower = looks.foreground.domain.first?.number, let upper = looks.foreground.domain.last?.number else { return }
      gradient = (looks, lower, upper)
    }
    let values =
      looks.hasForeground && !looks.foreground.isContinuous
      ? looks.foreground.domain : looks.hasSymbols ? looks.symbol.domain : looks.hasLineStyles ? looks.lineStyle.domain : []
    for (index, value) in values.enumerated() {
      let symbol = looks.hasSymbols && looks.symbol.domain == values ? looks.symbol.look(for: value) : nil
      let line = looks.hasLineStyles && looks.lineStyle.domain == values ? looks.lineStyle.look(for: value) : nil
      names.append(
        Entry(
          id: index, name: Self.name(value),
          style: (looks.hasForeground ? looks.foreground.look(for: value) : nil) ?? AnyShapeStyle(TintShapeStyle()),
          symbol: symbol ?? AnyChartSymbolShape(BasicChartSymbolShape(.circle)), line: line))
    }
  }

  private static func name(_ value: _PlottedValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): number.formatted()
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
    }
  }
}

/// Explains looks by symbols and names; as many lines as it needs.
struct ChartLegend: View {
  let entries: LegendEntries
  let isVertical: Bool

  // As measured (Facts 11.2).
  private static let symbolSize: CGFloat = 8
  private static let symbolGap: CGFloat = 5
  private static let itemGap: CGFloat = 8

  var body: some View {
    if let gradient = entries.gradient {
      GradientLegend(looks: gradient.looks, lower: gradient.lower, upper: gradient.upper)
    } else {
      WrappingRow(gap: Self.itemGap, isVertical: isVertical) {
        ForEach(entries.names) { entry in
          HStack(spacing: Self.symbolGap) {
            symbol(entry)
            Text(verbatim: entry.name).font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  @ViewBuilder private func symbol(_ entry: LegendEntries.Entry) -> some View {
    if let line = entry.line {
      LegendLine().stroke(entry.style, style: StrokeStyle(lineWidth: min(line.lineWidth, 2), dash: line.dash.map { $0 / 1.5 }))
        .frame(width: 16, height: Self.symbolSize)
    } else {
      entry.symbol.fill(entry.style).frame(width: Self.symbolSize, height: Self.symbolSize)
    }
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

/// A bar of the colours that stand for numbers, with numbers under it.
private struct GradientLegend: View {
  let looks: ChartLooks
  let lower: Double
  let upper: Double

  /// How long the bar is, in points (Facts 11.2).
  private static let width: CGFloat = 110

  private var ticks: [Double] {
    guard let choice = NiceTicks.choice(for: min(lower, upper)...max(lower, upper)) else { return [lower] }
    return choice.values(in: choice.lower...choice.upper)
  }

  var body: some View {
    let ticks = ticks
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 0) {
        ForEach(0..<22, id: \.self) { step in
          Rectangle().fill(looks.gradientColor(at: (Double(step) + 0.5) / 22))
        }
      }
      .frame(width: Self.width, height: 8)
      .clipShape(RoundedRectangle(cornerRadius: 2))
      HStack(spacing: 0) {
        ForEach(ticks.indices, id: \.self) { index in
          if index > 0 { Spacer(minLength: 2) }
          Text(ticks[index].formatted()).font(.caption2).foregroundStyle(.secondary)
        }
      }
      .frame(width: Self.width)
    }
  }
}

/// Views after each other, in as many lines as they need.
struct WrappingRow: Layout {
  let gap: CGFloat
  let isVertical: Bool

  /// Between two lines, in points; a choice.
  private static let lineGap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.01)) {
      // What fits has its ideal size, which no rounding of the row takes from it.
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: frame.width < bounds.width ? .unspecified : ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { view in
      var size = view.sizeThatFits(.unspecified)
      if size.width > width { size = view.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      if x > 0, isVertical || x + size.width > width { (x, y, height) = (0, y + height + Self.lineGap, 0) }
      defer { x += size.width + gap }
      height = max(height, size.height)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
