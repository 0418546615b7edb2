import Foundation

/// A Swift Playgrounds app as it lies on disk: its manifest is read by way of a copy that the package manager understands.
struct PlaygroundProject: Equatable {
  var folder: Path
  var app: PlaygroundApp
  /// The target with the app; what it depends on is built as packages are.
  var target: PackageContents.Target
  /// All of the package.
  var contents: PackageContents
  /// Targets with tests whose packages are built with the app's; tests of the app itself need them.
  var testTargets: [String] = []
  /// Changes with the manifest.
  var manifestIdentity: String

  private var file: Path { folder / "Package.swift" }

  /// Reads the app in a folder, which runs its manifest.
  ///
  /// - Parameters:
  ///   - folder: The folder with the manifest.
  ///   - copies: A folder of the cache for copies of manifests, one for each app.
  ///   - contents: Reads the package in a folder.
  /// - Throws: Where the manifest cannot be read or declares no app.
  init(_ folder: Path, copies: Path, contents: (Path) throws -> PackageContents) throws {
    let file = folder / "Package.swift"
    let data = try file.read(limit: ManifestText.mostBytes)
    guard let app = PlaygroundApp(ManifestText(data)) else {
      throw CommandError.failure("\(file) declares no .iOSApplication with a name and a target")
    }
    let place = "\(PackageCopy.name)-\(ContentHash.hex(of: [folder.string]).prefix(16))"
    let copy = PackageCopy(original: folder, folder: copies / place)
    try copy.write(
      manifest: try PackageCopy.manifest(file: file, replacements: [:], edits: Self.edits), pins: ResolvedPackages(), replaced: []
    )
    let contents = try contents(copy.folder)
    guard let target = contents[target: app.target] else {
      throw CommandError.failure("\(file) has no target \(app.target), which its app names")
    }
    (self.folder, self.app, self.target, self.contents) = (folder, app, target, contents)
    manifestIdentity = ContentHash.hex(of: [String(decoding: data, as: UTF8.self)])
  }

  /// What the package manager understands in place of the app's product and its module.
  static func edits(_ manifest: ManifestText) -> [(range: Range<Int>, text: String)] {
    let imports = manifest.imports("AppleProductTypes").map { ($0, "") }
    let products = manifest.calls("iOSApplication").map { call in
      let arguments = ["name", "targets"].compactMap { label in call[label].map { "\(label): \(manifest.text($0.range))" } }
      return (call.range, ".executable(\(arguments.joined(separator: ", ")))")
    }
    return imports + products
  }

  /// What tests link beside the app, each once.
  var testUses: [PackageContents.Use] {
    let own = Set(target.dependencies.map(\.name) + testTargets + [target.name])
    let uses = testTargets.compactMap { contents[target: $0] }.flatMap(\.dependencies).filter { !own.contains($0.name) }
    return Dictionary(grouping: uses, by: \.name).compactMap(\.value.first).sorted { $0.name < $1.name }
  }

  /// The manifest of the package that has what the app's target depends on as its library.
  func manifest(replacements: [PackageIdentity: Path]) throws -> String {
    let (name, own) = (SyntheticPackage.name, app.target.swiftLiteral)
    let extra = testUses.isEmpty ? "" : " + [\(testUses.map(\.manifestText).joined(separator: ", "))]"
    return try PackageCopy.manifest(file: file, replacements: replacements, edits: Self.edits) { variable in
      """

      // The app's own target is compiled elsewhere; this library has what it links.
      for target in \(variable).targets where target.name == \(own) {
        \(variable).targets.append(.target(name: "\(name)", dependencies: target.dependencies\(extra), path: "\(name)"))
      }
      \(variable).targets.removeAll { $0.name == \(own) || $0.type == .test }
      \(variable).products = [.library(name: "\(name)", type: .dynamic, targets: ["\(name)"])]

      """
    }
  }
}

// MARK: - Files

extension PlaygroundProject {
  private var package: PackageGraph.Package {
    PackageGraph.Package(identity: PackageIdentity(folder), location: folder.string, folder: folder, contents: contents)
  }

  /// The folder of the app's target.
  var targetFolder: Path { folder(of: target) }

  private func folder(of target: PackageContents.Target) -> Path {
    if target.type == "test", target.path == nil { return folder / "Tests" / target.name }
    return package.folder(of: target.name) ?? folder / "Sources" / target.name
  }

  /// The app's Swift files.
  var sources: [Path] { get throws { try sources(of: target) } }

  /// The Swift files of a target.
  func sources(of target: PackageContents.Target) throws -> [Path] {
    let folder = folder(of: target)
    let places = target.sources.map { $0.map { Path($0).absolute(in: folder) } } ?? [folder]
    return try places.flatMap { try SwiftFiles(below: $0).files }.filter { !isExcluded($0, from: target) && $0 != file }.sorted()
  }

  /// What is copied into the app: what the manifest names, and catalogues and texts wherever they lie, as Xcode takes them.
  var resources: [Path] { get throws { try resources(of: target) } }

  /// The same for any target.
  func resources(of target: PackageContents.Target) throws -> [Path] {
    let folder = folder(of: target)
    var result: [Path] = []
    for resource in target.resources {
      let place = Path(resource.path).absolute(in: folder)
      let isWhole = resource.isCopied || !place.isFolder || SourceFolder.isResource(folder: place.name)
      result += isWhole ? [place] : try SourceFolder(place).resources
    }
    result += try SourceFolder(folder).resources
      .filter { ["xcassets", "lproj", "xcstrings"].contains($0.fileExtension) && !isExcluded($0, from: target) }
    return result.uniqued
  }

  /// What packages are made of in the app's own folder: its other targets, and the versions that were resolved.
  var packageFolders: [Path] {
    let targets = contents.targets.filter { $0.name != target.name && $0.type != "test" }
    return targets.compactMap { package.folder(of: $0.name) } + [folder / ResolvedPackages.fileName]
  }

  private func isExcluded(_ path: Path, from target: PackageContents.Target) -> Bool {
    target.exclude.contains { path.isInside(Path($0).absolute(in: folder(of: target))) }
  }

  /// The compiler's `-swift-version`: what the manifest says, else what its version of the tools stands for.
  var languageVersion: String {
    if let mode = contents.languageModes.last.flatMap(LanguageMode.mode) { return mode }
    return (contents.toolsVersion?.split(separator: ".").first).flatMap { Int($0) }.map { $0 >= 6 ? "6" : "5" } ?? "5"
  }
}

/// A Swift Playgrounds app as the root of its graph of packages.
struct PlaygroundPlan: PackageRoot {
  let project: PlaygroundProject
  private var replacements: PackageReplacements

  init(_ project: PlaygroundProject, replacements: PackageReplacements) throws {
    (self.project, self.replacements) = (project, replacements)
    _ = try self.replacements.add(for: [project.contents])
  }

  func write(to folder: Path) throws {
    let pins = try ResolvedPackages.file(of: project.folder).map { try ResolvedPackages(file: $0) } ?? ResolvedPackages()
    try PackageCopy(original: project.folder, folder: folder).write(
      manifest: try project.manifest(replacements: replacements.folders), pins: pins, replaced: Set(replacements.folders.keys),
      own: [SyntheticPackage.name])
    try folder.write(
      text: "// The app's packages are what this target depends on.\n",
      as: "\(SyntheticPackage.name)/\(SyntheticPackage.name).swift")
  }

  mutating func addStandIns(for graph: PackageGraph, reach: PackageReach) throws -> Bool {
    try replacements.add(for: graph.packages.map(\.contents))
  }

  func check(_ graph: PackageGraph) throws {}

  var notes: [String] { replacements.notes }
}

extension PackageContents.Use {
  /// The use in the words of a manifest.
  fileprivate var manifestText: String {
    guard let package else { return name.swiftLiteral }
    return ".product(name: \(name.swiftLiteral), package: \(package.text.swiftLiteral))"
  }
}
