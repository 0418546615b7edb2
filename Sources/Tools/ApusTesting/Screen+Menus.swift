public import EngineTesting
import Foundation
import SwiftUI
import SwiftUICore

/// Menus, as somebody opens them and chooses from them.
///
///     try screen.openMenu("Sort")
///     try screen.chooseMenuItem("By Name")
extension Screen {
  /// Opens the menu of a button or picker, by its label or identifier, and waits until it is open.
  public func openMenu(_ name: String) throws {
    try element(name).tap()
    finishAnimations()
  }

  /// Holds the view with a label or identifier until its context menu is open.
  public func openContextMenu(of name: String) throws {
    let frame = try element(name).frame
    press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.7)
    finishAnimations()
  }

  /// Whether a menu is open, or something like one.
  public var isMenuOpen: Bool { engine.isPopupOpen }

  /// What can be chosen in the menu that is open, from top to bottom.
  public var menuItems: [Element] {
    guard isMenuOpen else { return [] }
    return elements.filter { $0.role == "button" || $0.role == "toggle" }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// An item of the menu that is open, by its label or identifier.
  public func menuItem(_ name: String) throws -> Element {
    guard let item = menuItems.first(where: { $0.label == name || $0.identifier == name }) else {
      throw ElementNotFound(name: name, present: menuItems.map(\.label))
    }
    return item
  }

  /// Chooses an item of the menu that is open, and waits until the menu has closed.
  public func chooseMenuItem(_ name: String) throws {
    try menuItem(name).tap()
    finishAnimations()
  }
}
