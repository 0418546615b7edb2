import Foundation

extension AppProject {
  /// A Swift Playgrounds app: its own target is compiled as an app, and what that depends on is built as packages are.
  init(_ playground: PlaygroundProject, settings: BuildSettings) throws {
    let app = playground.app
    (name, path, root) = (app.name, playground.folder, playground.folder)
    (configuration, configurationName) = (settings.configuration, settings.configuration.rawValue)
    platform = settings.platform ?? .iOS
    compile.language.version = playground.languageVersion
    if configuration == .debug { compile.conditions = ["DEBUG"] }
    compile.conditions.append("SWIFT_PACKAGE")
    let parsed = try read(try playground.sources)
    guard !parsed.isEmpty else { throw CommandError.failure("\(playground.targetFolder) holds no Swift file to compile") }
    entry = try entry(among: parsed, in: playground.targetFolder)
    let copied = try playground.resources
    resources = try AppResources(copied)
    generated = GeneratedFiles(catalogsIn: copied, options: GeneratedFiles.Options(), for: self, notes: &notes)
    // Its sources ask for the resources of a package, which lie beside the executable here.
    generated.sources.append(GeneratedFile(name: "ModuleBundle.swift", contents: Data(Self.moduleBundle.utf8)))
    let info = try PropertyListSerialization.data(fromPropertyList: app.info, format: .xml, options: 0)
    generated.resources.append(GeneratedFile(name: "Info.plist", contents: info))
  }

  private static let moduleBundle = """
    import Foundation

    extension Foundation.Bundle {
      /// The app's own resources.
      static var module: Foundation.Bundle { .main }
    }

    """
}
