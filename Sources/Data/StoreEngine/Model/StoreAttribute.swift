/// A property of an entity that is kept in one column, or in several where it is a structure.
package struct StoreAttribute: Sendable, Hashable {
  package var name: String
  /// Its name in older stores.
  package var formerName: String?
  package var isOptional: Bool
  /// Whether large values are kept in files beside the store.
  package var isExternal: Bool
  /// Its columns, in the order of declaration: one with an empty path, or one for each member of a structure.
  package var columns: [StoreColumn]

  package init(name: String, formerName: String? = nil, isOptional: Bool, isExternal: Bool = false, columns: [StoreColumn]) {
    self.name = name
    self.formerName = formerName
    self.isOptional = isOptional
    self.isExternal = isExternal
    self.columns = columns
  }
}

/// A column of an attribute.
package struct StoreColumn: Sendable, Hashable {
  /// The members that lead to it from the attribute; empty where the attribute is one value.
  package var path: [String]
  package var kind: ColumnKind
  /// What rows of older stores get, and records that set nothing.
  package var defaultValue: StoreValue

  package init(path: [String] = [], kind: ColumnKind, defaultValue: StoreValue = .null) {
    self.path = path
    self.kind = kind
    self.defaultValue = defaultValue
  }
}
