import Foundation
import Testing

/// A package that depends on this one, built, run and tested as its own developers would.
@Suite("A package that depends on Apus", .serialized)
struct DependentPackageTests {
  private static let package = AppRun.root.appending(path: "Tests/Fixtures/Dependent")

  /// Runs a command of the package manager with a build folder that no other build waits for.
  ///
  /// The framework is built as it is for a package that gets it by a version: without optimisation, in half the time.
  private func swift(_ words: [String], environment: [String: String] = [:]) throws -> AppRun.Outcome {
    let scratch = AppRun.root.appending(path: ".build/dependent").path
    return try AppRun.run(
      "swift", [words[0], "--package-path", Self.package.path, "--scratch-path", scratch] + words.dropFirst(),
      environment: environment.merging(["APUS_DEBUG_SPEED": "plain"]) { $1 })
  }

  @Test("builds, runs and tests, without GTK and without unsafe flags")
  func buildsRunsAndTests() throws {
    // All in one build: each of its own would look through the whole graph once more.
    let build = try swift(["build", "--build-tests"])
    try #require(build.code == 0, "\(build.output)\(build.errors)")

    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appending(path: "greeter.png")
    let run = try swift(["run", "--skip-build"], environment: ["APUS_HOST": "image", "APUS_OUTPUT": picture.path])
    #expect(run.code == 0, "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: picture.path))

    let libraries = try AppRun.run("ldd", [AppRun.root.appending(path: ".build/dependent/debug/Greeter").path])
    #expect(libraries.output.contains("libcairo"))
    #expect(!libraries.output.contains("libgtk"))

    let test = try swift(["test", "--skip-build"])
    #expect(test.code == 0, "\(test.output)\(test.errors)")
    #expect(test.output.contains("Test run with 1 test"))
    let manifest = try String(contentsOf: Self.package.appending(path: "Package.swift"), encoding: .utf8)
    #expect(!manifest.contains("unsafeFlags"))
  }
}
