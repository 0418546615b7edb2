import Foundation

/// How the compiler is called for an app.
struct CompilerInvocation: Equatable {
  /// What is made of the sources.
  enum Product: Equatable {
    /// A program.
    case executable(Path)
    /// Objects, and the interface at a path, for tests that import the module; a first statement in it is not run.
    case module(interface: Path)
    /// Only what the compiler has to say; a form of the code from before machine code is kept, by which it knows what it has checked.
    case diagnostics
    /// Only the interface at a path, for sources that import the module and are themselves only looked at.
    case interface(Path)
    /// A library with tests that a program loads which has the app in it; it imports the app's module by its interface.
    case tests(library: Path, interface: Path)
    /// A library with tests that use an app from outside.
    case interfaceTests(library: Path)
    /// A library that programs are linked with, and the interface at a path, for sources that import the module.
    case library(Path, interface: Path)

    /// What is there when the compiler has come to its end.
    var files: [Path] {
      switch self {
      case .executable(let path): [path]
      case .module(let interface): [interface]
      case .diagnostics: []
      case .interface(let path): [path]
      case .tests(let library, _), .interfaceTests(let library): [library]
      case .library(let path, let interface): [path, interface]
      }
    }
  }

  var project: AppProject
  var moduleName: String
  var framework: Framework
  /// What the app's packages and libraries were built into.
  var packages = BuiltPackages()
  /// Sources that were made for the app; they are compiled with its own.
  var generatedSources: [Path] = []
  /// Holds objects and what the compiler remembers between builds.
  var objects: Path
  var product: Product
  var moduleCache: Path
  /// Other texts for some of the sources; `nil`: none.
  var overlay: Path?
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  private var outputMap: Path { objects / "output-map.json" }

  /// How the compiler calls what it makes of a file, and the extension that it has.
  private var objectKind: (name: String, extension: String) { product == .diagnostics ? ("sib", "sib") : ("object", "o") }

  /// All that is compiled.
  var sources: [Path] { project.sources + generatedSources }

  /// All that a build depends on, whose changes make another one.
  var inputs: [Path] {
    if case .tests(_, let interface) = product { sources + [interface] } else { sources }
  }

  /// The driver's arguments.
  var arguments: [String] {
    var arguments = project.entry == .topLevelCode ? [] : ["-parse-as-library"]
    arguments += project.compile.compilerArguments
    arguments += ["-module-name", moduleName]
    arguments += sources.map(\.string)
    // What is to be said is found before code is made faster.
    arguments += [project.configuration == .debug || product == .diagnostics ? "-Onone" : "-O"]
    // Line tables give crashes their places; full debug information would cost each build a second pass.
    arguments.append("-gline-tables-only")
    if case .interface = product {
      // One look at the declarations of all files, without what is in functions.
      arguments += ["-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types"]
    } else {
      arguments += ["-incremental", "-enable-batch-mode", "-j\(jobs)", "-output-file-map", outputMap.string]
    }
    arguments += ["-module-cache-path", moduleCache.string]
    arguments += framework.compilerArguments + packages.compilerArguments
    if let overlay { arguments += ["-vfsoverlay", overlay.string] }
    switch product {
    case .executable(let path): arguments += linkerArguments + ["-emit-executable", "-o", path.string]
    case .module(let interface):
      // The program that imports the module has a first statement of its own.
      arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(moduleName)_main"]
      arguments += ["-enable-testing", "-emit-module", "-emit-module-path", interface.string, "-c"]
    case .diagnostics:
      // Types alone are not all: that a value is returned, set before it is used or not raced for is found in this form of the code.
      arguments += ["-emit-sib", "-serialize-diagnostics", "-continue-building-after-errors"]
    case .interface(let path): arguments += ["-enable-testing", "-emit-module", "-emit-module-path", path.string]
    case .tests(let library, let interface):
      arguments += ["-I", interface.parent.string] + linkerArguments + ["-emit-library", "-o", library.string]
    case .interfaceTests(let library):
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", TestProgram.interfaceModule]
      arguments += linkerArguments + ["-emit-library", "-o", library.string]
    case .library(let path, let interface):
      // Tests of an app look into its frameworks, too, as Xcode's debug builds let them.
      if project.configuration == .debug { arguments.append("-enable-testing") }
      arguments += linkerArguments + ["-emit-library", "-o", path.string]
      arguments += ["-emit-module", "-emit-module-path", interface.string]
    }
    return arguments
  }

  /// What a program that has the sources in it is linked with.
  var linkerArguments: [String] {
    var arguments = packages.linkerArguments
    for library in framework.linkedLibraries { arguments += BuiltPackages.linking([library.name], in: library.folder) }
    return arguments + framework.toolchainLibraries.map { "-l" + $0 }
  }

  /// The name that a file's products share; two files of one name in different folders do not meet.
  func product(of source: Path, extension: String) -> Path {
    objects / "\(source.stem.shortened)-\(ContentHash.hex(of: [source.string]).prefix(8)).\(`extension`)"
  }

  /// Writes where each file's products go, which incremental compilation needs to know.
  func writeOutputMap() throws {
    var map: [String: [String: String]] = ["": ["swift-dependencies": (objects / "module.swiftdeps").string]]
    for source in sources {
      map[source.string] = [
        objectKind.name: product(of: source, extension: objectKind.extension).string,
        "swift-dependencies": product(of: source, extension: "swiftdeps").string,
      ]
      if product == .diagnostics { map[source.string]?["diagnostics"] = diagnostics(of: source).string }
    }
    try objects.makeFolder()
    try outputMap.write(try JSONEncoder.stable.encode(map))
  }

  /// Makes the compiler read a file again, whatever it concludes from the times of files.
  func forget(_ source: Path) throws {
    try product(of: source, extension: objectKind.extension).remove()
    try diagnostics(of: source).remove()
  }

  /// What the compiler has to say of a file.
  func diagnostics(of source: Path) -> Path { product(of: source, extension: "dia") }
}
