import Foundation

extension Path {
  /// Writes a text below the folder; a file that has it already keeps its time, by which builds know what to do again.
  func write(text: String, as name: String) throws {
    let file = self / name
    let data = Data(text.utf8)
    if let old = try? file.read(), old == data { return }
    try file.parent.makeFolder()
    try file.write(data)
  }

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
