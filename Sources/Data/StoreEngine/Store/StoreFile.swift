import Foundation

/// What can be told of a store's file before a database opens it.
struct StoreFile {
  let path: String

  /// Whether there is no log beside the file, or an empty one.
  var hasNoLog: Bool { (size(of: path + "-wal") ?? 0) == 0 }

  /// Whether there is a file with content; an error where it is none that opens.
  func check(isReadOnly: Bool) throws(StoreError) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if isReadOnly { throw unreadable("there is no file") }
      let folder = (path as NSString).deletingLastPathComponent
      guard FileManager.default.fileExists(atPath: folder.isEmpty ? "." : folder, isDirectory: &isFolder), isFolder.boolValue
      else {
        throw unreadable("there is no folder \(folder); make it first")
      }
      guard FileManager.default.isWritableFile(atPath: folder.isEmpty ? "." : folder) else {
        throw StoreError.unwritable(path: path, reason: "there is no permission to write to its folder")
      }
      return false
    }
    if isFolder.boolValue { throw unreadable("it is a folder; choose another name") }
    guard FileManager.default.isReadableFile(atPath: path), let handle = FileHandle(forReadingAtPath: path) else {
      throw unreadable("there is no permission to read it")
    }
    defer { try? handle.close() }
    let header = (try? handle.read(upToCount: 100)).flatMap { $0 } ?? Data()
    if header.isEmpty {
      guard hasNoLog else { throw unreadable("the file is empty, and there is a log of what was in it; put back a copy of it") }
      return false
    }
    try check(Array(header))
    return true
  }

  /// Checks a database's first bytes: its mark, and whether all pages are there.
  private func check(_ header: [UInt8]) throws(StoreError) {
    guard header.count == 100, header.starts(with: Array("SQLite format 3".utf8) + [0]) else {
      throw unreadable("the file is damaged or no database; put back a copy of it")
    }
    let number = { (offset: Int, count: Int) in header[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
    let pageSize = number(16, 2) == 1 ? 65_536 : number(16, 2)
    // The count is right where the two numbers of the last change are equal; the log may have pages that the file has not.
    guard hasNoLog, number(24, 4) == number(92, 4), let size = size(of: path) else { return }
    if size < number(28, 4) * pageSize {
      throw unreadable("the file is cut off: it has \(size) of \(number(28, 4) * pageSize) bytes; put back a copy of it")
    }
  }

  private func size(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size].flatMap { $0 as? NSNumber }?.intValue
  }

  private func unreadable(_ reason: String) -> StoreError { .unreadable(path: path, reason: reason) }
}
