import Foundation

/// Builds the frameworks and libraries of a project that an app is linked with, each as a module of its own.
///
/// They lie in the app's folder in the cache, `libraries`. Each becomes a shared library, so that a change of what it does, and not
/// of what it offers, has nothing else compiled or linked. The library of a framework lies in a folder with the framework's resources
/// and `Info.plist`, in which `Bundle(for:)` sees a bundle; without such a folder a class belongs to the app's bundle, as the classes
/// of a static library do.
struct LibraryBuild {
  /// The app's build, with its framework and packages.
  var app: AppBuild

  /// What others need of a library.
  struct Built: Equatable {
    var moduleName: String
    /// Holds the module's interface.
    var modules: Path
    /// Holds the shared library.
    var folder: Path
    /// Changes whenever what imports the module must be compiled anew.
    var identity: String
  }

  /// Builds what has changed; returns the app's build with the libraries in its reach.
  func run() throws -> AppBuild {
    let libraries = app.project.libraries
    guard libraries.contains(where: \.hasSources) else { return app }
    try checkNames(libraries)
    let built = try FileLock.with(app.folder / "lock", for: "building \(app.project.name)") {
      try AppCache(in: app.installation.cache).use(app.folder)
      try removeOthers(besides: libraries)
      let overlay = try SourceOverlay(folder: app.folder / "overlay", platform: app.project.platform)
        .write(for: app.project.allSources)
      return try libraries.reduce(into: [Built?]()) { built, library in
        built.append(library.hasSources ? try build(library, with: library.needs.compactMap { built[$0] }, overlay) : nil)
      }
    }
    var copy = app
    copy.packages = app.packages.adding(built.compactMap { $0 })
    return copy
  }

  /// The folder of a library in that of the app; two of one name do not meet.
  func folder(of library: AppLibrary) -> Path {
    let key = ContentHash.hex(of: [library.project.path.string, library.project.target ?? ""]).prefix(8)
    return app.folder / "libraries" / "\(library.moduleName.shortened)-\(key)"
  }

  private func build(_ library: AppLibrary, with needed: [Built], _ overlay: Path?) throws -> Built {
    let (name, place, project) = (library.moduleName, folder(of: library), library.project)
    let bundle = place / (library.isBundle ? name + ".framework" : "lib")
    let (modules, file) = (place / "modules", bundle / library.fileName)
    let interface = modules / "\(name).swiftmodule"
    for folder in [bundle, modules] { try folder.makeFolder() }
    for duplicate in project.resources.duplicates { app.output.note(duplicate) }
    let invocation = CompilerInvocation(
      project: project, moduleName: name, framework: app.framework, packages: app.packages.adding(needed),
      generatedSources: try project.generated.writeSources(in: place / "generated"), objects: place / "objects",
      product: .library(file, interface: interface), moduleCache: app.installation.moduleCache, overlay: overlay)
    _ = try Compilation(
      invocation: invocation, folder: place, toolchain: app.toolchain, environment: app.installation.environment,
      output: app.output
    ).run()
    if library.isBundle {
      for exit in try project.layResources(in: bundle, keeping: library.fileName, links: []) { app.output.note(exit) }
    }
    var content = ContentHash()
    content.combine(try interface.read(limit: 1 << 30))
    return Built(moduleName: name, modules: modules, folder: bundle, identity: content.hex)
  }

  /// A library is called as its sources' authors call it, so no other module may have the name.
  private func checkNames(_ libraries: [AppLibrary]) throws {
    var known = app.knownModules
    for library in libraries where library.hasSources {
      guard known.insert(library.moduleName).inserted else {
        throw CommandError.failure(
          "\(library.project.path) has a library whose module is called \(library.moduleName), as another module is that "
            + "\(app.project.name) may import; give it another name with PRODUCT_MODULE_NAME")
      }
    }
  }

  /// Removes libraries that the app no longer has.
  private func removeOthers(besides libraries: [AppLibrary]) throws {
    let (place, wanted) = (app.folder / "libraries", Set(libraries.map { folder(of: $0).name }))
    guard place.isFolder else { return }
    for name in try place.children() where !wanted.contains(name) { try (place / name).remove() }
  }
}

extension BuiltPackages {
  /// The same with libraries of a project.
  func adding(_ libraries: [LibraryBuild.Built]) -> BuiltPackages {
    guard !libraries.isEmpty else { return self }
    var copy = self
    copy.compilerArguments = libraries.flatMap { ["-I", $0.modules.string] } + compilerArguments
    copy.linkerArguments = libraries.flatMap { Self.linking([$0.moduleName], in: $0.folder) } + linkerArguments
    copy.moduleNames.formUnion(libraries.map(\.moduleName))
    copy.identity = ContentHash.hex(of: [identity] + libraries.map(\.identity))
    return copy
  }
}
