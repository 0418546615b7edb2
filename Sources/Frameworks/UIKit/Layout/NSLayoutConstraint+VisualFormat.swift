import EngineRuntime
import Foundation
import UIKitTypes

extension NSLayoutConstraint {
  /// Constraints from a line of views and distances as text, such as `H:|-[name(>=100)]-8-[button(44@750)]-|`.
  ///
  /// A lone `-` is the system's distance between views, and the margin at the view around them. A format that cannot be read gives
  /// no constraint and a message.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - opts: What is the same in all of the views, and in which direction they follow each other.
  ///   - metrics: Numbers that the text names.
  ///   - views: Views and guides that the text names.
  /// - Returns: Constraints that are not active yet.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(number)
    do {
      let parsed = try VisualFormat(format, metrics: numbers, views: Set(views.keys))
      return VisualFormatBuilder(parsed, opts, views.mapValues { $0 as AnyObject }).constraints
    } catch {
      Diagnostics.report("the visual format \"\(format)\" cannot be read at character \(error.offset): \(error.text)")
      return []
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// Makes constraints of a format that was read.
@MainActor
private struct VisualFormatBuilder {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let views: [String: AnyObject]
  private let isVertical: Bool
  private let start, end: NSLayoutConstraint.Attribute

  init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: AnyObject]) {
    self.views = views
    isVertical = format.isVertical
    let direction = options.intersection(.directionMask)
    (start, end) =
      format.isVertical
      ? (.top, .bottom)
      : direction == .directionLeftToRight
        ? (.left, .right) : direction == .directionRightToLeft ? (.right, .left) : (.leading, .trailing)
    let named = format.elements.compactMap { $0.view.flatMap { views[$0] } }
    let firstView = named.first.flatMap { LayoutOperand($0, .notAnAttribute).view }
    let around = firstView === named.first ? firstView?.superview : firstView
    for (index, element) in format.elements.enumerated() {
      addSizes(of: element)
      if index > 0 { addDistance(from: format.elements[index - 1], to: element, around) }
    }
    for attribute in options.alignedAttributes {
      for item in named.dropFirst() {
        add(NSLayoutConstraint(LayoutOperand(named[0], attribute), .equal, LayoutOperand(item, attribute)))
      }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, priority: Double? = nil) {
    if let priority { constraint.priority = UILayoutPriority(Float(priority)) }
    constraints.append(constraint)
  }

  private mutating func addSizes(of element: VisualFormat.Element) {
    guard let item = element.view.flatMap({ views[$0] }) else { return }
    let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    for predicate in element.sizes {
      let other = predicate.view.flatMap { views[$0] }.map { LayoutOperand($0, size) }
      let constraint = NSLayoutConstraint(
        LayoutOperand(item, size), predicate.relation, other, constant: CGFloat(predicate.number ?? 0))
      add(constraint, priority: predicate.priority)
    }
  }

  private mutating func addDistance(
    from first: VisualFormat.Element, to second: VisualFormat.Element, _ around: UIView?
  ) {
    let usual = second.distances?.isEmpty == true
    let begin = first.view.map { LayoutOperand(views[$0], end) } ?? edge(of: around, start, insideMargins: usual)
    let finish = second.view.map { LayoutOperand(views[$0], start) } ?? edge(of: around, end, insideMargins: usual)
    let isEdge = first.view == nil || second.view == nil
    let predicates =
      second.distances.flatMap { $0.isEmpty ? nil : $0 }
      ?? [VisualFormat.Predicate(number: usual && !isEdge ? Double(SystemSpacing.points) : 0)]
    // From right to left, what follows is to the left.
    let isBackwards = start == .right
    for predicate in predicates {
      let points = CGFloat(predicate.number ?? 0)
      let constraint =
        isBackwards
        ? NSLayoutConstraint(begin, predicate.relation, finish, constant: points)
        : NSLayoutConstraint(finish, predicate.relation, begin, constant: points)
      add(constraint, priority: predicate.priority)
    }
  }

  private func edge(
    of view: UIView?, _ attribute: NSLayoutConstraint.Attribute, insideMargins: Bool
  ) -> LayoutOperand {
    guard insideMargins else { return LayoutOperand(view, attribute) }
    let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin, .leading: .leadingMargin,
      .trailing: .trailingMargin,
    ]
    return LayoutOperand(view, margins[attribute] ?? attribute)
  }
}
