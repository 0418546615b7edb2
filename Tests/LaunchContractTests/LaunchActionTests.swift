import LaunchContract
import Testing

@Suite("Actions")
struct LaunchActionTests {
  @Test("actions keep their order and their values")
  func order() throws {
    let actions = try LaunchAction.list(
      from: #"[{"after":1.5},{"tap":"閉じる"},{"scroll":-120},{"after":0},{"type":"あ"},{"key":"Enter"},{"swipe":"left"}]"#)
    #expect(actions == [.after(1.5), .tap("閉じる"), .scroll(-120), .after(0), .type("あ"), .key("Enter"), .swipe(.left)])
  }

  @Test(
    "each action is read as it was written, at the ends of its range too",
    arguments: [
      .after(0), .wait(2.5), .after(3_600), .after(0.1), .tap("a/b \"c\" \\ é"), .scroll(-1_000_000), .scroll(1e-9),
      .swipe(.left),
      .swipe(.right), .swipe(.up), .swipe(.down), .type(""), .type("日本\u{0}語"), .key("ArrowLeft"), .choose("/a b/ç.txt\n/c"),
      .repaint(1),
      .repaint(10_000),
    ] as [LaunchAction])
  func roundTrip(action: LaunchAction) throws {
    #expect(LaunchAction(action.parts.kind, action.parts.argument) == action)
    let text = try LaunchAction.json([action, action])
    #expect(try LaunchAction.list(from: text) == [action, action])
  }

  @Test("JSON has no needless character")
  func json() throws {
    #expect(try LaunchAction.json([.after(2), .tap("a/b")]) == #"[{"after":2},{"tap":"a/b"}]"#)
  }

  @Test("what JSON cannot say is an error and no crash")
  func unwritable() {
    #expect(throws: LaunchError.self) { try LaunchAction.json([.after(.nan)]) }
  }

  @Test(
    "what is no action is refused, with its number",
    arguments: [
      ("", "JSON"), ("{}", "JSON"), ("[1]", "JSON"), (String(repeating: "[", count: 5_000), "JSON"),
      (
        #"[{"after":1},{}]"#,
        "action 2 has 0 names; it needs one of after, wait, tap, scroll, swipe, type, key, choose and repaint"
      ),
      (#"[{"after":1,"tap":"x"}]"#, "action 1 has 2 names"),
      (#"[{"after":-1}]"#, "after, needs seconds from 0 to 3600"), (#"[{"after":"1"}]"#, "0 to 3600"),
      (#"[{"after":true}]"#, "0 to 3600"), (#"[{"tap":""}]"#, "tap, needs a label that is not empty"),
      (#"[{"tap":["x"]}]"#, "tap"), (#"[{"scroll":1e7}]"#, "points from -1000000 to 1000000"),
      (#"[{"swipe":"in"}]"#, "swipe, needs left, right, up or down"), (#"[{"type":1}]"#, "type, needs a text"),
      (#"[{"key":""}]"#, "key, needs a name that is not empty"), (#"[{"repaint":0}]"#, "a count from 1 to 10000"),
      (#"[{"jump":1}]"#, #"action 1 is "jump"; after, wait, tap, scroll, swipe, type, key, choose and repaint are known"#),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: LaunchError.self) { try LaunchAction.list(from: text) }
    #expect(error?.description.hasPrefix("APUS_ACTIONS") == true)
    #expect(error?.description.contains(message) == true)
  }

  @Test("lists are bounded")
  func bounds() {
    let many = "[" + Array(repeating: #"{"after":0}"#, count: 10_001).joined(separator: ",") + "]"
    #expect(throws: LaunchError.self) { try LaunchAction.list(from: many) }
    let long = #"[{"tap":""# + String(repeating: "x", count: 1 << 20) + #""}]"#
    #expect(throws: LaunchError.self) { try LaunchAction.list(from: long) }
  }
}
