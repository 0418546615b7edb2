import Foundation
import StoreEngine

/// Files that are opened as stores, as apps have them in their bundles or find them where they keep their own.
struct StoreFormat: FuzzFormat {
  let name = "store"

  private let model = StoreModel([
    StoreEntity(
      name: "Author", attributes: [StoreAttribute(name: "name", isOptional: false, columns: [StoreColumn(kind: .string)])],
      relationships: [StoreRelationship(name: "books", destination: "Book", inverse: "author", isToMany: true)]),
    StoreEntity(
      name: "Book",
      attributes: [
        StoreAttribute(name: "title", isOptional: false, columns: [StoreColumn(kind: .string)]),
        StoreAttribute(name: "pages", isOptional: true, columns: [StoreColumn(kind: .integer64)]),
        StoreAttribute(name: "added", isOptional: true, columns: [StoreColumn(kind: .date)]),
        StoreAttribute(name: "cover", isOptional: true, isExternal: true, columns: [StoreColumn(kind: .binary)]),
      ],
      relationships: [StoreRelationship(name: "author", destination: "Author", inverse: "books", isToMany: false)],
      uniqueConstraints: [["title"]]),
  ])

  var words: [String] {
    [
      "SQLite format 3\u{0}", "ZBOOK", "ZAUTHOR", "Z_PRIMARYKEY", "Z_METADATA", "INTEGER", "VARCHAR", "TIMESTAMP", "BLOB",
      "bplist00",
      "CREATE TRIGGER ", "CREATE VIEW ZBOOK AS ", "CREATE TABLE ", " WITHOUT ROWID", "\u{1}", "\u{2}", "\u{0}\u{0}", "../../",
    ]
  }

  func run(_ data: Data) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "apus-fuzz-store-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try StoreFuzzing.open(data, model: model, in: folder)
    } catch {
      fatalError("a store could not be written for a try: \(error)")
    }
  }
}
