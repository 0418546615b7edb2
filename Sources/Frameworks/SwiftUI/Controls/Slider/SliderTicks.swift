import CoreGraphicsTypes
import SwiftUICore

/// The marks of ticks, over a track (Facts 3.3).
nonisolated struct SliderTickMarks: Shape {
  let positions: [Double]
  let metrics: SliderMetrics

  func path(in rect: CGRect) -> Path {
    // Where the middle of the knob can be.
    let start = rect.minX + metrics.knob / 2 - metrics.trackInset, way = rect.width + 2 * metrics.trackInset - metrics.knob
    return Path { path in
      for position in positions {
        let middle = CGPoint(x: start + way * position, y: rect.midY - metrics.tickRise)
        path.addRect(CGRect(origin: middle, size: .zero).insetBy(dx: -metrics.tick.width / 2, dy: -metrics.tick.height / 2))
      }
    }
  }
}

/// The labels of ticks below a slider's track, each in the middle below its tick.
struct SliderTickLabels: View {
  let ticks: [SliderDetails.Tick]
  @Environment(\.metrics.sliders) private var metrics

  var body: some View {
    Row(metrics: metrics) {
      ForEach(ticks.filter { $0.label != nil }) { tick in
        tick.label.layoutValue(key: TickPositionKey.self, value: tick.position)
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }

  private nonisolated struct TickPositionKey: LayoutValueKey {
    static var defaultValue: Double { 0 }
  }

  private nonisolated struct Row: Layout {
    let metrics: SliderMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
      return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        let middle = metrics.knob / 2 + max(bounds.width - metrics.knob, 0) * subview[TickPositionKey.self]
        let width = subview.sizeThatFits(.unspecified).width
        // Labels at the ends stay within the slider.
        let x = min(max(middle - width / 2, 0), max(bounds.width - width, 0))
        subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }
}
