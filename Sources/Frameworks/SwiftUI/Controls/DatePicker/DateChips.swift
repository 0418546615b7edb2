import CoreGraphicsTypes
import SwiftUICore

/// The date and the time, each of which opens a popup.
struct DateChips: View {
  let choice: DateChoice
  @Environment(\.metrics.dates) private var metrics

  var body: some View {
    let choice = choice
    HStack(spacing: metrics.chipSpacing) {
      if choice.components.contains(.date) {
        DateChip(title: choice.titles.date(choice.date), label: choice.label) {
          DateCalendar(choice: choice.only(.date)).frame(width: metrics.size.width)
        }
      }
      if choice.components.contains(.hourAndMinute) {
        DateChip(title: choice.titles.time(choice.date), label: choice.label) {
          WheelColumns(choice: choice, parts: choice.titles.timeOrder)
            .frame(width: metrics.timeWheels.width, height: metrics.timeWheels.height)
        }
      }
    }
  }
}

/// A text on a ground that opens a popup, and has the tint while that is open.
private struct DateChip<Popup: View>: View {
  let title: String
  let label: AnyView
  @ViewBuilder let popup: () -> Popup
  @State private var isOpen = false
  @Environment(\.metrics.dates) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let (metrics, isOpen, popup) = (metrics, $isOpen, popup)
    Pressable(action: { isOpen.wrappedValue = true }) { isPressed in
      Text(verbatim: title)
        .lineLimit(1)
        .foregroundColor(isOpen.wrappedValue ? .accentColor : Color(UIColor.label))
        .opacity(isPressed ? metrics.pressedOpacity : isEnabled ? 1 : metrics.disabledOpacity)
        .padding(.horizontal, metrics.chipPadding.width).padding(.vertical, metrics.chipPadding.height)
        .background(metrics.chipFill, in: RoundedRectangle(cornerRadius: metrics.chipCorner))
    }
    .fixedSize()
    .accessibilityControl(.button) { isOpen.wrappedValue = true }
    .accessibilityName(from: label, contentIsValue: true)
    .background(alignment: .trailing) {
      // As wide as makes the popup, which stands in the middle of it, end where it is to end.
      Color.clear.frame(width: metrics.size.width + 2 * metrics.popupShift)
        .allowsHitTesting(false)
        .modifier(DatePopup(isOpen: isOpen, popup: popup))
    }
    .lowInRow()
  }
}

/// A popover without an arrow, on phones too.
private struct DatePopup<Popup: View>: ViewModifier {
  let isOpen: Binding<Bool>
  let popup: () -> Popup
  @Environment(\.metrics) private var metrics

  func body(content: Content) -> some View {
    let popup = popup
    content.modifier(
      SheetModifier(.popover(.rect(.bounds), nil, metrics.dates.popover), isPresented: isOpen) {
        popup().environment(\.isInListRow, false).presentationCompactAdaptation(.popover)
      })
  }
}
