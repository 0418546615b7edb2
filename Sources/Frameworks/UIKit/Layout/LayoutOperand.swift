/// One side of a constraint: an attribute of a view or guide, or how far it is from another attribute.
@MainActor
struct LayoutOperand {
  private weak var object: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  private let start: LayoutOrigin?

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutOperand? = nil) {
    object = item
    self.attribute = attribute
    start = origin.map(LayoutOrigin.init)
  }

  /// The view or guide; `nil` once it is gone.
  var item: AnyObject? { object }
  /// What a distance counts from; `nil`: the attribute itself counts.
  var origin: LayoutOperand? { start?.operand }
  var axis: NSLayoutConstraint.Axis { attribute.axis }
  /// Whether it is a length, and not a place.
  var isSize: Bool { attribute.isSize || start != nil }

  /// The view, or the one that a guide belongs to.
  var view: UIView? { (object as? UIView) ?? (object as? UILayoutGuide)?.owningView }

  static func == (first: LayoutOperand, second: LayoutOperand) -> Bool {
    first.object === second.object && first.attribute == second.attribute
  }
}

/// Where a distance begins, apart from the operand that has it.
private final class LayoutOrigin {
  let operand: LayoutOperand
  init(_ operand: LayoutOperand) { self.operand = operand }
}

extension LayoutOperand: @MainActor CustomStringConvertible {
  var description: String {
    let name = (object as? UIView).map { "\(type(of: $0))" } ?? (object as? UILayoutGuide)?.name ?? "a view that is gone"
    let text = attribute == .notAnAttribute ? name : "\(name).\(attribute)"
    return origin.map { "(\(text) - \($0))" } ?? text
  }
}
