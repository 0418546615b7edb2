/// The Xcode projects that a PATH stands for: one, those of a workspace, or those that lie in a folder.
struct FoundProjects {
  /// A target with the project that it belongs to.
  struct Member {
    var project: XcodeProjectFile
    var target: XcodeTarget

    /// Whether it is a program that starts by itself here; apps for watches and televisions are not.
    var isRunnable: Bool { target.kind.isRunnable && ![.watchOS, .tvOS].contains(target.platform) }

    /// The name by which no other target is meant.
    var key: XcodeTarget.Key { .init(project: project.path, id: target.id) }
  }

  /// What was named: a `.xcodeproj`, a `.xcworkspace` or the folder that holds some.
  let path: Path
  /// What was asked for with `--os`.
  let platform: TargetPlatform?
  let projects: [XcodeProjectFile]
  /// Projects that these contain and that are not among them; only what apps link is taken from there.
  let contained: [XcodeProjectFile]
  /// What can be run: apps for phones, tablets and desktops, and programs for terminals.
  let apps: [Member]
  /// Folders of packages that a workspace lists; they stand for remote ones of the same name.
  private(set) var packages: [Path] = []
  /// The schemes of the workspace and of its projects, each name once.
  private(set) var schemes: [XcodeScheme] = []
  /// One line for each thing that is not there or was left out.
  private(set) var warnings: [String] = []

  /// Reads them; files that are for some platforms only count as they do on `platform`, else on that of each target.
  init(_ path: Path, platform: TargetPlatform? = nil) throws {
    (self.path, self.platform) = (path, platform)
    let filter = platform?.filterName
    switch path.fileExtension {
    case "xcodeproj": projects = [try XcodeProjectFile(path, platform: filter)]
    case "xcworkspace":
      let workspace = try XcodeWorkspaceFile(path)
      packages = workspace.packages
      warnings = workspace.warnings
      projects = try workspace.projects.map { try XcodeProjectFile($0, platform: filter) }
    default: projects = try Self.projects(in: path).map { try XcodeProjectFile($0, platform: filter) }
    }
    apps = Self.targets(of: projects).filter(\.isRunnable)
    contained = Self.contained(in: projects, filter: filter, warnings: &warnings)
    warnings += projects.flatMap(\.warnings)
    for container in (path.fileExtension == "xcworkspace" ? [path] : []) + projects.map(\.path) {
      for scheme in XcodeScheme.all(in: container, warnings: &warnings) where !schemes.contains(where: { $0.name == scheme.name })
      {
        schemes.append(scheme)
      }
    }
  }

  /// The same for another platform; read again only where that is another.
  func read(for platform: TargetPlatform?) throws -> FoundProjects {
    platform == self.platform ? self : try FoundProjects(path, platform: platform)
  }

  /// The projects directly in a folder, in the order of their names.
  static func projects(in folder: Path) -> [Path] {
    children(of: folder, with: "xcodeproj").filter { ($0 / "project.pbxproj").isFile }
  }

  /// What a folder is run by: its only workspace, else its projects, which the folder then stands for; `nil` where it has none.
  static func place(in folder: Path) -> Path? {
    let workspaces = children(of: folder, with: "xcworkspace").filter { ($0 / "contents.xcworkspacedata").isFile }
    if workspaces.count == 1 { return workspaces[0] }
    let projects = projects(in: folder)
    return projects.count == 1 ? projects[0] : projects.isEmpty ? nil : folder
  }

  private static func children(of folder: Path, with fileExtension: String) -> [Path] {
    ((try? folder.children()) ?? []).map { folder / $0 }.filter { $0.fileExtension == fileExtension && $0.isFolder }
  }

  /// The targets of all projects, in their order.
  var targets: [Member] { Self.targets(of: projects) }

  private static func targets(of projects: [XcodeProjectFile]) -> [Member] {
    projects.flatMap { project in project.targets.map { Member(project: project, target: $0) } }
  }

  /// The target to run: the one asked for, that of the scheme asked for, or the only one there is.
  ///
  /// Where there are several, the only one that is made for iOS; else the names are said.
  func app(_ choice: TargetChoice) throws -> Member {
    if let name = choice.target {
      return try app(among: targets.filter { $0.target.name == name }, named: name, for: "--target \(name)")
    }
    if let name = choice.scheme {
      guard let scheme = schemes.first(where: { $0.name == name }) else {
        throw CommandError.usage("\(path.name) has no scheme \(name)\(listed(schemes.map(\.name)))")
      }
      guard let target = scheme.launchTarget else {
        throw CommandError.failure("the scheme \(name) starts nothing; choose a target with --target")
      }
      return try app(among: launched(by: scheme).map { [$0] } ?? [], named: target, for: "the scheme \(name)")
    }
    if apps.count == 1 { return apps[0] }
    guard !apps.isEmpty else {
      throw CommandError.failure("\(path) has no target that is an app\(listed(targets.map(\.target.name)))\(try previewHint)")
    }
    // A tool beside an app is there to help it.
    let windowed = apps.filter { $0.target.kind == .application }
    if windowed.count == 1 { return windowed[0] }
    let phones = windowed.filter { $0.target.platform == .iOS }
    if phones.count == 1 { return phones[0] }
    throw CommandError.failure(
      "\(path.name) has several apps; choose one with --target: \(apps.map(\.target.name).joined(separator: ", "))")
  }

  private func app(among named: [Member], named name: String, for reason: String) throws -> Member {
    guard !named.isEmpty else { throw CommandError.usage("\(path.name) has no target \(name)\(listed(apps.map(\.target.name)))") }
    guard let app = named.first(where: \.isRunnable) else {
      throw CommandError.failure("\(reason) is \(named[0].target.kind.description), which does not run by itself here")
    }
    return app
  }

  /// What else there is to see, for the end of a failure.
  private var previewHint: String {
    get throws { try previewLibraries(TargetChoice()) == nil ? "" : "; apus preview takes pictures of its previews" }
  }

  private func listed(_ names: [String]) -> String { names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))" }
}

extension FoundProjects: Equatable {
  /// Readings of one place for one platform; what lies there is not compared.
  static func == (left: FoundProjects, right: FoundProjects) -> Bool {
    left.path == right.path && left.platform == right.platform
  }
}

/// Which target of a project is asked for.
struct TargetChoice: Equatable {
  var target: String?
  var scheme: String?
}

extension XcodeTarget.Kind {
  /// Whether it is a program that starts by itself here.
  var isRunnable: Bool { self == .application || self == .commandLineTool }

  /// Its name in lists: that of the case, or Xcode's own.
  var name: String { if case .other(let type) = self { type } else { "\(self)" } }

  /// What people call it, with its article.
  var description: String {
    switch self {
    case .application: "an app"
    case .appExtension: "an extension of an app"
    case .unitTests: "a bundle of tests"
    case .uiTests: "a bundle of tests of the interface"
    case .framework: "a framework"
    case .staticLibrary: "a library"
    case .watchApp: "an app for watches"
    case .commandLineTool: "a command line tool"
    case .aggregate: "an aggregate of other targets"
    case .other(let type): "a target of type \(type)"
    }
  }
}
