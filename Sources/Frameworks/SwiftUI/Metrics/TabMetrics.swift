import CoreGraphicsTypes
import SwiftUICore

/// Tab bars at the bottom and at the top of a window, and the sidebar that can take their place (Facts 4.6).
nonisolated struct TabMetrics: Sendable {
  /// The bar at the bottom, without what the device covers below it.
  var height: CGFloat = 49
  /// The bar where the window is low.
  var lowHeight: CGFloat = 32
  /// How many tabs have a place in the bar at the bottom; of more, the last place is that of a list of the others.
  var positions = 5
  /// Of symbols.
  var symbolFont = Font.system(size: 18, weight: .medium)
  /// Of titles below symbols.
  var titleFont = Font.system(size: 10, weight: .medium)
  /// Of titles beside symbols.
  var wideTitleFont = Font.system(size: 13)
  /// From the bar's top to the middle of symbols.
  var symbolMiddle: CGFloat = 18.7
  /// From the bar's top to the baseline of titles.
  var titleBaseline: CGFloat = 45
  /// Between a symbol and the title beside it.
  var symbolSpacing: CGFloat = 8.5
  /// What can be pressed ends that much before its part of the bar at each side, and at the top.
  var pressMargin = CGSize(width: 2, height: 1)
  /// Of tabs that are not chosen.
  var unselected = Color(.sRGB, red: 146 / 255, green: 146 / 255, blue: 150 / 255)
  /// The same in the dark.
  var darkUnselected = Color(.sRGB, white: 117 / 255)
  /// Of the line above the bar, of one device pixel.
  var line = Color.black.opacity(0.3)
  /// The same in the dark.
  var darkLine = Color.black.opacity(0.16)

  /// Of a badge's text.
  var badgeFont = Font.system(size: 13)
  /// The height of a badge, and its least width.
  var badgeHeight: CGFloat = 18
  /// At both sides of a badge's text.
  var badgeMargin: CGFloat = 5
  /// From the middle of the bar's part and from its top to the badge.
  var badgeOffset = CGSize(width: 11, height: 3)
  /// Behind a badge's text.
  var badgeColor = Color.red

  /// The bar at the bottom while it is small.
  ///
  /// How large its buttons are, from the sides to them, between them and what is in the middle, and how it comes. What is known of
  /// it is only what it holds; the numbers are choices, after those of the large one of iOS 26.
  var minimized: (diameter: CGFloat, margin: CGFloat, spacing: CGFloat, motion: Animation) = (
    48, 21, 8, .spring(duration: 0.35, bounce: 0.1)
  )

  /// The corners of tabs that are grouped, and from the sides to them: choices.
  var groupedCorner: CGFloat = 8
  var groupedMargin: CGFloat = 12

  /// How high the row of a small bar is.
  func minimizedHeight(isLow: Bool) -> CGFloat { max(isLow ? lowHeight : height, minimized.diameter) }

  /// The bar at the top of a wide window.
  var top = TopTabMetrics()
  /// Pages in place of tabs, and their dots (Facts 4.4); how long a key takes to turn one is a choice.
  var pages = PagesMetrics(
    diameter: 7.7, pitch: 17.85, distance: 25, dimmedOpacity: 0.3, backgroundHeight: 26, margin: 14.875,
    background: DisplayMaterial(
      tint: DisplayColor(red: 238 / 255, green: 238 / 255, blue: 238 / 255, alpha: 0.6), radius: 22, saturation: 1.8),
    darkBackground: DisplayMaterial(tint: DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.2), radius: 22, saturation: 1.8),
    otherOnBackground: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.265), turningTime: 0.3)
}

/// The capsule of tabs at the top of a wide window, and the sidebar (Facts 4.6).
nonisolated struct TopTabMetrics: Sendable {
  /// The row of the window that the capsule lies in.
  var rowHeight: CGFloat = 50.5
  /// The capsule.
  var height: CGFloat = 40.5
  /// From the row's top to the capsule.
  var offset: CGFloat = 5
  /// From the capsule to what marks the chosen tab.
  var markMargin: CGFloat = 4
  /// From the ends of the mark to a title.
  var titleMargin: CGFloat = 17.5
  /// Of titles.
  var font = Font.system(size: 17, weight: .medium)
  /// Of the chosen tab's title.
  var selectedFont = Font.system(size: 17, weight: .semibold)
  /// The capsule's colour.
  var fill = Color(.sRGB, red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.12)
  /// What marks the chosen tab.
  var mark = Color.white
  /// The same in the dark.
  var darkMark = Color(.sRGB, red: 99 / 255, green: 99 / 255, blue: 102 / 255)
  /// The blur of the mark's shadow.
  var markShadow: CGFloat = 4
  /// The sidebar.
  var sidebarWidth: CGFloat = 320
  /// From the window's side to what marks the chosen tab in the sidebar.
  var sidebarMargin: CGFloat = 16
  /// From the mark's side to a row's symbol.
  var sidebarInset: CGFloat = 10
  /// A row of the sidebar.
  var sidebarRowHeight: CGFloat = 44
  /// Between a row's title and its badge.
  var sidebarSpacing: CGFloat = 12
  /// At both sides of the button that shows and hides the sidebar.
  var sidebarButtonMargin: CGFloat = 12
  /// Between a title in the capsule and its badge.
  var badgeSpacing: CGFloat = 6
  /// The corners of the mark.
  var sidebarCorner: CGFloat = 10
  /// Of the titles of sections.
  var sectionFont = Font.system(size: 20, weight: .bold)
}
