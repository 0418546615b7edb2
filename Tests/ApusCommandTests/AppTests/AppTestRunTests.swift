import Foundation
import Testing

@testable import ApusCommand

@Suite("Tests of an app")
struct AppTestRunTests {
  private static let fixtures = Path(#filePath).parent.parent.parent / "Fixtures/Projects"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a command line names a place, settings of builds and what goes to the tests' program")
  func words() throws {
    let run = try AppTestRun(
      path: (Self.fixtures / "Depot").string,
      words: ["--filter", "Train", "--target", "Depot", "--configuration=Release", "--parallel"],
      installation: folder.installation())
    #expect(run.options.rest == ["--parallel"])
    #expect(run.settings.choice.target == "Depot" && run.settings.configurationName == "Release")
    #expect(run.location.path == Self.fixtures / "Depot/Depot.xcodeproj")
  }

  @Test("a folder of sources has no tests")
  func sources() throws {
    try folder.write(["App/App.swift": "import SwiftUI\n@main struct A: App {}"])
    let run = try AppTestRun(path: (folder.path / "App").string, words: [], installation: folder.installation())
    #expect(failure { _ = try run.run() }?.message.contains("has no tests that apus knows") == true)
  }

  @Test("a PATH makes it the app's tests; without one they are those of Apus")
  func command() throws {
    let installation = folder.installation()
    #expect(try TestCommand(words: [(Self.fixtures / "Depot").string], installation: installation).appTests != nil)
    #expect(try TestCommand(words: ["--no-fuzz"], installation: installation).appTests == nil)
    #expect(try TestCommand(words: ["nowhere"], installation: installation).appTests == nil)
  }

  @Test("the program loads a library with tests, which lists XCTest's")
  func program() {
    let cases = XCTestCases(in: [Data("class A: XCTestCase { func testA() {} }".utf8)])
    let text = TestProgram.listing(of: cases)
    #expect(text.contains("testCase([\n      (\"testA\", A.testA),") && text.contains("@_cdecl(\"apus_xctest_cases\")"))
    #expect(TestProgram.main.contains("dlsym(library, \"apus_xctest_cases\")"))
    #expect(TestProgram.main.contains(TestProgram.libraryOption) && TestProgram.main.contains(TestProgram.xcTestOption))
    #expect(TestProgram.main.contains("exit(\(TestProgram.loadingFailure))"))
    #expect(TestProgram.bundleSource(isPackage: true).contains("var module: Foundation.Bundle { \(TestProgram.bundle) }"))
    #expect(!TestProgram.bundleSource(isPackage: false).contains("module"))
  }
}
