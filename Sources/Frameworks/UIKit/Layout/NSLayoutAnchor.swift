public import Foundation

/// An edge, center or size of a view or guide, from which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) { self.operand = operand }

  /// What the anchor is of: a view or a guide; `nil` once it is gone.
  open var item: AnyObject? { operand.item }
  /// A name for messages.
  open var name: String { "\(operand)" }
  /// Whether constraints decide the anchor's place in more than one way.
  open var hasAmbiguousLayout: Bool { operand.view?.hasAmbiguousLayout ?? false }
  /// The active constraints that name the anchor.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view = operand.view
    while let next = view {
      found += next.constraints.filter { $0.first == operand || $0.second.map { $0 == operand } ?? false }
      view = next.superview
    }
    return found
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
  }

  /// A constraint that two anchors are the same.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { constraint(.equal, anchor.operand) }
  /// A constraint that the anchor is not below another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand)
  }
  /// A constraint that the anchor is not above another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand)
  }
  /// A constraint that the anchor is as many points behind another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, constant: c)
  }
  /// A constraint that the anchor is at least as many points behind another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, constant: c)
  }
  /// A constraint that the anchor is at most as many points behind another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, constant: c)
  }
}

/// The distance that the system has between views: 8 points.
enum SystemSpacing {
  static let points: CGFloat = 8
}

/// A left, right, leading or trailing edge, or a middle between them.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far another anchor is from this one, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(otherAnchor.item, otherAnchor.operand.attribute, from: operand))
  }

  // Behind is where lines end: to the left where lines run from right to left.
  private func after(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor.operand, constant: SystemSpacing.points * multiplier)
  }
  /// A constraint that the anchor is the system's distance behind another one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { after(.equal, anchor, multiplier) }
  /// A constraint that the anchor is at least the system's distance behind another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { after(.greaterThanOrEqual, anchor, multiplier) }
  /// A constraint that the anchor is at most the system's distance behind another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { after(.lessThanOrEqual, anchor, multiplier) }
}

/// A top or bottom edge, a baseline, or the middle between top and bottom.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// How far another anchor is from this one, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(otherAnchor.item, otherAnchor.operand.attribute, from: operand))
  }

  private func below(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor.operand, constant: SystemSpacing.points * multiplier)
  }
  /// A constraint that the anchor is the system's distance below another one.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { below(.equal, anchor, multiplier) }
  /// A constraint that the anchor is at least the system's distance below another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { below(.greaterThanOrEqual, anchor, multiplier) }
  /// A constraint that the anchor is at most the system's distance below another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { below(.lessThanOrEqual, anchor, multiplier) }
}

/// A width or a height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that the size is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, constant: c) }
  /// A constraint that the size is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }
  /// A constraint that the size is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }
  /// A constraint that the size is a multiple of another one, and a number of points more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor.operand, multiplier: m, constant: c) }
  /// A constraint that the size is at least a multiple of another one, and a number of points more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.operand, multiplier: m, constant: c) }
  /// A constraint that the size is at most a multiple of another one, and a number of points more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.operand, multiplier: m, constant: c) }
}
