import CoreGraphicsTypes
import SwiftUICore

/// All values on a wheel, of which the one in front is chosen.
struct PickerWheel: View {
  let parts: PickerConfiguration
  @Environment(\.metrics.wheels) private var metrics

  var body: some View {
    let (parts, metrics) = (parts, metrics)
    let rows = WheelRows(content: parts.content)
    WheelBand(geometry: metrics.drum) {
      DrumView(
        selection: parts.selection.value(), geometry: metrics.drum, select: parts.selection.choose, content: rows
      )
      .accessibilityName(from: parts.label)
    }
  }
}

/// What the rows of a wheel have in common.
struct WheelRows<Content: View>: View {
  let content: Content
  @Environment(\.metrics.wheels) private var metrics

  var body: some View {
    content.font(metrics.font).lineLimit(1).foregroundColor(Color(UIColor.label).opacity(metrics.textOpacity))
  }
}

/// Wheels with the band on which their rows rest.
struct WheelBand<Wheels: View>: View {
  let geometry: DrumGeometry
  @ViewBuilder let wheels: Wheels
  @Environment(\.metrics.wheels) private var metrics
  @Environment(\.metrics.lists.rowInset) private var rowInset
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    wheels
      .environment(\.isInListRow, false)
      .background {
        RoundedRectangle(cornerRadius: metrics.bandCorner).fill(metrics.bandFill)
          .frame(height: geometry.bandHeight).padding(.horizontal, metrics.bandInset)
          .accessibilityHidden(true)
      }
      .opacity(isEnabled ? 1 : metrics.disabledOpacity)
      .padding(.vertical, isInListRow ? metrics.rowInset - rowInset : 0)
  }
}
