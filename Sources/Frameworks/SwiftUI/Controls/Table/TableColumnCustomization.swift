public import Foundation
public import SwiftUICore

/// Which columns of a table show; it can be stored, as with `@SceneStorage` or `@AppStorage`.
///
/// Columns are known by the names that `customizationID(_:)` gives them.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
  private var shows: [String: Bool] = [:]

  /// Creates a customization that leaves all columns as they are.
  public init() {}

  /// Whether the column of a name shows; `automatic` leaves it to the column.
  public subscript(visibility id: String) -> Visibility {
    get { shows[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shows[id] = newValue == .automatic ? nil : newValue == .visible }
  }
}

extension TableColumnCustomization: Codable {
  /// Reads a customization that was stored.
  public init(from decoder: any Decoder) throws {
    shows = try decoder.singleValueContainer().decode([String: Bool].self)
  }

  /// Writes the customization.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(shows)
  }
}

extension Binding {
  /// Tells whether a column shows, by its name.
  nonisolated func columnVisibility<Row>() -> ((String) -> Visibility) where Value == TableColumnCustomization<Row> {
    { wrappedValue[visibility: $0] }
  }
}

extension AppStorage {
  /// Creates storage for which columns of a table show; with nothing kept, they show as they were declared.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, store: store, initial: wrappedValue, representation: .described)
  }
}

extension SceneStorage {
  /// Creates storage for which columns of a table show; with nothing kept, they show as they were declared.
  public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(key, initial: wrappedValue, representation: .described)
  }
}
