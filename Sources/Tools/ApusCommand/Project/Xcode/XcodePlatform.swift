/// Apple's name of a platform in the filters of a project, such as `ios` or `macos`.
enum XcodePlatform {
  /// What a target is built for, as far as its own settings and the project's tell; iOS, where it can be several.
  static func name(target: XcodeConfigurations, project: XcodeConfigurations) -> String {
    for settings in [target, project] {
      guard let root = settings.values(of: "SDKROOT").first, !root.isEmpty, root != "auto" else { continue }
      if let name = TargetPlatform(sdk: root)?.filterName { return name }
    }
    let supported = [target, project].lazy.compactMap { $0.values(of: "SUPPORTED_PLATFORMS").first }.first
    let platforms = supported?.split(separator: " ").compactMap { TargetPlatform(sdk: String($0)) } ?? []
    if let name = TargetPlatform.allCases.first(where: platforms.contains)?.filterName { return name }
    for settings in [target, project] {
      let platform = TargetPlatform.allCases.first { platform in
        platform.deploymentTargetSetting.map { !settings.values(of: $0).isEmpty } ?? false
      }
      if let name = platform?.filterName { return name }
    }
    return "ios"
  }

  /// Whether something counts that the project wants on some platforms only.
  static func admits(_ object: XcodeObject, on platform: String) -> Bool {
    let filters = object.texts("platformFilters") + [object.text("platformFilter")].compactMap { $0 }
    return filters.isEmpty || filters.contains(platform)
  }
}
