import Foundation
import LaunchContract
import Testing

@testable import ApusCommand
@testable import RemoteControl

@Suite("An app that is driven from outside, by a stand-in that is a script")
struct RemoteSessionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A session with an app that is some lines of the shell, which find requests at 3 and answer at 4.
  private func session(_ script: String, _ request: LaunchRequest = LaunchRequest()) throws -> RemoteSession {
    try folder.write(["app": "#!/bin/sh\n\(script)\n"])
    let executable = folder.path / "app"
    #expect(chmod(executable.string, 0o755) == 0)
    let app = BuiltApp(
      name: "A", executable: executable, arguments: ["one"], environment: [EnvironmentVariable(name: "OWN", value: "mine")])
    return try RemoteSession(app, request: request, installation: folder.installation())
  }

  /// Answers each request with the same words.
  private func echo(_ answer: String) -> String {
    """
    n=0
    while read -r line <&3; do
      n=$((n + 1))
      printf '{"id": %s, \(answer)}\\n' $n >&4
    done
    """
  }

  @Test("requests go out with a number, and their answers come back")
  func answers() throws {
    let session = try session(
      """
      read -r line <&3; printf '%s\\n' "$line"
      printf '{"id": 1, "ok": {"a": [1]}}\\n' >&4
      read -r line <&3; printf '%s\\n' "$line"
      printf '{"id": 2, "error": "no such thing"}\\n' >&4
      """)
    #expect(try session.call("settle", ["seconds": 0.5]) == ["a": [1]])
    #expect(throws: RemoteError.refused("no such thing")) { try session.call("elements") }
    session.end()
    #expect(session.log == [#"{"do":"settle","id":1,"seconds":0.5}"#, #"{"do":"elements","id":2}"#])
    #expect(session.log.isEmpty && session.hasEnded == RemoteEnd(status: 0, lastErrors: []))
  }

  @Test("why an app has crashed is kept, however many lines follow")
  func reason() throws {
    let session = try session(
      """
      read -r line <&3
      echo 'A.swift:1: Fatal error: Index out of range' >&2
      i=0; while [ $i -lt 900 ]; do echo "frame $i" >&2; i=$((i + 1)); done
      kill -ILL $$
      """)
    #expect(throws: RemoteError.self) { try session.call("elements") }
    #expect(session.hasEnded?.isCrash == true && session.hasEnded?.reason == "A.swift:1: Fatal error: Index out of range")
  }

  @Test("an app that prints much is not held up by who does not ask for it")
  func muchOutput() throws {
    let done = folder.path / "done"
    let session = try session(
      "head -c 1500000 /dev/zero | tr '\\0' 'x' | fold -w 100; echo last >&2; touch '\(done)'; read -r line <&3")
    let limit = ContinuousClock.now + .seconds(20)
    while !done.exists, .now < limit { usleep(2_000) }
    #expect(done.exists)
    session.end()
    let log = session.log
    #expect(session.hasEnded?.lastErrors == ["last"])
    #expect(log.count <= 2_001 && log[0].hasSuffix("lines before these were not kept)"))
  }

  @Test("the app gets what its project and the request say, and no preview")
  func environment() throws {
    var request = LaunchRequest()
    request.size = ScreenSize(text: "100x50")
    request.preview = "Card"
    let session = try session(
      #"echo "$1 $OWN $APUS_SIZE $APUS_HOST $APUS_REMOTE [$APUS_PREVIEW]"; read -r nothing; echo "$?""#, request)
    #expect(throws: RemoteError.self) { try session.call("state") }
    #expect(session.log == ["one mine 100x50 image 3,4 []", "1"])
  }

  @Test("each verb asks for what it is named after, and reads what is answered")
  func verbs() throws {
    let frame = #""frame": {"x": 1, "y": 2, "width": 3, "height": 4}"#
    let found = #"{"ref": "e1", "role": "button", "label": "Save", "enabled": true, "actions": ["tap"], "level": 2, "# + frame
    let elements = try session(echo(#""ok": {"elements": ["# + found + "}]}"))
    var button = RemoteElement(ref: "e1", role: "button", frame: RemoteRect(x: 1, y: 2, width: 3, height: 4))
    (button.label, button.actions, button.level) = ("Save", ["tap"], 2)
    #expect(try elements.elements() == [button])
    let previews = try session(echo(#""ok": {"previews": [{"number": 1, "name": "Bar", "file": "A.swift", "line": 3}]}"#))
    #expect(try previews.previews() == [RemotePreview(number: 1, name: "Bar", file: "A.swift", line: 3)])
    let rest = try session(echo(#""ok": {"time": 1.5, "moving": true}"#))
    #expect(try rest.settle(seconds: 1) == RemoteRest(time: 1.5, moving: true))
    let picture = try session(echo(#""ok": {"file": "/a.png", "width": 3, "height": 4}"#))
    let region = RemoteRect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      try picture.picture(Path("/a.png"), scale: 2, region: region) == RemotePicture(file: "/a.png", width: 3, height: 4))
    let done = try session(echo(#""ok": {}"#))
    try done.show("Bar")
    try done.show(nil)
    try done.configure(["colorScheme": "dark"])
    try done.act("tap", ["ref": "e1"])
    // An answer of another form is none.
    #expect(throws: RemoteError.garbled("{}")) { try done.state() }
  }

  @Test("a crash is told with its signal and the line that says why, and again from then on")
  func crash() throws {
    let session = try session(
      """
      read -r line <&3
      echo 'Fatal error: Index out of range' >&2
      echo '*** trace' >&2
      kill -TRAP $$
      """)
    var end: RemoteEnd?
    do { try session.call("show", ["preview": 1]) } catch RemoteError.ended(let found) { end = found }
    let crash = try #require(end)
    #expect(crash.isCrash && crash.signal == 5 && crash.code == nil)
    #expect(crash.reason == "Fatal error: Index out of range" && crash.lastErrors.count == 2)
    #expect("\(RemoteError.ended(crash))" == "the app crashed (trap): Fatal error: Index out of range")
    #expect(throws: RemoteError.ended(crash)) { try session.call("state") }
    #expect(session.hasEnded == crash)
  }

  @Test("an app that ends by itself is no crash")
  func ending() throws {
    let session = try session("echo 'no scene' >&2; exit 3")
    #expect(throws: RemoteError.self) { try session.call("state") }
    let end = try #require(session.hasEnded)
    #expect(end.code == 3 && !end.isCrash && end.what == "the app ended with code 3" && end.reason == "no scene")
  }

  @Test("what does not answer in time is late, and its late answer is not taken for the next one")
  func late() throws {
    let session = try session(
      """
      read -r line <&3
      read -r line <&3
      printf '{"id": 1, "ok": {"late": true}}\\n{"id": 2, "ok": {"late": false}}\\n' >&4
      read -r line <&3
      """)
    #expect(throws: RemoteError.late(verb: "settle", seconds: 0.05)) {
      try session.call("settle", deadline: .milliseconds(50))
    }
    #expect(try session.call("settle") == ["late": false])
  }

  @Test("garbage is said to be some", arguments: ["hello", "[1]", #"{"ok": {}}"#, "{\"id\": \"1\"}"])
  func garbage(line: String) throws {
    let session = try session("read -r line <&3; printf '%s\\n' '\(line)' >&4; read -r line <&3")
    #expect(throws: RemoteError.garbled(line)) { try session.call("state") }
  }

  @Test("an app that prints much is not held up, and of its lines the last ones are kept")
  func printing() throws {
    let session = try session(
      """
      read -r line <&3
      i=0
      while [ $i -lt 3000 ]; do echo "line $i ........................................"; i=$((i + 1)); done
      printf '{"id": 1}\\n' >&4
      read -r line <&3
      """)
    #expect(try session.call("elements") == [:])
    let log = session.log
    #expect(log.first == "(1000 lines before these were not kept)" && log.count == 2_001)
    #expect(log.last?.hasPrefix("line 2999") == true)
  }

  @Test("an app that does not end when it is told to is ended")
  func stubborn() throws {
    let session = try session("trap '' TERM INT; printf '{\"id\": 1}\\n' >&4; while :; do sleep 1; done")
    try session.call("state")
    let process = session.processID
    #expect(session.hasEnded == nil)
    let brief = try RemoteConnection(ProgramStart(program: "true", environment: ["PATH": "/usr/bin:/bin"]))
    brief.finish(within: .seconds(5))
    #expect(brief.end?.code == 0)
    session.end(within: .milliseconds(20))
    #expect(session.hasEnded?.signal == SIGKILL && kill(process, 0) != 0)
  }

  @Test("a request that is too long does not go out; one that fills all buffers does")
  func size() throws {
    let session = try session("n=$(head -n 1 <&3 | wc -c); printf '{\"id\": 2, \"ok\": %s}\\n' $n >&4; read -r line <&3")
    let text = String(repeating: "a", count: RemoteLimits.requestBytes)
    #expect(throws: RemoteError.self) { try session.call("act", ["text": .string(text)]) }
    let length = try session.call("act", ["text": .string(String(text.dropLast(100)))]).integer
    #expect(length.map { $0 > RemoteLimits.requestBytes - 100 } == true)
  }

  @Test("the two ends of each channel have high numbers, and closing one side leaves the other")
  func channels() throws {
    let channels = try RemoteChannels()
    let ends = [channels.requests, channels.answers, channels.output, channels.errors]
    #expect(ends.flatMap { [$0.ours, $0.theirs] }.allSatisfy { $0 >= 16 })
    channels.closeTheirs()
    #expect(ends.allSatisfy { fcntl($0.ours, F_GETFD) >= 0 && fcntl($0.theirs, F_GETFD) < 0 })
    for end in ends { close(end.ours) }
  }

  @Test("a program that is not there is said to be missing")
  func missing() throws {
    let app = BuiltApp(name: "A", executable: folder.path / "none")
    let message = failure { _ = try RemoteSession(app, request: LaunchRequest(), installation: folder.installation()) }?.message
    #expect(message?.contains("cannot start") == true)
  }
}
