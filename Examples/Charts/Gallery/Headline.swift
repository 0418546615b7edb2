import Charts
import SwiftUI

/// The number that a chart is about, over the chart.
struct Headline: View {
  let caption: LocalizedStringKey
  let value: Text
  var unit: LocalizedStringKey?
  var note: Text?

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(caption)
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        value
          .font(.title.weight(.semibold))
          .fontDesign(.rounded)
        if let unit {
          Text(unit)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      if let note {
        note
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

extension View {
  /// A chart's size: as large as a page has room for, or as small as a preview.
  @ViewBuilder
  func chartHeight(_ height: CGFloat, isPreview: Bool) -> some View {
    if isPreview { self } else { frame(height: height) }
  }

  /// Hides axes and legend of a chart that is only a small preview.
  func bare(_ isPreview: Bool) -> some View {
    chartXAxis(isPreview ? .hidden : .automatic)
      .chartYAxis(isPreview ? .hidden : .automatic)
      .chartLegend(isPreview ? .hidden : .automatic)
  }
}
