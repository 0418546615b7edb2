import Foundation

/// What an element is to somebody who cannot see it.
package enum AccessibilityRole: String, Sendable {
  case staticText, image, button, header, link, tab, scrollView, group, toggle, textField, slider, other
}

/// An element of the accessibility tree: what a screen reader would find.
package struct AccessibilityElement {
  package var role: AccessibilityRole
  package var label: String
  package var value: String
  package var hint: String
  package var identifier: String
  package var isSelected: Bool
  package var isEnabled: Bool
  /// Bounds in the window, in points.
  package var frame: CGRect
  package var children: [AccessibilityElement]
  /// The node that stands for the element.
  package weak var node: ViewNode?
  /// What activating the element does; `nil` when it does nothing.
  package var activate: (() -> Void)?
  /// What changing the element's value up or down does; `nil` when it has no such value.
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  init(role: AccessibilityRole, label: String, node: ViewNode) {
    self.role = role
    self.label = label
    value = ""
    hint = ""
    identifier = ""
    isSelected = false
    isEnabled = true
    frame = node.frameInWindow
    children = []
    self.node = node
  }

  /// This element and all below it, parents first.
  package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}

/// Collects elements while the tree is walked.
package struct AccessibilityBuilder {
  package var elements: [AccessibilityElement] = []
  package init() {}

  package mutating func appendLeaf(role: AccessibilityRole, label: String, node: ViewNode) {
    guard !label.isEmpty else { return }
    elements.append(AccessibilityElement(role: role, label: label, node: node))
  }
}

extension ViewGraph {
  /// The accessibility tree of what is shown now.
  package func accessibilityElements() -> [AccessibilityElement] {
    var builder = AccessibilityBuilder()
    root?.appendAccessibility(to: &builder)
    return builder.elements
  }
}

extension ViewGraph {
  /// The first element with an identifier or a label; labels may also be given in part.
  package func element(named name: String) -> AccessibilityElement? {
    let all = accessibilityElements().flatMap(\.flattened)
    return all.first { $0.identifier == name } ?? all.first { $0.label == name } ?? all.first { $0.label.contains(name) }
  }

  /// The labels of everything that can be found, for messages.
  package var elementNames: [String] {
    accessibilityElements().flatMap(\.flattened).map { $0.label.isEmpty ? $0.identifier : "\"\($0.label)\"" }
  }
}
