import Foundation

extension AppProject {
  /// An app of an Xcode project, made of what its target says.
  init(_ member: FoundProjects.Member, of found: FoundProjects, settings: BuildSettings) throws {
    let (project, target) = (member.project, member.target)
    let configuration = try member.configuration(named: settings.configurationName)
    let resolved = member.settings(configuration: configuration, platform: settings.platform)
    let contents = target.contents
    let sources = contents.sources.filter(\.isFile)
    guard !sources.isEmpty else {
      throw CommandError.failure("the target \(target.name) of \(project.path) has no Swift file that is there")
    }
    let parsed = try sources.map { (file: $0, source: try SwiftSource(path: $0)) }
    name = resolved["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? target.name
    path = project.path
    targetName = target.name
    root = project.root
    self.sources = sources
    imports = parsed.reduce(into: []) { $0.formUnion($1.source.imports) }
    compile = CompileSettings(resolved)
    platform = resolved.platform
    let conditions = CompilationConditions(compile, platform: platform)
    entry = try Self.entry(
      marked: parsed.filter { $0.source.hasMainAttribute(under: conditions) }.map(\.file), among: sources, in: project.path)
    var warnings = found.warnings + resolved.warnings
    let isDevelopment = settings.configuration == .debug
    let development = isDevelopment ? [] : member.developmentAssets(resolved)
    let copied = (contents.resources + contents.folderReferences)
      .filter { resource in !development.contains { resource.isInside($0) } }
    resources = try AppResources(copied)
    generated = try GeneratedFiles(
      resources: copied, options: GeneratedFiles.Options(resolved), imports: imports, sources: parsed.map(\.file), warnings: &warnings)
    let info = try InfoPlist(settings: resolved, root: project.root, warnings: &warnings)
    generated.resources.append(GeneratedFile(name: "Info.plist", contents: try info.data()))
    packages = PackageRequest(target.packageProducts, of: project, in: found)
    notes = warnings + member.leftOut
  }
}

extension FoundProjects.Member {
  /// Folders whose files belong to debug builds alone.
  fileprivate func developmentAssets(_ settings: ResolvedSettings) -> [Path] {
    ResolvedSettings.words(settings["DEVELOPMENT_ASSET_PATHS"] ?? "").map { Path($0).absolute(in: project.root) }
  }

  /// A line for each thing of the target that the app will do without.
  fileprivate var leftOut: [String] {
    var lines = target.contents.missing.map { "\($0) is named by \(project.path.name) and is not there" }
    if !target.contents.otherSources.isEmpty {
      let names = target.contents.otherSources.map(\.name).joined(separator: ", ")
      lines.append("not compiled here, so the app does without: \(names)")
    }
    return lines
  }
}
