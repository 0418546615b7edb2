import Foundation

/// What the disk says of a file without opening it: enough to notice that it changed.
struct FileStatus: Equatable {
  enum Kind: Equatable { case file, folder, link, other }

  var kind: Kind
  var size: Int64
  /// The time of the last change of content, in nanoseconds since 1970.
  var modified: Int64

  /// Asks the disk; `nil` where nothing is (or a link points nowhere).
  init?(of path: Path, followingLinks: Bool = true) {
    var status = stat()
    let result = followingLinks ? stat(path.string, &status) : lstat(path.string, &status)
    guard result == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }
}

extension Path {
  /// When anything of the file last changed, its times included, in nanoseconds since 1970; 0 where nothing is.
  ///
  /// Nobody can set it, so it tells of new content that got the old one's time of change.
  var changeTime: Int64 {
    var status = stat()
    guard stat(string, &status) == 0 else { return 0 }
    return Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
  }

  /// The bytes of all files in a folder, links not followed; what cannot be read counts nothing.
  var totalSize: Int64 {
    guard let status = FileStatus(of: self, followingLinks: false) else { return 0 }
    guard status.kind == .folder else { return status.size }
    return ((try? children()) ?? []).reduce(0) { $0 + (self / $1).totalSize }
  }
}
