import CoreGraphicsTypes
import SwiftUICore

/// The bars at the top and the bottom of a screen (Facts 4.2).
nonisolated struct BarMetrics: Sendable {
  /// The row with the inline title and the buttons.
  var height: CGFloat = 44
  /// The same in regular width and in a sheet, and from the sides there.
  var regular: (height: CGFloat, margin: CGFloat, chevronX: CGFloat, backTitleX: CGFloat) = (50, 20, 13.5, 33)
  var sheetHeight: CGFloat = 56
  /// What a large title adds below that row.
  var largeTitleHeight: CGFloat = 52
  /// The row of buttons at the bottom.
  var bottomHeight: CGFloat = 44
  /// From the screen's sides to titles and buttons.
  var margin: CGFloat = 16
  /// Between the margin and the button for the sidebar.
  var sidebarToggleInset: CGFloat = 3.25
  /// From which width on large titles are farther from the side, and how far.
  var wideMargin: (from: CGFloat, margin: CGFloat) = (414, 20)
  /// Of a title in the bar's row.
  var titleFont = Font.system(size: 17, weight: .semibold)
  /// Of a title below the bar's row.
  var largeTitleFont = Font.system(size: 34, weight: .bold)
  /// From the baseline of a large title to the bar's lower edge.
  var largeTitleBaseline: CGFloat = 15.67
  /// A line below the title: its font, that of the title above it in the bar's row, and what it adds below a large title.
  var subtitle: (font: Font, titleFont: Font, largeHeight: CGFloat) = (
    .system(size: 12), .system(size: 15, weight: .semibold), 20
  )
  /// Of buttons in the bar.
  var itemFont = Font.system(size: 17)
  /// Of the button that confirms.
  var confirmationFont = Font.system(size: 17, weight: .semibold)
  /// Between two buttons.
  var itemSpacing: CGFloat = 16
  /// How large buttons are to a finger, at least; what shows of them is smaller.
  var pressSize = CGSize(width: 44, height: 44)
  /// Between a title and the buttons, at least.
  var titleGap: CGFloat = 6
  /// Where the arrow of the back button begins, how large it is, and how thick its line.
  var chevron: (x: CGFloat, size: CGSize, width: CGFloat) = (9.33, CGSize(width: 11, height: 19), 2.5)
  /// Where the title of the back button begins.
  var backTitleX: CGFloat = 29
  /// How wide the back button is to a finger, at least.
  var backMinimum: CGFloat = 50
  /// How far the bar reaches into the safe area above it, by how high that is.
  var overlaps: [CGFloat: CGFloat] = [59: 16.0 / 3, 62: 17.0 / 3]
  /// What lies behind a bar under which content passes.
  var background = Material.bar
  /// Content that fades below a bar: how far before the bar it begins, and how much of the ground covers it, from the screen's
  /// edge (0) to there (1); as measured on the screens of iOS 26, light and dark (Facts 4.2).
  var softEdge: (reach: CGFloat, stops: [(location: CGFloat, opacity: Double)]) = (
    16, [(0, 0.93), (0.45, 0.91), (0.53, 0.74), (0.66, 0.65), (0.74, 0.5), (0.86, 0.46), (0.94, 0.23), (1, 0)]
  )
  /// The line at a bar's edge, one pixel thick.
  var hairline = BarColor(light: 0, lightOpacity: 0.3, dark: 255, darkOpacity: 0.16)
  /// Over how many points of scrolling the background comes.
  var backgroundRange: CGFloat = 10
  /// How many points of the large title are left when the inline one comes, and how long that takes.
  var inlineTitle: (lead: CGFloat, duration: Double) = (10, 0.15)
  /// How much a large title grows for each point that it is pulled down, and how large it becomes at most.
  var pull: (perPoint: CGFloat, most: CGFloat) = (0.03 / 44, 1.1)

  /// The bars in a window or a sheet of some width.
  func fitting(isRegular: Bool, isInSheet: Bool) -> BarMetrics {
    var metrics = self
    if isRegular {
      (metrics.height, metrics.margin, metrics.chevron.x, metrics.backTitleX) =
        (regular.height, regular.margin, regular.chevronX, regular.backTitleX)
    }
    if isInSheet { metrics.height = sheetHeight }
    return metrics
  }
}

private enum IsInSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a sheet, whose bars are higher; what presents one says so.
  package var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }

  /// The bars of screens here.
  var barMetrics: BarMetrics { metrics.bars.fitting(isRegular: horizontalSizeClass == .regular, isInSheet: isInSheet) }
}

/// A gray of the bars, light and dark, 0…255.
nonisolated struct BarColor: Sendable {
  var light: Double
  var lightOpacity: Double
  var dark: Double
  var darkOpacity: Double

  func color(in scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: dark / 255, opacity: darkOpacity) : Color(white: light / 255, opacity: lightOpacity)
  }
}
