import QuartzCore
import SwiftUICore
import UIKitTypes

extension UIView {
  func tellTintColorChange() {
    layer.changed()
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColorChange() }
  }

  /// The tint as it is where nothing dims it.
  var undimmedTintColor: UIColor { ownTintColor ?? superview?.undimmedTintColor ?? .tintColor }

  /// Whether tints are dimmed, as far as this view itself is concerned; `nil` where it is as those around.
  var saysTintAdjustment: TintAdjustmentMode? {
    ownTintAdjustment != .automatic ? ownTintAdjustment : isBelowPresentation ? .dimmed : nil
  }

  /// Has tints dimmed, or not, below what is presented above the view.
  func setBelowPresentation(_ isBelow: Bool) {
    guard isBelow != isBelowPresentation else { return }
    let old = tintAdjustmentMode
    isBelowPresentation = isBelow
    tintAdjustmentChanged(from: old)
  }

  /// Tells this view and those inside, as far as they follow, that tints are dimmed or not.
  func tintAdjustmentChanged(from old: TintAdjustmentMode) {
    layer.changed()
    if tintAdjustmentMode != old { tellTintAdjustmentChange() }
  }

  private func tellTintAdjustmentChange() {
    tintColorDidChange()
    for view in subviews where view.saysTintAdjustment == nil { view.tellTintAdjustmentChange() }
  }
}
