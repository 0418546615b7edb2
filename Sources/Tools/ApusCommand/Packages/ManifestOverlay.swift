import Foundation

/// Lets the package manager read other texts in place of packages' manifests, which stay as they are.
///
/// The package manager compiles a manifest to learn what it says; the compiler takes the other text by an overlay, as it does for
/// sources.
struct ManifestOverlay {
  /// Holds the texts.
  let folder: Path
  var platform: TargetPlatform

  /// Texts that are ready to be read.
  struct Written: Equatable {
    var description: Path
    /// Changes with each of the texts.
    var identity: String
    /// The packages whose manifests have other texts.
    var packages: Set<PackageIdentity>
    /// What they take here, as manifests name it.
    var platform: TargetPlatform

    /// What the package manager is told.
    ///
    /// Its cache for all packages knows manifests by their own text alone, so what it learns stays in the scratch folder.
    var arguments: [String] {
      let flag = "-Xbuild-tools-swiftc"
      return ["--manifest-cache", "local", flag, "-vfsoverlay", flag, description.string]
    }
  }

  /// Writes the texts of manifests that need another one; `nil` where none does.
  ///
  /// A package that is compiled as Linux' own, as ``OverlayRecord`` decides, keeps what its author has meant for Linux.
  func write(for reach: PackageReach, in graph: PackageGraph) throws -> Written? {
    var description = OverlayDescription()
    var packages: Set<PackageIdentity> = []
    var parts: [String] = []
    for identity in Set(reach.targets.map(\.package)).sorted() {
      guard let package = graph[identity] else { continue }
      let texts = try Self.manifests(of: package.folder).compactMap { file in
        ManifestPlatforms(platform: platform).text(of: try file.read(limit: ManifestText.mostBytes)).map { (file, $0) }
      }
      guard !texts.isEmpty, try !isOfLinux(reach.sources(of: package)) else { continue }
      packages.insert(identity)
      for (file, text) in texts {
        let copy = folder / "\(identity.text.shortened)-\(ContentHash.hex(of: [file.string]).prefix(8)).swift"
        try copy.write(ifChanged: text)
        // The package manager may follow links before it calls the compiler.
        for place in [file, file.real].compactMap({ $0 }).uniqued { description.add(copy, for: place) }
        parts += [file.string, String(decoding: text, as: UTF8.self)]
      }
    }
    guard !description.isEmpty else { return nil }
    let file = folder / "overlay.yaml"
    try file.write(ifChanged: try description.data())
    return Written(description: file, identity: ContentHash.hex(of: parts), packages: packages, platform: platform)
  }

  private func isOfLinux(_ sources: [Path]) throws -> Bool {
    OverlayRecord.Facts.areOfLinux(try sources.map { OverlayRecord.Facts(try $0.read()) })
  }

  /// The manifest of a package, and those for single versions of the compiler.
  static func manifests(of package: Path) throws -> [Path] {
    try package.children().filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }.map { package / $0 }
  }
}

extension PackageReach {
  /// What is there, now that manifests have other texts.
  func taking(_ manifests: ManifestOverlay.Written?) -> PackageReach {
    guard let manifests else { return self }
    var copy = self
    copy.elsewhere = elsewhere.filter { item, platforms in
      !manifests.packages.contains(item.package) || !platforms.contains(manifests.platform.rawValue.lowercased())
    }
    return copy
  }
}
