import Foundation

/// A path of the file system, as text; its parts are taken without asking the disk.
struct Path: Hashable, Comparable, Sendable, CustomStringConvertible {
  let string: String

  /// Keeps the text as it is, without slashes at the end, and up to a character zero, where a path ends for the system: texts of
  /// projects and clients may hold any, and a folder below such a name would be the folder above again, without an end.
  init(_ string: String) {
    var trimmed = string.prefix { $0 != "\0" }
    while trimmed.utf8.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    self.string = String(trimmed)
  }

  static func / (folder: Path, name: String) -> Path {
    folder.string == "/" ? Path("/" + name) : Path(folder.string + "/" + name)
  }

  static func < (left: Path, right: Path) -> Bool { left.string < right.string }

  var description: String { string }

  /// The last part, `Card.swift` of `Views/Card.swift`.
  var name: String {
    string.lastIndex(of: "/").map { String(string[string.index(after: $0)...]) } ?? string
  }

  /// The name without its extension.
  var stem: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The extension in lower case, without the dot; empty where there is none.
  var fileExtension: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The folder above; `.` for a bare name.
  var parent: Path {
    guard let slash = string.lastIndex(of: "/") else { return Path(".") }
    return slash == string.startIndex ? Path("/") : Path(String(string[..<slash]))
  }

  /// The same place as an absolute path without `.` and `..`.
  func absolute(in folder: Path) -> Path {
    let full = string.hasPrefix("/") ? string : folder.string + "/" + string
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return Path("/" + parts.joined(separator: "/"))
  }
}

extension String {
  /// The beginning of a name, short enough that what is added makes it no longer than names of files may be.
  var shortened: String {
    var result = self
    while result.utf8.count > 100 { result.removeLast() }
    return result
  }
}

// MARK: - Asking the disk

extension Path {
  /// What is to be added to a failure where no room is left on the disk of a folder; empty where there is some.
  var fullDiskNote: String {
    var status = statvfs()
    guard statvfs(string, &status) == 0, status.f_bavail * status.f_frsize < 8 << 20 else { return "" }
    return "; the disk that holds \(self) is full"
  }

  /// The path with symbolic links followed, or `nil` where nothing is there.
  var real: Path? {
    guard let resolved = realpath(string, nil) else { return nil }
    defer { free(resolved) }
    return Path(String(cString: resolved))
  }

  /// Whether a path without links is that of a folder or lies in it.
  func isInside(_ folder: Path) -> Bool {
    self == folder || string.hasPrefix(folder.string == "/" ? "/" : folder.string + "/")
  }

  /// The path from a folder on, for one that lies below it.
  func below(_ folder: Path) -> String {
    isInside(folder) && self != folder ? String(string.dropFirst(folder.string == "/" ? 1 : folder.string.count + 1)) : string
  }

  var exists: Bool { FileStatus(of: self) != nil }
  var isFile: Bool { FileStatus(of: self)?.kind == .file }
  var isFolder: Bool { FileStatus(of: self)?.kind == .folder }

  /// The names in a folder, sorted by their code points so that every machine sees the same order.
  func children() throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: string).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    } catch {
      throw CommandError.failure("cannot read the folder \(self): \(error.localizedDescription)")
    }
  }

  /// The file's bytes; a file larger than `limit` is refused.
  func read(limit: Int64 = 64 << 20) throws -> Data {
    guard let status = FileStatus(of: self), status.kind == .file else {
      throw CommandError.failure("cannot read \(self): there is no such file")
    }
    guard status.size <= limit else {
      throw CommandError.failure("\(self) has \(status.size) bytes, more than the \(limit) that are read")
    }
    guard let file = FileHandle(forReadingAtPath: string) else {
      throw CommandError.failure("cannot read \(self): permission denied")
    }
    defer { try? file.close() }
    // Foundation's shorter ways keep a page of memory for good of each file that they find empty.
    return try perform("read \(self)") { try file.readToEnd() } ?? Data()
  }

  /// The file as UTF-8 text, with a replacement character for each bad byte.
  func readText() throws -> String { String(decoding: try read(), as: UTF8.self) }
}

// MARK: - Changing the disk

extension Path {
  /// Writes a file at once: readers see the old bytes or the new ones.
  func write(_ data: Data) throws {
    try perform("write \(self)") {
      try data.write(to: URL(fileURLWithPath: string), options: .atomic)
    }
  }

  /// Makes an empty file in a folder, with a name that nobody can foresee, so that nothing of others lies in its place.
  static func makeFile(in folder: Path, prefix: String, suffix: String) throws -> Path {
    var name = Array((folder / "\(prefix)XXXXXX\(suffix)").string.utf8CString)
    let descriptor = mkstemps(&name, Int32(suffix.utf8.count))
    guard descriptor >= 0 else {
      throw CommandError.failure("cannot make a file in \(folder): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    // It is made for its owner alone; the file that it becomes is like any other.
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
    return Path(String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  func makeFolder() throws {
    try perform("make the folder \(self)") {
      try FileManager.default.createDirectory(atPath: string, withIntermediateDirectories: true)
    }
  }

  /// Makes a folder that only its owner can look into, for what is not to be kept.
  static func makeTemporaryFolder(for purpose: String) throws -> Path {
    let folder = Path(FileManager.default.temporaryDirectory.path) / "apus-\(purpose)-\(UUID().uuidString)"
    try folder.perform("make the folder \(folder)") {
      try FileManager.default.createDirectory(
        atPath: folder.string, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    return folder
  }

  /// Removes a file, a link or a folder with all it holds; does nothing where nothing is.
  func remove() throws {
    guard FileStatus(of: self, followingLinks: false) != nil else { return }
    try perform("remove \(self)") { try FileManager.default.removeItem(atPath: string) }
  }

  /// Copies a file or a folder to a place where nothing is; of a link, what it points to.
  func copy(to target: Path) throws {
    try target.parent.makeFolder()
    try perform("copy \(self) to \(target)") {
      try FileManager.default.copyItem(atPath: (real ?? self).string, toPath: target.string)
    }
  }

  /// Moves to `target` at once, over a file that is there.
  func move(over target: Path) throws {
    guard rename(string, target.string) == 0 else {
      throw CommandError.failure("cannot move \(self) to \(target): \(String(cString: strerror(errno)))")
    }
  }

  private func perform<Value>(_ what: String, _ body: () throws -> Value) throws -> Value {
    do { return try body() } catch {
      throw CommandError.failure("cannot \(what): \(error.localizedDescription)")
    }
  }
}
