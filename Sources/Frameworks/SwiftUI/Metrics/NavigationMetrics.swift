import CoreGraphicsTypes
import SwiftUICore

/// How screens come and go, and the columns of wide windows (Facts 7.8).
nonisolated struct NavigationMetrics: Sendable {
  var screens = ScreensMetrics(
    spring: .transition, parallax: 0.3, dim: 0.1, shadowWidth: 0.05, shadowOpacity: 0.016, edge: 20,
    release: ReleaseRule(decidingSpeed: 1))
  /// Which part of the way what belongs to a bar takes to come or to go: from, to.
  var motion = Motion()
  /// The widths of columns.
  var sidebarWidth: CGFloat = 320
  var contentWidth: CGFloat = 375
  /// How the first column comes and goes.
  var sidebarMotion = Animation.spring(.transition)
  /// From which width on three columns show without being asked for.
  var allColumnsFrom: CGFloat = 1_100

  struct Motion: Sendable {
    /// The new title comes in.
    var titleIn: (CGFloat, CGFloat) = (0.25, 1)
    /// The old one goes.
    var titleOut: (CGFloat, CGFloat) = (0, 0.7)
    var largeTitleOut: (CGFloat, CGFloat) = (0, 0.6)
    /// How large the old large title becomes on its way to the back button: 17 of 34 points.
    var largeTitleScale: CGFloat = 0.5
    var chevronIn: (CGFloat, CGFloat) = (0.4, 1)
    var backTitleIn: (CGFloat, CGFloat) = (0.3, 1)
    var backTitleOut: (CGFloat, CGFloat) = (0, 0.2)
    var leadingIn: (CGFloat, CGFloat) = (0.6, 1)
    var leadingOut: (CGFloat, CGFloat) = (0, 0.4)
    var trailingIn: (CGFloat, CGFloat) = (0.4, 1)
    var trailingOut: (CGFloat, CGFloat) = (0, 0.6)

    /// How far a value has come on a part of the way, 0…1.
    static func part(_ value: CGFloat, of range: (CGFloat, CGFloat)) -> CGFloat {
      min(max((value - range.0) / (range.1 - range.0), 0), 1)
    }
  }
}
