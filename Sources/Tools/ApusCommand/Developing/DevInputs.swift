/// What a build of an app is made of, by which it is told whether another one would be the same.
struct DevInputs: Equatable {
  /// What was read of the project, without the texts of sources; `nil` for a package that builds by itself.
  var project: AppProject?
  /// The compiler's arguments, the framework, and what was built of packages.
  var words: [String] = []
  /// What the files hold: sources, resources, libraries of packages, or the product of a package.
  var files: [Path: String] = [:]
}

extension AppProject {
  /// The files and folders that go into the app and its libraries, and are not made for it.
  var inputs: [Path] {
    allSources + ([self] + libraries.map(\.project)).flatMap { $0.resources.items.map(\.source) }
  }

  /// Where something lies that decides what is built of the project.
  ///
  /// - Parameters:
  ///   - location: What was asked to be built.
  ///   - folders: The folders of packages that people may change.
  /// - Returns: The places.
  func places(for location: AppLocation, packages folders: [Path]) -> WatchedPlaces {
    var places = location.places
    places.folders.formUnion(folders)
    if case .project = location { places.folders.formUnion([root] + libraries.map(\.project.root)) }
    for case .local(let folder) in packages?.packages ?? [] { places.folders.insert(folder) }
    for input in inputs where !places.cover(input) {
      if input.isFolder { places.folders.insert(input) } else { places.files.insert(input) }
    }
    return places
  }
}

extension AppLocation {
  /// Where something lies that decides what is built, as far as the location itself tells.
  var places: WatchedPlaces {
    switch self {
    case .project(let found): WatchedPlaces(folders: Set([found.path] + (found.projects + found.contained).map(\.path)))
    case .playground(let folder), .package(let folder): WatchedPlaces(folders: [folder])
    case .folder(let folder): WatchedPlaces(folders: [folder], files: Self.projectFiles(in: [folder.parent]))
    case .file(let file): WatchedPlaces(files: Self.projectFiles(in: [file.parent, file.parent.parent]).union([file]))
    }
  }

  /// The descriptions of projects in folders, of which settings may be taken.
  private static func projectFiles(in folders: [Path]) -> Set<Path> {
    Set(folders.flatMap(FoundProjects.projects).map { $0 / "project.pbxproj" })
  }

  /// The same place, read again.
  func readAgain() throws -> AppLocation {
    guard case .project(let found) = self else { return self }
    return .project(try FoundProjects(found.path, platform: found.platform))
  }
}
