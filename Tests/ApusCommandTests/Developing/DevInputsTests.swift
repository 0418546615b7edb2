import Foundation
import LaunchContract
import Testing

@testable import ApusCommand

@Suite("What decides how an app is built")
struct DevInputsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a file that is written again as it was has the same mark; a folder has those of all in it")
  func marks() throws {
    try folder.write(["A.swift": "a", "Assets/x/1.json": "1", "Assets/.hidden": "h"])
    var marks = FileMarks()
    let (file, assets) = (folder.path / "A.swift", folder.path / "Assets")
    let before = marks.mark(of: file)
    #expect(before != nil)
    try folder.write(["A.swift": "a"])
    #expect(marks.mark(of: file) == before)
    try folder.write(["A.swift": "b"])
    #expect(marks.mark(of: file) != before)
    #expect(marks.mark(of: folder.path / "none") == nil)
    #expect(Set(marks.marks(of: [file, assets]).keys) == [file, assets / "x/1.json"])
    symlink(assets.string, (assets / "loop").string)
    #expect(marks.marks(of: [assets]).count == 1)
  }

  @Test("the facts of a source are its imports, its requests and whether the app begins there")
  func facts() throws {
    try folder.write(["A.swift": "import SwiftUI\n@main struct A: App {}"])
    let project = try AppProject(file: folder.path / "A.swift")
    let facts = { (text: String) throws -> SourceFacts in
      try folder.write(["A.swift": text])
      return try SourceFacts(of: folder.path / "A.swift", in: project)
    }
    let before = try facts("import SwiftUI\n@main struct A: App {}")
    #expect(try facts("import SwiftUI\n@main struct A: App { let a = 1 }") == before)
    #expect(try facts("import SwiftUI\nimport Charts\n@main struct A: App {}") != before)
    #expect(try facts("import SwiftUI\nstruct A: App {}") != before)
    #expect(try facts("// swift-version: 6\nimport SwiftUI\n@main struct A: App {}") != before)
  }

  @Test("the places of a folder are the folder, and what it takes from elsewhere")
  func places() throws {
    try folder.write(["App/A.swift": "@main struct A {}", "App/a.json": "{}"])
    let location = try AppLocation("App", workingFolder: folder.path)
    let project = try AppProject(folder: folder.path / "App")
    #expect(
      project.places(for: location, packages: [folder.path / "Kit"])
        == WatchedPlaces(folders: [folder.path / "App", folder.path / "Kit"]))
    let file = try AppLocation("App/A.swift", workingFolder: folder.path)
    #expect(file.places == WatchedPlaces(files: [folder.path / "App/A.swift"]))
  }

  @Test("a project's places are its description, its folder and its local packages")
  func project() throws {
    let fixture = XcodeFixture(targets: [.init(name: "Town", productType: "application", sources: ["main.swift"])])
    try folder.write(["main.swift": ""])
    let found = try FoundProjects(fixture.write(in: folder))
    let project = try AppProject(found.app(TargetChoice()), of: found, settings: BuildSettings())
    let places = project.places(for: .project(found), packages: [])
    #expect(places.folders == [found.path, project.root] && places.files.isEmpty)
    #expect(try AppLocation.project(found).readAgain() == .project(found))
  }

  @Test("the errors of a build are read with their lines, without the folder's name, and no more than is shown")
  func errors() throws {
    try folder.write(["A.swift": "let a: Int = \"\"\n"])
    var said: [String] = []
    let output = DevOutput(say: { said.append($0) }, show: { _ in })
    let place = folder.path / "A.swift"
    output.build.note("once")
    output.build.note("once")
    output.build.compiler("\(place):1:14: error: cannot convert")
    output.build.compiler("\(place):1:1: warning: no matter")
    let text = output.failure(.failure("App does not compile"), in: folder.path)
    #expect(text == "A.swift:1:14: error: cannot convert\n1 | let a: Int = \"\"\n  |              ^")
    #expect(said == ["once", "App does not compile"])
    output.begin()
    #expect(output.failure(.failure("no network"), in: folder.path) == "no network")
    for line in 1...30 { output.build.compiler("\(place):\(line):1: error: \(String(repeating: "é", count: 900))") }
    let long = output.failure(.failure("no"), in: folder.path)
    #expect(long.utf8.count <= RemoteLimits.noticeBytes && long.hasSuffix("\n…") && !long.contains("\u{FFFD}"))
  }

  @Test("the place of a crash is the first one in the app's own code")
  func crash() {
    let place = { (line: String) in StagedApp.place(in: line, of: "Town") }
    #expect(place("3 [ra]   0x01 closure #1 in A.body.getter + 152 in Town at /x/A.swift:5:34") == "/x/A.swift:5:34")
    #expect(place("4 [ra]   0x01 f() + 16 in libApusRuntime.so at /y/B.swift:69:43") == nil)
    #expect(place("26 [ra] [system] 0x01 static A.$main() + 29 in Town at //<compiler-generated>") == nil)
    #expect(place("I was in Town at /x/A.swift:5:34") == nil)
  }
}
