import Foundation

extension AppProject {
  /// An app of an Xcode project, made of what its target says.
  init(_ member: FoundProjects.Member, of found: FoundProjects, settings: BuildSettings) throws {
    let (project, target) = (member.project, member.target)
    let scheme = found.scheme(for: target, settings.choice)
    configurationName = try member.configuration(named: settings.configurationName, scheme: scheme)
    let resolved = member.settings(configuration: configurationName, platform: settings.platform)
    (path, root, self.target) = (project.path, project.root, target.name)
    let product = (resolved["PRODUCT_NAME"] ?? "").trimmingCharacters(in: .whitespaces)
    name = product.isEmpty ? target.name : product
    configuration = Self.isOptimized(resolved) ? .release : .debug
    (compile, platform) = (CompileSettings(resolved), resolved.platform)
    let parsed = try read(target.contents.sources.filter(\.isFile))
    guard !parsed.isEmpty else {
      throw CommandError.failure("the target \(target.name) of \(project.path) has no Swift file that is there")
    }
    entry = try entry(among: parsed, in: project.path)
    notes = found.warnings + target.warnings + resolved.warnings + compile.warnings + member.leftOut
    addResources(of: member, resolved)
    packages = try PackageRequest(member, of: found)
    if !target.scripts.isEmpty {
      let variables = resolved.names.compactMap { name in resolved[name].map { (name, $0) } }
      scripts = ProjectScripts(scripts: target.scripts, root: project.root, variables: Dictionary(variables) { $1 })
      if let scripts, !settings.runsScripts { notes.append(scripts.note) }
    }
    arguments = scheme?.arguments ?? []
    environment = scheme?.environment.map { EnvironmentVariable(name: $0.0, value: $0.1) } ?? []
  }

  private mutating func addResources(of member: FoundProjects.Member, _ settings: ResolvedSettings) {
    var contents = member.target.contents
    if configuration == .release {
      let development = settings.list("DEVELOPMENT_ASSET_PATHS").map { Path($0).absolute(in: root) }
      contents.resources.removeAll { resource in development.contains { resource.isInside($0) } }
    }
    resources = AppResources(contents)
    generated = GeneratedFiles(
      catalogsIn: contents.resources, options: GeneratedFiles.Options(settings), for: self, notes: &notes)
    let own = InfoPlist.file(settings: settings, root: root)
    resources.items.removeAll { $0.source == own || $0.destination == "Info.plist" }
    let info = InfoPlist(settings: settings, root: root, warnings: &notes)
    do { generated.resources.append(GeneratedFile(name: "Info.plist", contents: try info.data())) } catch {
      notes.append((error as? CommandError)?.message ?? "\(error)")
    }
  }

  /// Whether a configuration is made for speed; projects may call it as they like.
  private static func isOptimized(_ settings: ResolvedSettings) -> Bool {
    if let level = settings["SWIFT_OPTIMIZATION_LEVEL"], !level.isEmpty { return level != "-Onone" }
    return !settings.configuration.lowercased().contains("debug")
  }
}

extension FoundProjects {
  /// The scheme that a target is started by: the one asked for, the one of its name, or another that starts it.
  fileprivate func scheme(for target: XcodeTarget, _ choice: TargetChoice) -> XcodeScheme? {
    let own = schemes.filter { $0.launchTarget == target.name }
    if let name = choice.scheme { return schemes.first { $0.name == name } }
    return own.first { $0.name == target.name } ?? own.first
  }
}

extension FoundProjects.Member {
  /// A line for what the app will do without, beside what reading the project has said.
  fileprivate var leftOut: [String] {
    let kinds: [XcodeTarget.Kind] = [.framework, .staticLibrary]
    let needed = target.dependencies.filter { name in project.target(named: name).map { kinds.contains($0.kind) } ?? false }
    let missing = needed.map { "\(target.name) needs \($0), a library of its project; such are not built here yet" }
    let others = target.ignoredFiles
    guard !others.isEmpty else { return missing }
    return missing + ["not compiled here, so the app does without: \(others.map(\.name).joined(separator: ", "))"]
  }
}

extension PackageRequest {
  /// What a target of a project links; `nil` where that is nothing.
  init?(_ member: FoundProjects.Member, of found: FoundProjects) throws {
    guard !member.target.packageProducts.isEmpty else { return nil }
    app = member.target.name
    products = member.target.packageProducts
    // What a workspace lists goes before what projects name.
    packages = found.packages.map { .local($0) } + member.project.packages
    let file = [found.path, member.project.path].lazy.compactMap { ResolvedPackages.file(of: $0) }.first
    pins = try file.map { try ResolvedPackages(file: $0) } ?? ResolvedPackages()
  }
}
