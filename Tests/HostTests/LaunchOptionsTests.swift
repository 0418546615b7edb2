import Foundation
import HeadlessHost
import SwiftUICore
import Testing

@Suite("Launch options")
struct LaunchOptionsTests {
  @Test("without variables, an iPhone's screen in light, at scale 2")
  func defaults() throws {
    let options = try LaunchOptions(environment: [:])
    #expect(options.host == nil)
    #expect(
      options.configuration
        == HostConfiguration(
          size: CGSize(width: 390, height: 844), scale: 2,
          safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)))
    #expect(options.output == "apus.png")
    #expect(options.actions.isEmpty)
    #expect(!options.tracesFrames)
    #expect(options.followsSystemAppearance)
  }

  @Test("each variable reaches its place")
  func all() throws {
    let options = try LaunchOptions(environment: [
      "APUS_HOST": "image", "APUS_SIZE": "320x568", "APUS_SCALE": "1.5", "APUS_COLOR_SCHEME": "dark",
      "APUS_LOCALE": "ja_JP", "APUS_TEXT_SIZE": "accessibility3", "APUS_OUTPUT": "out/a.png",
      "APUS_ACTIONS": #"[{"after":1}]"#, "APUS_TRACE": "frames",
    ])
    #expect(options.host == .image)
    #expect(
      options.configuration
        == HostConfiguration(
          size: CGSize(width: 320, height: 568), scale: 1.5,
          safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), isDark: true,
          localeIdentifier: "ja_JP", dynamicTypeSize: "accessibility3"))
    #expect(options.output == "out/a.png")
    #expect(options.actions == [.wait(1)])
    #expect(options.tracesFrames)
    #expect(!options.followsSystemAppearance)
  }

  @Test(
    "insets belong to the device of a size; sizes of no device have none",
    arguments: [
      ("390x844", "3", 47, 34), ("414x896", "2", 48, 34), ("414x896", "3", 44, 34), ("820x1180", "2", 24, 20),
      ("844x390", "3", 0, 0), ("400x400", "2", 0, 0),
    ] as [(String, String, CGFloat, CGFloat)])
  func insets(size: String, scale: String, top: CGFloat, bottom: CGFloat) throws {
    let insets = try LaunchOptions(environment: ["APUS_SIZE": size, "APUS_SCALE": scale]).configuration.safeAreaInsets
    #expect(insets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  @Test("a window has a device's insets only when asked", arguments: [(nil, 0), ("0", 0), ("1", 47)] as [(String?, CGFloat)])
  func windowInsets(value: String?, top: CGFloat) throws {
    let options = try LaunchOptions(environment: value.map { ["APUS_DEVICE_INSETS": $0] } ?? [:])
    #expect(options.windowConfiguration.safeAreaInsets.top == top)
  }

  @Test(
    "a wrong value is refused with its variable's name and what to use",
    arguments: [
      ("APUS_HOST", "web", "APUS_HOST is \"web\"; use gtk or image"),
      ("APUS_SIZE", "390", "WIDTHxHEIGHT"), ("APUS_SIZE", "0x844", "1 to 10000"), ("APUS_SIZE", "x390x844", "APUS_SIZE"),
      ("APUS_SIZE", "nanx10", "APUS_SIZE"), ("APUS_SIZE", "10001x10", "APUS_SIZE"), ("APUS_SIZE", "9000x9000", "pixels"),
      ("APUS_SCALE", "0.4", "0.5 to 4"), ("APUS_SCALE", "5", "0.5 to 4"), ("APUS_SCALE", "two", "0.5 to 4"),
      ("APUS_COLOR_SCHEME", "blue", "use light or dark"), ("APUS_LOCALE", "../etc", "such as ja_JP"),
      ("APUS_TEXT_SIZE", "huge", "xSmall"), ("APUS_TRACE", "all", "use frames"), ("APUS_DEVICE_INSETS", "yes", "use 0 or 1"),
    ])
  func refused(name: String, value: String, message: String) {
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(environment: [name: value]) }
    #expect(error?.description.contains(name) == true)
    #expect(error?.description.contains(message) == true)
  }
}

@Suite("Actions")
struct HeadlessActionTests {
  @Test("actions keep their order and their values")
  func order() throws {
    let actions = try HeadlessAction.list(
      from: #"[{"after":1.5},{"tap":"閉じる"},{"scroll":-120},{"after":0},{"type":"あ"},{"key":"Enter"}]"#)
    #expect(actions == [.wait(1.5), .tap("閉じる"), .scroll(-120), .wait(0), .type("あ"), .key("Enter")])
  }

  @Test(
    "what is no action is refused, with its number",
    arguments: [
      ("", "JSON"), ("{}", "JSON"), ("[1]", "JSON"), (String(repeating: "[", count: 5_000), "JSON"),
      (#"[{"after":1},{}]"#, "action 2 has 0 names"), (#"[{"after":1,"tap":"x"}]"#, "action 1 has 2 names"),
      (#"[{"after":-1}]"#, "0 to 3600"), (#"[{"after":"1"}]"#, "0 to 3600"), (#"[{"after":true}]"#, "0 to 3600"),
      (#"[{"tap":""}]"#, "not empty"), (#"[{"tap":["x"]}]"#, "tap"), (#"[{"scroll":1e7}]"#, "1000000"),
      (#"[{"type":1}]"#, "text"), (#"[{"key":""}]"#, "not empty"),
      (#"[{"jump":1}]"#, #"action 1 is "jump""#),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: LaunchError.self) { try HeadlessAction.list(from: text) }
    #expect(error?.description.contains(message) == true)
  }

  @Test("lists are bounded")
  func bounds() {
    let many = "[" + Array(repeating: #"{"after":0}"#, count: 10_001).joined(separator: ",") + "]"
    #expect(throws: LaunchError.self) { try HeadlessAction.list(from: many) }
    let long = #"[{"tap":""# + String(repeating: "x", count: 1 << 20) + #""}]"#
    #expect(throws: LaunchError.self) { try HeadlessAction.list(from: long) }
  }
}
