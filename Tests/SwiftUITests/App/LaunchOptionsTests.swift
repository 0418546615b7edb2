import Foundation
import LaunchContract
import SwiftUI
import Testing

@Suite("Launch options")
struct LaunchOptionsTests {
  private func options(_ environment: [String: String]) throws -> LaunchOptions {
    LaunchOptions(try LaunchRequest(environment: environment))
  }

  @Test("without variables, an iPhone's screen in light, at scale 2")
  func defaults() throws {
    let options = try options([:])
    #expect(
      options.configuration
        == HostConfiguration(
          size: CGSize(width: 390, height: 844), scale: 2,
          safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)))
    #expect(options.output == "apus.png")
    #expect(options.followsColorScheme && options.followsContrast)
  }

  @Test("each variable reaches its place")
  func all() throws {
    let options = try options([
      "APUS_SIZE": "320x568", "APUS_SCALE": "1.5", "APUS_COLOR_SCHEME": "dark", "APUS_CONTRAST": "increased",
      "APUS_LOCALE": "ja_JP", "APUS_TEXT_SIZE": "accessibility3", "APUS_OUTPUT": "out/a.png",
    ])
    #expect(
      options.configuration
        == HostConfiguration(
          size: CGSize(width: 320, height: 568), scale: 1.5,
          safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), isDark: true, isHighContrast: true,
          localeIdentifier: "ja_JP", dynamicTypeSize: "accessibility3"))
    #expect(options.output == "out/a.png")
    #expect(!options.followsColorScheme && !options.followsContrast)
  }

  @Test("who asks for light or dark leaves the contrast to the desktop, and the other way round")
  func followed() throws {
    let (dark, strong) = (try options(["APUS_COLOR_SCHEME": "dark"]), try options(["APUS_CONTRAST": "standard"]))
    #expect(!dark.followsColorScheme && dark.followsContrast)
    #expect(strong.followsColorScheme && !strong.followsContrast)
  }

  @Test("an app that is always dark or light is so, whoever asks; the developer is told")
  func ownColorScheme() throws {
    var app = AppInformation()
    app.colorScheme = .dark
    let plain = LaunchOptions(try LaunchRequest(environment: [:]), app: app)
    #expect(plain.configuration.isDark && !plain.followsColorScheme && plain.colorSchemeNote == nil)
    let asked = LaunchOptions(try LaunchRequest(environment: ["APUS_COLOR_SCHEME": "light"]), app: app)
    #expect(asked.configuration.isDark)
    #expect(asked.colorSchemeNote == "the app's Info.plist asks for dark (UIUserInterfaceStyle); it is not shown in light")
    #expect(try options(["APUS_COLOR_SCHEME": "dark"]).colorSchemeNote == nil)
  }

  @Test("the text sizes that can be asked for are those of the engine")
  func textSizes() {
    #expect(LaunchRequest.TextSize.words == DynamicTypeSize.allCases.map { "\($0)" })
  }

  @Test(
    "insets belong to the device of a size; sizes of no device have none",
    arguments: [
      ("390x844", "3", 47, 34), ("414x896", "2", 48, 34), ("414x896", "3", 44, 34), ("820x1180", "2", 24, 20),
      ("844x390", "3", 0, 0), ("400x400", "2", 0, 0),
    ] as [(String, String, CGFloat, CGFloat)])
  func insets(size: String, scale: String, top: CGFloat, bottom: CGFloat) throws {
    let insets = try options(["APUS_SIZE": size, "APUS_SCALE": scale]).configuration.safeAreaInsets
    #expect(insets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  @Test("a window has a device's insets only when asked", arguments: [(nil, 0), ("0", 0), ("1", 47)] as [(String?, CGFloat)])
  func windowInsets(value: String?, top: CGFloat) throws {
    let options = try options(value.map { ["APUS_DEVICE_INSETS": $0] } ?? [:])
    #expect(options.windowConfiguration.safeAreaInsets.top == top)
  }
}
