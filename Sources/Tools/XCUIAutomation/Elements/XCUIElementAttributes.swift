public import Foundation

/// What can be asked of an element.
@MainActor @preconcurrency
public protocol XCUIElementAttributes {
  /// The text that the app gave it to be found by.
  var identifier: String { get }
  /// Its bounds in points of the screen.
  var frame: CGRect { get }
  /// Its value, mostly a text; `nil`: it has none.
  var value: Any? { get }
  /// Its title; only an app has one here.
  var title: String { get }
  /// What it is called.
  var label: String { get }
  /// What it is.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it can be used.
  var isEnabled: Bool { get }
  /// What a field says as long as it is empty; `nil` for what is no field.
  var placeholderValue: String? { get }
  /// Whether it is chosen.
  var isSelected: Bool { get }
  /// Whether keys go to it.
  var hasFocus: Bool { get }
}

/// An element with all that lies in it, as it was at a time.
@MainActor @preconcurrency
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// What lies directly inside.
  var children: [any XCUIElementSnapshot] { get }
}

/// What a screen had.
final class ElementSnapshot: XCUIElementSnapshot {
  private let node: ElementNode
  private let screen: CGRect

  init(_ node: ElementNode, on screen: CGRect) { (self.node, self.screen) = (node, screen) }

  var identifier: String { node.identifier }
  var frame: CGRect { node.frame }
  var value: Any? { node.value }
  var title: String { node.title }
  var label: String { node.label }
  var elementType: XCUIElement.ElementType { node.type }
  var isEnabled: Bool { node.isEnabled }
  var placeholderValue: String? { node.placeholder }
  var isSelected: Bool { node.isSelected }
  var hasFocus: Bool { node.hasFocus }
  var children: [any XCUIElementSnapshot] { node.children.map { ElementSnapshot($0, on: screen) } }
  /// Whether a part of it was on screen.
  var isHittable: Bool { node.visiblePoint(in: screen) != nil }
}
