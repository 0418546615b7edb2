import Foundation
import Testing

@testable import ApusCommand

@Suite("A Swift Playgrounds app as an app")
struct AppPlaygroundTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("its sources, resources, flags and what it says of itself")
  func parts() throws {
    try folder.write([
      "Draw.swiftpm/Package.swift": """
      // swift-tools-version: 5.8
      import AppleProductTypes
      import PackageDescription

      let package = Package(
        name: "Draw",
        products: [
          .iOSApplication(
            name: "Draw", targets: ["AppModule"], bundleIdentifier: "com.example.draw", displayVersion: "1.2", bundleVersion: "7",
            appIcon: .placeholder(icon: .leaf), accentColor: .asset("Ink"), additionalInfoPlistContentFilePath: "More.plist")
        ],
        targets: [.executableTarget(name: "AppModule", path: "App", swiftSettings: [.define("PENCIL")])])
      """,
      "Draw.swiftpm/App/A.swift": "import SwiftUI\n#if PENCIL\n@main struct A {}\n#endif",
      "Draw.swiftpm/App/Assets.xcassets/Ink.colorset/Contents.json": "{}",
      "Draw.swiftpm/More.plist": #"{ NSHumanReadableCopyright = "nobody"; CFBundleVersion = "8"; }"#,
    ])
    let place = folder.path / "Draw.swiftpm"
    var target = PackageContents.Target(name: "AppModule", type: "executable")
    target.path = "App"
    target.settings = [.init(arguments: ["-D", "PENCIL", "-enable-upcoming-feature", "ExistentialAny"])]
    let contents = PackageContents(name: "Draw", targets: [target], products: [], dependencies: [])
    let playground = try PlaygroundProject(place, copies: folder.path / "copies") { _ in contents }
    let app = try AppProject(playground, settings: BuildSettings())
    #expect(app.name == "Draw" && app.platform == .iOS && app.entry == .mainType)
    #expect(app.sources == [place / "App/A.swift"] && app.resources.items.map(\.destination) == ["Assets.xcassets"])
    #expect(app.compile.conditions == ["DEBUG", "SWIFT_PACKAGE", "PENCIL"])
    #expect(app.compile.features == [CompilerFeature(name: "ExistentialAny", isUpcoming: true)])
    #expect(app.generated.sources.map(\.name) == [AssetSymbols.fileName, "ModuleBundle.swift"])
    let data = try #require(app.generated.resources.first { $0.name == "Info.plist" }).contents
    let info = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
    #expect(info?["CFBundleIdentifier"] == "com.example.draw" && info?["NSAccentColorName"] == "Ink")
    #expect(info?["CFBundleVersion"] == "7" && info?["NSHumanReadableCopyright"] == "nobody")
    let icon = try #require(info?["CFBundleIconName"])
    #expect(app.generated.destinations == ["Info.plist", "\(icon).icon/icon.json"])
  }
}
