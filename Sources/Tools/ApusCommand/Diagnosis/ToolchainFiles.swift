import Foundation
import SwiftLexing

/// Where a toolchain keeps the modules of Swift and of the C library.
struct ToolchainFiles: Equatable {
  /// `lib/swift`.
  var resources: Path
  var environment: [String: String]

  /// Asks the compiler, whatever file in `PATH` starts it.
  init(environment: [String: String]) throws {
    struct Information: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let answer = try DriverQuestion(arguments: ["-print-target-info"], environment: environment).answer()
    guard answer.code == 0, let information = try? JSONDecoder().decode(Information.self, from: answer.output) else {
      throw CommandError.failure("swiftc -print-target-info failed with exit code \(answer.code)")
    }
    resources = Path(information.paths.runtimeResourcePath)
    self.environment = environment
  }

  /// Holds the compiled interfaces.
  var modules: Path { resources / "linux" }

  /// What `import Glibc` and `import Dispatch` show of C, as the preprocessor gives it.
  func systemDeclarations() throws -> Data {
    let headers = try modules.children().map { modules / $0 / "SwiftGlibc.h" }.filter(\.isFile)
    guard let header = headers.first else { throw CommandError.failure("\(modules) holds no SwiftGlibc.h") }
    let own = resources.parent.parent / "bin/clang"
    let answer = try Subprocess(
      program: own.isFile ? own.string : "clang",
      arguments: [
        "-E", "-P", "-D_GNU_SOURCE", "-fblocks", "-I", resources.string, "-include", header.string, "-include",
        "dispatch/dispatch.h", "-x", "c", "/dev/null",
      ],
      environment: environment
    ).capture()
    guard answer.code == 0 else { throw CommandError.failure("clang cannot read \(header) (exit code \(answer.code))") }
    return answer.output
  }

  /// Modules that can be imported and have no compiled interface: those of C, of which all words in module maps count as one, and those
  /// that the compiler makes from source when they are used.
  func otherModules(besides maps: [Path]) -> Set<String> {
    let folders = ((try? resources.children()) ?? []).map { resources / $0 } + [Path("/usr/include")]
    let places = folders.flatMap { folder in ((try? folder.children()) ?? []).map { folder / $0 } }
    let found = places.filter { $0.fileExtension == "modulemap" || $0.name == "module.map" }
    return (maps + found).reduce(into: Set(places.filter { $0.fileExtension == "swiftmodule" }.map(\.stem))) { words, map in
      words.formUnion(SwiftCode((try? map.read()) ?? Data()).tokens.filter(\.isWord).map(\.text))
    }
  }
}
