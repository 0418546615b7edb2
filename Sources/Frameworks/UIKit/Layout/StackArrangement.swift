import Foundation
import UIKitTypes

/// The constraints by which a stack places its views.
@MainActor
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The constraints of the distances, with the views that they are behind.
  private(set) var gaps: [(view: UIView, constraint: NSLayoutConstraint)] = []

  /// What makes distances or middles equal gives way to sizes of content, and to what measures.
  private static let distributing = UILayoutPriority(149)
  /// What gives way to everything that apps ask for.
  private static let tidying = UILayoutPriority(1)
  private static let almostRequired = UILayoutPriority(999)

  private typealias Attribute = NSLayoutConstraint.Attribute
  private let stack: UIStackView
  private let views: [UIView]
  /// Whose edges the views keep: the stack's own, or those inside of its margins.
  private let canvas: AnyObject
  private let start, end, size: Attribute
  private let crossStart, crossEnd, crossMiddle, crossSize: Attribute

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let isRow = stack.axis == .horizontal
    (start, end, size) = isRow ? (.leading, .trailing, .width) : (.top, .bottom, .height)
    (crossStart, crossEnd, crossMiddle, crossSize) =
      isRow ? (.top, .bottom, .centerY, .height) : (.leading, .trailing, .centerX, .width)
    guard let first = views.first, let last = views.last else {
      // Nothing shows: as small as the stack may be.
      add(stack, .width, .equal, nil, priority: Self.tidying, "size of an empty stack")
      add(stack, .height, .equal, nil, priority: Self.tidying, "size of an empty stack")
      return
    }
    add(first, start, .equal, LayoutOperand(canvas, start), "edge of a stack")
    add(canvas, end, .equal, LayoutOperand(last, end), "edge of a stack")
    addGaps()
    distribute()
    align()
  }

  private mutating func add(
    _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?,
    multiplier: CGFloat = 1, priority: UILayoutPriority = .required, _ name: String
  ) {
    add(LayoutOperand(item, attribute), relation, other, multiplier: multiplier, priority: priority, name)
  }

  private mutating func add(
    _ operand: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1,
    priority: UILayoutPriority = .required, _ name: String
  ) {
    let constraint = NSLayoutConstraint(operand, relation, other, multiplier: multiplier)
    constraint.priority = priority
    constraint.identifier = name
    constraints.append(constraint)
  }
}

// MARK: - Along the stack

extension StackArrangement {
  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private mutating func addGaps() {
    let isLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let followsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in pairs {
      let constraint = NSLayoutConstraint(
        LayoutOperand(next, followsBaselines ? .firstBaseline : start), isLeast ? .greaterThanOrEqual : .equal,
        LayoutOperand(view, followsBaselines ? .lastBaseline : end), constant: stack.points(after: view))
      constraint.identifier = "spacing of a stack"
      constraints.append(constraint)
      gaps.append((view, constraint))
    }
  }

  private mutating func distribute() {
    // Where nothing else decides, the first view grows, and the last one shrinks: lengths count as often as views precede them.
    for (index, view) in views.enumerated().dropFirst() {
      add(
        view, size, .equal, LayoutOperand(view, size), multiplier: 1 - CGFloat(index), priority: Self.tidying, "size in a stack")
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add(view, size, .equal, LayoutOperand(views[0], size), "equal sizes in a stack") }
    case .fillProportionally: keepProportions()
    case .equalSpacing: makeEqual(pairs.map { distance($0, from: end, to: start) })
    case .equalCentering:
      let middle: Attribute = stack.axis == .horizontal ? .centerX : .centerY
      makeEqual(pairs.map { distance($0, from: middle, to: middle) })
    }
  }

  private func distance(_ pair: (UIView, UIView), from: Attribute, to: Attribute) -> LayoutOperand {
    LayoutOperand(pair.1, to, from: LayoutOperand(pair.0, from))
  }

  private mutating func makeEqual(_ distances: [LayoutOperand]) {
    for distance in distances.dropFirst() {
      add(distance, .equal, distances[0], priority: Self.distributing, "equal distances in a stack")
    }
  }

  private mutating func keepProportions() {
    let lengths = views.map { stack.axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
    guard let base = lengths.indices.first(where: { lengths[$0] > 0 }) else { return }
    for index in views.indices where index != base && lengths[index] > 0 {
      add(
        views[index], size, .equal, LayoutOperand(views[base], size), multiplier: lengths[index] / lengths[base],
        priority: Self.almostRequired, "proportions in a stack")
    }
  }
}

// MARK: - Across the stack

extension StackArrangement {
  private mutating func align() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, crossStart, .equal, LayoutOperand(canvas, crossStart), "edge of a stack")
        add(view, crossEnd, .equal, LayoutOperand(canvas, crossEnd), "edge of a stack")
      case .leading:
        add(view, crossStart, .equal, LayoutOperand(canvas, crossStart), "edge of a stack")
        keepInside(view, start: false)
      case .trailing:
        add(view, crossEnd, .equal, LayoutOperand(canvas, crossEnd), "edge of a stack")
        keepInside(view, end: false)
      case .center:
        add(view, crossMiddle, .equal, LayoutOperand(canvas, crossMiddle), "middle of a stack")
        keepInside(view)
      case .firstBaseline: alignBaseline(of: view, .firstBaseline, at: crossStart)
      case .lastBaseline: alignBaseline(of: view, .lastBaseline, at: crossEnd)
      }
    }
    if stack.alignment != .fill {
      add(stack, crossSize, .equal, nil, priority: UILayoutPriority(25), "thickness of a stack")
    }
  }

  private mutating func keepInside(_ view: UIView, start: Bool = true, end: Bool = true) {
    if start { add(view, crossStart, .greaterThanOrEqual, LayoutOperand(canvas, crossStart), "edge of a stack") }
    if end { add(view, crossEnd, .lessThanOrEqual, LayoutOperand(canvas, crossEnd), "edge of a stack") }
  }

  /// Columns have no line that baselines could share: there the views lie where lines begin, or end.
  private mutating func alignBaseline(of view: UIView, _ baseline: Attribute, at edge: Attribute) {
    keepInside(view)
    if stack.axis == .horizontal, view !== views[0] {
      add(view, baseline, .equal, LayoutOperand(views[0], baseline), "baseline of a stack")
    }
    add(view, edge, .equal, LayoutOperand(canvas, edge), priority: UILayoutPriority(24), "edge of a stack")
  }
}
