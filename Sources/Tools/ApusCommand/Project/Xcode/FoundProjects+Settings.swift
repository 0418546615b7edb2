extension FoundProjects.Member {
  /// The configuration that is used: the one asked for, by its name in any case; else that of the scheme; else Debug; else the first.
  func configuration(named wanted: String?, scheme: XcodeScheme? = nil) throws -> String {
    let names = project.configurations
    if let wanted {
      guard let name = names.first(where: { $0 == wanted }) ?? names.first(where: { $0.lowercased() == wanted.lowercased() })
      else {
        throw CommandError.usage(
          "\(project.path.name) has no configuration \(wanted); it has \(names.joined(separator: ", "))")
      }
      return name
    }
    if let name = scheme?.launchConfiguration, names.contains(name) { return name }
    return project.standardConfiguration
  }

  /// The target's build settings in a configuration; `nil` stands for the one that is used when none is asked for.
  func settings(configuration: String?, platform: TargetPlatform? = nil) -> ResolvedSettings {
    let name = configuration ?? (try? self.configuration(named: nil)) ?? "Debug"
    let empty = XcodeSettingsLayer(values: [:], configurationFile: nil)
    return ResolvedSettings(
      project: project.settings[name] ?? empty, target: target.settings[name] ?? empty, configuration: name, platform: platform,
      builtIn: BuiltInSettings.values(
        target: target.name, project: project.name, root: project.root, projectFile: project.path,
        developmentRegion: project.developmentRegion
      ).merging(target.kind.isBundle ? BuiltInSettings.framework : [:]) { $1 })
  }
}
