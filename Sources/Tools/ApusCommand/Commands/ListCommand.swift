import Foundation

/// `apus list`: the targets, schemes, configurations, packages and previews of a project.
struct ListCommand: Command {
  static let syntax = CommandSyntax(
    name: "list",
    usage: "[PATH] [--json]",
    summary: "List a project's targets, schemes, configurations, packages and previews, without building it.",
    options: [OptionSyntax("--json", help: "Print it as JSON, whose names stay the same from version to version.")],
    details: """
      PATH is what apus run takes; the folder here where none is given. ▸ marks the target that apus run starts.
      Of a package, its Package.swift runs to be read (see apus run --help).

      The JSON has path, kind (workspace, project, package, folder or file), targets (name, project, kind, runs, platform,
      bundleIdentifier, sourceCount, resourceCount, packageProducts, missingFiles, ignored), defaultTarget, schemes (name, target,
      configuration), configurations, packages, previews (name, file, line from 1, target) and warnings; what is not known is absent.
      """)

  var location: AppLocation
  var printsJSON: Bool
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "list")
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    printsJSON = arguments["--json"] != nil
    self.installation = installation
  }

  func run() throws -> Int32 {
    let listing = try listing()
    guard printsJSON else {
      Terminal.print(listing.text)
      return 0
    }
    Terminal.print(String(decoding: try JSONEncoder.readable.encode(listing), as: UTF8.self))
    return 0
  }

  func listing() throws -> ProjectListing {
    switch location {
    case .project(let found): try ProjectListing(found)
    case .package(let folder):
      try ProjectListing(
        ManifestCache(installation: installation, toolchain: Toolchain(installation)).manifest(of: folder), in: folder)
    case .playground(let folder):
      try ProjectListing(
        AppProject(
          AppBuilder(location: location, settings: BuildSettings(), installation: installation).playground(folder),
          settings: BuildSettings()), kind: .package)
    case .folder(let folder): try ProjectListing(AppProject(folder: folder), kind: .folder)
    case .file(let file): try ProjectListing(AppProject(file: file), kind: .file)
    }
  }
}

extension ProjectListing {
  /// Of Xcode projects.
  init(_ found: FoundProjects) throws {
    path = found.path.string
    kind = found.path.fileExtension == "xcworkspace" ? .workspace : .project
    targets = found.targets.map { Target($0) }
    defaultTarget = try? found.app(TargetChoice()).target.name
    schemes = found.schemes.map { Scheme(name: $0.name, target: $0.launchTarget, configuration: $0.launchConfiguration) }
    configurations = found.projects.flatMap(\.configurations).uniqued
    packages = (found.packages.map(\.string) + found.projects.flatMap { $0.packages.map(\.title) }).uniqued
    let root = found.path.fileExtension.isEmpty ? found.path : found.path.parent
    for member in found.targets where member.isRunnable || member.target.kind.isLibrary {
      try addPreviews(of: member.target.contents.sources, target: member.target.name, below: root)
    }
    warnings = found.warnings + found.targets.flatMap(\.target.warnings)
  }

  /// Of a package with a manifest.
  init(_ manifest: PackageManifest, in folder: Path) throws {
    path = folder.string
    kind = .package
    configurations = BuildSettings.Configuration.allCases.map(\.rawValue)
    let kinds = ["executable": "executable", "test": "unitTests", "library": "staticLibrary", "regular": "staticLibrary"]
    for target in manifest.targets {
      let sources = try SwiftFiles(below: folder / target.folder).files
      targets.append(
        Target(
          name: target.name, kind: kinds[target.type] ?? target.type, runs: target.type == "executable",
          sourceCount: sources.count, resourceCount: 0, packageProducts: [], missingFiles: [], ignored: []))
      if target.type != "test" { try addPreviews(of: sources, target: target.name, below: folder) }
    }
    defaultTarget = try? manifest.executable(named: nil)
  }

  /// Of sources without a project.
  init(_ project: AppProject, kind: Kind) throws {
    path = project.path.string
    self.kind = kind
    configurations = BuildSettings.Configuration.allCases.map(\.rawValue)
    // Sources with previews and no app are a library.
    let runs = project.entry != .previews
    targets = [
      Target(
        name: project.name, kind: runs ? "application" : "staticLibrary", runs: runs, sourceCount: project.sources.count,
        resourceCount: project.resources.items.count, packageProducts: [], missingFiles: [], ignored: [])
    ]
    defaultTarget = runs ? project.name : nil
    let root = kind == .file ? project.path.parent : project.path
    try addPreviews(of: project.sources, target: project.name, below: root)
  }

  private mutating func addPreviews(of sources: [Path], target: String, below root: Path) throws {
    let readable = sources.filter(\.isFile)
    previews += try PreviewDeclarations(in: readable).all.map { declaration in
      Preview(name: declaration.name, file: declaration.file.below(root), line: declaration.line, target: target)
    }
  }
}

extension ProjectListing.Target {
  fileprivate init(_ member: FoundProjects.Member) {
    let target = member.target
    let settings = member.settings(configuration: nil)
    self.init(
      name: target.name, project: member.project.name, kind: target.kind.name, runs: member.isRunnable,
      platform: settings.platform.rawValue,
      bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 },
      sourceCount: target.contents.sources.count,
      resourceCount: target.contents.resources.count + target.contents.folderReferences.count,
      packageProducts: target.packageProducts.map(\.name), missingFiles: target.contents.missing.map(\.string),
      ignored: target.ignoredFiles.map(\.name)
        + target.scripts.map { "script \($0.name)" })
  }
}
