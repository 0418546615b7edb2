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
  @Environment(\.metrics.dates) private var metrics
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    let (span, titles, days, weekdays) = (span, titles, span.days(inMonth: month), titles.weekdays)
    let (isChosen, choose) = (isChosen, choose)
    TodayReader(span: span) { today in
      MonthGridLayout(metrics: metrics, offset: span.weekdayOffset(of: month), days: days.count, displayScale: displayScale) {
        ForEach(0..<7, id: \.self) { column in
          Text(verbatim: weekdays.indices.contains(column) ? weekdays[column] : "")
            .font(metrics.weekdayFont).lineLimit(1).minimumScaleFactor(0.5)
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
  @Environment(\.metrics.dates) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Pressable(action: choose) { isPressed in
      Text(verbatim: number)
        .font(isChosen ? metrics.chosenFont : metrics.dayFont)
        .lineLimit(1)
        .foregroundColor(color)
        .opacity(isPressed ? metrics.pressedOpacity : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          Circle().fill(Color.accentColor.opacity(isToday ? 1 : metrics.discOpacity))
            .frame(width: metrics.disc, height: metrics.disc).opacity(isChosen ? 1 : 0)
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
///
/// Days have whole pixels, beginning where the first weekday does; what that leaves is at the end.
nonisolated private struct MonthGridLayout: Layout {
  let metrics: DateMetrics
  /// How many days of the week come before the first day.
  let offset: Int
  let days: Int
  let displayScale: CGFloat

  private func inPixels(_ length: CGFloat) -> CGFloat {
    displayScale > 0 ? (length * displayScale).rounded() / displayScale : length
  }

  private func scale(_ width: CGFloat) -> CGFloat {
    min(max(width - 2 * metrics.gridInset, 0) / (metrics.size.width - 2 * metrics.gridInset), 1)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.map { min(max($0, 0), 100_000) } ?? metrics.size.width
    return CGSize(width: width, height: metrics.gridTop + metrics.gridHeight * scale(width) + metrics.gridEnd)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let weeks = max((offset + days + 6) / 7, metrics.leastWeeks)
    let column = max(bounds.width - 2 * metrics.gridInset, 0) / 7
    let day = CGSize(
      width: inPixels(column), height: inPixels(metrics.gridHeight * scale(bounds.width) / CGFloat(weeks)))
    let left = bounds.minX + metrics.gridInset
    for (index, subview) in subviews.enumerated() {
      let isDay = index >= 7, position = isDay ? index - 7 + offset : index
      let size = isDay ? day : CGSize(width: column, height: metrics.weekdayHeight)
      let top = isDay ? metrics.gridTop + CGFloat(position / 7) * day.height : metrics.weekdayMiddle - size.height / 2
      subview.place(
        at: CGPoint(x: left + (CGFloat(position % 7) + 0.5) * size.width, y: bounds.minY + top + size.height / 2),
        anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}
