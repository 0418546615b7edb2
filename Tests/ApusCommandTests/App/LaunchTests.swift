import Foundation
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

  /// An app that is a line of the shell.
  private func launch(_ line: String, in folder: TemporaryFolder) throws -> Launch {
    try folder.write(["app": "#!/bin/sh\n\(line)\n"])
    #expect(chmod((folder.path / "app").string, 0o755) == 0)
    return Launch(executable: folder.path / "app", settings: DisplaySettings())
  }

  @Test("a picture is written under a name that nobody can lay a link to, and then takes its own")
  func picture() throws {
    let folder = try TemporaryFolder()
    try folder.write(["victim": "kept", "out.png": "old"])
    let link = folder.path / ".out-\(getpid()).png"
    #expect(symlink((folder.path / "victim").string, link.string) == 0)
    let launch = try launch(#"printf picture > "$APUS_OUTPUT""#, in: folder)
    #expect(try launch.writeImage(to: folder.path / "out.png", environment: [:]) == 0)
    #expect(try (folder.path / "out.png").readText() == "picture" && (folder.path / "victim").readText() == "kept")
    #expect(try folder.path.children() == [link.name, "app", "out.png", "victim"])
  }

  @Test("the app finds the kind of the file in the name that it is given", arguments: ["png", "pdf", "svg"])
  func kinds(ending: String) throws {
    let folder = try TemporaryFolder()
    let launch = try launch(#"printf "${APUS_OUTPUT##*.}" > "$APUS_OUTPUT""#, in: folder)
    #expect(try launch.writeImage(to: folder.path / "out.\(ending)", environment: [:]) == 0)
    #expect(try (folder.path / "out.\(ending)").readText() == ending)
  }

  @Test("an app that ends without a picture, or badly, leaves the picture of before")
  func noPicture() throws {
    let folder = try TemporaryFolder()
    try folder.write(["out.png": "old"])
    let output = folder.path / "out.png"
    #expect(failure { _ = try launch("exit 0", in: folder).writeImage(to: output, environment: [:]) } != nil)
    #expect(try launch(#"printf half > "$APUS_OUTPUT"; exit 3"#, in: folder).writeImage(to: output, environment: [:]) == 3)
    #expect(try output.readText() == "old" && folder.path.children() == ["app", "out.png"])
  }
}
