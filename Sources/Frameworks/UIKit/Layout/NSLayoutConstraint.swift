import DisplayModel
import EngineRuntime
public import Foundation

/// A relation between two edges, centers or sizes of views, which Auto Layout keeps.
///
/// `first = second × multiplier + constant`, or not above, or not below. It counts while it is active.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  let first: LayoutOperand
  let second: LayoutOperand?
  /// The view in whose `constraints` the constraint is: the nearest one that holds both of its items.
  private(set) weak var holder: UIView?
  /// Counts upwards with each constraint that becomes active: of those that contradict each other the last one gives way.
  private(set) var activation = 0
  private static var activations = 0
  /// Where the constraint counts.
  weak var installation: LayoutInstallation?

  /// How the two sides relate.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { installation?.constantChanged(of: self) } }
  }
  /// How much the constraint matters.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { installation?.priorityChanged(of: self) } }
  }
  /// A name for messages.
  open var identifier: String?
  /// Whether the constraint is archived with its view; constraints are not archived here.
  open var shouldBeArchived = false

  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A relation between attributes of two items, which are views or guides; `nil` and `.notAnAttribute`: of one and a constant.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let other = attr2 == .notAnAttribute ? nil : view2.map { LayoutOperand($0 as AnyObject, attr2) }
    self.init(LayoutOperand(view1 as AnyObject, attr1), relation, other, multiplier: multiplier, constant: c)
  }

  /// The view or guide on the first side; `nil` once it is gone.
  open var firstItem: AnyObject? { first.item }
  /// What counts of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide on the second side; `nil`: a constant alone, or it is gone.
  open var secondItem: AnyObject? { second?.item }
  /// What counts of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The constraint as a formula.
  nonisolated open override var description: String { MainThread.isolated { words } }
  /// The second side as an anchor; `nil`: a constant alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
}

// MARK: - Being active

extension NSLayoutConstraint {
  /// Whether the constraint counts.
  ///
  /// Setting it puts the constraint into `constraints` of the nearest view that holds both items, or takes it out.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Makes constraints count no more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard holder == nil else { return }
    if let problem {
      Diagnostics.report("\(words) cannot be active: \(problem)")
    } else if let common = commonView {
      hold(in: common)
    }
  }

  /// All attributes that the constraint names.
  var operands: [LayoutOperand] { [first, first.origin, second, second?.origin].compactMap { $0 } }

  /// Why the constraint cannot count, with what to do.
  private var problem: String? {
    guard first.view != nil, second == nil || second?.view != nil else { return "one of its items is no view, or is gone" }
    if commonView == nil { return "its items have no view in common; add both to one hierarchy first" }
    if first.attribute == .notAnAttribute { return "its first side names no attribute" }
    guard let second else {
      return first.isSize ? nil : "a place needs another item to count from; name one, such as the superview"
    }
    if first.isSize != second.isSize { return "one side is a place, and the other is a size" }
    if !first.isSize, first.axis != second.axis { return "one side is horizontal, and the other is vertical" }
    return nil
  }

  /// The nearest view that holds both items.
  private var commonView: UIView? {
    guard let view = first.view else { return nil }
    return operands.compactMap(\.view).reduce(view) { common, other in common?.nearestCommonView(with: other) }
  }

  func hold(in view: UIView) {
    Self.activations += 1
    activation = Self.activations
    holder = view
    view.needLayoutState().hold(self)
  }

  private func deactivate() {
    holder?.layoutState?.release(self)
    holder = nil
  }

  /// What the view that held it calls when it lets it go.
  func wasReleased() { holder = nil }
}

// MARK: - Words

extension NSLayoutConstraint {
  /// The constraint as a formula, for messages.
  var words: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = second.map { "\($0)" } ?? ""
    if multiplier != 1, !text.isEmpty { text += " * \(Self.text(multiplier))" }
    if text.isEmpty {
      text = Self.text(constant)
    } else if constant != 0 {
      text += constant < 0 ? " - \(Self.text(-constant))" : " + \(Self.text(constant))"
    }
    let importance = priority == .required ? "" : " @\(Self.text(CGFloat(priority.rawValue)))"
    return (identifier.map { "'\($0)' " } ?? "") + "\(first) \(sign) \(text)\(importance)"
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(clamping: number)) : String(Double(number))
  }
}
