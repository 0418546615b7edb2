import CoreGraphicsTypes
import SwiftUICore

/// Popovers, which stand beside a view and point to it (Facts 4.10).
nonisolated struct PopoverMetrics: Sendable {
  var corner: CGFloat = 13
  /// The arrow: how wide its foot is, and how far it reaches.
  var arrow = CGSize(width: 26, height: 13)
  /// From the window's edges at least.
  var margin: CGFloat = 10
  /// How large it is where it comes from, as a part of its size; a choice.
  var smallest: CGFloat = 0.8
  /// By which it comes and goes; a choice, after a re-drawing that takes 0.43 s and goes a little too far.
  var spring = Spring(duration: 0.34, bounce: 0.15)
  /// What lies behind its content, over what is below it blurred.
  var fill = BarColor(light: 255, lightOpacity: 0.7, dark: 45, darkOpacity: 0.63)
  var blur: CGFloat = 40
  var saturation = 1.8
  var shadow = ShadowRings(opacity: 0.145, sigma: 40, count: 10)

  /// A popover whose arrow is at a side of what it points to, or at one where there is room.
  func variant(at attachment: PopoverVariant.Attachment, side: PopupSide?) -> PopoverVariant {
    let motion = Animation.spring(spring)
    let popup = PopupMetrics(
      position: .pointing(side: side, arrow: arrow, foot: corner + arrow.width / 2), gap: 0, margin: margin, upperPart: 0.5,
      middlePart: 0...1, smallest: smallest, opening: motion, closing: motion, pullAwayDistance: 1, pullAwayScale: 1, lift: nil)
    return PopoverVariant(attachment: attachment, popup: popup, corner: corner, spring: spring, shadow: shadow)
  }
}

/// What lies behind a popover.
nonisolated struct PopoverMaterial: ShapeStyle {
  typealias Resolved = Never
  let metrics: PopoverMetrics

  func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    .tinted(by: metrics.fill, blur: metrics.blur, saturation: metrics.saturation, request)
  }
}
