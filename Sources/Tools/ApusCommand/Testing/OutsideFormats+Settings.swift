package import Foundation

extension OutsideFormats {
  /// Reads a `.xcconfig` in a folder, and makes of it what a target would be told by it.
  package static func read(xcconfig data: Data, in folder: URL) {
    let file = Path(folder.path) / "A.xcconfig"
    guard (try? file.write(data)) != nil else { return }
    let layer = XcodeSettingsLayer(values: ["A": "$(inherited) $(A)", "B": "$(A:default=$(C))"], configurationFile: file)
    for platform in [nil, TargetPlatform.macOS] {
      let settings = ResolvedSettings(
        project: layer, target: layer, configuration: "Debug", platform: platform, builtIn: outsideNames)
      _ = CompileSettings(settings).compilerArguments
      var warnings = settings.warnings
      _ = try? InfoPlist(settings: settings, root: Path(folder.path), warnings: &warnings).data()
    }
  }

  /// Reads an `Info.plist` in a folder; answers whether an app could read what is made of it.
  package static func read(infoPlist data: Data, in folder: URL) -> Bool {
    guard (try? (Path(folder.path) / "Info.plist").write(data)) != nil else { return true }
    let values = [
      "INFOPLIST_FILE": "Info.plist", "GENERATE_INFOPLIST_FILE": "YES", "A": "$(PRODUCT_NAME)$(B)", "B": "b\u{0}$(A)",
    ]
    let settings = ResolvedSettings(
      project: XcodeSettingsLayer(), target: XcodeSettingsLayer(values: values), configuration: "Debug", platform: nil,
      builtIn: outsideNames)
    var warnings: [String] = []
    let info = InfoPlist(settings: settings, root: Path(folder.path), warnings: &warnings)
    guard let bytes = try? info.data(), let back = PropertyListFile.dictionary(in: bytes) else { return false }
    return (back["CFBundleIdentifier"] as? String)?.isEmpty == false && back.count == info.values.count
  }

  private static var outsideNames: [String: String] {
    BuiltInSettings.values(target: "My App", project: "P", root: Path("/nonexistent"))
  }
}
