package import Foundation
import Glibc
import Synchronization

extension Store {
  /// How often rows, ids, counts or members were read.
  package var readCount: Int { pool.reads.load(ordering: .relaxed) }

  /// Whether a file has exactly what a model says: by what stands in the file about itself, or, in one of Apple's, by its tables.
  package static func wasWritten(by model: StoreModel, at url: URL) throws(StoreError) -> Bool {
    guard try StoreFile(path: url.path).check(isReadOnly: true) else { return false }
    let connection = try Connection(path: url.path, access: .readOnly)
    let tables = try FileTables(connection)
    guard !tables.isEmpty else { return false }
    var builder = LayoutBuilder(model, tables, path: url.path)
    let (layout, plan) = try builder.build()
    guard let description = tables.metadata.description else { return plan.isEmpty }
    return description.entities == StoreDescription(model, layout, previous: nil).entities
  }

  /// Writes all that a file and its log have into another file.
  package static func copy(_ url: URL, to copy: URL) throws(StoreError) {
    let connection = try Connection(path: url.path, access: .readWrite)
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try connection.run("VACUUM INTO ?", [.text(copy.path)])
  }

  /// Puts a file in the place of another, which nobody may have open: a log of the old one would be taken for the new one's.
  package static func replace(_ url: URL, with copy: URL) throws(StoreError) {
    try Connection(path: url.path, access: .readWrite).execute("PRAGMA journal_mode = DELETE")
    guard rename(copy.path, url.path) == 0 else {
      throw StoreError.unwritable(path: url.path, reason: "it cannot be replaced (\(String(cString: strerror(errno))))")
    }
  }
}
