import CoreGraphicsTypes
import SwiftUICore

/// Wheels: of pickers, and of dates and times (Facts 4.14).
nonisolated struct WheelMetrics: Sendable {
  private static let turning = Animation.easeInOut(duration: 0.3)
  private static let returning = Animation.easeInOut(duration: 0.2)
  /// What a picker's wheel looks like.
  var drum = DrumGeometry(
    height: 216, minimumWidth: 320, rowHeight: 32, radius: 83.6, angle: 0.367, perspective: 0.003, bandHeight: 32,
    magnification: 23.5 / 21, dimmedOpacity: 0.447, fadingPart: 0.6, lean: 0,
    turning: Self.turning, returning: Self.returning)
  /// What the wheels of dates look like, where they differ.
  var dateDrum = DrumGeometry(
    height: 216, minimumWidth: 0, rowHeight: 32, radius: 85, angle: 0.3805, perspective: 0.003, bandHeight: 34,
    magnification: 23.5 / 21, dimmedOpacity: 0.447, fadingPart: 0.6, lean: 0,
    turning: Self.turning, returning: Self.returning)
  /// Above and below a wheel in a list's row.
  var rowInset: CGFloat = 6
  /// How wide several wheels side by side are.
  var width: CGFloat = 320
  var font = Font.system(size: 21)
  /// How much of a text in front shows.
  var textOpacity = 0.8
  /// The band behind the row in front: its corners, and from its sides to those of the wheel.
  var bandCorner: CGFloat = 8
  var bandInset: CGFloat = 9
  var bandFill = Color(SystemColor.quaternaryFill)
  /// How wide wheels side by side are beside each other.
  var weights: [DateField: CGFloat] = [.year: 3, .month: 4, .day: 2.4, .date: 5.6, .hour: 2, .minute: 2, .period: 2.4]
  /// Beside the texts of a wheel among others.
  var columnPadding: CGFloat = 8
  /// How much smaller a text may be that does not fit.
  var leastTextScale: CGFloat = 0.6
  /// How far the first and the last of several wheels lean to their middle.
  var lean: CGFloat = 0.3
  /// Of a wheel that cannot be used.
  var disabledOpacity = 0.5
}
