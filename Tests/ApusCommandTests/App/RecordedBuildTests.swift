import Foundation
import Testing

@testable import ApusCommand

@Suite("Builds that remember what they were made from")
struct RecordedBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["A.swift": "import SwiftUI\n@main struct A: App {}", "modules/App.swiftmodule": "one"])
  }

  private func invocation() throws -> CompilerInvocation {
    let framework = Framework(
      identity: "f", libraryFolder: folder.path, modules: folder.path, moduleMaps: [], clangFlags: [], plugins: [],
      resources: [])
    return CompilerInvocation(
      project: try AppProject(file: folder.path / "A.swift"), moduleName: "ATests", framework: framework,
      objects: folder.path / "objects",
      product: .tests(library: folder.path / "ATests", interface: folder.path / "modules/App.swiftmodule"),
      moduleCache: folder.path / "cache")
  }

  /// Builds with a compiler that writes the product and an object; returns which objects it found, or `nil` where it did not run.
  private func build(fails: Bool = false) throws -> [String]? {
    let invocation = try invocation()
    let swift = try FakeSwift(folder, dependencies: "{}")
    let build = RecordedBuild(
      invocation: invocation, record: folder.path / "record.json", product: folder.path / "ATests",
      toolchain: try Toolchain(swift.installation))
    var found: [String] = []
    let hasRun = try build.run {
      found = try (folder.path / "objects").children().filter { $0.hasSuffix(".o") }
      if fails { throw CommandError.failure("no") }
      try folder.write(["ATests": "\(Date())"])
      try invocation.product(of: folder.path / "A.swift", extension: "o").write(Data())
      try (folder.path / "objects/other.o").write(Data())
    }
    return hasRun ? found : nil
  }

  @Test("nothing changed: nothing to do; a changed source loses its object alone")
  func sources() throws {
    #expect(try build() == [])
    #expect(try build() == nil)
    try folder.write(["A.swift": "import SwiftUI\n@main struct A: App { let a = 1 }"])
    #expect(try build() == ["other.o"])
  }

  @Test("another interface, or another product than was left, throws all away")
  func others() throws {
    #expect(try build() == [])
    try folder.write(["modules/App.swiftmodule": "another"])
    #expect(try build() == [])
    try folder.write(["ATests": ""])
    #expect(try build() == [] && build() == nil)
  }

  @Test("what did not compile is tried again")
  func failures() throws {
    #expect(failure { _ = try build(fails: true) }?.message == "no")
    #expect(try build() == [])
  }

  @Test("unknown names are not looked for where a source imports a module of a package")
  func compiler() throws {
    try folder.write(["A.swift": "import SwiftUI\n@main struct A: App { let a = Text(\"\").nowhere() }"])
    var invocation = try invocation()
    invocation.packages.moduleNames = ["SwiftUI"]
    #expect(try AppCompiler(invocation: invocation, environment: [:]).unknownNames().isEmpty)
  }

  @Test("tests are a library that imports the app's module by its interface")
  func arguments() throws {
    let invocation = try invocation()
    #expect(invocation.inputs.map(\.name) == ["A.swift", "App.swiftmodule"])
    let words = invocation.arguments.joined(separator: " ")
    #expect(words.contains("-I \(folder.path)/modules ") && words.hasSuffix("-emit-library -o \(folder.path)/ATests"))
    #expect(words.contains("-incremental") && words.contains("-lApusRuntime") && !words.contains("-emit-executable"))
  }
}
