import Foundation
import SwiftUI

/// A bar of the colours that stand for numbers or dates, with ticks and values under it.
struct GradientLegend: View {
  let styles: ChartStyles
  let scale: PositionScale
  let context: ChartContext

  /// How long the bar is, in points (Facts 11.2).
  static let width: CGFloat = 110
  /// How high it is, in points; a choice.
  private static let height: CGFloat = 8
  /// How long the ticks are, in points; a choice.
  private static let tick: CGFloat = 3
  /// The bar is painted in so many steps.
  private static let steps = 22

  var body: some View {
    let entries = AxisPlanner(axis: .horizontal, scale: scale, context: context).plan(AxisDescription()).entries
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<Self.steps, id: \.self) { step in
          Rectangle().fill(styles.gradientColor(at: (Double(step) + 0.5) / Double(Self.steps)))
        }
      }
      .frame(width: Self.width, height: Self.height)
      .clipShape(RoundedRectangle(cornerRadius: 2))
      ValuesUnderBar(width: Self.width) {
        ForEach(entries.indices, id: \.self) { index in
          VStack(spacing: 0) {
            Rectangle().fill(AxisCanvas.lineStyle).frame(width: 0.5, height: Self.tick)
            entries[index].text.font(.caption2).foregroundStyle(.secondary)
          }
          .layoutValue(key: BarFraction.self, value: entries[index].start)
        }
      }
    }
  }
}

/// How far along the bar a value lies.
private struct BarFraction: LayoutValueKey { static var defaultValue: Double { 0 } }

/// Values in the middle of their places, no further than the bar's ends; those that would lie over one before are left out.
private struct ValuesUnderBar: Layout {
  let width: CGFloat

  private static let gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var end = -CGFloat.infinity
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      var x = min(max(width * view[BarFraction.self] - size.width / 2, 0), width - size.width)
      if x < end + Self.gap { x = -10_000 } else { end = x + size.width }
      view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}
