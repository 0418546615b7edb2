import Foundation

/// A copy of a project's sources, kept from run to run so that a build in it has little to do.
struct SourceCopy {
  var root: Path
  /// Holds the copy, and what is built of it in `.build`.
  var folder: Path

  /// Makes the copy hold `files`, and nothing else beside what was built; `change` says what a file's bytes are in it.
  ///
  /// Only what differs is written. Listed files that are not there, and folders, are passed over.
  func update(_ files: [Path], change: (Path, Data) -> Data = { $1 }) throws {
    let files = files.filter { (root / $0.string).isFile }
    try removeAll(but: Set(files.map(\.string)))
    for file in files {
      let (source, target) = (root / file.string, folder / file.string)
      let data = change(file, try source.read())
      guard (try? target.read()) != data else { continue }
      try target.parent.makeFolder()
      try target.write(data)
      let mode = try FileManager.default.attributesOfItem(atPath: source.string)[.posixPermissions]
      try mode.map { try FileManager.default.setAttributes([.posixPermissions: $0], ofItemAtPath: target.string) }
    }
  }

  /// A file that has moved would be compiled at both places.
  private func removeAll(but kept: Set<String>, below prefix: String = "") throws {
    let place = prefix.isEmpty ? folder : folder / prefix
    guard place.isFolder else { return }
    for name in try place.children() where !(prefix.isEmpty && name == ".build") {
      let path = prefix.isEmpty ? name : prefix + "/" + name
      if (folder / path).isFolder, kept.contains(where: { $0.hasPrefix(path + "/") }) {
        try removeAll(but: kept, below: path)
      } else if !kept.contains(path) {
        try (folder / path).remove()
      }
    }
  }
}
