import Foundation
import LaunchContract
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("Stages for an app that is being written, with scripts for apps")
struct StagesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What an app answers to whatever it is asked.
  private static let answer =
    #""ok": {"kept": 2, "lost": ["A.b"], "time": 0, "moving": false, "file": "/a.png", "width": 1, "height": 1}"#

  /// A build that is some lines of the shell, which find requests at 3 and answer at 4.
  private func build(_ name: String, _ script: String) throws -> DevBuild {
    try folder.write([name: "#!/bin/sh\n\(script)\n"])
    let executable = folder.path / name
    #expect(chmod(executable.string, 0o755) == 0)
    return DevBuild(BuiltApp(name: name, executable: executable, arguments: ["one"]), preview: "Card")
  }

  /// A build that answers all that it is asked but so many first requests, and says how it was started.
  private func answering(_ name: String, refusing count: Int = 0) throws -> DevBuild {
    try build(
      name,
      """
      echo "$1 $APUS_HOST $APUS_DEV $APUS_REMOTE $APUS_PREVIEW $APUS_RESTORE" >&2
      n=0
      while read -r line <&3; do
        n=$((n + 1))
        printf '%s\\n' "$line" >> "$0.requests"
        if [ $n -le \(count) ]; then
          printf '{"id": %s, "error": "nothing has been shown yet"}\\n' $n >&4
        else
          printf '{"id": %s, \(Self.answer)}\\n' $n >&4
        fi
        case "$line" in *'"end"'*) exit 0;; esac
      done
      """)
  }

  private func requests(of name: String) throws -> [String] {
    try (folder.path / "\(name).requests").readText().split(separator: "\n").map { line in
      JSONValue(json: Data(line.utf8))?["do"]?.string ?? ""
    }
  }

  /// Asks a stage until it says how it ended; only one that fails is asked for long.
  private func end(of stage: any DevStage) -> DevEnd? {
    let limit = ContinuousClock.now + .seconds(30)
    while .now < limit {
      if let end = stage.ended { return end }
      usleep(2_000)
    }
    return nil
  }

  @Test("a window waits for the new build's first frame, and ends the one before after it")
  func window() throws {
    var heard: [String] = []
    let stage = WindowStage(
      display: DisplaySettings(), scratch: folder.path / "frame.png", installation: folder.installation(),
      hear: { heard.append($0) })
    #expect(stage.save(to: "/s.json") == nil && stage.ended == nil)
    try stage.show(answering("first", refusing: 2), restoring: nil)
    #expect(try requests(of: "first") == ["picture", "picture", "picture"])
    #expect(stage.save(to: "/s.json") == RemoteSaved(kept: 2, lost: ["A.b"]))
    stage.show(notice: "no")
    stage.show(notice: nil)
    try stage.show(answering("second"), restoring: "/s.json")
    #expect(try requests(of: "first") == ["picture", "picture", "picture", "save", "notice", "notice", "end"])
    #expect(stage.ended == nil)
    stage.end()
    #expect(try requests(of: "second").last == "end" && stage.ended == nil)
    #expect(heard == ["one gtk 3,4  Card ", "one gtk 3,4  Card /s.json"])
  }

  @Test("a window that is closed is no crash, and a crash tells its place")
  func ends() throws {
    var heard: [String] = []
    let stage = WindowStage(
      display: DisplaySettings(), scratch: folder.path / "frame.png", installation: folder.installation(),
      hear: { heard.append($0) })
    let first = "read -r line <&3; printf '{\"id\": 1, \(Self.answer)}\\n' >&4"
    try stage.show(build("closed", first + "; exit 0"), restoring: nil)
    #expect(end(of: stage) == .closed && stage.ended == nil)
    let trace = "3 [ra] 0x01 A.body.getter + 152 in crashed at /x/A.swift:5:34"
    try stage.show(
      build("crashed", first + "; echo 'A.swift:5: Fatal error: no' >&2; echo '\(trace)' >&2; kill -ILL $$"), restoring: nil)
    guard case .ended(let how)? = end(of: stage) else {
      Issue.record("it has not ended")
      return
    }
    #expect(how.signal == 4 && how.reason == "A.swift:5: Fatal error: no")
    #expect(heard.last == "the app was at /x/A.swift:5:34")
  }

  @Test("a build that ends before its first frame leaves the one before as it is")
  func refused() throws {
    let stage = WindowStage(
      display: DisplaySettings(), scratch: folder.path / "frame.png", installation: folder.installation(), hear: { _ in })
    try stage.show(answering("good"), restoring: nil)
    #expect(throws: RemoteError.self) { try stage.show(build("bad", "exit 3"), restoring: nil) }
    #expect(stage.ended == nil && stage.save(to: "/s.json") != nil)
    stage.end()
  }

  @Test("pictures are written by each build, and with what is said of one that does not build")
  func pictures() throws {
    let file = folder.path / "a.png"
    let stage = PictureStage(file: file, display: DisplaySettings(), installation: folder.installation(), hear: { _ in })
    try stage.show(answering("first"), restoring: nil)
    stage.show(notice: "no")
    #expect(try requests(of: "first") == ["settle", "picture", "notice", "settle", "picture"])
    try stage.show(answering("second"), restoring: nil)
    #expect(try requests(of: "first").last == "end")
    stage.end()
  }

  @Test("the command line: where it shows, and what does not go together")
  func command() throws {
    try folder.write(["A.swift": "@main struct A {}"])
    let command = { (words: [String]) throws -> DevCommand in
      try DevCommand(ParsedArguments(["A.swift"] + words, syntax: DevCommand.syntax), installation: folder.installation())
    }
    #expect(try command([]).page == nil)
    #expect(try command(["--serve"]).page == DevCommand.Page())
    #expect(try command(["--serve", "--port", "8080"]).page == DevCommand.Page(port: 8080))
    #expect(try command(["--preview", "Card"]).display.request.preview == "Card")
    for words in [
      ["--port", "8080"], ["--serve", "--port", "80"], ["--serve", "--host", "image"], ["--host", "gtk", "--no-gtk"],
    ] {
      #expect(failure { _ = try command(words) }?.code == 2)
    }
  }
}
