/// The values of an `Info.plist` that come from settings.
enum GeneratedInfo {
  /// What the settings `INFOPLIST_KEY_…` say, where `GENERATE_INFOPLIST_FILE` is on.
  static func values(_ settings: ResolvedSettings) -> [String: Any] {
    guard settings.isOn("GENERATE_INFOPLIST_FILE") else { return [:] }
    var values: [String: Any] = [:]
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names where name.hasPrefix(prefix) {
      let text = settings[name] ?? ""
      let key = String(name.dropFirst(prefix.count))
      guard !key.isEmpty, !text.isEmpty else { continue }
      if key.hasSuffix("_Generation") {
        if settings.isOn(name), let part = generated[key] { values[part.key] = part.value }
      } else {
        values[deviceKey(key)] = value(text, for: key)
      }
    }
    return values
  }

  /// What every app has, whether its file says it or not.
  static func standard(_ settings: ResolvedSettings) -> [String: Any] {
    let name = settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? settings["TARGET_NAME"] ?? "App"
    let text = { (setting: String, standard: String) in settings[setting].flatMap { $0.isEmpty ? nil : $0 } ?? standard }
    var values: [String: Any] = [
      "CFBundleIdentifier": text("PRODUCT_BUNDLE_IDENTIFIER", ""),
      "CFBundleName": name,
      "CFBundleExecutable": text("EXECUTABLE_NAME", name),
      "CFBundleShortVersionString": text("MARKETING_VERSION", "1.0"),
      "CFBundleVersion": text("CURRENT_PROJECT_VERSION", "1"),
      "CFBundleDevelopmentRegion": text("DEVELOPMENT_LANGUAGE", "en"),
      "CFBundlePackageType": text("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleSupportedPlatforms": [settings.platform.supportedPlatform],
    ]
    if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty { values["CFBundleIconName"] = icon }
    if let color = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !color.isEmpty {
      values["NSAccentColorName"] = color
    }
    if let system = settings.platform.deploymentTargetSetting.flatMap({ settings[$0] }), !system.isEmpty {
      values[settings.platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"] = system
    }
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    if settings.platform != .macOS, !families.isEmpty { values["UIDeviceFamily"] = families }
    if settings.platform == .iOS { values["LSRequiresIPhoneOS"] = true }
    return values
  }

  /// What the settings generate that have no value of their own.
  private static let generated: [String: (key: String, value: any Sendable)] = [
    "UIApplicationSceneManifest_Generation": (
      "UIApplicationSceneManifest",
      ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: String]()] as [String: any Sendable]
    ),
    "UILaunchScreen_Generation": ("UILaunchScreen", ["UILaunchScreen": [String: String]()]),
  ]

  /// `_iPhone` at the end of a setting is `~iphone` at the end of the key.
  private static func deviceKey(_ key: String) -> String {
    for (setting, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(setting) {
      return key.dropLast(setting.count) + device
    }
    return key
  }

  /// A setting's text as the kind of value that its key has.
  private static func value(_ text: String, for key: String) -> Any {
    if key.hasPrefix("UISupportedInterfaceOrientations") || lists.contains(key) { return SettingList.split(text) }
    let isText = key.hasPrefix("CFBundle") || key.hasSuffix("Description") || key == "NSHumanReadableCopyright"
    if !isText, text == "YES" || text == "NO" { return text == "YES" }
    return text
  }

  private static let lists: Set<String> = [
    "UIBackgroundModes", "UIRequiredDeviceCapabilities", "NSBonjourServices", "WKBackgroundModes",
  ]
}
