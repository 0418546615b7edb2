import CoreGraphicsTypes
import SwiftUICore

/// Menus, context menus and what opens them (Facts 4.9).
nonisolated struct MenuMetrics: Sendable {
  /// The menu, in narrow and in wide windows, and the same for very large text.
  var width: CGFloat = 250
  var wideWidth: CGFloat = 262
  var largeTextWidth: CGFloat = 370
  var wideLargeTextWidth: CGFloat = 343
  /// From which width on a window is wide.
  var wideFrom: CGFloat = 600
  /// The menu's corners.
  var corner: CGFloat = 13
  /// Of items.
  var font = Font.body
  /// How large the text below an item's title is beside it.
  var subtitleScale: CGFloat = 15 / 17
  /// Of the titles of sections.
  var headerFont = Font.caption
  /// A line of an item's text; lengths of a row grow with it.
  var line: CGFloat = 22
  /// From a row's top to its first baseline, and from the last one to its bottom, in lines.
  var aboveBaseline: CGFloat = 14 / 11
  var belowBaseline: CGFloat = 15.67 / 22
  /// What a subtitle adds to a row, and where it begins below the title's baseline, in lines.
  var subtitleHeight: CGFloat = 21 / 22
  var subtitleOffset: CGFloat = 6.83 / 22
  /// From the menu's sides to texts.
  var inset: CGFloat = 16
  /// The column of check marks, without a line's height, and the middle of a mark in it, as a part of the column.
  var markColumn: CGFloat = 10
  var markMiddle: CGFloat = 0.584
  var markFont = Font.system(size: 15, weight: .semibold)
  /// The column of symbols, without a line's height; symbols stand in its middle, moved by some points to the trailing side.
  var iconColumn: CGFloat = 22
  var iconShift: CGFloat = -6
  /// Images that are no symbols.
  var image = CGSize(width: 26, height: 26)
  /// How many lines an item has at most, and with very large text.
  var lines = 2
  var largeTextLines = 100
  /// The title of a section.
  var headerHeight: CGFloat = 32.33
  /// Between sections.
  var sectionGap: CGFloat = 8
  /// Pieces in a row, as in a control group: how high they are.
  var controlHeight: CGFloat = 63
  var controlSpacing: CGFloat = 4
  var controlFont = Font.footnote
  /// What lies behind rows, over what is below the menu blurred.
  var fill = BarColor(light: 242, lightOpacity: 0.8, dark: 45, darkOpacity: 0.8)
  var blur: CGFloat = 30
  var saturation = 1.8
  /// Around a menu.
  var shadow = ShadowRings(opacity: 0.12, sigma: 50, count: 12)
  /// Lines between rows, the gaps between sections, and the row under a finger.
  var separator = BarColor(light: 0, lightOpacity: 0.26, dark: 255, darkOpacity: 0.28)
  var gap = BarColor(light: 0, lightOpacity: 0.08, dark: 0, darkOpacity: 0.16)
  var highlight = BarColor(light: 50, lightOpacity: 0.1, dark: 255, darkOpacity: 0.1)
  /// How much of a subtitle and of a section's title shows.
  var subtitleOpacity = 0.55
  /// How much of a menu shows behind one that was opened from it, and how large it is; a choice.
  var behindOpacity = 0.5
  var behindScale: CGFloat = 0.96
  /// How long a finger stays down that opens a menu whose tap does something else, in seconds.
  var hold = 0.4
  /// The same for context menus.
  var contextHold = 0.5
  /// What stands after the value of a picker.
  var chevronSpacing: CGFloat = 4
  var chevronFont = Font.system(size: 13, weight: .medium)
  /// After a title that has a menu.
  var titleSignSpacing: CGFloat = 4
  var titleSignFont = Font.system(size: 15, weight: .semibold)

  /// Where a menu stands, and how it comes and goes.
  var popup = PopupMetrics(
    position: .beside, gap: 8, margin: 8, upperPart: 0.55, middlePart: 0.4...0.6, smallest: 0.8,
    opening: .interpolatingSpring(duration: 0.337, bounce: 0.2, initialVelocity: 0.5),
    closing: .interpolatingSpring(duration: 0.409, bounce: 0), pullAwayDistance: 150, pullAwayScale: 0.8, lift: nil)

  /// Buttons in bars count as that much wider at each side, and as that high.
  var barButton = (outset: CGFloat(11), height: CGFloat(29.33))

  /// The same for a menu that a button in a bar opens.
  var barPopup: PopupMetrics {
    var metrics = popup
    metrics.sourceOutset = barButton.outset
    metrics.leastSourceHeight = barButton.height
    return metrics
  }

  /// The same for a menu that an item of another one opens.
  var innerPopup: PopupMetrics {
    var metrics = popup
    metrics.position = .over
    return metrics
  }

  /// The same for context menus.
  var contextPopup: PopupMetrics {
    var metrics = popup
    metrics.lift = PopupLift(
      scale: 1.15, leastScale: 1.02, gap: 20, corner: 12, blur: 5,
      dim: DisplayColor(red: 4 / 255, green: 4 / 255, blue: 15 / 255, alpha: 0.4))
    metrics.pullAwayScale = 1
    return metrics
  }

  /// The width of a menu.
  func width(inWindow window: CGFloat, isLargeText: Bool) -> CGFloat {
    let isWide = window >= wideFrom
    return isLargeText ? isWide ? wideLargeTextWidth : largeTextWidth : isWide ? wideWidth : width
  }
}

/// What lies behind a menu.
nonisolated struct MenuMaterial: ShapeStyle {
  typealias Resolved = Never
  let metrics: MenuMetrics

  func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    .tinted(by: metrics.fill, blur: metrics.blur, saturation: metrics.saturation, request)
  }
}

extension _ShapeStylePaint {
  /// What is below, blurred, under a colour; the colour alone where people want nothing to shine through.
  nonisolated static func tinted(
    by fill: BarColor, blur: CGFloat, saturation: Double, _ request: _ShapeStyleRequest
  ) -> _ShapeStylePaint {
    let tint = fill.color(in: request.environment.colorScheme).displayColor(in: request.environment)
    var paint = _ShapeStylePaint(.color(tint.multiplyingAlpha(by: 1 / tint.alpha)))
    if !request.environment.accessibilityReduceTransparency {
      paint.material = DisplayMaterial(tint: tint, radius: blur, saturation: saturation)
    }
    return paint
  }
}
