import Foundation

/// Large values of attributes with external storage, which stand in files beside a store.
///
/// The column has the byte 1 and the value, or the byte 2 and the file's name, which is a UUID.
struct ExternalFiles: Sendable {
  /// Values above this many bytes get a file.
  static let limit = 128 * 1024
  private static let inline: UInt8 = 1
  private static let file: UInt8 = 2

  /// Nil where the store has no file: then all values stand in their columns.
  let folder: URL?

  init(_ location: StoreLocation) {
    guard case .file(let url, _) = location else {
      folder = nil
      return
    }
    folder = url.deletingLastPathComponent().appending(path: ".\(url.deletingPathExtension().lastPathComponent)_SUPPORT")
      .appending(path: "_EXTERNAL_DATA")
  }

  /// What the column has for a value, and the name of the file that was written for it.
  func stored(_ value: StoreValue) throws(StoreError) -> (value: StoreValue, file: String?) {
    guard case .blob(let data) = value else { return (value, nil) }
    guard let folder, data.count > ExternalFiles.limit else { return (.blob(Data([ExternalFiles.inline]) + data), nil) }
    let name = UUID().uuidString
    let url = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url)
      let handle = try FileHandle(forUpdating: url)
      try handle.synchronize()
      try handle.close()
    } catch {
      // What was written of it would take the room that is missing.
      try? FileManager.default.removeItem(at: url)
      throw StoreError.unwritable(path: url.path, reason: error.localizedDescription)
    }
    return (.blob(Data([ExternalFiles.file]) + Data(name.utf8)), name)
  }

  /// The value that a column stands for; nothing where its file is gone.
  func content(of column: StoreValue) -> StoreValue {
    guard case .blob(let data) = column else { return column }
    guard data.first != ExternalFiles.inline else { return .blob(Data(data.dropFirst())) }
    guard let name = name(in: column), let folder else { return data.first == ExternalFiles.file ? .null : column }
    let content = try? Data(contentsOf: folder.appending(path: name), options: .mappedIfSafe)
    return content.map(StoreValue.blob) ?? .null
  }

  /// The name of the file that a column names.
  func name(in column: StoreValue) -> String? {
    guard case .blob(let data) = column, data.first == ExternalFiles.file else { return nil }
    let text = String(decoding: data.dropFirst().prefix(36), as: UTF8.self)
    return UUID(uuidString: text) == nil ? nil : text
  }

  /// Removes files that no row names any more; one that stays does no harm.
  func remove(_ names: [String]) {
    guard let folder else { return }
    for name in names { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
  }
}
