import Foundation

/// A built framework: what an app is compiled against and linked with.
///
/// It has what nearly every app needs in one library. Large modules that few apps import are additions: each has a library of its
/// own, which is built when an app first imports it.
struct Framework: Equatable {
  /// A macro's program, which the compiler runs.
  struct Plugin: Equatable {
    var module: String
    var program: Path
  }

  static let library = "libApusRuntime.so"

  /// Changes whenever an app must be compiled anew.
  var identity: String
  /// Holds `libApusRuntime.so`.
  var libraryFolder: Path
  /// Holds the `.swiftmodule` files.
  var modules: Path
  /// The C modules that ours import; the compiler must be able to load each, for the app too.
  var moduleMaps: [Path]
  /// Flags of the C compiler for these modules, from pkg-config.
  var clangFlags: [String]
  var plugins: [Plugin]
  /// Resource folders of our own targets; they lie beside each app's executable.
  var resources: [Path]
  /// The modules that can be added, whether they have been or not.
  var optionalModules: Set<String> = []
  /// Modules in the libraries of those, which are no library of their own.
  var partsOfOptionalModules: Set<String> = []
  /// Those that have been.
  var additions: [FrameworkAddition] = []
  /// Libraries of the toolchain that apps are linked with because the framework, built elsewhere, cannot find them itself.
  var toolchainLibraries: [String] = []

  /// Modules of Apple's Foundation, or seen through it on Apple's platforms, that are modules of their own here:
  /// every file of an app imports those that exist.
  static let implicitImports = toolchainImports + ["FoundationAdditions", "Combine", "CoreGraphics"]
  /// Those that come with the compiler.
  private static let toolchainImports = ["FoundationNetworking", "FoundationXML", "Observation"]

  /// The modules that an app may import from here, and those below them.
  var moduleNames: Set<String> {
    Set(((try? modules.children()) ?? []).map(Path.init).filter { $0.fileExtension == "swiftmodule" }.map(\.stem))
      .union(optionalModules)
  }

  /// The resource folders of the framework and of what was added to it.
  var allResources: [Path] { resources + additions.flatMap(\.resources) }

  /// The framework with a module and its library beside it.
  func adding(_ addition: FrameworkAddition) -> Framework {
    var copy = self
    copy.additions.append(addition)
    copy.identity += "+" + addition.module
    return copy
  }

  /// The implicit imports that this build can give; UIKit's is one where the app has its library, or AppKit's instead of it.
  var implicitImports: [String] {
    Self.implicitImports.filter {
      Self.toolchainImports.contains($0) || (modules / "\($0).swiftmodule").exists
    } + [UIKitNames.appKitModule, UIKitNames.module].filter(additions.map(\.module).contains).prefix(1)
  }
}

extension Framework {
  /// The parts of a build folder of the package manager, such as `.build/debug`.
  ///
  /// The manifest names the C modules, which lie below `root`, and the macros, whose programs lie in the build folder.
  init(build: Path, root: Path, manifest: PackageManifest, environment: [String: String]) throws {
    let libraryFile = build / Self.library
    guard libraryFile.isFile, (build / "Modules/SwiftUI.swiftmodule").exists else {
      throw CommandError.failure("\(build) holds no built framework (\(Self.library) and Modules/SwiftUI.swiftmodule)")
    }
    let systemLibraries = manifest.targets.filter { $0.type == "system" }
    let usable = systemLibraries.compactMap { target -> (map: Path, flags: [String])? in
      let map = root / target.folder / "module.modulemap"
      guard map.isFile, let flags = PkgConfig.flags(of: target.pkgConfig, environment: environment) else { return nil }
      return (map, flags)
    }
    libraryFolder = build
    modules = build / "Modules"
    moduleMaps = usable.map(\.map)
    clangFlags = PkgConfig.withoutRepetition(usable.flatMap(\.flags))
    plugins = manifest.targets.filter { $0.type == "macro" }.compactMap { target in
      let program = build / "\(target.name)-tool"
      return program.isFile ? Plugin(module: target.name, program: program) : nil
    }
    optionalModules = manifest.optionalModules
    partsOfOptionalModules = optionalModules.reduce(into: []) { $0.formUnion(manifest.modules(with: $1)) }
    let additional = Set(optionalModules.map { FrameworkAddition.resourceFolder(of: $0, package: manifest.name) })
    resources = try build.children().filter { $0.hasSuffix(".resources") && !additional.contains($0) }.map { build / $0 }
    identity = try Self.identity(of: [libraryFile] + plugins.map(\.program), modules: modules)
  }

  /// A name for files as they are on disk now.
  private static func identity(of files: [Path], modules: Path) throws -> String {
    let interfaces = try modules.children().filter { $0.hasSuffix(".swiftmodule") }.map { modules / $0 }
    return ContentHash.hex(
      of: (files + interfaces).flatMap { file -> [String] in
        let status = FileStatus(of: file)
        return [file.string, String(status?.size ?? 0), String(status?.modified ?? 0)]
      })
  }
}
