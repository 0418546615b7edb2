import Foundation

extension Path {
  /// Whether a file with some bytes is there.
  func holds(_ data: Data) -> Bool { isFile && (try? read()) == data }

  /// Writes a file, and the folders above it; one that has the bytes already keeps its time, by which builds know what to do again.
  func write(ifChanged data: Data) throws {
    if holds(data) { return }
    try parent.makeFolder()
    try write(data)
  }

  /// Writes a text below the folder, where it differs from what is there.
  func write(text: String, as name: String) throws { try (self / name).write(ifChanged: Data(text.utf8)) }

  /// Has a link in the folder that leads to a place, and returns it.
  @discardableResult
  func makeLink(named name: String, to target: Path) throws -> Path {
    let link = self / name
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.string)) == target.string { return link }
    try makeFolder()
    try link.remove()
    guard symlink(target.string, link.string) == 0 else {
      throw CommandError.failure("cannot link \(link): \(String(cString: strerror(errno)))")
    }
    return link
  }
}
