import ConstraintSolving
import Foundation
import QuartzCore
import SwiftUICore
import UIKitTypes

// What holds boxes without a constraint of the app's: masks, guides' meanings, and content.

extension LayoutEngine {
  // MARK: Places

  private func addFirm(_ terms: [LinearExpression.Term], constant: Double) -> ConstraintSolver.ConstraintID {
    solver.add(LinearConstraint(LinearExpression(terms, constant: constant), .equal, isFirm: true))
  }

  /// Holds a view where its mask says, or a guide where its meaning says.
  func place(_ box: LayoutBox) {
    guard let parent = box.parent, let outer = boxes[ObjectIdentifier(parent)] else { return }
    var placing = LayoutPlacing()
    if let guide = box.guide {
      switch guide.frame {
      case .constraints: break
      case .content: placing.ids = [addFirm([.init(box.x, 1)], constant: 0), addFirm([.init(box.y, 1)], constant: 0)]
      case .visibleBounds:
        placing.ids = [
          addFirm([.init(box.x, 1)], constant: 0), addFirm([.init(box.y, 1)], constant: 0),
          addFirm([.init(box.width, 1), .init(outer.width, -1)], constant: 0),
          addFirm([.init(box.height, 1), .init(outer.height, -1)], constant: 0),
        ]
      case .insets:
        placing.ids = [
          addFirm([.init(box.x, 1)], constant: 0), addFirm([.init(box.y, 1)], constant: 0),
          addFirm([.init(box.width, 1), .init(box.x, 1), .init(outer.width, -1)], constant: 0),
          addFirm([.init(box.height, 1), .init(box.y, 1), .init(outer.height, -1)], constant: 0),
        ]
      }
    } else if let view = box.view {
      placing.frame = view.untransformedFrame
      placing.parentSize = parent.bounds.size
      placing.mask = view.autoresizingMask
      let (frame, size) = (placing.frame, placing.parentSize)
      let horizontal = MaskShares(placing.mask, frame.minX, frame.width, size.width, isHorizontal: true)
      let vertical = MaskShares(placing.mask, frame.minY, frame.height, size.height, isHorizontal: false)
      placing.ids = [
        addFirm([.init(box.x, 1), .init(outer.width, -horizontal.start)], constant: horizontal.start * size.width - frame.minX),
        addFirm([.init(box.y, 1), .init(outer.height, -vertical.start)], constant: vertical.start * size.height - frame.minY),
        addFirm(
          [.init(box.width, 1), .init(outer.width, -horizontal.length)], constant: horizontal.length * size.width - frame.width),
        addFirm(
          [.init(box.height, 1), .init(outer.height, -vertical.length)], constant: vertical.length * size.height - frame.height),
      ]
    }
    box.placing = placing
  }

  func removePlacing(of box: LayoutBox) {
    for id in box.placing?.ids ?? [] { solver.remove(id) }
    box.placing = nil
  }

  /// Takes over a frame that the app set itself.
  func followFrame(of box: LayoutBox) {
    guard let view = box.view, let placing = box.placing else { return }
    if placing.frame == view.untransformedFrame, placing.mask == view.autoresizingMask { return }
    removePlacing(of: box)
    place(box)
  }

  /// Brings a guide's place after what it means; whether that is another one than before.
  func refreshPlacing(of box: LayoutBox) -> Bool {
    guard let guide = box.guide, let placing = box.placing, let view = box.parent else { return false }
    let numbers: [Double]
    switch guide.frame {
    case .constraints, .content: return false
    case .visibleBounds: numbers = [-view.bounds.minX, -view.bounds.minY]
    case .insets(let insets):
      let size = boxes[ObjectIdentifier(view)]?.frame(in: solver).size ?? view.bounds.size
      let distances = insets(view, size)
      numbers = [-distances.left, -distances.top, distances.right, distances.bottom]
    }
    var hasChanged = false
    for (id, number) in zip(placing.ids, numbers) where solver.setConstant(number, of: id) { hasChanged = true }
    return hasChanged
  }

  // MARK: Content

  /// Holds a view at the size of its content, or holds it no more.
  func setIntrinsicSize(of box: LayoutBox, counts: Bool) {
    guard counts, let view = box.view else {
      for id in box.intrinsic?.ids ?? [] { if let id { solver.remove(id) } }
      box.intrinsic = nil
      return
    }
    if box.intrinsic != nil, view.layoutState?.needsIntrinsicSize == false { return }
    if !isMeasuringRoot { view.layoutState?.needsIntrinsicSize = false }
    var intrinsic = box.intrinsic ?? IntrinsicSizing()
    let size = view.naturalContentSize()
    intrinsic.natural = size
    for (axis, length) in [size.width, size.height].enumerated() {
      let direction: NSLayoutConstraint.Axis = axis == 0 ? .horizontal : .vertical
      hold(
        axis == 0 ? box.width : box.height, atLeast: true, length, view.contentCompressionResistancePriority(for: direction),
        &intrinsic.ids[2 * axis])
      hold(
        axis == 0 ? box.width : box.height, atLeast: false, length, view.contentHuggingPriority(for: direction),
        &intrinsic.ids[2 * axis + 1])
    }
    box.intrinsic = intrinsic
  }

  private var isMeasuringRoot: Bool { if case .measuring = purpose { true } else { false } }

  private func hold(
    _ variable: Variable, atLeast: Bool, _ length: CGFloat, _ priority: UILayoutPriority,
    _ id: inout ConstraintSolver.ConstraintID?
  ) {
    guard length >= 0 else {
      if let known = id { solver.remove(known) }
      id = nil
      return
    }
    if let known = id {
      _ = solver.setConstant(-length.forLayout, of: known)
      solver.setPriority(priority.solved, of: known)
    } else {
      id = solver.add(
        LinearConstraint(
          LinearExpression([.init(variable, 1)], constant: -length.forLayout),
          atLeast ? .greaterThanOrEqual : .lessThanOrEqual, priority: priority.solved))
    }
  }

  func refreshIntrinsicSize(of state: ViewLayoutState) {
    guard let view = state.view, let box = boxes[ObjectIdentifier(view)], box.intrinsic != nil else { return }
    setIntrinsicSize(of: box, counts: true)
  }

  /// Brings the height of content that is laid out in lines after its width; whether it is another one than before.
  func refreshHeight(of box: LayoutBox) -> Bool {
    guard let intrinsic = box.intrinsic, let view = box.view else { return false }
    guard view.hostedContent != nil else { return false }
    let height = view.contentHeight(forWidth: solver.value(of: box.width), natural: intrinsic.natural)
    guard height >= 0 else { return false }
    var hasChanged = false
    for id in [intrinsic.ids[2], intrinsic.ids[3]] {
      if let id, solver.setConstant(-height.forLayout, of: id) { hasChanged = true }
    }
    return hasChanged
  }
}

/// How much of what a superview grows by comes to a view's beginning and to its length, by its autoresizing mask.
private struct MaskShares {
  var start = 0.0
  var length = 0.0

  init(_ mask: UIView.AutoresizingMask, _ origin: CGFloat, _ size: CGFloat, _ total: CGFloat, isHorizontal: Bool) {
    let bits: [UIView.AutoresizingMask] =
      isHorizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let lengths = [origin, size, total - origin - size].map { max(Double($0), 0) }
    let flexible = bits.indices.filter { mask.contains(bits[$0]) }
    let sum = flexible.reduce(0) { $0 + lengths[$1] }
    for index in flexible {
      let share = sum > 0 ? lengths[index] / sum : 1 / Double(flexible.count)
      if index == 0 { start = share }
      if index == 1 { length = share }
    }
  }
}

// MARK: - Frames of views

/// Whole pixels of the screen.
@MainActor
enum Pixels {
  private static var scale: CGFloat { max(UIScreen.main.scale, 1) }

  /// A rectangle whose edges are on pixels.
  static func rounded(_ frame: CGRect) -> CGRect {
    let scale = scale
    let (left, top) = ((frame.minX * scale).rounded() / scale, (frame.minY * scale).rounded() / scale)
    let (right, bottom) = ((frame.maxX * scale).rounded() / scale, (frame.maxY * scale).rounded() / scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A length of whole pixels that is not below another one, apart from what rounding left.
  static func roundedUp(_ length: CGFloat) -> CGFloat { ((length * scale) - 1e-4).rounded(.up) / scale }
}

extension UIView {
  /// Where the view is without its transform.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
  }

  /// Moves the view where constraints put it, and tells whether it was elsewhere; a transform stays on top of that.
  func setSolvedFrame(_ frame: CGRect) -> Bool {
    let anchor = layer.anchorPoint
    let middle = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if bounds.size == frame.size, center == middle { return false }
    if bounds.size != frame.size { bounds.size = frame.size }
    if center != middle { center = middle }
    return true
  }
}
