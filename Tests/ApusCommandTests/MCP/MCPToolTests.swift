import Foundation
import LaunchContract
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("An agent's tools")
struct MCPToolTests {
  let box: StandInToolbox

  init() throws { box = try StandInToolbox() }

  @Test("open_project tells what there is, and its options go to each build")
  func open() throws {
    let result = try box.call("open_project", ["path": "Shop", "target": "Shop", "os": "macOS"])
    #expect(result["structuredContent"]?["targets"] == [["name": "Shop", "kind": "application", "runs": true]])
    #expect(result["structuredContent"]?["previews"] == 1)
    let path = (box.folder.path / "Shop").string
    for (tool, command) in [("check", "check"), ("start_app", "build")] {
      try box.call(tool)
      #expect(box.commands.words.last == [command, path, "--target", "Shop", "--os", "macOS", "--json"])
    }
    #expect(try box.toolbox.openProject().short(path + "/Views/A.swift") == "Views/A.swift")
  }

  @Test("an empty folder is a project to begin with, one that is none is not opened")
  func empty() throws {
    try (box.folder.path / "New").makeFolder()
    let result = try box.call("open_project", ["path": "New"])
    #expect(result["structuredContent"]?["kind"] == "empty")
    #expect(box.toolbox.project?.path == box.folder.path / "New")
    box.commands.ends["list"] = MCPCommandEnd(code: 2, notes: ["apus: there is nothing at Nowhere"])
    #expect(try box.error("open_project", ["path": "Nowhere"]) == "there is nothing at Nowhere")
    #expect(box.toolbox.project?.path == box.folder.path / "New")
  }

  @Test("without a project, or an app, tools say which to call first")
  func order() throws {
    #expect(try box.error("elements").contains("call start_app"))
    #expect(try box.error("tap", ["ref": "e1"]).contains("call start_app"))
    box.toolbox.project = nil
    #expect(try box.error("check").contains("open_project"))
  }

  @Test("check tells errors first, with their places in the project and their notes")
  func check() throws {
    let file = (box.folder.path / "Shop/App.swift").string
    var missing = SourceDiagnostic(file: file, line: 9, column: 5, severity: .error, message: "cannot find 'Foo' in scope")
    missing.notes = [SourceDiagnostic.Note(file: file, line: 9, column: 5, message: "did you mean 'Bar'?")]
    let unused = SourceDiagnostic(file: file, line: 3, column: 1, severity: .warning, message: "unused")
    let report = CheckReport(path: box.folder.path, target: nil, diagnostics: [unused, missing])
    box.commands.ends["check"] = MCPCommandEnd(code: 1, output: try report.json())
    box.commands.ends["build"] = MCPCommandEnd(
      code: 1,
      notes: [
        "\(file):3:1: warning: unused", "\(file):9:5: error: cannot find 'Foo' in scope", "  Foo()",
        "\(file):9:5: note: did you mean 'Bar'?", "\(file):9:5: error: cannot find 'Foo' in scope", "apus: Shop does not compile",
      ])
    let values = try box.call("check")["structuredContent"]
    #expect(values?["isRight"] == false && values?["errors"] == 1 && values?["warnings"] == 1)
    #expect(
      values?["diagnostics"]?[0] == [
        "file": "App.swift", "line": 9, "column": 5, "severity": "error", "message": "cannot find 'Foo' in scope",
        "notes": ["did you mean 'Bar'?"],
      ])
    #expect(values?["diagnostics"]?[1]?["source"] == nil)
    #expect(try box.error("start_app").hasPrefix("Shop does not compile (1 errors):\nApp.swift:9:5: error: cannot find"))
    box.commands.ends["check"] = MCPCommandEnd(code: 1, notes: ["swiftc: killed", "apus: no room on the disk"])
    #expect(try box.error("check") == "no room on the disk\nIts last lines:\n  swiftc: killed")
  }

  @Test("an error comes with its line and a mark below the place, of long lines with what is around it")
  func lines() throws {
    let long = "\tlet b = \"" + String(repeating: "ä", count: 400) + "\" + wrong"
    try box.folder.write(["Shop/App.swift": "import SwiftUI\n  Foo(1)\n\(long)\n"])
    let file = (box.folder.path / "Shop/App.swift").string
    let end = long.utf8.count - 4
    box.commands.ends["build"] = MCPCommandEnd(
      code: 1, notes: ["\(file):2:3: error: no Foo", "\(file):3:\(end): error: no wrong", "apus: Shop does not compile"])
    let said = try box.error("start_app").split(separator: "\n")
    #expect(said[1...3] == ["App.swift:2:3: error: no Foo", "2 |   Foo(1)", "  |   ^"])
    #expect(said[5].hasPrefix("3 | …ää") && said[5].hasSuffix("ä\" + wrong") && said[5].count < 100)
    #expect(said[6].count == said[5].count - 4)
    let cut = SourceExcerpt(String(repeating: "a", count: 50), line: 7, column: 1, limit: 10)
    #expect(cut.text == "7 | aaaaaaaaaa…\n  | ^")
  }

  @Test("check tells the fix-its of what apus check has found, and says why there is no report")
  func checkCommand() throws {
    let file = (box.folder.path / "Shop/App.swift").string
    var found = SourceDiagnostic(file: file, line: 2, column: 3, severity: .warning, message: "odd")
    found.notes = [SourceDiagnostic.Note(file: file, line: 2, column: 3, message: "see there")]
    let range = SourceDiagnostic.Span(line: 2, column: 3, endLine: 2, endColumn: 6)
    found.fixIts = [SourceDiagnostic.FixIt(file: file, range: range, replacement: "let")]
    let report = CheckReport(path: box.folder.path, target: nil, diagnostics: [found])
    box.commands.ends["check"] = MCPCommandEnd(code: 0, output: try report.json())
    let values = try box.call("check")["structuredContent"]
    #expect(values?["isRight"] == true)
    #expect(values?["diagnostics"]?[0]?["file"] == "App.swift")
    #expect(values?["diagnostics"]?[0]?["notes"] == ["see there", "a fix: line 2 gets \"let\" there"])
    box.commands.ends["check"] = MCPCommandEnd(code: 1, output: "", notes: ["apus: broken project"])
    #expect(try box.error("check") == "broken project")
  }

  @Test("start_app builds, starts anew each time, and shows elements and a small picture")
  func start() throws {
    let result = try box.call("start_app", ["colorScheme": "dark"])
    #expect(result["content"]?[0]?["text"]?.string?.contains("e1 button \"Add\" (10,20 100x44)") == true)
    #expect(result["content"]?[1]?["mimeType"] == "image/png")
    #expect(result["structuredContent"]?["elements"]?.array?.count == 3)
    #expect(result["structuredContent"]?["scale"] == 1)
    #expect(try box.app().last("configure") == ["colorScheme": "dark"])
    #expect(try box.app().last("show") == ["preview": .null])
    try box.call("start_app", ["withoutPicture": true])
    #expect(box.startedApps.map(\.isEnded) == [true, false])
    #expect(try box.app().last("configure") == ["colorScheme": "dark"])
    #expect(try box.app().last("picture").isEmpty)
  }

  @Test("render_preview shows it in the app that runs, and starts it anew only where it was built anew")
  func preview() throws {
    try box.call("render_preview", ["preview": "Card"])
    try box.call("render_preview", ["preview": 2])
    #expect(try box.app().last("show") == ["preview": 2])
    #expect(box.startedApps.count == 1)
    try (box.folder.path / "Shop.app").write(Data("new".utf8))
    try box.call("render_preview", ["preview": 2])
    #expect(box.startedApps.count == 2)
    #expect(try box.error("render_preview", [:]).hasPrefix("preview is missing"))
  }

  @Test("an app that is older than its sources says so once for each change, until it is built anew")
  func staleness() throws {
    try box.call("start_app")
    #expect(try !box.text("elements").contains("sources have changed"))
    try box.folder.write(["Shop/App.swift": "import SwiftUI\n// more\n"])
    // What is not about the app leaves it unsaid.
    _ = try box.call("list_previews")
    let changed = "The sources have changed since this app was built (App.swift); start_app or render_preview shows them."
    #expect(try box.text("elements").hasSuffix("\n" + changed))
    #expect(try !box.text("elements").contains("sources have changed"))
    try box.folder.write(["Shop/New.swift": "", "Shop/README.md": "about it"])
    #expect(try box.error("tap", ["ref": "e99"]).contains("(New.swift)"))
    try box.call("start_film", ["file": "a.gif"])
    try box.call("end_film")
    try box.folder.write(["Shop/App.swift": "import SwiftUI\n"])
    try box.call("start_app")
    #expect(try !box.text("elements").contains("sources have changed"))
  }

  @Test("list_previews reads the sources, and asks the app where it runs")
  func previews() throws {
    #expect(
      try box.call("list_previews")["structuredContent"]?["previews"] == [["name": "Card", "file": "Card.swift", "line": 3]])
    try box.call("start_app")
    #expect(try box.call("list_previews")["structuredContent"]?["previews"]?[0]?["number"] == 1)
  }

  @Test("a crash is a result with the last lines; the project stays open and the app can be started again")
  func crash() throws {
    try box.call("start_app")
    try box.app().crashing = "act"
    let text = try box.error("tap", ["ref": "e1"])
    #expect(text.hasPrefix("the app crashed (trap): Fatal error: Index out of range"))
    #expect(text.contains("start_app"))
    #expect(try box.error("elements").hasPrefix("the app crashed (trap), so none runs"))
    #expect(try box.error("start_app").isEmpty)
  }

  @Test("an app that does not answer stays, and the result says how to get out of it")
  func hanging() throws {
    try box.call("start_app")
    try box.app().hanging = "settle"
    #expect(try box.error("tap", ["ref": "e1"]).contains("within 30 s. It may be in a loop without an end: stop ends it"))
    #expect(box.toolbox.running != nil)
  }

  @Test("logs has what is new, and says what it leaves out")
  func logs() throws {
    try box.call("start_app")
    try box.app().printed = ["a", "b", "c"]
    #expect(try box.call("logs", ["lines": 2])["structuredContent"] == ["lines": ["b", "c"], "left": 1])
    #expect(try box.text("logs") == "Nothing new was printed.")
    var log = MCPAppLog()
    log.add((0...MCPAppLog.most).map { "\($0)" })
    #expect(log.lines.count == MCPAppLog.most && log.dropped == 1)
  }

  @Test("set_appearance holds for the app that runs and for those that come")
  func appearance() throws {
    try box.call("set_appearance", ["textSize": "xLarge"])
    try box.call("start_app")
    #expect(try box.app().last("configure") == ["textSize": "xLarge"])
    #expect(try box.text("set_appearance", ["width": 800]).hasPrefix("Set width 800."))
    #expect(try box.app().last("configure") == ["width": 800])
    #expect(try box.error("set_appearance").contains("nothing is to be changed"))
    #expect(try box.error("set_appearance", ["locale": "German"]).contains("such as ja_JP"))
    #expect(box.toolbox.appearance == ["textSize": "xLarge", "width": 800])
  }

  @Test("run_tests tells what failed where, and how many ran")
  func tests() throws {
    let file = (box.folder.path / "Shop/ATests.swift").string
    box.commands.ends["test"] = MCPCommandEnd(
      code: 1,
      output: """
        \(file):12: error: ATests.testA : XCTAssertEqual failed: ("1") is not equal to ("2")
        Executed 3 tests, with 1 failure (0 unexpected) in 0.1 seconds
        ✘ Test "adds" recorded an issue at BTests.swift:4:5: Expectation failed
        ✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue.
        """)
    let values = try box.call("run_tests", ["filter": "A"])["structuredContent"]
    #expect(values?["passed"] == false)
    #expect(values?["failures"]?[0]?.string?.hasPrefix("ATests.swift:12: error:") == true)
    #expect(values?["failures"]?[1]?.string?.hasPrefix("Test \"adds\" recorded") == true)
    #expect(values?["totals"]?.array?.count == 2)
    #expect(box.commands.words.last?.suffix(2) == ["--filter", "A"])
    box.commands.ends["test"] = MCPCommandEnd(code: 1, notes: ["apus: it has no target with unit tests"])
    #expect(try box.error("run_tests") == "it has no target with unit tests")
    box.commands.ends["test"] = MCPCommandEnd(
      code: 1,
      notes: [
        "\(file):3:1: error: no such name", "apus: ATests: 4 tests, 1 failed, 1 skipped",
        "apus: ATests ended with signal 11 (Segmentation fault) in ATests/a()", "apus: BTests was not run: it does not compile",
      ])
    let broken = try box.call("run_tests")["structuredContent"]
    #expect(broken?["totals"] == ["ATests: 4 tests, 1 failed, 1 skipped"])
    #expect(
      broken?["failures"] == [
        "ATests.swift:3:1: error: no such name", "ATests ended with signal 11 (Segmentation fault) in ATests/a()",
        "BTests was not run: it does not compile",
      ])
    box.commands.ends["test"] = MCPCommandEnd(code: 0, output: "✔ Test run with 2 tests in 1 suite passed after 0.1 seconds.")
    #expect(try box.text("run_tests").hasPrefix("All tests passed.\nTest run with 2 tests"))
    #expect(try MCPTestOutcome(MCPCommandEnd(code: 0), project: box.toolbox.openProject()).passed)
  }

  @Test("stop ends the app and nothing else")
  func stop() throws {
    #expect(try box.call("stop")["structuredContent"] == ["wasRunning": false])
    try box.call("start_app")
    #expect(try box.call("stop")["structuredContent"] == ["wasRunning": true])
    #expect(try box.app().isEnded)
    #expect(box.toolbox.project != nil)
  }

  @Test("arguments that are wrong do nothing, and the result says what is right")
  func wrong() throws {
    try box.call("start_app")
    #expect(
      try box.error("swipe", ["direction": "lft"])
        == "direction is one of left, right, up, down; did you mean left? Nothing was done.")
    #expect(try box.error("tap", ["reff": "e1"]) == "there is no argument reff; did you mean ref? Nothing was done.")
    #expect(try box.app().last("act").isEmpty)
  }
}
