import Foundation
import LaunchContract
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("An app that is being written, on a page, by a stand-in that is a script")
struct PageStageTests {
  private let folder: TemporaryFolder
  private let printed = PrintedLines()

  // Safe: the test alone uses it.
  private final class PrintedLines: @unchecked Sendable { var lines: [String] = [] }

  init() throws { folder = try TemporaryFolder() }

  private func stage(_ change: (inout DisplaySettings) -> Void = { _ in }, preview: String? = nil) throws -> PageStage {
    var settings = DisplaySettings()
    change(&settings)
    let printed = printed
    return try PageStage(settings, preview: preview, port: nil, installation: folder.installation()) { printed.lines.append($0) }
  }

  /// An app that answers what it is asked for, once it has done what a line of the shell says.
  private func build(_ name: String, _ first: String = ":") throws -> DevBuild {
    let script = """
      #!/bin/sh
      \(first)
      n=0
      while read -r line <&3; do
        n=$((n + 1))
        case "$line" in
          *'"do":"previews"'*) answer='{"previews": []}' ;;
          *'"do":"frame"'*) answer='{"time": 0, "moving": false, "pointer": "default", "title": "A"}' ;;
          *'"do":"save"'*) answer='{"kept": 3, "lost": ["A.b"]}' ;;
          *) answer='{}' ;;
        esac
        printf '{"id": %s, "ok": %s}\\n' $n "$answer" >&4
      done
      """
    try folder.write([name: script])
    let executable = folder.path / name
    #expect(chmod(executable.string, 0o755) == 0)
    return DevBuild(BuiltApp(name: "A", executable: executable, arguments: [], environment: []), preview: nil)
  }

  /// Waits until something is so; only somebody who fails waits for long.
  private func wait(_ isSo: () -> Bool) -> Bool {
    for _ in 0..<2_000 where !isSo() { usleep(5_000) }
    return isSo()
  }

  @Test("an app is started as the options say, with what was saved, and what it prints is passed on")
  func show() throws {
    let stage = try stage { $0.request.colorScheme = .dark }
    defer { stage.end() }
    #expect(stage.address.hasPrefix("http://127.0.0.1:") && stage.ended == nil)
    try stage.show(build("app", #"echo "$APUS_COLOR_SCHEME $APUS_RESTORE""#), restoring: "/saved.json")
    #expect(wait { stage.ended == nil && printed.lines == ["dark /saved.json"] })
    let saved = try #require(stage.save(to: "/new.json"))
    #expect(saved.kept == 3 && saved.lost == ["A.b"])
  }

  @Test("a build that ends before it shows leaves the one before, and says why it ended")
  func failure() throws {
    let stage = try stage()
    defer { stage.end() }
    try stage.show(build("good", "echo good"), restoring: nil)
    #expect(wait { stage.ended == nil && printed.lines == ["good"] })
    let error = #expect(throws: RemoteError.self) {
      try stage.show(build("bad", "echo 'A.swift:1: Fatal error: no' >&2; kill -ILL $$"), restoring: nil)
    }
    guard case .ended(let end)? = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(end.reason == "A.swift:1: Fatal error: no" && printed.lines.last == "A.swift:1: Fatal error: no")
    #expect(stage.ended == nil && stage.save(to: "/a.json") != nil)
  }

  @Test("an app that ends by itself is told of, and the next one shows in its place")
  func ending() throws {
    let stage = try stage()
    defer { stage.end() }
    try stage.show(build("app", "(sleep 0.2; kill -ILL $$) &"), restoring: nil)
    #expect(wait { stage.ended != nil })
    guard case .ended(let end)? = stage.ended else { return #expect(Bool(false)) }
    #expect(end.signal == SIGILL && stage.save(to: "/a.json") == nil)
    try stage.show(build("next"), restoring: nil)
    #expect(stage.ended == nil)
  }
}
