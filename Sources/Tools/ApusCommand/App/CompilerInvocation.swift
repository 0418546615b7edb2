import Foundation

/// How the compiler is called for an app.
struct CompilerInvocation: Equatable {
  var project: AppProject
  var moduleName: String
  var framework: Framework
  var configuration: BuildSettings.Configuration
  /// Holds objects and what the compiler remembers between builds.
  var objects: Path
  var executable: Path
  var moduleCache: Path
  /// Other texts for some of the sources; `nil`: none.
  var overlay: Path?
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  private var outputMap: Path { objects / "output-map.json" }

  /// The driver's arguments.
  var arguments: [String] {
    var arguments = project.entry == .mainType ? ["-parse-as-library"] : []
    arguments += project.language.compilerArguments
    arguments += ["-module-name", moduleName]
    arguments += project.sources.map(\.string)
    arguments += configuration == .debug ? ["-Onone", "-D", "DEBUG"] : ["-O"]
    // Line tables give crashes their places; full debug information would cost each build a second pass.
    arguments += [
      "-gline-tables-only", "-incremental", "-enable-batch-mode", "-j\(jobs)", "-output-file-map", outputMap.string,
    ]
    arguments += ["-module-cache-path", moduleCache.string, "-I", framework.modules.string]
    for module in framework.implicitImports { arguments += frontend("-import-module", module) }
    for map in framework.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    for flag in framework.clangFlags { arguments += ["-Xcc", flag] }
    if let overlay { arguments += ["-vfsoverlay", overlay.string] }
    for plugin in framework.plugins { arguments += ["-load-plugin-executable", "\(plugin.program)#\(plugin.module)"] }
    for addition in framework.additions {
      if addition.modules != framework.modules { arguments += ["-I", addition.modules.string] }
      arguments += linking("-l" + addition.linkName, in: addition.libraryFolder)
    }
    arguments += linking("-lApusRuntime", in: framework.libraryFolder)
    arguments += framework.toolchainLibraries.map { "-l" + $0 }
    return arguments + ["-emit-executable", "-o", executable.string]
  }

  private func linking(_ library: String, in folder: Path) -> [String] {
    ["-L", folder.string, library, "-Xlinker", "-rpath", "-Xlinker", folder.string]
  }

  private func frontend(_ words: String...) -> [String] { words.flatMap { ["-Xfrontend", $0] } }

  /// The name that a file's products share; two files of one name in different folders do not meet.
  func product(of source: Path, extension: String) -> Path {
    objects / "\(source.stem.shortened)-\(ContentHash.hex(of: [source.string]).prefix(8)).\(`extension`)"
  }

  /// Writes where each file's products go, which incremental compilation needs to know.
  func writeOutputMap() throws {
    var map: [String: [String: String]] = ["": ["swift-dependencies": (objects / "module.swiftdeps").string]]
    for source in project.sources {
      map[source.string] = [
        "object": product(of: source, extension: "o").string,
        "swift-dependencies": product(of: source, extension: "swiftdeps").string,
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try objects.makeFolder()
    try outputMap.write(try encoder.encode(map))
  }

  /// Makes the compiler read a file again, whatever it concludes from the times of files.
  func forget(_ source: Path) throws { try product(of: source, extension: "o").remove() }
}
