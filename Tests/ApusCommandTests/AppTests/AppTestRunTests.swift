import Foundation
import Testing

@testable import ApusCommand

@Suite("Tests of an app")
struct AppTestRunTests {
  private static let fixtures = Path(#filePath).parent.parent.parent / "Fixtures/Projects"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("options of builds are apus', all other words the tests' program's")
  func words() throws {
    let run = try AppTestRun(
      path: (Self.fixtures / "Depot").string,
      words: ["--filter", "Train", "--target", "Depot", "--configuration=Release", "--parallel"],
      installation: folder.installation())
    #expect(run.arguments == ["--filter", "Train", "--parallel"])
    #expect(run.settings.choice.target == "Depot" && run.settings.configurationName == "Release")
    #expect(run.location.path == Self.fixtures / "Depot/Depot.xcodeproj")
  }

  @Test("a PATH makes it the app's tests; without one they are those of Apus")
  func command() throws {
    let installation = folder.installation()
    #expect(try TestCommand(words: [(Self.fixtures / "Depot").string], installation: installation).appTests != nil)
    #expect(try TestCommand(words: ["--no-fuzz"], installation: installation).appTests == nil)
    #expect(try TestCommand(words: ["nowhere"], installation: installation).appTests == nil)
  }

  @Test("targets with unit tests belong to the app that they depend on")
  func targets() throws {
    let found = try FoundProjects(Self.fixtures / "Depot/Depot.xcodeproj")
    let all = try AppTestTarget.all(in: found, settings: BuildSettings())
    #expect(all.map(\.name) == ["DepotTests"])
    #expect(all[0].app.name == "Depot" && all[0].sources.map(\.name) == ["DepotTests.swift"])
    var settings = BuildSettings()
    settings.choice.target = "Depot Lab"
    #expect(try AppTestTarget.all(in: found, settings: settings).isEmpty)
  }

  @Test("the program starts XCTest's tests where it is asked, else Swift Testing's")
  func runner() {
    let text = AppTestTarget.runner(for: XCTestCases(in: [Data("class A: XCTestCase { func testA() {} }".utf8)]))
    #expect(text.contains("testCase([\n      (\"testA\", A.testA),") && text.contains(AppTestTarget.xcTestWord))
  }
}
