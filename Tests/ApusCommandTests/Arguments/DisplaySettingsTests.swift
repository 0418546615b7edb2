import Foundation
import LaunchContract
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
      "--host", "image", "--size", "390x844", "--scale", "2", "--color-scheme", "dark",
      "--contrast", "increased", "--locale", "ja_JP", "--text-size", "accessibility3", "--env", "A=1", "--env", "B=x=y z",
      "--env", "C=")
    #expect(settings.request.host == .image)
    #expect(settings.request.size?.text == "390x844")
    #expect(settings.request.scale?.value == 2)
    #expect(settings.request.colorScheme == .dark)
    #expect(settings.request.contrast == .increased)
    #expect(settings.request.locale?.text == "ja_JP")
    #expect(settings.request.textSize == .accessibility3)
    #expect(settings.variables.map(\.name) == ["A", "B", "C"])
    #expect(settings.variables.map(\.value) == ["1", "x=y z", ""])
  }

  @Test("nothing given leaves everything to the app")
  func nothing() throws {
    #expect(try settings() == DisplaySettings())
  }

  @Test(
    "values out of bounds are usage errors",
    arguments: [
      ("--size", "390"), ("--size", "0x10"), ("--size", "10x10001"), ("--size", "ax4"), ("--size", "1x2x3"),
      ("--size", "nanxinf"), ("--size", "-5x5"), ("--size", ""),
      ("--scale", "0.4"), ("--scale", "4.1"), ("--scale", "nan"), ("--scale", "two"),
      ("--color-scheme", "dusk"), ("--contrast", "more"), ("--host", "web"),
      ("--locale", "japanese"), ("--locale", "JA"), ("--locale", "ja_JPN"), ("--locale", ""),
      ("--text-size", "huge"), ("--text-size", "accessibility6"),
      ("--env", "NOVALUE"), ("--env", "=x"), ("--env", "1A=x"), ("--env", "A B=x"),
    ])
  func wrong(option: String, value: String) {
    let error = failure { _ = try settings(option + "=" + value) }
    #expect(error?.code == 2)
    #expect(error?.message.hasPrefix(option + " is ") == true)
    #expect(error?.message.contains("not '\(value)'") == true)
  }

  @Test("a size and a scale that make too many pixels are refused before anything is built")
  func pixels() {
    let error = failure { _ = try settings("--size", "9000x900", "--scale", "3") }
    #expect(error?.code == 2)
    #expect(error?.message.hasPrefix("--size and --scale make 27000x2700 pixels; use at most 16384 on a side") == true)
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
    let actions = try ActionOptions.actions(in: ParsedArguments(words, syntax: SnapshotCommand.syntax))
    #expect(actions == [.after(1.5), .tap("買う \"x\""), .scroll(-120), .tap("b"), .type("い"), .key("Tab")])
    let json = #"[{"after":1.5},{"tap":"買う \"x\""},{"scroll":-120},{"tap":"b"},{"type":"い"},{"key":"Tab"}]"#
    #expect(try LaunchAction.json(actions) == json)
  }

  @Test("a person can do on the command line whatever an app can be told, but not repaint")
  func actionOptions() {
    let names = ActionOptions.all.map(\.name)
    #expect(names == LaunchAction.Kind.allCases.filter { $0 != .repaint }.map { "--" + $0.rawValue })
  }

  @Test(
    "actions out of bounds are usage errors",
    arguments: [
      ("--after", "-1", "is a number from 0 to 3600, not '-1'"), ("--after", "soon", "is a number from 0 to 3600, not 'soon'"),
      ("--scroll", "inf", "is a number from -1000000 to 1000000, not 'inf'"), ("--scroll", "1e7", "is a number from"),
      ("--tap", "", "needs a label that is not empty"), ("--key", "", "needs a name that is not empty"),
      ("--swipe", "in", "is \"in\"; use left, right, up or down"),
    ])
  func wrongActions(option: String, value: String, message: String) {
    let error = failure {
      _ = try ActionOptions.actions(in: ParsedArguments(["\(option)=\(value)"], syntax: SnapshotCommand.syntax))
    }
    #expect(error?.code == 2)
    #expect(error?.message.hasPrefix("\(option) \(message)") == true)
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
