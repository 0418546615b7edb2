import Foundation

extension AppProject {
  /// An app of an Xcode project, made of what its target says.
  init(_ member: FoundProjects.Member, of found: FoundProjects, settings: BuildSettings) throws {
    let scheme = found.scheme(for: member, settings.choice)
    let configuration = try member.configuration(named: settings.configurationName, scheme: scheme)
    self = try AppProject(
      member, resolved: member.settings(configuration: configuration, platform: settings.platform), isLibrary: false,
      runsScripts: settings.runsScripts)
    guard !sources.isEmpty else {
      throw CommandError.failure("the target \(member.target.name) of \(path) has no Swift file that is there")
    }
    let needed = try found.libraries(of: member, for: platform)
    libraries = try needed.map { library in
      try AppLibrary(library, among: needed, configuration: configuration, platform: platform, settings: settings)
    }
    notes =
      found.warnings + notes
      + found.unknownProducts(of: member).map {
        "\(member.target.name) links \($0), which no project here builds"
      }
    notes = (notes + libraries.flatMap(\.project.notes)).uniqued
    packages = try PackageRequest(member, with: needed.map(\.member), of: found)
    arguments = scheme?.arguments ?? []
    environment = scheme?.environment.map { EnvironmentVariable(name: $0.0, value: $0.1) } ?? []
  }

  /// What a target consists of; a library has no first statement.
  init(_ member: FoundProjects.Member, resolved: ResolvedSettings, isLibrary: Bool, runsScripts: Bool) throws {
    let (project, target) = (member.project, member.target)
    configurationName = resolved.configuration
    (path, root, self.target) = (project.path, project.root, target.name)
    let product = (resolved["PRODUCT_NAME"] ?? "").trimmingCharacters(in: .whitespaces)
    name = product.isEmpty ? target.name : product
    configuration = Self.isOptimized(resolved) ? .release : .debug
    (compile, platform) = (CompileSettings(resolved), resolved.platform)
    let parsed = try read(target.contents.sources.filter(\.isFile))
    entry = isLibrary ? .nowhere : parsed.isEmpty ? .mainType : try entry(among: parsed, in: project.path)
    notes = target.warnings + resolved.warnings + compile.warnings + member.leftOut
    try addResources(of: member, resolved)
    if !target.scripts.isEmpty {
      let variables = resolved.names.compactMap { name in resolved[name].map { (name, $0) } }
      scripts = ProjectScripts(scripts: target.scripts, root: project.root, variables: Dictionary(variables) { $1 })
      if let scripts, !runsScripts { notes.append(scripts.note) }
    }
  }

  private mutating func addResources(of member: FoundProjects.Member, _ settings: ResolvedSettings) throws {
    var contents = member.target.contents
    if configuration == .release {
      let development = settings.list("DEVELOPMENT_ASSET_PATHS").map { Path($0).absolute(in: root) }
      contents.resources.removeAll { resource in development.contains { resource.isInside($0) } }
    }
    resources = AppResources(contents)
    var options = GeneratedFiles.Options(settings)
    options.isOfFramework = member.target.kind.isBundle
    let made = contents.resources + contents.dataModels
    generated = try GeneratedFiles(catalogsIn: made, options: options, for: self, notes: &notes)
    let own = InfoPlist.file(settings: settings, root: root)
    resources.items.removeAll { $0.source == own || $0.destination == "Info.plist" }
    var info = InfoPlist(settings: settings, root: root, warnings: &notes)
    if member.target.kind.isBundle { info.setExecutable(moduleName(besides: [])) }
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

extension FoundProjects.Member {
  /// A line for what the app will do without, beside what reading the project has said.
  fileprivate var leftOut: [String] {
    let others = target.ignoredFiles
    guard !others.isEmpty else { return [] }
    return ["not compiled here, so the app does without: \(others.map(\.name).joined(separator: ", "))"]
  }
}

extension PackageRequest {
  /// What a target of a project links, and the libraries of projects that it needs; `nil` where that is nothing.
  init?(_ member: FoundProjects.Member, with libraries: [FoundProjects.Member] = [], of found: FoundProjects) throws {
    let members = [member] + libraries
    products = members.flatMap(\.target.packageProducts).uniqued
    guard !products.isEmpty else { return nil }
    app = member.target.name
    // What a workspace lists goes before what projects name.
    packages = (found.packages.map { .local($0) } + members.flatMap(\.project.packages)).uniqued
    let file = [found.path, member.project.path].lazy.compactMap { ResolvedPackages.file(of: $0) }.first
    pins = try file.map { try ResolvedPackages(file: $0) } ?? ResolvedPackages()
  }
}
