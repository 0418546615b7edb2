import Foundation
import Testing

@testable import ApusCommand

/// Builds a framework of a few lines and apps against it, with the real compiler.
@Suite("From sources to a running app", .serialized)
struct AppBuildTests {
  private let folder: TemporaryFolder
  private let installation: Installation

  init() throws {
    folder = try TemporaryFolder()
    installation = folder.installation()
    try folder.write([
      "root/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Fake",
        products: [
          .library(name: "ApusRuntime", type: .dynamic, targets: ["SwiftUI"]),
          .library(name: "SwiftUI", targets: ["SwiftUI", "Plots"]),
        ],
        targets: [
          .systemLibrary(name: "CNumber"),
          .target(name: "SwiftUI", dependencies: ["CNumber"], resources: [.copy("data")]),
          .target(name: "Plots", dependencies: ["SwiftUI"], resources: [.copy("kinds")]),
        ])
      """,
      "root/Sources/CNumber/module.modulemap": "module CNumber { header \"number.h\" export * }",
      "root/Sources/CNumber/number.h": "static inline int number(void) { return 42; }",
      "root/Sources/SwiftUI/data/word.txt": "word",
      "root/Sources/Plots/kinds/bar.txt": "bar",
      "root/Sources/Plots/Plot.swift": """
      import Foundation
      import SwiftUI
      public struct Plot {
        public init() {}
        public var kind: String {
          Bundle.module.url(forResource: "kinds/bar", withExtension: "txt")
            .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
        }
      }
      """,
      "root/Sources/SwiftUI/App.swift": """
      import Foundation
      internal import CNumber
      public protocol App { init(); var title: String { get } }
      extension App {
        public static func main() {
          let word = Bundle.module.url(forResource: "data/word", withExtension: "txt")
            .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
          print(Self().title, number(), word ?? "none")
        }
      }
      """,
      "App/Main.swift": "import SwiftUI\n@main struct Main: App { var title: String { Model().name + resource } }",
      "App/Model/Model.swift":
        "import Foundation\nstruct Model { let name = \"one\"; let session = URLSession.shared }",
      "App/Model/Resource.swift": """
      import Foundation
      let resource = Bundle.main.path(forResource: "data", ofType: "json") == nil ? "" : "+data"
      """,
    ])
  }

  private func build() throws -> (output: String, executable: Path) {
    let app = try AppBuilder(
      location: .folder(folder.path / "App"), settings: BuildSettings(), installation: installation
    ).build()
    let answer = try Subprocess(program: app.executable.string, environment: installation.environment).capture()
    return (String(decoding: answer.output, as: UTF8.self), app.executable)
  }

  @Test("an app is compiled once, again when something changed, and finds its resources")
  func wholeWay() throws {
    let first = try build()
    #expect(first.output == "one 42 word\n")
    let built = try #require(FileStatus(of: first.executable))
    #expect(try build().output == first.output)
    #expect(FileStatus(of: first.executable) == built)
    // What a full disk left of an executable is made again, and not started for ever.
    try first.executable.write(Data())
    #expect(try build().output == first.output)

    try folder.write(["App/Model/Model.swift": "struct Model { let name = \"two\" }", "App/data.json": "{}"])
    #expect(try build().output == "two+data 42 word\n")

    try folder.write(["App/Model/Model.swift": "struct Model { let name = 3 }"])
    #expect(failure { _ = try build() }?.message == "App does not compile")
    #expect(failure { _ = try build() }?.code == 1)
    try folder.write(["App/Model/Model.swift": "struct Model { let name = \"six\" }"])
    #expect(try build().output == "six+data 42 word\n")

    try checkFrameworkVersions()
  }

  /// A changed framework is a new version; the last two are kept, and what remains of a broken build is not.
  private func checkFrameworkVersions() throws {
    let cached = installation.cache / "framework"
    let versions = { try cached.children().filter { $0.count == 32 } }
    #expect(try versions().count == 1)
    try (cached / "partial-1").makeFolder()
    for number in [43, 44] {
      try folder.write(["root/Sources/CNumber/number.h": "static inline int number(void) { return \(number); }"])
      #expect(try build().output == "six+data \(number) word\n")
    }
    #expect(try versions().count == 2)
    #expect(!(cached / "partial-1").exists)
  }

  @Test("a module that few apps need is built when one imports it, and once")
  func optionalModule() throws {
    let optional = {
      try (installation.cache / "framework").children().filter { $0.count == 32 }.map {
        installation.cache / "framework" / $0 / "optional"
      }
    }
    #expect(try build().output == "one 42 word\n")
    #expect(try optional().count == 1 && optional().allSatisfy { !$0.exists })
    let model = "import Foundation\nimport Plots\nstruct Model { let name = Plot().kind; let session = URLSession.shared }"
    try folder.write(["App/Model/Model.swift": model])
    #expect(try build().output == "bar 42 word\n")
    let library = try #require(try optional().first) / "Plots/lib/libApusPlots.so"
    let built = try #require(FileStatus(of: library))
    try folder.write(["App/Model/Model.swift": model + "\n"])
    #expect(try build().output == "bar 42 word\n")
    #expect(FileStatus(of: library) == built)

    try checkReleaseArchive(framework: library.parent.parent.parent.parent)
  }

  /// The same framework in an unpacked release archive: neither the sources nor the cache in which it was built are there any more.
  private func checkReleaseArchive(framework: Path) throws {
    let toolchain = try Toolchain(installation).version
    try installation.root.remove()
    try framework.copy(to: installation.root / "framework")
    try folder.writeReleaseArchive(
      toolchain: toolchain, distribution: Distribution.current, libraries: "swiftSynchronization")
    try installation.cache.remove()
    #expect(try build().output == "bar 42 word\n")
    #expect(!(installation.cache / "framework").exists)
  }

  @Test("a framework that does not build is one clear error, and leaves no version behind")
  func brokenFramework() throws {
    try folder.write(["root/Sources/SwiftUI/App.swift": "let broken: Int = \"\""])
    #expect(failure { _ = try build() }?.message.hasPrefix("the framework does not build") == true)
    #expect(try (installation.cache / "framework").children().allSatisfy { $0.count != 32 })
  }
}
