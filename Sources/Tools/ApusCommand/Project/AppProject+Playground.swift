import Foundation

extension AppProject {
  /// A Swift Playgrounds app: its own target is compiled as an app, and what that depends on is built as packages are.
  init(_ playground: PlaygroundProject, settings: BuildSettings) throws {
    let app = playground.app
    (name, path, root) = (app.name, playground.folder, playground.folder)
    (configuration, configurationName) = (settings.configuration, settings.configuration.rawValue)
    platform = settings.packagePlatform
    compile.language.version = playground.languageVersion
    if configuration == .debug { compile.conditions = ["DEBUG"] }
    compile.conditions.append("SWIFT_PACKAGE")
    takeArguments(playground.target.arguments(on: platform, configuration))
    let parsed = try read(try playground.sources)
    guard !parsed.isEmpty else { throw CommandError.failure("\(playground.targetFolder) holds no Swift file to compile") }
    entry = try entry(among: parsed, in: playground.targetFolder)
    let copied = try playground.resources
    resources = try AppResources(copied)
    generated = try GeneratedFiles(catalogsIn: copied, options: GeneratedFiles.Options(), for: self, notes: &notes)
    // Its sources ask for the resources of a package, which lie beside the executable here.
    generated.sources.append(GeneratedFile(name: "ModuleBundle.swift", contents: Data(Self.moduleBundle.utf8)))
    let look = PlaygroundAppearance(playground.app)
    generated.resources += look.files
    let info = try PropertyListSerialization.data(fromPropertyList: info(of: playground, look), format: .xml, options: 0)
    generated.resources.append(GeneratedFile(name: "Info.plist", contents: info))
  }

  /// What the manifest's settings tell the compiler on the app's platform.
  mutating func takeArguments(_ arguments: [String]) {
    for (option, value) in zip(arguments, arguments.dropFirst()) {
      switch option {
      case "-D": compile.conditions.append(value)
      case "-enable-upcoming-feature": compile.features.append(CompilerFeature(name: value, isUpcoming: true))
      case "-enable-experimental-feature": compile.features.append(CompilerFeature(name: value, isUpcoming: false))
      case "-swift-version": compile.language.version = LanguageMode.mode(of: value) ?? compile.language.version
      case "-default-isolation": compile.language.isolatesToMainActor = value == "MainActor"
      default: break
      }
    }
  }

  /// What the manifest says of the app, and the file of further entries that it names.
  private mutating func info(of playground: PlaygroundProject, _ look: PlaygroundAppearance) -> [String: Any] {
    var info = playground.app.info
    info.merge(look.info) { own, _ in own }
    if let file = playground.app.infoFile.map({ Path($0).absolute(in: playground.folder) }) {
      do { info.merge(try PropertyListFile.dictionary(at: file)) { own, _ in own } } catch {
        notes.append((error as? CommandError)?.message ?? "\(error)")
      }
    }
    return info
  }

  private static let moduleBundle = """
    import Foundation

    extension Foundation.Bundle {
      /// The app's own resources.
      static var module: Foundation.Bundle { .main }
    }

    """
}
