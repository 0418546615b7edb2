import Foundation

/// The contents of a framework's folder in the cache, by paths below it.
struct FrameworkIndex: Codable, Equatable {
  static let file = "index.json"
  /// Lies in a folder that is whole, with the toolchain's version.
  static let stamp = "complete"

  var moduleMaps: [String]
  var clangFlags: [String]
  /// The macros' modules; their programs are `plugins/<module>-tool`.
  var plugins: [String]
  var resources: [String]
  /// The modules that can be added; see ``FrameworkAddition``.
  var optionalModules: Set<String>

  /// Copies a build's parts into a folder and remembers where they are.
  init(installing built: Framework, to folder: Path) throws {
    try (built.libraryFolder / Framework.library).copy(to: folder / "lib" / Framework.library)
    try (folder / "modules").makeFolder()
    for name in try built.modules.children() where !built.partsOfOptionalModules.contains(Path(name).stem) {
      try (built.modules / name).copy(to: folder / "modules" / name)
    }
    moduleMaps = try built.moduleMaps.map { map in
      // A module map names headers beside it, so its folder comes along.
      let name = "clang/" + map.parent.name
      try map.parent.copy(to: folder / name)
      return name + "/" + map.name
    }
    for plugin in built.plugins { try plugin.program.copy(to: folder / "plugins/\(plugin.module)-tool") }
    for resource in built.resources { try resource.copy(to: folder / "resources" / resource.name) }
    clangFlags = built.clangFlags
    plugins = built.plugins.map(\.module)
    resources = built.resources.map(\.name)
    optionalModules = built.optionalModules
  }

  /// The framework that lies in a folder.
  func framework(in folder: Path, identity: String) -> Framework {
    Framework(
      identity: identity,
      libraryFolder: folder / "lib",
      modules: folder / "modules",
      moduleMaps: moduleMaps.map { folder / $0 },
      clangFlags: clangFlags,
      plugins: plugins.map { Framework.Plugin(module: $0, program: folder / "plugins/\($0)-tool") },
      resources: resources.map { folder / "resources" / $0 },
      optionalModules: optionalModules)
  }
}

extension Framework {
  /// The finished framework in a folder, with the optional modules among `imports`; `nil` where one is missing.
  init?(finishedIn place: Path, identity: String, for imports: Set<String>) {
    guard (place / FrameworkIndex.stamp).isFile, let data = try? (place / FrameworkIndex.file).read(),
      let index = try? JSONDecoder().decode(FrameworkIndex.self, from: data)
    else { return nil }
    self = index.framework(in: place, identity: identity)
    for module in optionalModules.intersection(imports).sorted() {
      guard let addition = FrameworkAddition(module, in: place) else { return nil }
      self = adding(addition)
    }
  }
}
