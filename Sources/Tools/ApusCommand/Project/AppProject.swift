/// An app found on disk: what to compile, how, and what to copy beside it.
struct AppProject: Equatable {
  /// Where the compiler finds the app's first statement.
  enum Entry: Equatable {
    /// A type marked `@main`.
    case mainType
    /// A file named `main.swift`, or the only file, has statements at its top level.
    case topLevelCode
  }

  /// The app's name, as people write it.
  var name: String
  /// What was asked to run: the folder or the file.
  var path: Path
  var sources: [Path]
  var entry: Entry
  var language: LanguageMode
  var resources: AppResources
  /// The modules that a source imports, or asks for.
  var imports: Set<String> = []

  /// One Swift file; it brings no resources.
  init(file: Path, configuration: BuildSettings.Configuration = .debug) throws {
    let source = try SwiftSource(path: file)
    name = file.stem
    imports = source.imports
    path = file
    sources = [file]
    language = try LanguageMode(
      requests: source.requestedVersion.map { [(file, $0)] } ?? [],
      project: try Self.xcodeProject(naming: [file.name], in: file.parent)
        ?? Self.xcodeProject(naming: [file.name, file.parent.name], in: file.parent.parent))
    let conditions = CompilationConditions(language: language, configuration: configuration)
    entry = source.hasMainAttribute(under: conditions) ? .mainType : .topLevelCode
    resources = AppResources()
  }

  /// A folder of sources, such as an Xcode project's.
  init(folder: Path, configuration: BuildSettings.Configuration = .debug) throws {
    let own = try Self.xcodeProject(in: folder)
    let project = try own?.settings ?? Self.xcodeProject(naming: [folder.name], in: folder.parent)
    let files = try SourceFolder(folder, folderReferences: project?.folderReferences ?? [])
    guard !files.swiftFiles.isEmpty else {
      throw CommandError.failure("\(folder) holds no Swift file to compile (tests and previews' folders do not count)")
    }
    let parsed = try files.swiftFiles.map { (file: $0, source: try SwiftSource(path: $0)) }
    name = own?.path.stem ?? folder.name
    path = folder
    imports = parsed.reduce(into: []) { $0.formUnion($1.source.imports) }
    sources = files.swiftFiles
    language = try LanguageMode(
      requests: parsed.compactMap { item in item.source.requestedVersion.map { (item.file, $0) } },
      project: project)
    let conditions = CompilationConditions(language: language, configuration: configuration)
    entry = try Self.entry(
      marked: parsed.filter { $0.source.hasMainAttribute(under: conditions) }.map(\.file), among: files.swiftFiles, in: folder)
    resources = try AppResources(files.resources)
  }

  private static func entry(marked: [Path], among files: [Path], in folder: Path) throws -> Entry {
    if marked.count > 1 {
      let list = marked.map(\.string).joined(separator: ", ")
      throw CommandError.failure("\(folder) holds more than one @main (\(list)); name the folder of one app")
    }
    if marked.count == 1 { return .mainType }
    if files.count == 1 || files.contains(where: { $0.name == "main.swift" }) { return .topLevelCode }
    throw CommandError.failure("\(folder) holds no type marked @main, in \(files.count) Swift files looked at")
  }

  /// The first Xcode project in a folder.
  private static func xcodeProject(in folder: Path) throws -> (path: Path, settings: XcodeProject)? {
    let path = xcodeProjects(in: folder).first
    return try path.map { ($0, try XcodeProject(folder: $0)) }
  }

  /// The first Xcode project in a folder that has a file or a folder of one of some names; others there concern other apps.
  private static func xcodeProject(naming names: Set<String>, in folder: Path) throws -> XcodeProject? {
    try xcodeProjects(in: folder).map { try XcodeProject(folder: $0) }.first { !$0.names.isDisjoint(with: names) }
  }

  private static func xcodeProjects(in folder: Path) -> [Path] {
    ((try? folder.children()) ?? []).filter { $0.hasSuffix(".xcodeproj") }.map { folder / $0 }
      .filter { ($0 / "project.pbxproj").isFile }
  }

  /// The app's name as an identifier that no module has which the app may import.
  func moduleName(besides modules: Set<String>) -> String {
    Self.moduleName(for: name, besides: modules)
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
