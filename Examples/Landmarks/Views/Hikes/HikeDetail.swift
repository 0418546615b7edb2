import SwiftUI

/// A hike's graph, and what it can show.
struct HikeDetail: View {
  let hike: Hike
  @State private var measure = Measure.elevation

  var body: some View {
    VStack(spacing: 14) {
      HStack(alignment: .top, spacing: 8) {
        HikeGraph(hike: hike, measure: measure)
          .frame(height: 170)
        HikeScale(measure: measure, range: measure.range(of: hike))
          .frame(height: 170)
      }
      HStack(spacing: 8) {
        ForEach(Measure.allCases) { choice in
          Button {
            measure = choice
          } label: {
            Text(choice.title)
              .font(.subheadline.weight(measure == choice ? .semibold : .regular))
              .lineLimit(1)
              .minimumScaleFactor(0.6)
              .foregroundStyle(measure == choice ? choice.color : .secondary)
              .padding(.vertical, 8)
              .frame(maxWidth: .infinity)
              .background(measure == choice ? choice.color.opacity(0.15) : .clear, in: Capsule())
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(measure == choice ? .isSelected : [])
        }
      }
    }
  }
}

/// The least and the greatest number of a graph, at its side.
private struct HikeScale: View {
  let measure: Measure
  let range: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .trailing) {
      Text("\(range.upperBound, specifier: "%.0f")")
      Text(measure.unit)
      Spacer()
      Text("\(range.lowerBound, specifier: "%.0f")")
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .monospacedDigit()
    .fixedSize(horizontal: true, vertical: false)
  }
}
