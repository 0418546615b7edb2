/// The files of a project, and which of them have changed since an app was built of them.
final class MCPSources {
  private let project: MCPProject
  private let watch: any SourceWatch

  /// Watches from now on.
  ///
  /// - Throws: Where the files cannot be watched.
  init(of project: MCPProject, say: (String) -> Void) throws {
    self.project = project
    let path = project.path
    let isBundle = ["xcodeproj", "xcworkspace"].contains(path.fileExtension)
    watch = try SourceWatches.watch(
      path.isFolder ? WatchedPlaces(folders: [isBundle ? path.parent : path]) : WatchedPlaces(files: [path]), say: say)
    if let shortfall = watch.shortfall { say(shortfall) }
  }

  /// What has changed since it was asked for last, besides files of this server's own, in a line for the model; `nil`: nothing.
  func news(besides own: Set<Path>) -> String? {
    let changed = watch.changes(within: .zero).filter { Self.matters($0) && !own.contains($0) }
    guard !changed.isEmpty else { return nil }
    // What is gone by now may be what an editor wrote beside a file.
    let there = changed.filter(\.exists)
    let names = (there.isEmpty ? changed : there).map { project.short($0.string) }.sorted()
    let list = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    return "The sources have changed since this app was built (\(list.onOneLine)); start_app or render_preview shows them."
  }

  /// Whether an app may be made of a file: not of texts about the project, nor of what a build writes down of its packages.
  private static func matters(_ path: Path) -> Bool { path.fileExtension != "md" && path.name != "Package.resolved" }
}
