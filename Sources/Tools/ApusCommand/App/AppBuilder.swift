/// An app that is ready to start.
struct BuiltApp: Equatable {
  var name: String
  var executable: Path
  /// What its project starts it with.
  var arguments: [String] = []
  var environment: [EnvironmentVariable] = []
}

extension BuiltApp {
  /// An app that was built of a project.
  init(_ project: AppProject, executable: Path) {
    self.init(name: project.name, executable: executable, arguments: project.arguments, environment: project.environment)
  }
}

/// Turns the PATH of a command into an executable.
struct AppBuilder {
  var location: AppLocation
  var settings: BuildSettings
  var installation: Installation
  var output = BuildOutput()

  /// Builds what is needed.
  ///
  /// - Parameter forPreviews: Whether only previews are to be shown; where there is no app, they get a program of their own.
  /// - Returns: What can be started.
  /// - Throws: Where there is nothing to start, or it does not compile.
  func build(forPreviews: Bool = false) throws -> BuiltApp {
    let build: AppBuild
    if case .package(let folder) = location {
      try settings.checkWithoutProject(folder)
      guard forPreviews, let program = try previewProgram(ofPackage: folder) else { return try self.build(package: folder) }
      build = try noted(program)
    } else {
      build = try prepared(forPreviews: forPreviews)
    }
    return BuiltApp(build.project, executable: try build.run())
  }

  /// The build of the app at the location, which is no package, with what it needs built.
  ///
  /// - Parameter forPreviews: Whether only previews are to be shown.
  /// - Returns: What compiles it.
  /// - Throws: Where there is nothing to build, or what it needs does not compile.
  func prepared(forPreviews: Bool = false) throws -> AppBuild {
    switch location {
    case .project(let read):
      let found = try read.read(for: settings.platform)
      guard forPreviews, let libraries = try found.previewLibraries(settings.choice) else { return try noted(project(in: found)) }
      return try noted(
        project(in: found) { found in
          try AppProject(previewsOf: found.previewLibraries(settings.choice) ?? libraries, of: found, settings: settings)
        })
    case .playground(let folder):
      try settings.checkWithoutProject(folder)
      let playground = try self.playground(folder)
      return try noted(AppProject(playground, settings: settings), packages: .playground(playground))
    case .package(let folder): throw CommandError.failure("\(folder) is a package, which builds as its manifest says")
    case .folder(let folder):
      try settings.checkWithoutProject(folder)
      return try noted(AppProject(folder: folder, settings: settings), forPreviews: forPreviews)
    case .file(let file):
      try settings.checkWithoutProject(file)
      return try noted(AppProject(file: file, settings: settings), forPreviews: forPreviews)
    }
  }

  /// Reads an app of a project; where its scripts are to run, they have run then, as they may write what it consists of.
  func project(in found: FoundProjects) throws -> AppProject {
    try project(in: found.read(for: settings.platform)) { found in
      try AppProject(found.app(settings.choice), of: found, settings: settings)
    }
  }

  private func project(in found: FoundProjects, read: (FoundProjects) throws -> AppProject) throws -> AppProject {
    let project = try read(found)
    let scripts = (project.libraries.map(\.project.scripts) + [project.scripts]).compactMap { $0 }
    guard settings.runsScripts, !scripts.isEmpty else { return project }
    for scripts in scripts { try scripts.run(environment: installation.environment) }
    return try read(FoundProjects(found.path, platform: settings.platform))
  }

  /// Reads a Swift Playgrounds app; its manifest runs, in a form that it can be read in here.
  func playground(_ folder: Path) throws -> PlaygroundProject {
    let cache = ManifestCache(installation: installation, toolchain: try Toolchain(installation))
    return try PlaygroundProject(folder, copies: installation.cache / "manifest-copies", contents: cache.contents)
  }

  /// Sources without a project: they have an app, or, where that is enough, previews.
  private func noted(_ project: AppProject, forPreviews: Bool) throws -> AppBuild {
    guard forPreviews else {
      try project.checkIsApp()
      return try noted(project)
    }
    return try noted(project.showingPreviews)
  }

  /// The program for the previews of a package that has libraries alone; `nil`: an executable shows them.
  func previewProgram(ofPackage folder: Path) throws -> AppProject? {
    let manifest = try ManifestCache(installation: installation, toolchain: try Toolchain(installation)).manifest(of: folder)
    return try manifest.previewLibraries(settings.product).map {
      try AppProject(previewsOf: $0, of: manifest.name, in: folder, settings: settings)
    }
  }

  private func noted(_ project: AppProject, packages: PackageGraphBuild.Subject? = nil) throws -> AppBuild {
    for note in project.notes { output.note(note) }
    return try prepared(project, packages: packages)
  }

  /// The framework with the optional modules among some imports.
  func framework(for imports: Set<String>) throws -> Framework {
    try FrameworkCache(installation: installation, toolchain: try Toolchain(installation), traits: settings.traits)
      .framework(for: imports)
  }

  /// The build of an app whose packages, libraries and framework are there.
  ///
  /// Builds that differ in what they want of packages keep these in folders of their own, below the app's, by `packageFolder`.
  func prepared(
    _ project: AppProject, packages subject: PackageGraphBuild.Subject? = nil, packageFolder: String = "packages"
  ) throws -> AppBuild {
    let toolchain = try Toolchain(installation)
    let cache = FrameworkCache(installation: installation, toolchain: toolchain, traits: settings.traits)
    var (packages, framework) = (BuiltPackages(), try cache.framework(for: project.allImports))
    if let subject = subject ?? project.packages.map({ .app($0) }) {
      (packages, framework) = try PackageGraphBuild(
        subject: subject, options: settings.packages, configuration: project.configuration,
        folder: project.folder(in: installation.cache) / packageFolder, installation: installation, toolchain: toolchain,
        platform: project.platform,
        framework: { try cache.framework(for: project.platform.available(project.allImports.union($0))) },
        overlay: { sources, additions in
          let folder = project.folder(in: installation.cache) / "\(packageFolder)-overlay"
          return try SourceOverlay(folder: folder, platform: project.platform).write(for: sources, appending: additions)
        }
      ).run()
    }
    let build = AppBuild(
      project: project, framework: framework, packages: packages, toolchain: toolchain, installation: installation,
      output: output)
    return try LibraryBuild(app: build).run()
  }

  /// A package builds as its own manifest says, in its own `.build` folder, where it names this framework; else in the cache.
  private func build(package folder: Path) throws -> BuiltApp {
    let toolchain = try Toolchain(installation)
    let cache = FrameworkCache(installation: installation, toolchain: toolchain, traits: settings.traits)
    let configuration = settings.configuration.rawValue
    let place = packageFolder(folder)
    let build = PackageAppBuild(
      package: folder, product: settings.product, options: settings.packages, configuration: settings.configuration,
      folder: place, installation: installation, toolchain: toolchain, platform: settings.packagePlatform,
      framework: { try cache.framework(for: settings.packagePlatform.available($0)) },
      overlay: { sources, additions in
        try SourceOverlay(folder: place / "overlay", platform: settings.packagePlatform).write(
          for: sources, appending: additions)
      })
    if let built = try build.run() {
      try AppCache(in: installation.cache).use(place)
      return BuiltApp(name: built.name, executable: built.executable)
    }
    let manifest = try ManifestCache(installation: installation, toolchain: toolchain).manifest(of: folder)
    let product = try manifest.executable(named: settings.product)
    let code = try swift([
      "build", "--package-path", folder.string, "--configuration", configuration, "--product", product,
    ]).run(output: .standardError)
    guard code == 0 else { throw CommandError.failure("the package \(manifest.name) does not build") }
    let executable = folder / ".build" / configuration / product
    guard executable.isFile else { throw CommandError.failure("the build left no executable at \(executable)") }
    return BuiltApp(name: product, executable: executable)
  }

  /// The folder in the cache for a package that is an app.
  func packageFolder(_ folder: Path) -> Path {
    let words = [folder.string, settings.configuration.rawValue, settings.packagePlatform.rawValue]
    return installation.cache / "apps" / "\(folder.stem.shortened)-\(ContentHash.hex(of: words).prefix(16))"
  }

  private func swift(_ arguments: [String]) -> Subprocess {
    Subprocess(program: "swift", arguments: arguments, environment: installation.environment)
  }
}
