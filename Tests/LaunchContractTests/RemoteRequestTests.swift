import Foundation
import LaunchContract
import Testing

@Suite("What an app is asked for from outside")
struct RemoteRequestTests {
  private func verb(_ line: String) throws -> RemoteVerb { try RemoteRequest(line: Data(line.utf8)).verb }

  private func refusal(_ line: String) -> RemoteRequest.Refusal? {
    do throws(RemoteRequest.Refusal) {
      _ = try RemoteRequest(line: Data(line.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("each verb is read with what it takes")
  func verbs() throws {
    #expect(try RemoteRequest(line: Data(#"{"id": 7, "do": "previews"}"#.utf8)).id == 7)
    #expect(try verb(#"{"do": "previews"}"#) == .previews && verb(#"{"do": "elements"}"#) == .elements(parts: false))
    #expect(try verb(#"{"do": "elements", "parts": true, "colors": true}"#) == .elements(parts: true, colors: true))
    #expect(try verb(#"{"do": "state"}"#) == .state && verb(#"{"do": "end"}"#) == .end)
    #expect(try verb(#"{"do": "show"}"#) == .show(.app) && verb(#"{"do": "show", "preview": null}"#) == .show(.app))
    #expect(try verb(#"{"do": "show", "preview": 2}"#) == .show(.number(2)))
    #expect(try verb(#"{"do": "show", "preview": "Card"}"#) == .show(.name("Card")))
    #expect(try verb(#"{"do": "settle"}"#) == .settle(seconds: nil, realTime: false))
    #expect(try verb(#"{"do": "settle", "seconds": 10, "realTime": true}"#) == .settle(seconds: 10, realTime: true))
    var configuration = RemoteConfiguration()
    (configuration.width, configuration.rightToLeft) = (300, true)
    #expect(try verb(#"{"do": "configure", "width": 300, "rightToLeft": true}"#) == .configure(configuration))
    let picture = try verb(#"{"do": "picture", "file": "/a.png", "scale": 0.5, "region": {"x":1,"y":2,"width":3,"height":4}}"#)
    guard case .picture(let request) = picture else { return #expect(Bool(false)) }
    #expect(request.region == RemoteRect(x: 1, y: 2, width: 3, height: 4) && request.scale == 0.5)
    #expect(RemotePictureRequest.scales.contains(4))
    #expect(try verb(#"{"do": "save", "file": "/a b.json"}"#) == .save(file: "/a b.json"))
    #expect(try verb(#"{"do": "notice", "text": "a.swift:3"}"#) == .notice("a.swift:3"))
    #expect(try verb(#"{"do": "notice", "text": null}"#) == .notice(nil))
    #expect(RemoteVerb.Name.allCases.count == 14 && RemoteVerb.Name.act.members.contains("ref"))
  }

  @Test("pointers and frames are read with what they take")
  func following() throws {
    #expect(
      try verb(#"{"do": "pointer", "phase": "hover", "x": 1.5, "y": -2}"#) == .pointer(RemotePointer(.hover, x: 1.5, y: -2)))
    var finger = RemotePointer(.down, kind: .touch, x: 3, y: 4)
    (finger.finger, finger.button, finger.modifiers) = (2, 1, [.shift])
    let line = #""kind": "touch", "x": 3, "y": 4, "finger": 2, "button": 1, "modifiers": ["shift"]}"#
    #expect(try verb(#"{"do": "pointer", "phase": "down", "# + line) == .pointer(finger))
    // The number of a request is nobody's finger.
    let numbered = try RemoteRequest(line: Data(#"{"id": 99, "do": "pointer", "phase": "up", "x": 1, "y": 2}"#.utf8))
    #expect(numbered.id == 99 && numbered.verb == .pointer(RemotePointer(.up, x: 1, y: 2)))
    #expect(RemotePointer.Phase.words == ["hover", "exit", "down", "move", "up", "cancel"])
    #expect(RemotePointer.Kind.words == ["mouse", "touch", "pen"])
    #expect(try verb(#"{"do": "frame"}"#) == .frame(RemoteFrameRequest()))
    let known = RemoteFrameRequest(seconds: 0.5, file: "/a.png", since: 3)
    #expect(try verb(#"{"do": "frame", "seconds": 0.5, "file": "/a.png", "since": 3}"#) == .frame(known))
    #expect(RemoteFrameRequest.secondsLimit == 1)
  }

  @Test("a film begins with a file, and ends without one")
  func film() throws {
    let rate = try #require(FrameRate(text: "30")), slow = try #require(FrameRate(text: "12"))
    let gif = try #require(Film(output: "/a.gif", rate: rate)), frames = try #require(Film(output: "/a", rate: slow))
    #expect(try verb(#"{"do": "film"}"#) == .film(nil) && verb(#"{"do": "film", "file": null}"#) == .film(nil))
    #expect(try verb(#"{"do": "film", "file": "/a.gif"}"#) == .film(RemoteFilmRequest(film: gif, scale: nil)))
    #expect(
      try verb(#"{"do": "film", "file": "/a", "rate": 12, "scale": 0.5}"#) == .film(RemoteFilmRequest(film: frames, scale: 0.5)))
    #expect(RemoteFilmRequest.standardRate == 30)
  }

  @Test("each act is read with where and how it is done")
  func acts() throws {
    func act(_ members: String) throws -> RemoteAct {
      guard case .act(let act) = try verb(#"{"do": "act", "# + members + "}") else { throw LaunchError("no act") }
      return act
    }
    let tap = try act(#""kind": "tap", "ref": "e4""#)
    #expect(tap.kind == .tap && tap.target == .element(ref: "e4"))
    #expect(try act(#""kind": "doubleTap", "x": 1, "y": 2"#).target == .point(x: 1, y: 2))
    #expect(try act(#""kind": "longPress", "label": "Row""#).kind == .longPress(seconds: 0.8))
    #expect(try act(#""kind": "swipe", "direction": "left""#).kind == .swipe(.left))
    let drag = try act(#""kind": "drag", "ref": "e1", "toX": 4, "toY": 5, "hold": 0.5"#)
    #expect(drag.kind == .drag(to: .point(x: 4, y: 5), seconds: 0.3, hold: 0.5))
    #expect(try act(#""kind": "scroll", "dy": 120"#).kind == .scroll(x: 0, y: 120))
    #expect(try act(#""kind": "type", "text": "a b""#).kind == .type("a b", replacing: false))
    #expect(try act(#""kind": "type", "text": "", "replace": true"#).kind == .type("", replacing: true))
    #expect(try act(#""kind": "compose", "text": "にほん", "caret": 2"#).kind == .compose("にほん", caret: 2))
    #expect(try act(#""kind": "compose", "text": "にほ""#).kind == .compose("にほ", caret: 2))
    #expect(try act(#""kind": "compose", "text": """#).kind == .compose("", caret: 0))
    let key = try act(#""kind": "key", "key": "a", "modifiers": ["shift", "control"]"#)
    #expect(key.kind == .key("a", modifiers: [.shift, .control]))
    #expect(try act(#""kind": "adjust", "ref": "e2", "by": -3"#).kind == .adjust(by: -3))
    #expect(try act(#""kind": "action", "ref": "e2", "name": "Delete""#).kind == .action("Delete"))
    #expect(try act(#""kind": "pinch", "scale": 2"#).kind == .pinch(scale: 2))
    #expect(try act(#""kind": "rotate", "degrees": 90"#).kind == .rotate(degrees: 90))
    #expect(try act(#""kind": "choose", "paths": ["/a"]"#).kind == .choose(paths: ["/a"]))
    #expect(try act(#""kind": "open", "url": "app:a""#).kind == .open(url: "app:a"))
    for kind in ["focus", "activate", "hover"] { _ = try act(#""kind": "\#(kind)", "ref": "e1""#) }
    #expect(RemoteAct.Name.allCases.count == 18)
  }

  @Test(
    "what is wrong is said in one line",
    arguments: [
      ("hello", "this is no request such as"), ("[]", "no request"), ("{", "no request"), ("3", "no request"),
      ("{}", "\"do\" is missing; use one of previews, show"),
      (#"{"do": "dance"}"#, "\"do\" is \"dance\"; use one of previews, show, configure"),
      (#"{"do": "settle", "second": 1}"#, "settle does not take \"second\"; it takes realTime, seconds"),
      (#"{"do": "elements", "ref": 1}"#, "it takes colors, parts"),
      (#"{"do": "settle", "seconds": "1"}"#, "settle: \"seconds\" is to be a number"),
      (#"{"do": "settle", "seconds": 11}"#, "from 0 to 10"), (#"{"do": "settle", "seconds": -1}"#, "from 0 to 10"),
      (#"{"do": "show", "preview": [1]}"#, "\"preview\" is to be a text"),
      (#"{"do": "picture"}"#, "\"file\" is missing"), (#"{"do": "picture", "file": "a.png"}"#, "absolute path"),
      (#"{"do": "picture", "file": "/a.jpg"}"#, ".png"), (#"{"do": "picture", "file": "/a.png", "scale": 9}"#, "0.1 to 4"),
      (#"{"do": "picture", "file": "/a.png", "region": {"x": 1}}"#, "\"region.y\" is missing"),
      (#"{"do": "picture", "file": "/a.png", "region": {"x":0,"y":0,"width":0,"height":1}}"#, "no width"),
      (#"{"do": "save"}"#, "\"file\" is missing"), (#"{"do": "save", "file": "a.json"}"#, "absolute path"),
      (#"{"do": "save", "file": "/a.txt"}"#, ".json"), (#"{"do": "notice", "text": 3}"#, "\"text\" is to be a text"),
      (#"{"do": "film", "file": "a.gif"}"#, "absolute path"), (#"{"do": "film", "file": "/a.mov"}"#, ".gif or .apng"),
      (#"{"do": "film", "file": "/a.gif", "rate": 0}"#, "from 1 to 120"), (#"{"do": "film", "rate": 3}"#, "without a \"file\""),
      (#"{"do": "film", "file": "/a.gif", "scale": 9}"#, "0.1 to 4"), (#"{"do": "film", "file": 1}"#, "is to be a text"),
      (#"{"do": "configure", "scale": 9}"#, "0.5 to 4"), (#"{"do": "configure", "colorScheme": "blue"}"#, "light or dark"),
      (#"{"do": "configure", "width": 0}"#, "points from 1"), (#"{"do": "configure", "locale": "../x"}"#, "such as ja_JP"),
      (#"{"do": "act"}"#, "\"kind\" is missing; use one of tap"), (#"{"do": "act", "kind": "hop"}"#, "\"hop\"; use one of tap"),
      (#"{"do": "act", "kind": "tap"}"#, "tap needs \"ref\""), (#"{"do": "act", "kind": "tap", "x": 1}"#, "both \"x\" and \"y\""),
      (#"{"do": "act", "kind": "swipe", "direction": "in"}"#, "left, right, up or down"),
      (#"{"do": "act", "kind": "drag", "ref": "e1"}"#, "drag needs \"toRef\""),
      (#"{"do": "act", "kind": "type", "text": ""}"#, "not empty"), (#"{"do": "act", "kind": "scroll"}"#, "needs \"dy\""),
      (#"{"do": "act", "kind": "adjust", "ref": "e1", "by": 1.5}"#, "\"by\" is to be a whole number"),
      (#"{"do": "act", "kind": "compose"}"#, "\"text\" is to be a text"),
      (#"{"do": "act", "kind": "compose", "text": "ab", "caret": 3}"#, "\"caret\" is to be a number from 0 to 2"),
      (#"{"do": "act", "kind": "compose", "text": "ab", "caret": 0.5}"#, "\"caret\" is to be a whole number"),
      (#"{"do": "pointer", "phase": "down", "x": 1}"#, "\"y\" is missing"), (#"{"do": "pointer"}"#, "\"phase\" is missing"),
      (#"{"do": "pointer", "phase": "fly", "x": 1, "y": 1}"#, "\"phase\" is to be one of hover"),
      (#"{"do": "pointer", "phase": "up", "kind": "nose", "x": 1, "y": 1}"#, "\"kind\" is to be one of mouse"),
      (#"{"do": "pointer", "phase": "up", "x": 1e9, "y": 1}"#, "points of the window"),
      (#"{"do": "pointer", "phase": "up", "x": 1, "y": 1, "finger": 32}"#, "\"finger\" is a number from 0 to 31"),
      (#"{"do": "pointer", "phase": "up", "x": 1, "y": 1, "button": 9}"#, "\"button\" is 0, 1 or 2"),
      (#"{"do": "frame", "seconds": 2}"#, "frame: \"seconds\" is a number from 0 to 1"),
      (#"{"do": "frame", "file": "a.png"}"#, "frame: \"file\" is an absolute path"),
      (#"{"do": "frame", "since": 1.5}"#, "frame: "),
      (#"{"do": "act", "kind": "choose", "paths": [1]}"#, "\"paths.0\" is to be a text"),
      (#"{"do": "act", "kind": "key", "key": "a", "modifiers": ["hyper"]}"#, "shift, control"),
    ])
  func refusals(line: String, expected: String) throws {
    let refused = try #require(refusal(line))
    #expect(refused.reason.contains(expected), "\(refused.reason)")
    #expect(!refused.reason.contains("\n"))
  }

  @Test("a refusal answers the request that it refuses")
  func ids() {
    #expect(refusal(#"{"id": 4, "do": "dance"}"#)?.id == 4 && refusal(#"{"id": "x", "do": "dance"}"#)?.id == nil)
    let long = refusal(#"{"do": "act", "kind": "type", "text": ""# + String(repeating: "a", count: 1 << 20) + "\"}")
    #expect(long == RemoteRequest.Refusal(id: nil, reason: RemoteLimits.tooLong))
  }

  @Test("a notice has a bound, and each verb knows its name")
  func notices() throws {
    let line = { (count: Int) in #"{"do": "notice", "text": ""# + String(repeating: "é", count: count) + "\"}" }
    #expect(try verb(line(RemoteLimits.noticeBytes / 2)).name == .notice)
    let expected = "notice: \"text\" has 16386 bytes; at most 16384 are shown"
    #expect(refusal(line(RemoteLimits.noticeBytes / 2 + 1))?.reason == expected)
    for name in RemoteVerb.Name.allCases where [.previews, .settle, .elements, .state, .end].contains(name) {
      #expect(try verb("{\"do\": \"\(name.text)\"}").name == name)
    }
    #expect(RemoteVerb.Name.ofWindows == [.save, .notice, .elements, .state, .picture, .end])
  }

  @Test("a configuration changes what it names, and nothing where it cannot be")
  func configuration() throws {
    var request = LaunchRequest()
    var change = RemoteConfiguration()
    (change.width, change.textSize, change.contrast, change.locale, change.scale) = (500, "xLarge", "increased", "ja_JP", 3)
    change.colorScheme = "dark"
    try change.apply(to: &request)
    #expect(request.size == ScreenSize(text: "500x844") && request.textSize == .xLarge && request.contrast == .increased)
    #expect(request.locale?.text == "ja_JP" && request.scale?.value == 3 && request.colorScheme == .dark)
    (change.width, change.height) = (9_000, 9_000)
    #expect(throws: LaunchError.self) { try change.apply(to: &request) }
  }
}

@Suite("Lines that come from outside")
struct RemoteLinesTests {
  @Test("are cut wherever the pieces end; empty ones do not count")
  func pieces() {
    var lines = RemoteLines()
    lines.take(Data("a".utf8))
    #expect(lines.next() == nil)
    lines.take(Data("b\n\nc\nd".utf8))
    #expect(lines.next() == .whole(Data("ab".utf8)) && lines.next() == .whole(Data("c".utf8)) && lines.next() == nil)
  }

  @Test("that are too long are not kept, and the next one is read")
  func long() {
    var lines = RemoteLines()
    for _ in 0..<3 { lines.take(Data(repeating: 65, count: RemoteLimits.requestBytes / 2)) }
    lines.take(Data("\nb\n".utf8))
    #expect(lines.next() == .tooLong && lines.next() == .whole(Data("b".utf8)) && lines.next() == nil)
  }

  @Test("descriptors are two numbers")
  func descriptors() {
    #expect(RemoteDescriptors(text: "3,4") == RemoteDescriptors(input: 3, output: 4))
    #expect(RemoteDescriptors(text: "3") == nil && RemoteDescriptors(text: "3,-1") == nil)
  }
}
