import Foundation

/// A file that is made for an app: of its catalogues, or of what its project says.
struct GeneratedFile: Equatable {
  /// Where it lies in the app, or what it is called as a source.
  var name: String
  var contents: Data
}

/// What is made for an app before it is compiled.
struct GeneratedFiles: Equatable {
  /// What a project's settings decide; without a project all that sources could ask for is there.
  struct Options: Equatable {
    /// Whether the catalogues lie in the bundle of a framework, and not in the app's.
    var isOfFramework = false
    /// Whether there are names for colours and pictures of catalogues: `Color(.brand)`.
    var makesAssetSymbols = true
    /// Whether types such as `Color` have them, too: `Color.brand`.
    var extendsTypes = true
    /// Whether there are names for texts of catalogues: `Text(.welcomeTitle)`.
    var makesStringSymbols = false
    /// The device whose texts count where a catalogue has several.
    var device = StringCatalog.Device.iphone
    /// How sources name the bundle with the catalogues.
    var bundle = ".main"

    init() {}

    /// Reads a target's settings.
    init(_ settings: ResolvedSettings) {
      // One is of the symbols of all languages, the other of Swift's alone.
      makesAssetSymbols = ["GENERATE_ASSET_SYMBOLS", "GENERATE_SWIFT_ASSET_SYMBOLS"].allSatisfy {
        settings.isOn("ASSETCATALOG_COMPILER_" + $0, standard: true)
      }
      // Projects from before the setting have no sources that mean other things by these names, or the app's own win.
      extendsTypes = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", standard: true)
      makesStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
      device = settings.platform.device
    }
  }

  var sources: [GeneratedFile] = []
  var resources: [GeneratedFile] = []
  /// The modules that the sources import of those that the framework has for apps which ask for them.
  var imports: Set<String> = []

  init() {}

  /// Reads the catalogues and data models among an app's resources.
  ///
  /// A catalogue that cannot be read is named, and the app goes without.
  ///
  /// - Throws: Where a data model cannot be read: without it an app neither compiles nor keeps anything.
  init(catalogsIn resources: [Path], options: Options, for project: AppProject, notes: inout [String]) throws {
    if options.makesAssetSymbols { addAssetSymbols(resources, options, project, &notes) }
    var catalogs: [Path] = []
    for catalog in resources where catalog.fileExtension == "xcstrings" {
      do {
        let texts = try StringCatalog(file: catalog)
        notes += texts.warnings
        add(try texts.files(for: options.device))
        catalogs.append(catalog)
      } catch { notes.append((error as? CommandError)?.message ?? "\(error)") }
    }
    if options.makesStringSymbols {
      let symbols = StringSymbols(catalogs: catalogs, bundle: options.isOfFramework ? FrameworkBundle.location : nil)
      notes += symbols.warnings
      if let text = symbols.source(existingMembers: Self.declared(by: project)) {
        sources.append(GeneratedFile(name: StringSymbols.fileName, contents: Data(text.utf8)))
      }
    }
    if options.isOfFramework, !sources.isEmpty { sources.append(FrameworkBundle.source) }
    try addDataModels(resources, for: project, &notes)
  }

  private mutating func addAssetSymbols(
    _ resources: [Path], _ options: Options, _ project: AppProject, _ notes: inout [String]
  ) {
    let catalogs = resources.filter { $0.fileExtension == "xcassets" }
    guard !catalogs.isEmpty else { return }
    let bundle = options.isOfFramework ? FrameworkBundle.expression : options.bundle
    let symbols = AssetSymbols(catalogs: catalogs, options: .init(extensions: options.extendsTypes, bundle: bundle))
    notes += symbols.warnings
    guard let text = symbols.source(existingMembers: Self.declared(by: project)) else { return }
    sources.append(GeneratedFile(name: AssetSymbols.fileName, contents: Data(text.utf8)))
  }

  private static func declared(by project: AppProject) -> DeclaredMembers {
    DeclaredMembers(sources: project.sources, conditions: CompilationConditions(project.compile, platform: project.platform))
  }

  private mutating func add(_ files: [String: Data]) {
    for (name, contents) in files.sorted(by: { $0.key < $1.key }) {
      resources.append(GeneratedFile(name: name, contents: contents))
    }
  }

  /// The paths in the app at which its resources lie.
  var destinations: Set<String> { Set(resources.map(\.name)) }

  // MARK: On disk

  /// Writes the sources into a folder that holds nothing else, and returns them; a file that is as it was keeps its time.
  func writeSources(in folder: Path) throws -> [Path] {
    for name in (try? folder.children()) ?? [] where !sources.contains(where: { $0.name == name }) {
      try (folder / name).remove()
    }
    return try sources.map { try Self.write($0, in: folder) }
  }

  /// Writes the resources below the folder of an app.
  func writeResources(in folder: Path) throws {
    for file in resources { _ = try Self.write(file, in: folder) }
  }

  private static func write(_ file: GeneratedFile, in folder: Path) throws -> Path {
    let path = folder / file.name
    // What lies there may be a folder, or a link to somebody's own file.
    if !path.holds(file.contents) { try path.remove() }
    try path.write(ifChanged: file.contents)
    return path
  }
}
