import Foundation

/// Makes the folder beside an executable hold an app's resources, and nothing else.
///
/// Links are followed everywhere: what they point to is copied, and a folder that holds itself is copied once. Those that lead out of
/// the app's own folder are named when something comes in by them.
struct ResourceCopy {
  var folder: Path
  /// The executable's path below the folder; it stays.
  var executable: String
  /// The folder of the app's sources, in which links may lead anywhere.
  var root: Path

  init(folder: Path, keeping executable: String, root: Path) {
    self.folder = folder
    self.executable = executable
    self.root = root
  }

  /// Links to links multiply; no app has as many files.
  static let mostFiles = SourceFolder.mostFiles
  /// More bytes than an app has; a link to a disk's image stops here.
  static let mostBytes: Int64 = 4 << 30

  /// What a run has come to.
  private struct Progress {
    /// The names of what is to stay in the folder.
    var wanted: Set<String>
    var bytes: Int64 = 0
    /// The links out of the app's folder by which something was copied, with what was copied first.
    var exits: [Path: Path] = [:]

    /// Keeps what lies at a path below the folder, and the folders above it.
    mutating func want(_ name: String) {
      wanted.insert(name)
      var place = Path(name)
      while place.string.contains("/") {
        place = place.parent
        wanted.insert(place.string)
      }
    }
  }

  /// Copies what changed, links the framework's own resources, removes what is no longer there; files that were made for the app
  /// lie there already and stay.
  ///
  /// - Returns: A line for each link by which files from elsewhere came into the app.
  @discardableResult
  func run(_ items: [AppResources.Item], links: [Path], besides made: Set<String> = []) throws -> [String] {
    var progress = Progress(wanted: [])
    for name in made.union([executable]) { progress.want(name) }
    for item in items {
      // What was made of it counts, such as an Info.plist with its variables replaced.
      if made.contains(item.destination) { continue }
      guard item.destination != executable else {
        throw CommandError.failure("the resource \(item.source) has the name of the app's executable")
      }
      progress.want(item.destination)
      try copy(item.source, to: item.destination, by: FolderTrail(), &progress)
    }
    for link in links {
      progress.wanted.insert(link.name)
      try makeLink(to: link)
    }
    try removeOthers(in: folder, below: "", wanted: progress.wanted)
    return progress.exits.sorted { $0.key < $1.key }.map { link, file in
      "\(link) is a link out of the app's folder; \(file) was copied into the app"
    }
  }

  private func copy(_ source: Path, to destination: String, by trail: FolderTrail, _ progress: inout Progress) throws {
    guard let status = FileStatus(of: source) else { return }
    switch status.kind {
    case .folder: try copyChildren(of: source, to: destination, by: trail, &progress)
    case .file:
      progress.bytes += status.size
      guard progress.bytes <= Self.mostBytes else {
        throw CommandError.failure("the app's resources have more than \(Self.mostBytes >> 30) GB, with \(source)")
      }
      guard FileStatus(of: folder / destination, followingLinks: false) != status else { return }
      try copy(file: source, status, to: destination)
      if let real = source.real, let link = wayOut(on: source, to: real) { progress.exits[link] = progress.exits[link] ?? real }
    case .link, .other: break
    }
  }

  private func copy(file source: Path, _ status: FileStatus, to destination: String) throws {
    let target = folder / destination
    try target.remove()
    try clearFilesAbove(destination)
    try source.copy(to: target)
    try keepTime(of: status, on: target)
  }

  /// The first link on the way to a file that lies elsewhere than in the app's folder.
  private func wayOut(on path: Path, to real: Path) -> Path? {
    guard let realRoot = root.real, !real.isInside(realRoot) else { return nil }
    var link: Path?
    var place = path
    while place != root, place.isInside(root) {
      if FileStatus(of: place, followingLinks: false)?.kind == .link { link = place }
      place = place.parent
    }
    return link
  }

  private func copyChildren(of source: Path, to destination: String, by trail: FolderTrail, _ progress: inout Progress) throws {
    guard let trail = trail.into(source) else { return }
    for name in try source.children() where !name.hasPrefix(".") {
      let child = destination + "/" + name
      progress.wanted.insert(child)
      guard progress.wanted.count <= Self.mostFiles else {
        throw CommandError.failure("\(source) leads to more than \(Self.mostFiles) files; is there a link to a large folder?")
      }
      try copy(source / name, to: child, by: trail, &progress)
    }
  }

  /// A file of the last build may lie where a folder is to be now.
  private func clearFilesAbove(_ destination: String) throws {
    let parent = (folder / destination).parent
    if parent != folder, FileStatus(of: parent, followingLinks: false).map({ $0.kind != .folder }) ?? false {
      try parent.remove()
    }
  }

  /// Equal times tell the next run that the copy is current.
  private func keepTime(of status: FileStatus, on target: Path) throws {
    let time = timespec(
      tv_sec: Int(status.modified / 1_000_000_000), tv_nsec: Int(status.modified % 1_000_000_000))
    let times = [time, time]
    guard utimensat(AT_FDCWD, target.string, times, 0) == 0 else {
      throw CommandError.failure("cannot set the time of \(target): \(String(cString: strerror(errno)))")
    }
  }

  private func makeLink(to resource: Path) throws {
    let link = folder / resource.name
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.string)) == resource.string { return }
    try link.remove()
    guard symlink(resource.string, link.string) == 0 else {
      throw CommandError.failure("cannot link \(link): \(String(cString: strerror(errno)))")
    }
  }

  private func removeOthers(in folder: Path, below: String, wanted: Set<String>) throws {
    for name in try folder.children() {
      let relative = below + name
      if !wanted.contains(relative) {
        try (folder / name).remove()
      } else if FileStatus(of: folder / name, followingLinks: false)?.kind == .folder {
        try removeOthers(in: folder / name, below: relative + "/", wanted: wanted)
      }
    }
  }
}
