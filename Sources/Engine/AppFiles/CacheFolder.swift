package import Foundation

/// A folder of files that can be made again: bounded in bytes, and what nobody has asked for for longest goes first.
///
/// What cannot be read or written is as if it had never been kept. What lies in it tells what somebody has looked at, so it is for
/// its owner alone.
package struct CacheFolder: Sendable {
  package let url: URL
  /// How many bytes all files may have together.
  package var limit: Int
  /// Whether the folder is ours, whoever made it: it is closed to others then.
  private var isOwn = false

  package init(url: URL, limit: Int = 64 << 20) {
    self.url = url
    self.limit = limit
  }

  /// A folder of the person who runs the app, shared by all apps.
  package static func ofPerson(_ name: String) -> CacheFolder {
    var folder = CacheFolder(url: PersonFolders.current.cache.appending(path: "apus").appending(path: name))
    folder.isOwn = true
    return folder
  }

  /// A name that follows from bytes, the same in every process, and that nobody can make other bytes have: apps share the folder,
  /// and what one of them shows may have come from anywhere.
  package static func name(for data: Data) -> String { SHA256.hex(of: data) }

  /// Where a file of a name lies or would lie; folders in the name are parted by `/`.
  package func file(_ name: String) -> URL { url.appending(path: name) }

  /// When a file was kept, or asked for since; `nil` where there is none.
  package func date(of name: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file(name).path))?[.modificationDate] as? Date
  }

  /// What a file holds, if it has no more than so many bytes; it counts as asked for.
  package func contents(of name: String, upTo limit: Int) -> Data? {
    let file = file(name)
    guard let data = try? RegularFile.contents(of: file, upTo: limit) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return data
  }

  /// Keeps a file, as a whole or not at all.
  package func keep(_ data: Data, as name: String) {
    let file = file(name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // One that was made for all to read is closed.
    if isOwn { chmod(url.path, 0o700) }
    _ = PrivateCopy.write(data, to: file)
  }

  /// Keeps a file as soon as there is time, and removes others where there are too many; a process that ends before keeps nothing.
  package func keepLater(_ data: Data, as name: String) {
    Self.writing.async {
      keep(data, as: name)
      trim()
    }
  }

  private static let writing = DispatchQueue(label: "apus.cache", qos: .utility)

  /// Waits until all is written that is to be kept.
  package static func finishWriting() { writing.sync {} }

  package func remove(_ name: String) { try? FileManager.default.removeItem(at: file(name)) }

  /// Removes what nobody has asked for for longest, until all is a fifth below the limit; only where it is above it.
  package func trim() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    guard let walk = FileManager.default.enumerator(at: url, includingPropertiesForKeys: Array(keys)) else { return }
    var files: [(url: URL, size: Int, date: Date)] = []
    for case let url as URL in walk {
      guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
      files.append((url, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast))
    }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for file in files.sorted(by: { $0.date < $1.date }) where total > limit / 5 * 4 {
      try? FileManager.default.removeItem(at: file.url)
      total -= file.size
    }
  }
}
