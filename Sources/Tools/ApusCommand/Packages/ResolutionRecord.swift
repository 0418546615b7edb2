/// What a graph of packages was resolved from: while nothing of it changes, the package manager need not be asked again.
struct ResolutionRecord: StoredRecord, Equatable {
  private var toolchain: String
  private var files: String

  /// Notes the manifests of a graph as they are now, and the versions that its root was resolved to.
  ///
  /// `nil` where a manifest depends on more than its text, or one is gone.
  init?(root: Path, places: [PackageGraph.Entry], toolchain: Toolchain) {
    let folders = [root] + places.map(\.folder)
    guard let manifests = try? folders.flatMap({ try ManifestOverlay.manifests(of: $0) }),
      let isClosed = try? folders.allSatisfy({ try ManifestCache.isClosed($0) }), isClosed,
      let files = FileStamp.name(of: manifests + [root / ResolvedPackages.fileName])
    else { return nil }
    (self.toolchain, self.files) = (toolchain.version, files)
  }
}
