/// What a column holds; it decides the column's declared type and its place in a table.
package enum ColumnKind: String, Sendable, Codable, CaseIterable {
  case boolean, integer16, integer32, integer64, double, float, date, decimal, string, uri, uuid, binary, transformable

  /// The type that Core Data's tables declare for it.
  package var declaredType: String {
    switch self {
    case .boolean, .integer16, .integer32, .integer64: "INTEGER"
    case .double, .float: "FLOAT"
    case .date: "TIMESTAMP"
    case .decimal: "DECIMAL"
    case .string, .uri: "VARCHAR"
    case .uuid, .binary, .transformable: "BLOB"
    }
  }
}
