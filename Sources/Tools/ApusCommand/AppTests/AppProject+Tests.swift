import Foundation

extension AppProject {
  /// A target of an Xcode project with tests, made of what it says.
  init(tests member: FoundProjects.Member, of found: FoundProjects, settings: BuildSettings) throws {
    let (project, target) = (member.project, member.target)
    configurationName = try member.configuration(named: settings.configurationName)
    let resolved = member.settings(configuration: configurationName, platform: settings.platform)
    (name, path, root, self.target) = (target.name, project.path, project.root, target.name)
    (compile, platform) = (CompileSettings(resolved), resolved.platform)
    _ = try read(target.contents.sources.filter(\.isFile))
    notes = target.warnings + compile.warnings
    let others = target.ignoredFiles
    if !others.isEmpty {
      notes.append("not compiled here, so \(name) does without: \(others.map(\.name).joined(separator: ", "))")
    }
    resources = AppResources(target.contents)
    var options = GeneratedFiles.Options(resolved)
    options.bundle = TestProgram.bundle
    let made = target.contents.resources + target.contents.dataModels
    generated = try GeneratedFiles(catalogsIn: made, options: options, for: self, notes: &notes)
    addBundle(isPackage: false)
    let own = InfoPlist.file(settings: resolved, root: root)
    resources.items.removeAll { $0.source == own || $0.destination == "Info.plist" }
    try addInfo(InfoPlist(settings: resolved, root: root, warnings: &notes).values)
  }

  /// A target of a Swift Playgrounds app with tests.
  init(tests target: PackageContents.Target, of playground: PlaygroundProject, settings: BuildSettings) throws {
    (name, path, root, self.target) = (target.name, playground.folder, playground.folder, target.name)
    (configuration, configurationName) = (settings.configuration, settings.configuration.rawValue)
    platform = settings.packagePlatform
    compile.language.version = playground.languageVersion
    compile.conditions = (configuration == .debug ? ["DEBUG"] : []) + ["SWIFT_PACKAGE"]
    takeArguments(target.arguments(on: platform, configuration))
    _ = try read(try playground.sources(of: target))
    let files = try playground.resources(of: target)
    resources = try AppResources(files)
    var options = GeneratedFiles.Options()
    options.bundle = TestProgram.bundle
    generated = try GeneratedFiles(catalogsIn: files, options: options, for: self, notes: &notes)
    addBundle(isPackage: true)
    try addInfo(["CFBundleIdentifier": BundleIdentifier.usable("tests.\(name)", name: name), "CFBundleName": name])
  }

  private mutating func addBundle(isPackage: Bool) {
    let text = TestProgram.bundleSource(isPackage: isPackage)
    generated.sources.append(GeneratedFile(name: "TestBundle.swift", contents: Data(text.utf8)))
  }

  /// What the bundle says of itself; without a name of its own the executable is found by the bundle's.
  private mutating func addInfo(_ values: [String: Any]) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values.filter { $0.key != "CFBundleExecutable" }, format: .xml, options: 0)
    generated.resources.append(GeneratedFile(name: "Info.plist", contents: data))
  }
}
