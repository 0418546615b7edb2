/// Apple's name of a platform in the filters of a project, such as `ios` or `macos`.
enum XcodePlatform {
  /// What a target is built for, as far as its own settings and the project's tell; iOS, where it can be several.
  static func name(target: XcodeConfigurations, project: XcodeConfigurations) -> String {
    for settings in [target, project] {
      guard let root = settings.values(of: "SDKROOT").first, !root.isEmpty, root != "auto" else { continue }
      if let name = names.first(where: { root.hasPrefix($0.root) }) { return name.filter }
    }
    let supported = [target, project].lazy.compactMap { $0.values(of: "SUPPORTED_PLATFORMS").first }.first
    let words = supported?.split(separator: " ") ?? []
    if let name = names.first(where: { name in words.contains { $0 == name.root } }) { return name.filter }
    for settings in [target, project] {
      if let name = names.first(where: { !settings.values(of: $0.deployment).isEmpty }) { return name.filter }
    }
    return "ios"
  }

  /// Whether something counts that the project wants on some platforms only.
  static func admits(_ object: XcodeObject, on platform: String) -> Bool {
    let filters = object.texts("platformFilters") + [object.text("platformFilter")].compactMap { $0 }
    return filters.isEmpty || filters.contains(platform)
  }

  private static let names: [(root: String, deployment: String, filter: String)] = [
    ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET", "ios"), ("iphonesimulator", "IPHONEOS_DEPLOYMENT_TARGET", "ios"),
    ("macosx", "MACOSX_DEPLOYMENT_TARGET", "macos"), ("watchos", "WATCHOS_DEPLOYMENT_TARGET", "watchos"),
    ("watchsimulator", "WATCHOS_DEPLOYMENT_TARGET", "watchos"), ("appletvos", "TVOS_DEPLOYMENT_TARGET", "tvos"),
    ("appletvsimulator", "TVOS_DEPLOYMENT_TARGET", "tvos"), ("xros", "XROS_DEPLOYMENT_TARGET", "xros"),
    ("xrsimulator", "XROS_DEPLOYMENT_TARGET", "xros"),
  ]
}
