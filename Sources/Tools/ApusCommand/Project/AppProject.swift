/// An app found on disk: what to compile, how, and what to copy beside it.
struct AppProject: Equatable {
  /// Where the compiler finds the app's first statement.
  enum Entry: Equatable {
    /// A type marked `@main`.
    case mainType
    /// A file named `main.swift`, or the only file, has statements at its top level.
    case topLevelCode
    /// Nowhere: there is no app, but previews, which a program of their own shows.
    case previews
    /// Nowhere: other programs are linked with what is made of the sources.
    case nowhere
  }

  /// The app's name, as people write it.
  var name: String
  /// What was asked to run: the folder, the file or the `.xcodeproj`.
  var path: Path
  /// The target of the Xcode project at `path`.
  var target: String?
  /// The folder in which links among the resources may lead anywhere.
  var root: Path
  var sources: [Path] = []
  var entry = Entry.mainType
  /// How it is built: by debug or release, or by a project's own name for one of them.
  var configuration = BuildSettings.Configuration.debug
  var configurationName = BuildSettings.Configuration.debug.rawValue
  var compile = CompileSettings()
  /// What it is written for.
  var platform = TargetPlatform.linux
  var resources = AppResources()
  /// What is made of its catalogues, and what it says of itself.
  var generated = GeneratedFiles()
  /// The packages that it is linked with.
  var packages: PackageRequest?
  /// The frameworks and libraries of its project that it is linked with, each after those that it needs.
  var libraries: [AppLibrary] = []
  /// The scripts among its build phases, with the settings that they find in their environment.
  var scripts: ProjectScripts?
  /// What its scheme starts it with.
  var arguments: [String] = []
  var environment: [EnvironmentVariable] = []
  /// The modules that a source imports, or asks for.
  var imports: Set<String> = []
  /// One line for each thing that people should know of it.
  var notes: [String] = []

  /// The same of all that is linked into the app from its project, as far as the platform has it.
  var allImports: Set<String> {
    let all = [self] + libraries.map(\.project)
    return platform.available(all.reduce(into: []) { $0.formUnion($1.imports.union($1.generated.imports)) })
  }

  /// The sources of the app and of its libraries, which call each other's declarations.
  var allSources: [Path] { sources + libraries.flatMap(\.project.sources) }

  /// One Swift file; it brings no resources.
  init(file: Path, settings: BuildSettings = BuildSettings()) throws {
    let source = try SwiftSource(path: file)
    let neighbour = try NeighbouringTarget(of: file, in: [file.parent, file.parent.parent])
    (name, path, root) = (file.stem, file, file.parent)
    imports = source.imports
    sources = [file]
    try choose(
      settings, beside: neighbour, isForMac: source.isForMac, requests: source.requestedVersion.map { [(file, $0)] } ?? [])
    let conditions = CompilationConditions(compile, platform: platform)
    entry = source.hasMainAttribute(under: conditions) ? .mainType : try Self.hasOnlyPreviews(file) ? .previews : .topLevelCode
  }

  /// A folder of sources, such as that of an Xcode project's app.
  init(folder: Path, settings: BuildSettings = BuildSettings()) throws {
    let neighbour = try NeighbouringTarget(of: folder, in: [folder, folder.parent])
    let files = try SourceFolder(folder, folderReferences: neighbour?.folderReferences ?? [])
    guard !files.swiftFiles.isEmpty else {
      throw CommandError.failure("\(folder) holds no Swift file to compile (tests and previews' folders do not count)")
    }
    (name, path, root) = (folder.name, folder, folder)
    let parsed = try read(files.swiftFiles)
    try choose(
      settings, beside: neighbour, isForMac: parsed.contains(where: \.source.isForMac),
      requests: parsed.compactMap { item in item.source.requestedVersion.map { (item.file, $0) } })
    entry = try entry(among: parsed, in: folder)
    resources = try AppResources(files.resources)
    generated = try GeneratedFiles(catalogsIn: files.resources, options: GeneratedFiles.Options(), for: self, notes: &notes)
    // A second file would make its statements wrong.
    if entry == .topLevelCode, sources.count == 1, sources[0].name != "main.swift" { generated.sources = [] }
  }

  /// Takes platform and language from a project nearby and from comments in the sources, and the rest from the command line.
  private mutating func choose(
    _ settings: BuildSettings, beside neighbour: NeighbouringTarget?, isForMac: Bool, requests: [(file: Path, version: String)]
  ) throws {
    (configuration, configurationName) = (settings.configuration, settings.configuration.rawValue)
    platform = settings.platform ?? neighbour?.platform ?? (isForMac ? .macOS : .linux)
    compile = neighbour?.compile ?? CompileSettings()
    compile.moduleName = nil
    compile.conditions.removeAll { $0 == "DEBUG" }
    if configuration == .debug { compile.conditions.append("DEBUG") }
    compile.language = try LanguageMode(requests: requests, standard: compile.language)
  }

  /// Sets the sources and what they import, and returns what was found in each.
  mutating func read(_ files: [Path]) throws -> [(file: Path, source: SwiftSource)] {
    let parsed = try files.map { (file: $0, source: try SwiftSource(path: $0)) }
    sources = files
    imports = parsed.reduce(into: []) { $0.formUnion($1.source.imports) }
    return parsed
  }

  /// Where the first statement of sources is; `place` is for what is said where there is none, or more than one.
  func entry(among parsed: [(file: Path, source: SwiftSource)], in place: Path) throws -> Entry {
    let conditions = CompilationConditions(compile, platform: platform)
    let marked = parsed.filter { $0.source.hasMainAttribute(under: conditions) }.map(\.file)
    if marked.count > 1 {
      let list = marked.map(\.string).joined(separator: ", ")
      throw CommandError.failure("\(place) holds more than one @main (\(list)); name the folder of one app")
    }
    if marked.count == 1 { return .mainType }
    if parsed.count == 1 { return try Self.hasOnlyPreviews(parsed[0].file) ? .previews : .topLevelCode }
    if parsed.contains(where: { $0.file.name == "main.swift" }) { return .topLevelCode }
    if try !PreviewDeclarations(in: parsed.map(\.file)).all.isEmpty { return .previews }
    throw CommandError.failure("\(place) holds no type marked @main, in \(parsed.count) Swift files looked at")
  }

  /// Whether a file declares previews and has no statement with which a program would begin.
  private static func hasOnlyPreviews(_ file: Path) throws -> Bool {
    try !PreviewDeclarations(in: [file]).all.isEmpty && !TopLevelCode.isIn(file.read())
  }

  /// The app's name as an identifier that no module has which the app may import.
  func moduleName(besides modules: Set<String>) -> String {
    Self.moduleName(for: compile.moduleName ?? name, besides: modules)
  }

  static func moduleName(for name: String, besides modules: Set<String>) -> String {
    var identifier = String(
      name.shortened.unicodeScalars.map { scalar in
        scalar.properties.isXIDContinue ? Character(scalar) : "_"
      })
    let first = identifier.unicodeScalars.first
    if let first, first != "_", !first.properties.isXIDStart { identifier = "_" + identifier }
    let toolchain: Set = ["Swift", "Foundation", "FoundationNetworking", "Dispatch", "Observation", "Glibc", "main"]
    let isUnusable = ["", "_"].contains(identifier) || modules.union(toolchain).contains(identifier)
    return isUnusable ? identifier + "App" : identifier
  }
}
