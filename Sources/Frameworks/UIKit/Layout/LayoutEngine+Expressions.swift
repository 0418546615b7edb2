import ConstraintSolving
import EngineRuntime
import Foundation
import UIKitTypes

extension LayoutEngine {
  /// A constraint as the solver takes it, and whether its number follows from more than its constant.
  ///
  /// Places count from the corner of the view that holds the constraint. Where one side follows the direction of lines and lines run
  /// from right to left, both count from the right, leftwards: the constraint means the mirror image.
  func linearConstraint(of constraint: NSLayoutConstraint) -> (LinearConstraint, isDynamic: Bool)? {
    guard let holder = constraint.holder else { return nil }
    let attributes = constraint.operands.map(\.attribute)
    let view = constraint.first.view ?? holder
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored = isRightToLeft && attributes.contains { $0.absolute(rightToLeft: true) != $0.absolute(rightToLeft: false) }
    let reader = AttributeReader(engine: self, holder: holder, isRightToLeft: isRightToLeft, isMirrored: isMirrored)
    guard var (sum, isDynamic) = reader.expression(of: constraint.first) else { return nil }
    if let second = constraint.second {
      guard let (other, otherIsDynamic) = reader.expression(of: second) else { return nil }
      sum.add(other, times: -constraint.multiplier.forLayout)
      isDynamic = isDynamic || otherIsDynamic
    }
    sum.constant -= constraint.constant.forLayout
    let relation: LinearRelation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    var linear = LinearConstraint(sum, relation, priority: constraint.priority.solved)
    linear.lateness = constraint.activation
    return (linear, isDynamic)
  }
}

/// Reads attributes as sums of variables.
@MainActor
private struct AttributeReader {
  let engine: LayoutEngine
  let holder: UIView
  let isRightToLeft: Bool
  let isMirrored: Bool

  typealias Reading = (LinearExpression, isDynamic: Bool)

  func expression(of operand: LayoutOperand) -> Reading? {
    guard let own = place(of: operand) else { return nil }
    guard let origin = operand.origin else { return own }
    guard let (start, isDynamic) = place(of: origin) else { return nil }
    var sum = own.0
    sum.add(start, times: -1)
    return (sum, own.isDynamic || isDynamic)
  }

  private func place(of operand: LayoutOperand) -> Reading? {
    guard let item = operand.item, let box = engine.boxes[ObjectIdentifier(item)] else { return nil }
    let attribute = operand.attribute.absolute(rightToLeft: isRightToLeft)
    if attribute == .width { return (LinearExpression([.init(box.width, 1)]), false) }
    if attribute == .height { return (LinearExpression([.init(box.height, 1)]), false) }
    let isHorizontal = attribute.axis == .horizontal
    guard let edges = edges(of: item, box, isHorizontal: isHorizontal) else { return nil }
    var (sum, isDynamic) = (edges.start, edges.isDynamic)
    let (part, shift) = part(attribute, of: item, box)
    if part != 0 { sum.terms.append(.init(edges.length, part)) }
    sum.constant += shift ?? 0
    isDynamic = isDynamic || shift != nil
    guard isMirrored, isHorizontal, let length = holderLength else { return (sum, isDynamic) }
    var mirrored = LinearExpression([.init(length, 1)])
    mirrored.add(sum, times: -1)
    return (mirrored, isDynamic)
  }

  private var holderLength: Variable? { outer(holder)?.width }

  /// What a view's edges mean to what is inside of it.
  private func outer(_ view: UIView) -> LayoutBox? {
    engine.boxes[view.layoutState?.contentGuide.map { ObjectIdentifier($0) } ?? ObjectIdentifier(view)]
  }

  /// Where an item begins, in the holder's coordinates, and how long it is.
  private func edges(
    of item: AnyObject, _ box: LayoutBox, isHorizontal: Bool
  ) -> (start: LinearExpression, length: Variable, isDynamic: Bool)? {
    if item === holder {
      guard let outer = outer(holder) else { return nil }
      let start = outer === box ? LinearExpression() : LinearExpression([.init(isHorizontal ? outer.x : outer.y, 1)])
      return (start, isHorizontal ? outer.width : outer.height, false)
    }
    var start = LinearExpression([.init(isHorizontal ? box.x : box.y, 1)])
    var isDynamic = false
    var parent = box.parent
    while let view = parent, view !== holder {
      guard let outer = engine.boxes[ObjectIdentifier(view)] else { return nil }
      start.terms.append(.init(isHorizontal ? outer.x : outer.y, 1))
      // What scrolls is elsewhere in the eyes of what does not.
      if view.layoutState?.contentGuide != nil {
        start.constant -= isHorizontal ? view.bounds.minX : view.bounds.minY
        isDynamic = true
      }
      parent = view.superview
    }
    return (start, isHorizontal ? box.width : box.height, isDynamic)
  }

  /// Which part of its length, and how many points more, an attribute is behind an item's beginning.
  private func part(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ box: LayoutBox) -> (Double, Double?) {
    let view = item as? UIView
    let margins = view?.layoutMargins ?? .zero
    switch attribute {
    case .left, .top, .leading, .width, .height, .notAnAttribute: return (0, nil)
    case .right, .bottom, .trailing: return (1, nil)
    case .centerX, .centerY: return (0.5, nil)
    case .leftMargin, .leadingMargin: return (0, margins.left)
    case .topMargin: return (0, margins.top)
    case .rightMargin, .trailingMargin: return (1, -margins.right)
    case .bottomMargin: return (1, -margins.bottom)
    case .centerXWithinMargins: return (0.5, (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return (0.5, (margins.top - margins.bottom) / 2)
    case .firstBaseline:
      guard let baselines = view?.layoutState?.baselines else { return (1, nil) }
      return (0, baselines(box.frame(in: engine.solver).size).first)
    case .lastBaseline:
      guard let baselines = view?.layoutState?.baselines else { return (1, nil) }
      return (1, -baselines(box.frame(in: engine.solver).size).last)
    }
  }
}

extension CGFloat {
  /// The number as the solver takes it: what is none, or infinite, is told and counts as 0; what is too far away is brought nearer.
  var forLayout: Double {
    guard isFinite else {
      Diagnostics.report("a constraint's constant or multiplier is \(self); it counts as 0")
      return 0
    }
    return Swift.min(Swift.max(self, -1e7), 1e7)
  }
}
