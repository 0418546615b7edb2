import Foundation

/// Makes the folder beside an executable hold an app's resources, and nothing else.
///
/// Links are followed everywhere: what they point to is copied, and a folder that holds itself is copied once.
struct ResourceCopy {
  var folder: Path
  /// The executable's name; it stays.
  var executable: String

  init(folder: Path, keeping executable: String) {
    self.folder = folder
    self.executable = executable
  }

  /// Links to links multiply; no app has as many files.
  static let mostFiles = SourceFolder.mostFiles

  /// Copies what changed, links the framework's own resources, removes what is no longer there.
  func run(_ items: [AppResources.Item], links: [Path]) throws {
    var wanted: Set<String> = [executable]
    for item in items {
      guard item.destination != executable else {
        throw CommandError.failure("the resource \(item.source) has the name of the app's executable")
      }
      wanted.insert(item.destination)
      if item.destination.contains("/") { wanted.insert(Path(item.destination).parent.string) }
      try copy(item.source, to: item.destination, by: FolderTrail(), wanted: &wanted)
    }
    for link in links {
      wanted.insert(link.name)
      try makeLink(to: link)
    }
    try removeOthers(in: folder, below: "", wanted: wanted)
  }

  private func copy(_ source: Path, to destination: String, by trail: FolderTrail, wanted: inout Set<String>) throws {
    guard let status = FileStatus(of: source) else { return }
    switch status.kind {
    case .folder: try copyChildren(of: source, to: destination, by: trail, wanted: &wanted)
    case .file where FileStatus(of: folder / destination, followingLinks: false) != status:
      let target = folder / destination
      try target.remove()
      try clearFilesAbove(destination)
      try source.copy(to: target)
      try keepTime(of: status, on: target)
    case .file, .link, .other: break
    }
  }

  private func copyChildren(
    of source: Path, to destination: String, by trail: FolderTrail, wanted: inout Set<String>
  ) throws {
    guard let trail = trail.into(source) else { return }
    for name in try source.children() where !name.hasPrefix(".") {
      let child = destination + "/" + name
      wanted.insert(child)
      guard wanted.count <= Self.mostFiles else {
        throw CommandError.failure("\(source) leads to more than \(Self.mostFiles) files; is there a link to a large folder?")
      }
      try copy(source / name, to: child, by: trail, wanted: &wanted)
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
