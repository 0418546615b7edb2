/// Turns the PATH of a command into an executable.
struct AppBuilder {
  var location: AppLocation
  var settings: BuildSettings
  var installation: Installation

  /// Builds what is needed and returns the app's name and its executable.
  func build() throws -> (name: String, executable: Path) {
    switch location {
    case .package(let folder): return try build(package: folder)
    case .folder(let folder): return try build(AppProject(folder: folder, configuration: settings.configuration))
    case .file(let file): return try build(AppProject(file: file, configuration: settings.configuration))
    }
  }

  private func build(_ project: AppProject) throws -> (name: String, executable: Path) {
    let toolchain = try Toolchain(installation)
    let framework = try FrameworkCache(installation: installation, toolchain: toolchain, traits: settings.traits)
      .framework(for: project.imports)
    let build = AppBuild(
      project: project, framework: framework, toolchain: toolchain, configuration: settings.configuration,
      installation: installation)
    return (project.name, try build.run())
  }

  /// A package builds as its own manifest says, in its own `.build` folder.
  private func build(package folder: Path) throws -> (name: String, executable: Path) {
    let manifest = try ManifestCache(installation: installation, toolchain: Toolchain(installation)).manifest(of: folder)
    let product = try manifest.executable(named: settings.product)
    let configuration = settings.configuration.rawValue
    let code = try swift([
      "build", "--package-path", folder.string, "--configuration", configuration, "--product", product,
    ]).run(output: .standardError)
    guard code == 0 else { throw CommandError.failure("the package \(manifest.name) does not build") }
    let executable = folder / ".build" / configuration / product
    guard executable.isFile else { throw CommandError.failure("the build left no executable at \(executable)") }
    return (product, executable)
  }

  private func swift(_ arguments: [String]) -> Subprocess {
    Subprocess(program: "swift", arguments: arguments, environment: installation.environment)
  }
}
