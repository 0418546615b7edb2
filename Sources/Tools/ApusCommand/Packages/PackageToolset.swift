import Foundation

/// What lets every package of a graph find the framework's modules without naming them: flags for compiler and linker.
///
/// They go to the package manager as a toolset, which it applies to what runs on the app's side. Flags given by `-Xswiftc` and
/// `-Xlinker` would reach macros and build tools, too, which run while others are compiled and must not need the framework.
struct PackageToolset: Equatable {
  var compilerArguments: [String]
  var linkerArguments: [String]

  /// The flags of a framework; `overlay` describes other texts for some sources.
  ///
  /// What the compiler makes of C modules is kept in one place for all packages and apps: a build folder of its own would make it
  /// all again for each.
  init(_ framework: Framework, overlay: Path?, moduleCache: Path) {
    compilerArguments = framework.compilerArguments + ["-module-cache-path", moduleCache.string]
    if let overlay { compilerArguments += ["-vfsoverlay", overlay.string] }
    // In the linker's own words, not in the driver's.
    linkerArguments = framework.linkedLibraries.flatMap { ["-L\($0.folder)", "-l\($0.name)", "-rpath", $0.folder.string] }
    linkerArguments += framework.toolchainLibraries.map { "-l" + $0 }
  }

  /// The toolset's file.
  func data() throws -> Data {
    try JSONEncoder.readable.encode(
      Document(swiftCompiler: .init(extraCLIOptions: compilerArguments), linker: .init(extraCLIOptions: linkerArguments)))
  }

  private struct Document: Encodable {
    struct Tool: Encodable { var extraCLIOptions: [String] }
    var schemaVersion = "1.0"
    var swiftCompiler: Tool
    var linker: Tool
  }
}

extension Framework {
  /// What programs are linked with, beside libraries of the toolchain: names, and the folders where they are found when they run.
  var linkedLibraries: [(name: String, folder: Path)] {
    additions.map { ($0.linkName, $0.libraryFolder) } + [("ApusRuntime", libraryFolder)]
  }

  /// What the compiler is told so that sources find the framework's modules.
  var compilerArguments: [String] {
    var arguments = ["-I", modules.string]
    for module in implicitImports { arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
    for map in moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    for flag in clangFlags { arguments += ["-Xcc", flag] }
    for plugin in plugins { arguments += ["-load-plugin-executable", "\(plugin.program)#\(plugin.module)"] }
    for addition in additions where addition.modules != modules { arguments += ["-I", addition.modules.string] }
    return arguments
  }
}
