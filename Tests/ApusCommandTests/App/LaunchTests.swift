import LaunchContract
import Testing

@testable import ApusCommand

@Suite("What an app is told")
struct LaunchTests {
  @Test("settings become variables; --env comes last")
  func variables() throws {
    var settings = DisplaySettings()
    settings.request.size = ScreenSize(text: "390x844")
    settings.request.scale = ScreenScale(text: "2.5")
    settings.request.colorScheme = .dark
    settings.request.contrast = .increased
    settings.request.locale = LocaleIdentifier(text: "ja_JP")
    settings.request.textSize = .xxLarge
    settings.request.actions = [.tap("a")]
    settings.variables = [EnvironmentVariable(name: "APUS_SCALE", value: "3")]
    let launch = Launch(executable: Path("/app"), settings: settings)
    let variables = try launch.variables(host: .image, output: Path("/o.png")).map { "\($0.name)=\($0.value)" }
    #expect(
      variables == [
        "APUS_HOST=image", "APUS_SIZE=390x844", "APUS_SCALE=2.5", "APUS_COLOR_SCHEME=dark", "APUS_CONTRAST=increased",
        "APUS_LOCALE=ja_JP", "APUS_TEXT_SIZE=xxLarge", "APUS_OUTPUT=/o.png", #"APUS_ACTIONS=[{"tap":"a"}]"#, "APUS_SCALE=3",
      ])
  }

  @Test("nothing asked for is left to the app")
  func nothing() throws {
    let launch = Launch(executable: Path("/app"), settings: DisplaySettings())
    #expect(try launch.variables(host: .gtk, output: nil).map(\.name) == ["APUS_HOST"])
  }

  @Test(
    "a window where there is a display and GTK, else an image",
    arguments: [
      (nil, ["DISPLAY": ":0"], true, .gtk), (nil, ["WAYLAND_DISPLAY": "w"], true, .gtk),
      (nil, ["DISPLAY": ""], true, .image),
      (nil, [:], true, .image), (nil, ["DISPLAY": ":0"], false, .image), (.image, ["DISPLAY": ":0"], true, .image),
      (.gtk, [:], true, .gtk),
    ] as [(LaunchRequest.Host?, [String: String], Bool, LaunchRequest.Host)])
  func host(wanted: LaunchRequest.Host?, environment: [String: String], hasGTK: Bool, expected: LaunchRequest.Host) {
    var settings = DisplaySettings()
    settings.request.host = wanted
    let traits = hasGTK ? Traits.standard : Traits(names: [])
    #expect(Launch.host(for: settings, traits: traits, environment: environment) == expected)
  }
}
