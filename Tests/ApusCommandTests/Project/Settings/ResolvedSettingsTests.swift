import Foundation
import Testing

@testable import ApusCommand

@Suite("Build settings of a target")
struct ResolvedSettingsTests {
  private static let builtIn = BuiltInSettings.values(target: "My App", project: "P", root: Path("/p"))

  private func resolve(
    project: [String: String] = [:], target: [String: String] = [:], configuration: String = "Debug",
    platform: TargetPlatform? = nil
  ) -> ResolvedSettings {
    ResolvedSettings(
      project: XcodeSettingsLayer(values: project), target: XcodeSettingsLayer(values: target), configuration: configuration,
      platform: platform, builtIn: Self.builtIn)
  }

  @Test("the target's file lies over the project, the project over its file; inherited is the value below")
  func levels() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "P.xcconfig": "A = pf\nA = $(inherited) again\nB = pf\nC = pf", "T.xcconfig": "A = $(inherited) tf\nB = tf",
    ])
    let settings = ResolvedSettings(
      project: XcodeSettingsLayer(values: ["A": "$(inherited) p"], configurationFile: folder.path / "P.xcconfig"),
      target: XcodeSettingsLayer(values: ["A": "$(inherited) t"], configurationFile: folder.path / "T.xcconfig"),
      configuration: "Debug", platform: nil)
    #expect(settings["A"] == "pf again p tf t")
    #expect(settings["B"] == "tf")
    #expect(settings["C"] == "pf")
    #expect(settings["D"] == nil)
    #expect(settings.warnings == [])
  }

  @Test("a missing file of settings is a warning, and the others count")
  func missingFile() {
    let settings = ResolvedSettings(
      project: XcodeSettingsLayer(values: ["A": "$(TEAM).x"], configurationFile: Path("/nonexistent/Team.xcconfig")),
      target: XcodeSettingsLayer(), configuration: "Debug", platform: nil)
    #expect(settings["A"] == ".x")
    #expect(settings.warnings == ["/nonexistent/Team.xcconfig is not there; its settings are empty"])
  }

  @Test("of conditions that hold the most specific one counts, whatever the order; a higher level counts more")
  func conditions() {
    let settings = resolve(
      project: [
        "A": "plain", "A[sdk=iphone*]": "phone", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=macosx*]": "mac",
        "B[config=Debug]": "debug", "B[config=Release]": "release", "C[sdk=iphone*]": "$(inherited) phone", "C": "plain",
        "D[sdk=iphone*]": "phone", "E[arch=\(BuiltInSettings.architecture)]": "own", "E[arch=z80]": "other",
      ], target: ["D": "target", "SDKROOT": "iphoneos"])
    #expect(settings["A"] == "simulator")
    #expect(settings["B"] == "debug")
    #expect(settings["C"] == "plain phone")
    #expect(settings["D"] == "target")
    #expect(settings["E"] == "own")
    #expect(resolve(project: ["A": "x", "A[sdk=iphone*]": "y"], platform: .macOS)["A"] == "x")
    #expect(resolve(project: ["B[config=Debug]": "debug"], configuration: "Testflight")["B"] == nil)
  }

  @Test(
    "the platform follows the SDK, else what is supported, else the deployment target",
    arguments: [
      (["SDKROOT": "macosx"], .macOS), (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], .iOS),
      (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx"], .macOS), (["MACOSX_DEPLOYMENT_TARGET": "14.0"], .macOS), ([:], .iOS),
      (["SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "macosx"], .macOS), (["SDKROOT": "$(ROOT)", "ROOT": "xros"], .visionOS),
      (["SDKROOT": "watchos", "SDKROOT[sdk=iphone*]": "macosx"], .watchOS),
    ] as [([String: String], TargetPlatform)])
  func platform(values: [String: String], expected: TargetPlatform) {
    #expect(resolve(project: values).platform == expected)
    #expect(resolve(project: values, platform: .linux).platform == .linux)
  }

  @Test("what nobody says is there")
  func builtIn() {
    let settings = resolve(target: ["PRODUCT_BUNDLE_IDENTIFIER": "com.x.$(PRODUCT_NAME:rfc1034identifier)"], platform: .iOS)
    #expect(settings["PRODUCT_NAME"] == "My App")
    #expect(settings["PRODUCT_MODULE_NAME"] == "My_App")
    #expect(settings["EXECUTABLE_NAME"] == "My App")
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.x.My-App")
    #expect(settings["PROJECT_DIR"] == "/p")
    #expect(settings["CONFIGURATION"] == "Debug")
    #expect(settings["PLATFORM_NAME"] == "iphonesimulator")
    #expect(resolve(target: ["PRODUCT_NAME": "$(inherited)2"])["PRODUCT_NAME"] == "My App2")
    let odd = BuiltInSettings.values(target: "A$(B)", project: "P", root: Path("/p"), projectFile: Path("/p/P.xcodeproj"))
    let named = ResolvedSettings(
      project: XcodeSettingsLayer(), target: XcodeSettingsLayer(), configuration: "Debug", platform: nil, builtIn: odd)
    #expect(named["PRODUCT_NAME"] == "A$(B)")
    #expect(named["PROJECT_FILE_PATH"] == "/p/P.xcodeproj")
  }

  @Test("switches and lists")
  func kinds() {
    let settings = resolve(target: ["A": "YES", "B": "NO", "C": "", "L": "x \"y z\""])
    #expect(settings.isOn("A") && !settings.isOn("B") && settings.isOn("C", standard: true) && !settings.isOn("N"))
    #expect(settings.list("L") == ["x", "y z"])
    #expect(settings.list("N") == [])
    #expect(settings.names.contains("L"))
  }

  @Test("a text is expanded, with other values before those of the settings, up to a bound")
  func text() {
    let settings = resolve(target: ["A": "a"])
    #expect(settings.expanded("$(A)${B}$C", with: ["B": "b"]) == "ab$C")
    #expect(settings.expanded("$(A)", with: ["A": "other"]) == "other")
    #expect(settings.expanded("plain") == "plain")
    #expect(settings.expanded("$(A)$(A)$(A)", limit: 2).utf8.count <= 2)
  }

  @Test("settings that refer to each other in a circle are empty there, with one warning; those that wait for them are not wrong")
  func circles() {
    let settings = resolve(target: ["A": "a$(B)", "B": "b$(C)", "C": "c$(A)", "D": "$(D)d", "E": "$(A)!"])
    #expect(settings["D"] == "d")
    #expect(settings["A"] == "abc")
    #expect(settings["B"] == "bcabc")
    #expect(settings["E"] == "abc!")
    #expect(settings.warnings == ["settings that refer to themselves are empty there: A"])
  }

  @Test("a name that is asked for on the way to itself is the value below it")
  func lowerValue() {
    let settings = resolve(project: ["A": "low", "B": "[$(A)]"], target: ["A": "$(B) high"])
    #expect(settings["A"] == "[low] high")
    #expect(settings["B"] == "[[low] high]")
  }

  @Test("values that grow without end are cut off; circles with very many ways around end")
  func growth() {
    var doubling: [String: String] = ["S0": "xxxxxxxxxx"]
    for index in 1...60 { doubling["S\(index)"] = "$(S\(index - 1))$(S\(index - 1))" }
    let large = resolve(target: doubling)
    #expect(large["S3"] == String(repeating: "x", count: 80))
    #expect(large.names.reduce(0) { $0 + (large[$1]?.utf8.count ?? 0) } <= 3 * ResolvedSettings.mostBytes)
    #expect(large.warnings.count == 1)
    var circle: [String: String] = [:]
    for index in 0..<26 { circle["S\(index)"] = "$(S\((index + 1) % 26))$(S\((index + 1) % 26))" }
    #expect(resolve(target: circle)["S0"]?.isEmpty == true)
    var chain: [String: String] = ["C0": "x"]
    for index in 1...2_000 { chain["C\(index)"] = "$(C\(index - 1))" }
    #expect(resolve(target: chain)["C9"] == "x")
  }

  @Test("a resolution finds one name without the others")
  func single() {
    var resolution = SettingResolution(["A": ["$(B)"], "B": ["$(inherited)2", "1"]])
    #expect(resolution.value(of: "A") == "12")
    #expect(resolution.value(of: "N") == nil)
    #expect(resolution.warnings == [])
  }
}
