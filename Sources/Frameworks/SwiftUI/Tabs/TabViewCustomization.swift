public import Foundation
public import SwiftUICore

/// What a person has changed of the sidebar of a tab view; it can be stored, as with `@AppStorage`.
///
/// Tabs and sections are known by the names that `customizationID(_:)` gives them.
nonisolated public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var shows: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates a customization that leaves the sidebar as it was declared.
  public init() {}

  /// What a person has changed of a tab.
  public struct TabCustomization {
    /// Whether the sidebar shows the tab; `automatic` leaves it to the tab.
    public var sidebarVisibility: Visibility
  }

  /// What a person has changed of a section.
  public struct SectionCustomization {
    /// The names of all of the section's tabs in their order; `nil` where they are as they were declared.
    public fileprivate(set) var tabOrder: [String]?

    /// Brings the section's tabs into the order in which they were declared.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  /// What was changed of the tab of a name.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(sidebarVisibility: self[sidebarVisibility: id]) }
    set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
  }

  /// What was changed of the section of a name.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// Whether the sidebar shows the tab of a name; `automatic` leaves it to the tab.
  public subscript(sidebarVisibility tabID: String) -> Visibility {
    get { shows[tabID].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shows[tabID] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// The names of the tabs of a section in their order; `nil` where they are as they were declared.
  public subscript(sectionID sectionID: String) -> [String]? { orders[sectionID] }

  /// Shows the tabs that were declared to show; orders stay as they are.
  public mutating func resetVisibility() { shows = [:] }

  /// Brings the tabs of all sections into the orders in which they were declared; which of them show stays as it is.
  public mutating func resetSectionOrder() { orders = [:] }

  /// Brings the tabs of a section into the order in which they were declared; which of them show stays as it is.
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }

  /// Sets the order of a section's tabs.
  mutating func setOrder(_ order: [String], of section: String) { orders[section] = order }
}

extension AppStorage {
  /// Creates storage for what a person has changed of the sidebar of a tab view.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization {
    self.init(key, store: store, initial: wrappedValue, representation: .described)
  }
}

extension SceneStorage {
  /// Creates storage for what a person has changed of the sidebar of a tab view, in a window.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
    self.init(key, initial: wrappedValue, representation: .described)
  }
}

/// What a person may change of a tab.
nonisolated public struct TabCustomizationBehavior: Equatable, Sendable {
  private enum Kind { case automatic, disabled, reorderable }
  private let kind: Kind
  /// Whether it shows, and its place in its section.
  public static let automatic = TabCustomizationBehavior(kind: .automatic)
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(kind: .disabled)
  /// Its place in its section.
  public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
}
