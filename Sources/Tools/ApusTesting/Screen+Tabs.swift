public import EngineTesting
import Foundation
import SwiftUI
import SwiftUICore

extension Screen {
  /// The tabs of the bars that show, in their order.
  public var tabs: [Element] { elements(role: "tab") }

  /// The tab with a label or an identifier.
  public func tab(_ name: String) throws -> Element { try element(name, role: "tab") }

  /// The tab that is chosen; where tab views are in tabs, the outermost one's.
  public var selectedTab: Element? { tabs.first { $0.isSelected } }

  /// Presses the tab with a label or an identifier, and runs what follows.
  ///
  ///     try screen.select(tab: "Settings")
  public func select(tab name: String) throws { try tab(name).tap() }

  /// What the badge of a tab says; `nil` where it has none.
  public func badge(ofTab name: String) throws -> String? {
    let parts = try tab(name).value.components(separatedBy: ", ")
    return parts.count > 1 ? parts.dropLast().joined(separator: ", ") : nil
  }

  /// The bar of tabs; the bounds hold what can be pressed, not what the device covers below it.
  public var tabBar: Element? { elements(role: "tabBar").first }
}
