import Foundation
import Testing

@testable import ApusCommand

@Suite("Tests that a change can reach")
struct ChangedTestsTests {
  private static func target(_ name: String, _ folder: String, _ dependencies: Set<String> = []) -> ChangedTargets.Target {
    .init(name: name, folder: Path(folder), dependencies: dependencies, isTest: name.hasSuffix("Tests"))
  }
  private static let targets = ChangedTargets([
    target("Core", "Sources/Core"), target("UI", "Sources/UI", ["Core"]), target("Maps", "Sources/UI/Maps", ["UI"]),
    target("Servers", "Tests/Servers"), target("CoreTests", "Tests/CoreTests", ["Core"]),
    target("UITests", "Tests/UITests", ["UI", "Servers"]), target("MapTests", "Tests/MapTests", ["Maps"]),
    target("AppTests", "Tests/AppTests"), target("RuleTests", "Tests/RuleTests"),
  ])
  private static let files = [
    "Tests/CoreTests/A.swift": "@Suite(\"a\") struct ATests { static func help() {} }\nprivate func own() {}",
    "Tests/CoreTests/B.swift": "@Suite struct BTests { func b() { ATests.help() } }",
    "Tests/CoreTests/C.swift": "import struct Foundation.URL\n@Suite struct CTests {}\nprivate enum Own { static let a = 1 }",
    "Tests/CoreTests/Help.swift": "func aid() {}\nstruct Box {}", "Tests/CoreTests/Add.swift": "func + (a: Box, b: Box) {}",
    "Tests/CoreTests/D.swift": "@Suite struct DTests { let a = \"\\(aid())\" }",
    "Tests/UITests/Outer.swift": "@Suite enum Outer {}", "Tests/UITests/In.swift": "extension Outer { @Suite struct In {} }",
    "Tests/UITests/Free.swift": "@Suite struct Free {}", "Tests/UITests/Size.swift": "extension Int { var extent: Int { 1 } }",
    "Tests/UITests/Init.swift": "extension Int { init(a: Int) { self = a } }",
    "Tests/UITests/Sized.swift": "protocol Sized {}\nextension Int: Sized {}",
    "Tests/UITests/Wide.swift": "extension Array { class func wide() { 1.extent } }",
    "Tests/UITests/Use.swift": "@Suite struct Use { let a = [1].wide() }",
    "Tests/AppTests/App.swift": "@Suite struct App { let a = root / \".build/debug\" }",
    "Tests/AppTests/Demo.swift": "@Suite struct Demo { let a = \"Examples/Demo/\\(name).swift\" }",
    "Tests/AppTests/Other.swift": "@Suite struct Other {}",
    "Tests/RuleTests/Rules.swift": "@Suite struct Rules { let a = [\"Sources\", \"docs\"] }",
    "Tests/MapTests/M.swift": "@Suite struct M { let a = folder(\"Earth\") }",
    "Tests/Servers/S.swift": "let page = \"scripts/page.html\"",
  ]
  private static let suites: Set = [
    "CoreTests.ATests", "CoreTests.BTests", "CoreTests.CTests", "CoreTests.DTests", "UITests.Outer", "UITests.Free",
    "UITests.Use", "AppTests.App",
    "AppTests.Demo", "AppTests.Other", "RuleTests.Rules", "MapTests.M",
  ]
  private func reach(_ changed: String...) -> ChangedTests.Reach {
    let files = Self.files.map { (Path($0.key), ChangedTests.TestFile(Data($0.value.utf8))) }
    return ChangedTests(targets: Self.targets, libraries: ["UI", "Maps"], testFiles: Dictionary(uniqueKeysWithValues: files))
      .reach(of: changed.map { Path($0) }, suites: Self.suites)
  }

  @Test("a source reaches the tests of all that depends on it, tests that start apps, and rules of sources")
  func sources() {
    let apps: Set = ["AppTests.App", "RuleTests.Rules"]
    #expect(reach("Sources/Core/A.swift") == .some(targets: ["CoreTests", "UITests", "MapTests"], suites: apps))
    #expect(reach("Sources/UI/A.swift") == .some(targets: ["UITests", "MapTests"], suites: apps))
    #expect(reach("Sources/UI/Maps/data/coast.bin") == .some(targets: ["MapTests"], suites: apps))
    #expect(reach("Tests/Servers/S.swift") == .some(targets: ["UITests"], suites: []))
  }

  @Test("a test file reaches its suites and those of files that mention them, else its target")
  func tests() {
    #expect(reach("Tests/CoreTests/A.swift") == .some(targets: [], suites: ["CoreTests.ATests", "CoreTests.BTests"]))
    #expect(reach("Tests/CoreTests/C.swift") == .some(targets: [], suites: ["CoreTests.CTests"]))
    #expect(reach("Tests/UITests/In.swift") == .some(targets: [], suites: ["UITests.Outer"]))
    #expect(reach("Tests/UITests/Size.swift") == .some(targets: [], suites: ["UITests.Use"]))
    for file in ["Init", "Sized"] {
      #expect(reach("Tests/UITests/\(file).swift") == .some(targets: ["UITests"], suites: []))
    }
    // What a box is added with has no name that could be looked for.
    #expect(reach("Tests/CoreTests/Help.swift") == .some(targets: ["CoreTests"], suites: []))
    #expect(reach("Tests/UITests/Gone.swift") == .some(targets: ["UITests"], suites: []))
    #expect(reach("Tests/UITests/Goldens/a.png") == .some(targets: ["UITests"], suites: []))
  }

  @Test("helpers reach the suites that use them, in texts too")
  func helpers() {
    let files = [
      "Tests/CoreTests/Help.swift": "func aid() {}", "Tests/CoreTests/B.swift": "@Suite struct BTests {}",
      "Tests/CoreTests/D.swift": "@Suite struct DTests { let a = \"\\(aid())\" }",
    ].map { (Path($0.key), ChangedTests.TestFile(Data($0.value.utf8))) }
    let tests = ChangedTests(
      targets: Self.targets, libraries: [], testFiles: Dictionary(uniqueKeysWithValues: files))
    let reach = tests.reach(of: [Path("Tests/CoreTests/Help.swift")], suites: Self.suites)
    #expect(reach == .some(targets: [], suites: ["CoreTests.DTests"]))
  }

  @Test("what no target owns reaches whoever names it, and everything where nobody does")
  func others() {
    #expect(reach("Examples/Demo/App.swift") == .some(targets: [], suites: ["AppTests.Demo"]))
    #expect(reach("docs/Facts.md") == .some(targets: [], suites: ["RuleTests.Rules"]))
    #expect(reach("scripts/page.html") == .some(targets: ["UITests"], suites: []))
    #expect(reach("README.md") == .some(targets: [], suites: []))
    for file in ["Package.swift", "scripts/other", "Examples/Other/App.swift", "Dockerfile"] {
      guard case .everything(let reason) = reach(file) else {
        Issue.record("\(file) does not reach everything")
        continue
      }
      #expect(reason.hasPrefix(file))
    }
    #expect(reach("Tests/CoreTests/C.swift", "docs/Facts.md").contains(TestID("RuleTests.Rules/a()")))
    #expect(!reach("Tests/CoreTests/C.swift").contains(TestID("CoreTests.ATests/a()")))
    #expect(reach("Tests/CoreTests/Help.swift").contains(TestID("CoreTests.ATests/a()")))
  }

  @Test("a manifest's dependencies are read, whatever their kind")
  func manifest() throws {
    let dependencies = #"[{"byName":["A",null]},{"target":["B",{"traits":["GTK"]}]},{"product":["C","c",null,null]}]"#
    let json = #"{"name":"P","products":[],"targets":[{"name":"T","type":"test","dependencies":\#(dependencies)}]}"#
    let manifest = try PackageManifest(json: Data(json.utf8))
    #expect(manifest.targets.first?.dependencies == ["A", "B", "C"])
    #expect(ChangedTargets(manifest).owner(of: Path("Tests/T/a.swift")) == nil)
    #expect(ChangedTargets(manifest).owner(of: Path("Sources/T/a.swift"))?.name == "T")
  }

  @Test("git tells what was edited, added and removed, and what was committed since a revision")
  func git() throws {
    let folder = try TemporaryFolder()
    let environment = ProcessInfo.processInfo.environment
    func git(_ words: String...) throws {
      let identity = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "-C", folder.path.string]
      let answer = try Subprocess(program: "git", arguments: identity + words, environment: environment).capture()
      try #require(answer.code == 0)
    }
    try folder.write(["a.swift": "1", "b c.swift": "1", ".gitignore": "*.o\n"])
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    try folder.write(["d/e.swift": "1"])
    try git("add", ".")
    try git("commit", "-q", "-m", "two")
    try folder.write(["b c.swift": "2", "f.swift": "1", "f.o": "1"])
    try (folder.path / "a.swift").remove()
    func files(_ revision: String) throws -> [String] {
      try ChangedFiles(since: revision, in: folder.path, environment: environment).files.map(\.string)
    }
    #expect(try files("HEAD") == ["a.swift", "b c.swift", "f.swift"])
    #expect(try files("HEAD~1") == ["a.swift", "b c.swift", "d/e.swift", "f.swift"])
    #expect(failure { _ = try files("nowhere") }?.message.contains("is 'nowhere' a revision?") == true)
  }
}
