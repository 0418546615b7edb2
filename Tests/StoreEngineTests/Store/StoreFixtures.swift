import Foundation
import SQLite3
import StoreEngine
import Testing

/// A folder for the files of one test, which goes with it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var url: URL { folder.appending(path: "test.store") }

  func open(_ model: StoreModel, isReadOnly: Bool = false) throws -> Store {
    try Store(at: .file(url, isReadOnly: isReadOnly), model: model)
  }
}

/// The database beside the store: what a judge of another make sees of a file.
final class Judge {
  private var database: OpaquePointer?

  init(_ url: URL) throws { try #require(sqlite3_open(url.path, &database) == SQLITE_OK) }

  deinit { sqlite3_close(database) }

  func run(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(sqlite3_exec(database, text, nil, nil, nil) == SQLITE_OK, "\(message): \(text)", sourceLocation: sourceLocation)
  }

  func run(_ text: String, blob: Data) {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(database, text, -1, &statement, nil)
    blob.withUnsafeBytes { _ = sqlite3_bind_blob(statement, 1, $0.baseAddress, Int32($0.count), ApusSQLiteTransient()) }
    #expect(sqlite3_step(statement) == SQLITE_DONE, "\(message)")
    sqlite3_finalize(statement)
  }

  /// The rows of an answer, each as texts with bars between.
  func rows(_ text: String) -> [String] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK else {
      Issue.record("\(message): \(text)")
      return []
    }
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let columns = (0..<sqlite3_column_count(statement)).map { column in
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
      }
      rows.append(columns.joined(separator: "|"))
    }
    return rows
  }

  func blob(_ text: String) -> Data {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(database, text, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW, let start = sqlite3_column_blob(statement, 0) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(statement, 0)))
  }

  private var message: String { String(cString: sqlite3_errmsg(database)) }
}

extension StoreAttribute {
  /// An attribute of one column.
  static func one(
    _ name: String, _ kind: ColumnKind, formerName: String? = nil, isOptional: Bool = true, isExternal: Bool = false,
    defaultValue: StoreValue = .null
  ) -> StoreAttribute {
    StoreAttribute(
      name: name, formerName: formerName, isOptional: isOptional, isExternal: isExternal,
      columns: [StoreColumn(kind: kind, defaultValue: defaultValue)])
  }
}

extension StoreModel {
  /// Trips with stops (one way), a lodging (one to one) and tags (many to many).
  static var trips: StoreModel {
    StoreModel([
      StoreEntity(
        name: "Trip",
        attributes: [
          .one("name", .string, isOptional: false), .one("start", .date), .one("id", .uuid), .one("price", .double),
          StoreAttribute(
            name: "home", isOptional: true,
            columns: [
              StoreColumn(path: ["id"], kind: .integer64), StoreColumn(path: ["street"], kind: .string),
              StoreColumn(path: ["town"], kind: .string),
            ]),
        ],
        relationships: [
          StoreRelationship(name: "stops", destination: "Stop", isToMany: true),
          StoreRelationship(name: "tags", destination: "Tag", inverse: "trips", isToMany: true),
          StoreRelationship(name: "lodging", destination: "Lodging", inverse: "trip", isToMany: false),
        ], uniqueConstraints: [["name", "start"]], indexes: [["price"]]),
      StoreEntity(name: "Stop", attributes: [.one("title", .string)], relationships: []),
      StoreEntity(
        name: "Tag", attributes: [.one("word", .string)],
        relationships: [StoreRelationship(name: "trips", destination: "Trip", inverse: "tags", isToMany: true)]),
      StoreEntity(
        name: "Lodging", attributes: [.one("place", .string)],
        relationships: [StoreRelationship(name: "trip", destination: "Trip", inverse: "lodging", isToMany: false)]),
    ])
  }

  /// Notes by title, which may be told to be unique, with further attributes.
  static func notes(isUnique: Bool = false, _ more: StoreAttribute...) -> StoreModel {
    StoreModel([
      StoreEntity(
        name: "Note", attributes: [.one("title", .string, isOptional: false), .one("rank", .integer64)] + more, relationships: [],
        uniqueConstraints: isUnique ? [["title"]] : [])
    ])
  }
}

extension Store {
  /// A new row of an entity, with values by column and references by to-one relationship; the rest is nothing.
  func newRow(_ entity: String, _ values: [Int: StoreValue] = [:], references: [Int: RecordID] = [:]) throws -> StoredRow {
    let entity = try #require(model.entity(named: entity))
    let key = try reserveKeys(1, entity: entity.number).lowerBound
    return StoredRow(
      id: RecordID(store: number, entity: entity.number, key: key), version: 1,
      values: entity.columns.indices.map { values[$0] ?? entity.columns[$0].defaultValue },
      references: entity.toOneRelationships.indices.map { references[$0] })
  }

  /// Inserts rows and saves.
  @discardableResult
  func insert(_ rows: StoredRow...) throws -> StoreCommit { try insert(rows) }

  @discardableResult
  func insert(_ rows: [StoredRow]) throws -> StoreCommit {
    var changes = StoreChanges()
    changes.inserted = rows
    return try save(changes)
  }

  /// All rows of an entity, by key.
  func all(_ entity: String) throws -> [StoredRow] {
    try rows(StoreRequest(entity: #require(model.entity(named: entity)).number))
  }
}
