import CoreGraphicsTypes
import SwiftUICore

/// All values on a wheel, of which the one in front is chosen.
struct PickerWheel: View {
  let parts: PickerParts
  @Environment(\.look.wheels) private var look

  var body: some View {
    let (parts, look) = (parts, look)
    let rows = WheelRows(content: parts.content)
    WheelBand(form: look.drum) {
      DrumView(
        selection: parts.selection.value(), form: look.drum, select: parts.selection.choose, content: rows
      )
      .accessibilityName(from: parts.label)
    }
  }
}

/// What the rows of a wheel have in common.
struct WheelRows<Content: View>: View {
  let content: Content
  @Environment(\.look.wheels) private var look

  var body: some View {
    content.font(look.font).lineLimit(1).foregroundColor(Color(UIColor.label).opacity(look.textOpacity))
  }
}

/// Wheels with the band on which their rows rest.
struct WheelBand<Wheels: View>: View {
  let form: DrumForm
  @ViewBuilder let wheels: Wheels
  @Environment(\.look.wheels) private var look
  @Environment(\.look.lists.rowInset) private var rowInset
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    wheels
      .environment(\.isInListRow, false)
      .background {
        RoundedRectangle(cornerRadius: look.bandCorner).fill(look.bandFill)
          .frame(height: form.bandHeight).padding(.horizontal, look.bandInset)
          .accessibilityHidden(true)
      }
      .opacity(isEnabled ? 1 : look.disabledOpacity)
      .padding(.vertical, isInListRow ? look.rowInset - rowInset : 0)
  }
}
