import Foundation
import Testing

@testable import ApusCommand

@Suite("Options for the screen")
struct DisplaySettingsTests {
  private func settings(_ words: String...) throws -> DisplaySettings {
    try DisplaySettings(ParsedArguments(words, syntax: RunCommand.syntax))
  }

  @Test("every option is read")
  func all() throws {
    let settings = try settings(
      "--host", "image", "--size", "390x844", "--scale", "2", "--color-scheme", "dark", "--locale", "ja_JP",
      "--text-size", "accessibility3", "--env", "A=1", "--env", "B=x=y z", "--env", "C=")
    #expect(settings.host == .image)
    #expect(settings.size?.description == "390x844")
    #expect(settings.scale == 2)
    #expect(settings.colorScheme == .dark)
    #expect(settings.locale == "ja_JP")
    #expect(settings.textSize == .accessibility3)
    #expect(settings.variables.map(\.name) == ["A", "B", "C"])
    #expect(settings.variables.map(\.value) == ["1", "x=y z", ""])
  }

  @Test("nothing given leaves everything to the app")
  func nothing() throws {
    #expect(try settings() == DisplaySettings())
  }

  @Test(
    "sizes within bounds",
    arguments: [
      ("1x1", "1x1"), ("10000X10000", "10000x10000"), ("390×844", "390x844"), ("375.5x667", "375.5x667"),
    ])
  func sizes(text: String, expected: String) throws {
    #expect(try ScreenSize(text).description == expected)
  }

  @Test(
    "locales as they are written", arguments: ["ja", "ja_JP", "en-US", "zh-Hant_TW", "zh_Hans_CN", "es_419", "fil"])
  func locales(text: String) throws {
    #expect(try settings("--locale", text).locale == text)
  }

  @Test(
    "values out of bounds are usage errors",
    arguments: [
      ("--size", "390"), ("--size", "0x10"), ("--size", "10x10001"), ("--size", "ax4"), ("--size", "1x2x3"),
      ("--size", "nanxinf"), ("--size", "-5x5"), ("--size", ""),
      ("--scale", "0.4"), ("--scale", "4.1"), ("--scale", "nan"), ("--scale", "two"),
      ("--color-scheme", "dusk"), ("--host", "web"),
      ("--locale", "japanese"), ("--locale", "JA"), ("--locale", "ja_JPN"), ("--locale", ""),
      ("--text-size", "huge"), ("--text-size", "accessibility6"),
      ("--env", "NOVALUE"), ("--env", "=x"), ("--env", "1A=x"), ("--env", "A B=x"),
    ])
  func wrong(option: String, value: String) {
    let error = failure { _ = try settings(option + "=" + value) }
    #expect(error?.code == 2)
    #expect(error?.message.hasPrefix(option) == true)
  }

  @Test("a mistyped choice is answered with the nearest")
  func nearestChoice() {
    let error = failure { _ = try settings("--text-size", "acessibility3") }
    #expect(error?.message.hasSuffix("did you mean accessibility3?") == true)
  }

  @Test("actions keep their order and become one JSON array")
  func actions() throws {
    let words = [
      "A", "--after", "1.5", "--tap", "買う \"x\"", "--size", "1x1", "--scroll=-120", "--tap", "b", "--type", "い", "--key", "Tab",
    ]
    let actions = try SnapshotAction.all(ParsedArguments(words, syntax: SnapshotCommand.syntax))
    #expect(actions == [.after(1.5), .tap("買う \"x\""), .scroll(-120), .tap("b"), .type("い"), .key("Tab")])
    let json = #"[{"after":1.5},{"tap":"買う \"x\""},{"scroll":-120},{"tap":"b"},{"type":"い"},{"key":"Tab"}]"#
    #expect(try SnapshotAction.json(actions) == json)
  }

  @Test(
    "actions out of bounds are usage errors",
    arguments: [
      ("--after", "-1"), ("--after", "soon"), ("--scroll", "inf"), ("--scroll", "1e7"), ("--tap", ""),
    ])
  func wrongActions(option: String, value: String) {
    let error = failure {
      _ = try SnapshotAction.all(ParsedArguments(["\(option)=\(value)"], syntax: SnapshotCommand.syntax))
    }
    #expect(error?.code == 2)
  }

  @Test(
    "traits come from the environment, and --no-gtk takes GTK away",
    arguments: [
      (nil, false, []), ("", false, ["--disable-default-traits"]), ("GTK", false, ["--traits", "GTK"]),
      ("GTK,Web", true, ["--traits", "Web"]), (nil, true, ["--disable-default-traits"]),
      ("GTK", true, ["--disable-default-traits"]),
    ] as [(String?, Bool, [String])])
  func traits(variable: String?, withoutGTK: Bool, expected: [String]) throws {
    let arguments = try ParsedArguments(withoutGTK ? ["--no-gtk"] : [], syntax: RunCommand.syntax)
    let environment = variable.map { ["APUS_TRAITS": $0] } ?? [:]
    #expect(try BuildSettings(arguments, environment: environment).traits.swiftArguments == expected)
  }
}
