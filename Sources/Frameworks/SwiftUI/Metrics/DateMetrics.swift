import CoreGraphicsTypes
import SwiftUICore

/// Pickers of dates and times (Facts 4.14).
nonisolated struct DateMetrics: Sendable {
  /// A capsule with the date or the time, that opens a popup.
  var chipCorner: CGFloat = 8
  var chipPadding = CGSize(width: 12, height: 7)
  var chipFill = Color(SystemColor.tertiaryFill)
  /// Between two of them.
  var chipSpacing: CGFloat = 5
  /// How much of one shows while a finger is on it, and while it cannot be pressed.
  var pressedOpacity = 0.4
  var disabledOpacity = 0.5

  /// What one opens: it has no arrow but keeps a distance, and ends some points before the chip.
  var popover = PopoverMetrics(arrow: CGSize(width: 0, height: 8.67))
  var popupShift: CGFloat = 6

  /// The calendar's size, without and with a row for the time.
  var size = CGSize(width: 320, height: 332)
  var timeRowHeight: CGFloat = 45.67
  var lineInset: CGFloat = 16
  /// The line with the month: how high, where its text begins, the sign after it, and the arrows.
  var headerHeight: CGFloat = 44
  var headerTop: CGFloat = 12.8
  var headerInset: CGFloat = 20
  var headerFont = Font.system(size: 17, weight: .semibold)
  var signSpacing: CGFloat = 6
  var signFont = Font.system(size: 13, weight: .semibold)
  var arrowFont = Font.system(size: 20, weight: .medium)
  /// Each arrow's box, and the middle of the last one before the edge.
  var arrowPitch: CGFloat = 45.67
  var arrowEnd: CGFloat = 22.5
  /// The line with the weekdays: how high, and its middle below the top.
  var weekdayFont = Font.system(size: 13, weight: .semibold)
  var weekdayMiddle: CGFloat = 77.4
  var weekdayHeight: CGFloat = 18
  /// The days: where they begin, how high all weeks are together, and the room below them and at the sides.
  var gridTop: CGFloat = 86.3
  var gridHeight: CGFloat = 228
  var gridEnd: CGFloat = 17.7
  var gridInset: CGFloat = 6.8
  /// Weeks at least, so that short months are not spread.
  var leastWeeks = 5
  var dayFont = Font.system(size: 20)
  var chosenFont = Font.system(size: 20, weight: .semibold)
  /// Where the wheels for month and year begin.
  var wheelTop: CGFloat = 65
  /// Behind the chosen day.
  var disc: CGFloat = 44
  var discOpacity = 0.12
  /// How far a finger swipes to turn to another month.
  var swipe: CGFloat = 50
  /// By which one month follows another, and the wheels come for it.
  var monthMotion = Animation.easeInOut(duration: 0.4)
  var wheelMotion = Animation.easeInOut(duration: 0.25)
  /// The wheels of times in a popup.
  var timeWheels = CGSize(width: 206, height: 216)
}
