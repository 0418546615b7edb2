import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// The weekdays and the days of a month.
struct MonthGrid: View {
  let span: DateSpan
  let titles: DateTitles
  let month: Date
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  @Environment(\.look.dates) private var look

  var body: some View {
    let (span, titles, days, weekdays) = (span, titles, span.days(inMonth: month), titles.weekdays)
    let (isChosen, choose) = (isChosen, choose)
    TodayReader(span: span) { today in
      MonthGridLayout(look: look, offset: span.weekdayOffset(of: month), days: days.count) {
        ForEach(0..<7, id: \.self) { column in
          Text(verbatim: weekdays.indices.contains(column) ? weekdays[column] : "")
            .font(look.weekdayFont).lineLimit(1).minimumScaleFactor(0.5)
            .foregroundColor(Color(UIColor.tertiaryLabel)).accessibilityHidden(true)
        }
        ForEach(days, id: \.self) { day in
          DayCell(
            number: titles.dayNumber(day), name: titles.spoken(day), isChosen: isChosen(day), isToday: day == today,
            isAllowed: span.allowsDay(day), choose: { choose(day) })
        }
      }
    }
  }
}

/// A day that can be chosen.
private struct DayCell: View {
  let number: String
  let name: String
  let isChosen: Bool
  let isToday: Bool
  let isAllowed: Bool
  let choose: () -> Void
  @Environment(\.look.dates) private var look
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Pressable(action: choose) { isPressed in
      Text(verbatim: number)
        .font(isChosen ? look.chosenFont : look.dayFont)
        .lineLimit(1)
        .foregroundColor(color)
        .opacity(isPressed ? look.pressedOpacity : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          Circle().fill(Color.accentColor.opacity(isToday ? 1 : look.discOpacity))
            .frame(width: look.disc, height: look.disc).opacity(isChosen ? 1 : 0)
        }
        .contentShape(Rectangle())
    }
    .accessibilityControl(.button, activate: choose)
    .accessibilityLabel(Text(verbatim: name))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .disabled(!isAllowed)
  }

  private var color: Color {
    if !isAllowed || !isEnabled { return Color(UIColor.tertiaryLabel) }
    if isChosen { return isToday ? .white : .accentColor }
    return isToday ? .accentColor : Color(UIColor.label)
  }
}

/// Seven columns: weekdays, and below them weeks that share a height; narrower than usual, all is as much lower.
nonisolated private struct MonthGridLayout: Layout {
  let look: DateLook
  /// How many days of the week come before the first day.
  let offset: Int
  let days: Int

  private func scale(_ width: CGFloat) -> CGFloat {
    min(max(width - 2 * look.gridInset, 0) / (look.size.width - 2 * look.gridInset), 1)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.map { min(max($0, 0), 100_000) } ?? look.size.width
    return CGSize(width: width, height: look.gridTop + look.gridHeight * scale(width) + look.gridEnd)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let weeks = max((offset + days + 6) / 7, look.leastWeeks)
    let cell = CGSize(
      width: max(bounds.width - 2 * look.gridInset, 0) / 7, height: look.gridHeight * scale(bounds.width) / CGFloat(weeks))
    let left = bounds.minX + look.gridInset
    for (index, subview) in subviews.enumerated() {
      let isDay = index >= 7, place = isDay ? index - 7 + offset : index
      let height = isDay ? cell.height : look.weekdayHeight
      let top = isDay ? look.gridTop + CGFloat(place / 7) * cell.height : look.weekdayMiddle - height / 2
      subview.place(
        at: CGPoint(x: left + (CGFloat(place % 7) + 0.5) * cell.width, y: bounds.minY + top + height / 2), anchor: .center,
        proposal: ProposedViewSize(width: cell.width, height: height))
    }
  }
}
