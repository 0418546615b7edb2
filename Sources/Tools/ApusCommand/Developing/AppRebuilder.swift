import Foundation

/// Builds an app again and again, and does as little of it as what has changed allows.
///
/// Where only sources of the app have changed, and nothing in them that decides how the app is built, its project is not read again.
final class AppRebuilder: DevBuilder {
  private var location: AppLocation
  private let settings: BuildSettings
  private let installation: Installation
  private let preview: String?
  private let output: DevOutput

  private var marks = FileMarks()
  /// What the last build that came to its end was made of.
  private var inputs: DevInputs?
  /// What that build was told, and what decides it in the sources.
  private var cached: Cached?
  /// What has changed since then, whether or not builds were tried; `nil`: nothing is known.
  private var waiting: Set<Path>? = []
  private(set) var places: WatchedPlaces

  /// What a build that came to its end has found out.
  private struct Cached {
    var build: AppBuild
    var facts: [Path: SourceFacts]
    /// How edits of it are built without the driver.
    var preparation: EditPreparation
    /// Sources that were compiled without the driver since its last build.
    var edited: Set<Path> = []
    /// Sources that were compiled for a build which did not come to its end, so that their objects may be of other texts.
    var uncertain: Set<Path> = []
  }

  init(_ location: AppLocation, settings: BuildSettings, preview: String?, installation: Installation, output: DevOutput) {
    (self.location, self.settings, self.preview, self.installation) = (location, settings, preview, installation)
    self.output = output
    places = location.places
  }

  func build(after changed: Set<Path>?) throws -> DevResult {
    if let changed { waiting?.formUnion(changed.filter(matters)) } else { waiting = nil }
    if let waiting, waiting.isEmpty, inputs != nil { return .unchanged }
    output.begin()
    do {
      let result = try editedResult() ?? result()
      waiting = []
      return result
    } catch let error as CommandError {
      if case .interrupted = error { throw error }
      return .failed(output.failure(error, in: installation.workingFolder))
    } catch {
      return .failed(output.failure(.failure("\(error)"), in: installation.workingFolder))
    }
  }

  /// Whether a path may decide what is built: something lies there, or something was read from it.
  private func matters(_ path: Path) -> Bool {
    path.exists || inputs?.files.keys.contains { $0.isInside(path) } ?? true
  }
}

// MARK: - All

extension AppRebuilder {
  /// Reads the project, and builds.
  private func result() throws -> DevResult {
    location = try location.readAgain()
    let builder = AppBuilder(location: location, settings: settings, installation: installation, output: output.build)
    guard case .package(let folder) = location else { return try result(of: builder) }
    cached = nil
    let app = try builder.build(forPreviews: preview != nil)
    var now = DevInputs(words: app.arguments + app.environment.flatMap { [$0.name, $0.value] })
    let bundles = try app.executable.parent.children().filter { $0.hasSuffix(".resources") }
    now.files = marks.marks(of: [app.executable] + bundles.map { app.executable.parent / $0 })
    places.folders.formUnion(packageFolders(in: builder.packageFolder(folder)).folders)
    return take(now, app)
  }

  private func result(of builder: AppBuilder) throws -> DevResult {
    let before = cached
    cached = nil
    var build = try builder.prepared(forPreviews: preview != nil)
    build.prunes = inputs == nil
    let project = build.project
    let packages = packageFolders(in: project.folder(in: installation.cache) / "packages")
    places = project.places(for: location, packages: packages.folders)
    var now = DevInputs(project: project, words: [build.framework.identity, build.packages.identity, packages.identity])
    now.files = marks.marks(of: project.inputs)
    if let inputs, inputs == now {
      cached = before
      return .unchanged
    }
    let executable = try build.run()
    cached = Cached(build: build, facts: try SourceFacts.all(of: project), preparation: try preparation(for: build))
    return take(now, BuiltApp(project, executable: executable))
  }

  private func take(_ now: DevInputs, _ app: BuiltApp) -> DevResult {
    output.finish()
    if inputs == now { return .unchanged }
    inputs = now
    return .built(DevBuild(app, preview: preview))
  }

  /// The folders of packages that were built, and a name for what was made of them.
  private func packageFolders(in folder: Path) -> (folders: [Path], identity: String) {
    struct Built: Codable, Equatable {}
    guard let record = PackageBuildRecord<Built>.load(folder / "record.json") else { return ([], "") }
    return (record.folders.map(Path.init), record.productsIdentity)
  }
}

// MARK: - Some sources

extension AppRebuilder {
  /// Builds without a look at the project where nothing but some of the app's own sources have changed; `nil`: there is more to do.
  private func editedResult() throws -> DevResult? {
    guard let waiting, let inputs, let cached, let project = inputs.project else { return nil }
    let sources = Set(project.sources)
    guard waiting.allSatisfy(sources.contains) else { return nil }
    let states = EditBuild.states(of: sources)
    let now = marks.marks(of: waiting)
    guard now.count == waiting.count else { return nil }
    let differing = now.filter { inputs.files[$0.key] != $0.value }
    if differing.isEmpty { return .unchanged }
    let changed = cached.uncertain.union(differing.keys)
    for file in changed where try SourceFacts(of: file, in: project) != cached.facts[file] { return nil }
    let invocation = try cached.build.invocation(in: cached.build.folder, product: .executable(cached.build.executable))
    let commands = try cached.preparation.commands(of: invocation.arguments, asks: asking(invocation, for: cached.build))
    guard let commands else { return nil }
    let edit = EditBuild(
      cached.build, commands: commands, invocation: invocation, edited: cached.edited, preparation: cached.preparation,
      states: states)
    guard try build(changed, by: edit) else { return nil }
    self.inputs?.files.merge(differing) { $1 }
    // Of what was written meanwhile it is not known which text was compiled.
    for source in edit.written { self.inputs?.files[source] = "" }
    return .built(DevBuild(BuiltApp(project, executable: cached.build.executable), preview: preview))
  }

  /// Has sources compiled, by the driver where they concern many others; `false` where what is made for the app may change by that.
  private func build(_ changed: Set<Path>, by edit: EditBuild) throws -> Bool {
    guard let build = cached?.build else { return false }
    cached?.uncertain = changed
    do {
      if try edit.run(changed) {
        cached?.uncertain = edit.written.isEmpty ? [] : edit.compiled
        cached?.edited.formUnion(edit.compiled)
        return true
      }
    } catch {
      cached?.uncertain.formUnion(edit.compiled)
      throw error
    }
    // What was made for the app goes by what its sources declare.
    guard build.project.generated.sources.isEmpty else { return false }
    try buildAll(build)
    return true
  }

  /// Has the driver build what its record says has changed.
  private func buildAll(_ build: AppBuild) throws {
    let before = cached
    cached = nil
    var build = build
    build.prunes = false
    _ = try build.run()
    cached = before
    cached?.uncertain = []
    cached?.edited = []
  }

  /// Begins to find out what edits of a build need.
  private func preparation(for build: AppBuild) throws -> EditPreparation {
    let preparation = EditPreparation()
    let invocation = try build.invocation(in: build.folder, product: .executable(build.executable))
    preparation.begin(invocation, asks: asking(invocation, for: build))
    return preparation
  }

  private func asking(_ invocation: CompilerInvocation, for build: AppBuild) -> @Sendable () throws -> DriverCommands? {
    let (arguments, sources) = (invocation.arguments, invocation.sources)
    let (toolchain, environment) = (build.toolchain, installation.environment)
    return { try DriverCommands(arguments, sources: sources, toolchain: toolchain, environment: environment) }
  }
}

/// What of a source decides how the app is built, beside its code.
struct SourceFacts: Equatable {
  private var imports: Set<String>
  private var version: String?
  private var platform: TargetPlatform?
  private var hasMain: Bool

  init(of file: Path, in project: AppProject) throws {
    let source = try SwiftSource(path: file)
    (imports, version, platform) = (source.imports, source.requestedVersion, source.requestedPlatform)
    hasMain = source.hasMainAttribute(under: CompilationConditions(project.compile, platform: project.platform))
  }

  /// Those of an app's own sources.
  static func all(of project: AppProject) throws -> [Path: SourceFacts] {
    try Dictionary(uniqueKeysWithValues: project.sources.map { ($0, try SourceFacts(of: $0, in: project)) })
  }
}
