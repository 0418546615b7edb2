import ConstraintSolving
import Foundation
import UIKitTypes

/// The place and size of a view or guide as variables, which count from the superview's corner.
@MainActor
final class LayoutBox {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  /// In whose coordinates the box is; `nil`: it is the root's.
  private(set) weak var parent: UIView?
  let hasParent: Bool
  /// Where the box is in the hierarchy, from the outside in.
  let order: Int
  let x, y, width, height: Variable
  var generation = 0
  /// What follows from an autoresizing mask, or from a guide's own meaning.
  var placing: LayoutPlacing?
  var intrinsic: IntrinsicSizing?

  init(view: UIView?, guide: UILayoutGuide?, parent: UIView?, order: Int, solver: inout ConstraintSolver) {
    self.view = view
    self.guide = guide
    self.parent = parent
    hasParent = parent != nil
    self.order = order
    x = solver.makeVariable()
    y = solver.makeVariable()
    // The system's guides are as large as what insets leave, be it below zero; nothing else is.
    var mayBeNegative = false
    if case .insets? = guide?.frame { mayBeNegative = true }
    width = solver.makeVariable(isNonNegative: !mayBeNegative)
    height = solver.makeVariable(isNonNegative: !mayBeNegative)
  }

  /// Whether the view or guide is in another view than when the box was made, and takes part.
  func hasMoved(among requested: Set<ObjectIdentifier>) -> Bool {
    guard hasParent, let now = view?.superview ?? guide?.owningView, now !== parent else { return false }
    return requested.contains(ObjectIdentifier(now))
  }

  var variables: [Variable] { [x, y, width, height] }

  func frame(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: solver.value(of: x), y: solver.value(of: y), width: solver.value(of: width), height: solver.value(of: height))
  }
}

/// The constraints of a box that nobody wrote, in the order left or width, top or height, and so on.
@MainActor
struct LayoutPlacing {
  var ids: [ConstraintSolver.ConstraintID] = []
  /// The frame from which the constraints of a mask were made, and the superview's size at that time.
  var frame = CGRect.zero
  var parentSize = CGSize.zero
  var mask: UIView.AutoresizingMask = []
}

/// The constraints that hold a view at its content's size: at least and at most, for width and height.
@MainActor
struct IntrinsicSizing {
  var ids: [ConstraintSolver.ConstraintID?] = [nil, nil, nil, nil]
  var natural = CGSize.zero
}

/// A constraint that counts in an engine.
@MainActor
final class LayoutInstallation {
  let constraint: NSLayoutConstraint
  let id: ConstraintSolver.ConstraintID
  /// Whether its number follows from margins, baselines or a scroll view's place.
  let isDynamic: Bool
  /// Counts upwards, so that what goes does so in an order.
  let order: Int
  var generation: Int
  private weak var engine: LayoutEngine?

  init(
    _ constraint: NSLayoutConstraint, id: ConstraintSolver.ConstraintID, isDynamic: Bool, order: Int, generation: Int,
    engine: LayoutEngine
  ) {
    self.constraint = constraint
    self.id = id
    self.isDynamic = isDynamic
    self.order = order
    self.generation = generation
    self.engine = engine
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    engine?.refresh(self)
    constraint.holder?.layoutNumbersChanged()
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    engine?.solver.setPriority(constraint.priority.solved, of: id)
    constraint.holder?.layoutNumbersChanged()
  }
}
