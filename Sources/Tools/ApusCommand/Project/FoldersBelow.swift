/// The folders with projects and packages below a folder that holds neither, as in `repository/ios/Town.xcodeproj`.
struct FoldersBelow {
  let folder: Path
  /// Those that lie nearest to the folder, sorted; there is at least one.
  let nearest: [Path]

  /// How far down they are looked for, and in how many folders.
  static let deepest = 3, mostFolders = 2_000

  /// Looks at the disk; `nil` where there is nothing, or where the folder has the sources of an app beside them.
  init?(_ folder: Path) throws {
    self.folder = folder
    var level = [folder]
    var count = 0
    for _ in 0..<Self.deepest {
      level = level.flatMap { parent in
        ((try? parent.children()) ?? []).filter { !SourceFolder.leavesOut(folder: $0) }.map { parent / $0 }
          .filter { FileStatus(of: $0, followingLinks: false)?.kind == .folder }
      }
      count += level.count
      guard count <= Self.mostFolders else { return nil }
      let found = level.filter { FoundProjects.place(in: $0) != nil || ($0 / "Package.swift").isFile }
      guard found.isEmpty else {
        nearest = found.sorted()
        if hasOwnSources { return nil }
        return
      }
    }
    return nil
  }

  /// Whether an app begins in a source that belongs to none of the folders, or one lies at the top.
  private var hasOwnSources: Bool {
    guard let files = try? SourceFolder(folder).swiftFiles else { return false }
    return files.contains { file in
      if file.parent == folder { return file.name != "Dangerfile.swift" }
      guard !nearest.contains(where: { file.isInside($0) }), let source = try? SwiftSource(path: file) else { return false }
      return source.hasMainAttribute()
    }
  }

  /// The one that is taken: the only app, else the only package; where there are several, their names are said.
  ///
  /// - Returns: `nil` where no folder holds anything that runs.
  func chosen() throws -> AppLocation? {
    if nearest.count == 1 { return try AppLocation.own(of: nearest[0], place: FoundProjects.place(in: nearest[0])) }
    // A damaged project beside a whole one is somebody's sample; alone, it says what is wrong.
    let all = nearest.compactMap { try? AppLocation.own(of: $0, place: FoundProjects.place(in: $0)) }
    let apps = all.filter(\.isApp)
    let candidates = apps.isEmpty ? all : apps
    guard candidates.count > 1 else { return candidates.first }
    let names = candidates.map { $0.path.below(folder) }.sorted()
    let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? " and \(names.count - 12) more" : "")
    throw CommandError.usage("\(folder) holds several projects; name one of them: \(shown)")
  }
}
