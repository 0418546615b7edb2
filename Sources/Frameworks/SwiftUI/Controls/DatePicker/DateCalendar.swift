import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// A calendar of a month, and the time below where it is chosen too.
struct DateCalendar: View {
  let choice: DateChoice
  @Environment(\.metrics.dates) private var metrics

  var body: some View {
    let (choice, span, metrics) = (choice, choice.span, metrics)
    if choice.components == .hourAndMinute {
      DateWheels(choice: choice)
    } else {
      let day = span.startOfDay(choice.date)
      VStack(spacing: 0) {
        MonthCalendar(
          span: span, titles: choice.titles, date: choice.date, isChosen: { $0 == day },
          choose: { choice.choose(span.moved(choice.date, toDay: $0)) }, show: { choice.choose($0) })
        if choice.components.contains(.hourAndMinute) {
          Divider().padding(.horizontal, metrics.lineInset)
          HStack {
            Text("Time").accessibilityHidden(true)
            Spacer(minLength: 0)
            DateChips(choice: choice.only(.hourAndMinute))
          }
          .padding(.horizontal, metrics.lineInset)
          .frame(height: metrics.timeRowHeight)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityName(from: choice.label)
    }
  }
}

/// A month with its name, arrows to others, and wheels for a far one.
struct MonthCalendar: View {
  let span: DateSpan
  let titles: DateTitles
  /// The date whose month shows at first, and again when it becomes another one.
  let date: Date
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  /// Told of a date in a month that the wheels show; `nil` where that chooses nothing.
  let show: ((Date) -> Void)?
  @State private var shown: ShownMonth?
  @State private var isWheel = false
  @Environment(\.metrics.dates) private var metrics

  /// The month that shows, as long as the date is the one for which it was turned to.
  private struct ShownMonth: Equatable {
    var start: Date
    var date: Date
    var isForward = true
  }

  private var month: Date {
    if let shown, shown.date == date { return shown.start }
    return span.startOfMonth(date)
  }

  var body: some View {
    let month = month, isForward = shown?.isForward ?? true
    ZStack(alignment: .top) {
      // It keeps its place while the wheels show.
      ZStack {
        MonthGrid(span: span, titles: titles, month: month, isChosen: isChosen, choose: choose)
          .id(month)
          .transition(
            .asymmetric(
              insertion: .move(edge: isForward ? .trailing : .leading), removal: .move(edge: isForward ? .leading : .trailing)))
      }
      .clipped()
      .gesture(swipe)
      .opacity(isWheel ? 0 : 1)
      .allowsHitTesting(!isWheel)
      .accessibilityHidden(isWheel)
      if isWheel { wheels.padding(.top, metrics.wheelTop).transition(.opacity) }
      header(month)
    }
    .frame(maxWidth: .infinity)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown]) { handle($0.key) }
    .environment(\.isInListRow, false)
  }

  private func header(_ month: Date) -> some View {
    HStack(spacing: 0) {
      Pressable(action: { withAnimation(metrics.wheelMotion) { isWheel.toggle() } }) { isPressed in
        HStack(spacing: metrics.signSpacing) {
          Text(verbatim: titles.month(month)).font(metrics.headerFont)
            .foregroundColor(isWheel ? .accentColor : Color(UIColor.label))
          Image(systemName: "chevron.right").font(metrics.signFont).foregroundColor(.accentColor)
            .rotationEffect(.degrees(isWheel ? 90 : 0)).accessibilityHidden(true)
        }
        .frame(maxHeight: .infinity)
        .opacity(isPressed ? metrics.pressedOpacity : 1)
        .contentShape(Rectangle())
      }
      .accessibilityControl(.button) { withAnimation(metrics.wheelMotion) { isWheel.toggle() } }
      Spacer(minLength: 0)
      if !isWheel {
        arrow("chevron.left", "Previous Month", -1)
        arrow("chevron.right", "Next Month", 1)
      }
    }
    .padding(.leading, metrics.headerInset).padding(.trailing, metrics.arrowEnd - metrics.arrowPitch / 2)
    .frame(height: metrics.headerHeight)
    .padding(.top, metrics.headerTop)
  }

  private func arrow(_ symbol: String, _ name: LocalizedStringKey, _ step: Int) -> some View {
    let isEnabled = span.allowsMonth(span.startOfMonth(month, plus: step)) && span.startOfMonth(month, plus: step) != month
    return Pressable(action: { turn(step) }) { isPressed in
      Image(systemName: symbol).font(metrics.arrowFont)
        .foregroundColor(isEnabled ? .accentColor : Color(UIColor.tertiaryLabel))
        .opacity(isPressed ? metrics.pressedOpacity : 1)
        .frame(width: metrics.arrowPitch, height: metrics.headerHeight)
        .contentShape(Rectangle())
    }
    .accessibilityControl(.button) { turn(step) }
    .accessibilityLabel(Text(name))
    .disabled(!isEnabled)
    .flipsForRightToLeftLayoutDirection(true)
  }

  /// Shows the month before, or the one after.
  private func turn(_ step: Int) {
    let next = span.startOfMonth(month, plus: step)
    guard next != month, span.allowsMonth(next) else { return }
    shown = ShownMonth(start: month, date: date, isForward: step > 0)
    withAnimation(metrics.monthMotion) { shown = ShownMonth(start: next, date: date, isForward: step > 0) }
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: metrics.swipe / 2).onEnded { drag in
      let distance = drag.translation
      guard abs(distance.width) > metrics.swipe, abs(distance.width) > abs(distance.height) else { return }
      turn(distance.width < 0 ? 1 : -1)
    }
  }

  /// Arrows choose a day near the chosen one, pages turn months.
  private func handle(_ key: KeyEquivalent) -> KeyPress.Result {
    let steps: [KeyEquivalent: Int] = [.leftArrow: -1, .rightArrow: 1, .upArrow: -7, .downArrow: 7]
    if let step = steps[key], show != nil, !isWheel {
      choose(span.start(ofDay: span.day(of: date) + step))
    } else if key == .pageUp || key == .pageDown, !isWheel {
      turn(key == .pageUp ? -1 : 1)
    } else {
      return .ignored
    }
    return .handled
  }

  private var wheels: some View {
    let (span, date) = (span, date)
    // The day stays where the month has it; nothing is chosen where several days can be.
    let shownDate = show == nil ? span.clamped(month) : span.moved(date, toDay: dayInShownMonth)
    let choice = DateChoice(span: span, titles: titles, date: shownDate) { requested in
      if let show { show(requested) } else { shown = ShownMonth(start: span.startOfMonth(requested), date: date) }
    }
    return WheelColumns(choice: choice, parts: titles.monthOrder)
  }

  private var dayInShownMonth: Date {
    let days = span.days(inMonth: month), day = span.place(of: date).day
    return days[min(day, days.count - 1)]
  }
}
