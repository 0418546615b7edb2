import HeadlessHost
import Foundation
public import SwiftUICore

extension Screen {
  /// The element of a role with a label or an identifier; roles are named as in `Element.role`.
  ///
  ///     #expect(try screen.element("Towns", role: "header").isEnabled)
  public func element(_ name: String, role: String) throws -> Element { try find(name) { $0.role.rawValue == role } }
  /// The elements of a role, parents first.
  public func elements(role: String) -> [Element] { elements.filter { $0.role == role } }

  /// The title that the views give the window; `nil` where they give none.
  public var title: String? { host.title }
}

extension Element {
  /// What is read about its use.
  public var hint: String { element.hint }
  /// What it is and how it behaves.
  public var traits: AccessibilityTraits { element.traits }

  /// The names by which it is called with the voice, where it was given some.
  public var inputLabels: [String] { element.inputLabels }
  /// Whether it is among those that do something when they are touched.
  public var isInteractive: Bool { element.isInteractive }
  /// At which level it is a heading.
  public var headingLevel: AccessibilityHeadingLevel { element.headingLevel }

  /// Scrolls it towards an edge, as somebody does who cannot see it; nothing happens where it says nothing of that.
  public func scroll(towards edge: Edge) {
    element.scroll?(edge)
    screen.settle()
  }

  /// Makes it larger or smaller about a point, as a part of its size, as somebody does who cannot see it.
  public func zoom(_ direction: AccessibilityZoomGestureAction.Direction, at location: UnitPoint = .center) {
    element.zoom(direction, at: location)
    screen.settle()
  }

  /// What can be done with it beside choosing it, by name.
  public var actions: [String] { element.actions.map(\.name) }

  /// Whether a screen reader is at it.
  public var isReached: Bool { element.isReached }
  /// Lets a screen reader go to it; nothing happens where the app does not ask where that is.
  public func reach() {
    element.reach?()
    screen.settle()
  }

  /// Does one of its actions, as somebody does who cannot see it.
  public func perform(_ action: String) throws {
    guard let found = element.actions.first(where: { $0.name == action }) else {
      throw ElementNotFound(name: action, present: actions)
    }
    found.perform()
    screen.settle()
  }

  /// Chooses it as somebody does who cannot see it: what it does happens, without a touch.
  ///
  /// Where it does nothing by itself, it is pressed where it says, or in its middle, as screen readers do.
  ///
  ///     try screen.button("Save").activate()
  public func activate() {
    guard let activate = element.activate else { return tap() }
    activate()
    screen.settle()
  }
}
