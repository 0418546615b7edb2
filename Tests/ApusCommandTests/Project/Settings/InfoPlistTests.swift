import Foundation
import Testing

@testable import ApusCommand

@Suite("Info.plist of a target")
struct InfoPlistTests {
  private static let builtIn = BuiltInSettings.values(
    target: "My App", project: "P", root: Path("/p"), developmentRegion: "de")

  private func settings(_ values: [String: String], platform: TargetPlatform? = nil) -> ResolvedSettings {
    ResolvedSettings(
      project: XcodeSettingsLayer(), target: XcodeSettingsLayer(values: values), configuration: "Debug", platform: platform,
      builtIn: Self.builtIn)
  }

  private func make(
    _ values: [String: String], file: Data? = nil, platform: TargetPlatform? = nil
  ) throws -> (info: InfoPlist, warnings: [String]) {
    let folder = try TemporaryFolder()
    var values = values
    if let file {
      try (folder.path / "Info.plist").write(file)
      values["INFOPLIST_FILE"] = values["INFOPLIST_FILE"] ?? "Info.plist"
    }
    var warnings: [String] = []
    let info = InfoPlist(settings: settings(values, platform: platform), root: folder.path, warnings: &warnings)
    return (info, warnings.map { $0.replacing(folder.path.string + "/", with: "") })
  }

  private static let written = """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string><key>CFBundleVersion</key><string></string>
    <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>$(SCHEME)</string></array></dict></array>
    <key>UIAppFonts</key><array><string>A.ttf</string></array><key>UIUserInterfaceStyle</key><string>Dark</string>
    <key>Group</key><string>group.$(CFBundleIdentifier)</string><key>$(NAME)</key><true/><key>Number</key><integer>3</integer>
    </dict></plist>
    """

  @Test("the file's texts are expanded, its keys are not; kinds of values stay")
  func file() throws {
    let (info, warnings) = try make(
      ["PRODUCT_BUNDLE_IDENTIFIER": "com.x.app", "MARKETING_VERSION": "2.0", "SCHEME": "myapp"], file: Data(Self.written.utf8))
    #expect(warnings == [])
    let values = info.values
    #expect(values["CFBundleIdentifier"] as? String == "com.x.app")
    #expect(values["CFBundleName"] as? String == "My App")
    #expect(values["CFBundleDisplayName"] as? String == "My App")
    #expect(values["CFBundleShortVersionString"] as? String == "2.0")
    #expect(values["CFBundleVersion"] as? String == "1")
    #expect(values["CFBundleDevelopmentRegion"] as? String == "de")
    #expect(values["Group"] as? String == "group.com.x.app")
    #expect(values["UIAppFonts"] as? [String] == ["A.ttf"])
    #expect(values["UIUserInterfaceStyle"] as? String == "Dark")
    #expect(values["$(NAME)"] as? Bool == true)
    #expect(values["Number"] as? Int == 3)
    #expect((values["CFBundleURLTypes"] as? [[String: Any]])?.first?["CFBundleURLSchemes"] as? [String] == ["myapp"])
  }

  @Test("the older form and the binary one are read; so are all of Foundation's kinds, and they come back from the bytes")
  func forms() throws {
    let older = Data("{ CFBundleName = \"$(PRODUCT_NAME)!\"; L = (a, b); }".utf8)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: [
        "CFBundleName": "$(PRODUCT_NAME)!", "L": ["a", "b"], "D": Date(timeIntervalSince1970: 0), "B": Data([1]),
      ],
      format: .binary, options: 0)
    for data in [older, binary] {
      let (info, warnings) = try make([:], file: data)
      #expect(warnings == [])
      let back = try #require(PropertyListFile.dictionary(in: try info.data()))
      #expect(back["CFBundleName"] as? String == "My App!")
      #expect(back["L"] as? [String] == ["a", "b"])
      #expect(try info.data() == info.data())
      if data == binary { #expect(back["D"] as? Date == Date(timeIntervalSince1970: 0) && back["B"] as? Data == Data([1])) }
    }
  }

  @Test(
    "a damaged file is one line, and the app has generated values",
    arguments: [
      "", "<plist><dict><key>", "<<<<<<< HEAD\n<plist/>", "hello", "<plist version=\"1.0\"><array/></plist>",
      "bplist00\u{1}\u{2}",
      String(repeating: "(", count: 100_000), String(repeating: "<dict><key>a</key>", count: 10_000),
    ])
  func damaged(text: String) throws {
    let (info, warnings) = try make(["PRODUCT_BUNDLE_IDENTIFIER": "com.x.app"], file: Data(text.utf8))
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Info.plist is not a property list") == true)
    #expect(info.values["CFBundleIdentifier"] as? String == "com.x.app")
    #expect(info.values["CFBundleName"] as? String == "My App")
  }

  @Test("a file that is not there is one line; without a name for one there is none")
  func missing() throws {
    let (info, warnings) = try make(["INFOPLIST_FILE": "$(TARGET_NAME)/Info.plist"])
    #expect(warnings == ["cannot read My App/Info.plist: there is no such file; the app has generated values instead"])
    #expect(info.values["CFBundleExecutable"] as? String == "My App")
    #expect(try make([:]).warnings == [])
    #expect(InfoPlist.file(settings: settings([:]), root: Path("/p")) == nil)
    #expect(
      InfoPlist.file(settings: settings(["INFOPLIST_FILE": "$(SRCROOT)/A/Info.plist"]), root: Path("/q"))
        == Path("/p/A/Info.plist"))
    #expect(InfoPlist.file(settings: settings(["INFOPLIST_FILE": "A/../Info.plist"]), root: Path("/q")) == Path("/q/Info.plist"))
  }

  @Test("generated keys lie over the file, where they are generated at all")
  func generated() throws {
    let values = [
      "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_CFBundleDisplayName": "$(PRODUCT_NAME) β",
      "INFOPLIST_KEY_UIUserInterfaceStyle": "Light", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES", "INFOPLIST_KEY_UIRequiresFullScreen": "YES",
      "INFOPLIST_KEY_UIStatusBarHidden": "NO", "INFOPLIST_KEY_NSCameraUsageDescription": "YES",
      "INFOPLIST_KEY_NSHumanReadableCopyright": "", "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": "A B",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "C", "INFOPLIST_KEY_UISupportedInterfaceOrientations": "D",
    ]
    let (info, _) = try make(values, file: Data(Self.written.utf8))
    #expect(info.values["CFBundleDisplayName"] as? String == "My App β")
    #expect(info.values["UIUserInterfaceStyle"] as? String == "Light")
    #expect(info.values["UILaunchScreen"] is [String: Any])
    #expect(
      (info.values["UIApplicationSceneManifest"] as? [String: Any])?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    #expect(info.values["UIRequiresFullScreen"] as? Bool == true)
    #expect(info.values["UIStatusBarHidden"] as? Bool == false)
    #expect(info.values["NSCameraUsageDescription"] as? String == "YES")
    #expect(info.values["NSHumanReadableCopyright"] == nil)
    #expect(info.values["UISupportedInterfaceOrientations~iphone"] as? [String] == ["A", "B"])
    #expect(info.values["UISupportedInterfaceOrientations~ipad"] as? [String] == ["C"])
    #expect(info.values["UISupportedInterfaceOrientations"] as? [String] == ["D"])
    #expect(GeneratedInfo.values(settings(values.merging(["GENERATE_INFOPLIST_FILE": "NO"]) { $1 })).isEmpty)
    _ = try info.data()
  }

  @Test("what every app has, by its platform")
  func standard() throws {
    let phone = GeneratedInfo.standard(
      settings([
        "TARGETED_DEVICE_FAMILY": "1,2", "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "CURRENT_PROJECT_VERSION": "41",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Brand", "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
      ]))
    #expect(phone["CFBundleVersion"] as? String == "41")
    #expect(phone["CFBundleShortVersionString"] as? String == "1.0")
    #expect(phone["CFBundlePackageType"] as? String == "APPL")
    #expect(phone["CFBundleSupportedPlatforms"] as? [String] == ["iPhoneSimulator"])
    #expect(phone["MinimumOSVersion"] as? String == "17.0")
    #expect(phone["UIDeviceFamily"] as? [Int] == [1, 2])
    #expect(phone["LSRequiresIPhoneOS"] as? Bool == true)
    #expect(phone["NSAccentColorName"] as? String == "Brand")
    #expect(phone["CFBundleIconName"] as? String == "AppIcon")
    let desktop = GeneratedInfo.standard(
      settings(["MACOSX_DEPLOYMENT_TARGET": "14.0", "TARGETED_DEVICE_FAMILY": "1"], platform: .macOS))
    #expect(desktop["LSMinimumSystemVersion"] as? String == "14.0")
    #expect(desktop["UIDeviceFamily"] == nil && desktop["LSRequiresIPhoneOS"] == nil)
  }

  @Test(
    "an identifier with an empty part can be a folder's name",
    arguments: [
      ("com.example.App", "com.example.App"), (".App", "App"), ("com..App.", "com.App"), ("", "app.My-App"),
      ("$(X)/../a", "--X--.-a"),
      ("-", "app.My-App"), (" com.x ", "com.x-"), ("a_b.c", "a_b.c"), ("..", "app.My-App"), ("日本", "app.My-App"),
    ])
  func identifier(text: String, expected: String) {
    let usable = BundleIdentifier.usable(text, name: "My App")
    #expect(usable == expected)
    #expect(!usable.contains("/") && !usable.hasPrefix(".") && !usable.isEmpty)
    #expect(BundleIdentifier.usable(text, name: "日本").isEmpty == false)
    #expect(
      BundleIdentifier.usable(String(repeating: "a.", count: 5_000), name: "").utf8.count <= BundleIdentifier.greatestLength)
  }

  @Test("identifiers that a team's own settings would have made are usable", arguments: ["$(PREFIX).App", "$(PREFIX)"])
  func teamIdentifier(text: String) throws {
    let (info, _) = try make(["PRODUCT_BUNDLE_IDENTIFIER": text])
    #expect(["App", "app.My-App"].contains(info.values["CFBundleIdentifier"] as? String))
  }

  @Test("letters that XML cannot hold are left out, so that the app can read the file")
  func controlLetters() throws {
    let (info, _) = try make(["MARKETING_VERSION": "1"], file: Data("{ A = \"x\\U0000y\\U0007\"; }".utf8))
    #expect(PropertyListFile.dictionary(in: try info.data())?["A"] as? String == "xy")
  }

  @Test("a file that refers to settings without end is cut off with a warning")
  func explosion() throws {
    let large = String(repeating: "x", count: 60_000)
    let file = "{ A = (" + String(repeating: "\"$(L)\", ", count: 2_000) + "); }"
    let (info, warnings) = try make(["L": large], file: Data(file.utf8))
    #expect(warnings.count == 1)
    #expect(try info.data().count < 3 * InfoPlist.mostBytes)
  }

  @Test("a property list that is too large is refused by its name")
  func size() throws {
    let folder = try TemporaryFolder()
    try (folder.path / "Info.plist").write(Data(repeating: 32, count: Int(PropertyListFile.mostBytes) + 1))
    #expect(
      failure { _ = try PropertyListFile.dictionary(at: folder.path / "Info.plist") }?.message.contains("Info.plist has") == true)
  }
}
