import Foundation

/// Names for what files hold, so that one that was only written again counts as the same.
struct FileMarks {
  /// A file as it is on disk.
  private struct State: Equatable {
    var status: FileStatus
    var changed: Int64
  }

  private var cached: [Path: (state: State, mark: String)] = [:]

  /// Larger files count by their size and time: to read them takes longer than to copy them.
  static let mostBytes: Int64 = 4 << 20

  /// The mark of a file; `nil` where none is.
  mutating func mark(of file: Path) -> String? {
    guard let status = FileStatus(of: file), status.kind == .file else {
      cached[file] = nil
      return nil
    }
    let state = State(status: status, changed: file.changeTime)
    if let cached = cached[file], cached.state == state { return cached.mark }
    var hash = ContentHash()
    if status.size <= Self.mostBytes, let data = try? file.read() {
      hash.combine(data)
    } else {
      hash.combine("\(status.size) \(status.modified)")
    }
    cached[file] = (state, hash.hex)
    return hash.hex
  }

  /// The marks of files, and of all that folders hold; hidden files do not count.
  mutating func marks(of places: some Sequence<Path>) -> [Path: String] {
    var marks: [Path: String] = [:]
    var waiting: [(path: Path, trail: FolderTrail)] = places.map { ($0, FolderTrail()) }
    while let (place, trail) = waiting.popLast(), marks.count < SourceFolder.mostFiles {
      if place.isFolder {
        guard let trail = trail.into(place), let children = try? place.children() else { continue }
        waiting += children.filter { !$0.hasPrefix(".") }.map { (place / $0, trail) }
      } else if let mark = mark(of: place) {
        marks[place] = mark
      }
    }
    return marks
  }
}
