/// What a scheme of Xcode's starts, and how.
struct XcodeScheme {
  let name: String
  /// The target that is run; `nil` where the scheme runs none.
  private(set) var launchTarget: String?
  /// The target's identifier in its project file.
  private(set) var launchTargetID: String?
  /// The `.xcodeproj` that the target is in.
  private(set) var launchProject: Path?
  /// The configuration that is built for running.
  private(set) var launchConfiguration: String?
  /// The arguments that are switched on, taken apart as a shell does.
  private(set) var arguments: [String] = []
  /// The variables that are switched on, in the scheme's order.
  private(set) var environment: [(String, String)] = []

  /// Reads a `.xcscheme` file of a project or workspace that lies in a folder.
  init(file: Path, folder: Path) throws { self.init(try XcodeXML(file: file), name: file.stem, folder: folder) }

  /// Takes the elements of a scheme; its projects count from a folder.
  init(_ xml: XcodeXML, name: String, folder: Path) {
    self.name = name
    guard let launch = xml.elements("LaunchAction").first else { return }
    launchConfiguration = launch.element.attributes["buildConfiguration"]
    let runnable = xml.elements.indices.first {
      ["BuildableProductRunnable", "RemoteRunnable"].contains(xml.elements[$0].name) && xml.elements[$0].parent == launch.index
    }
    if let reference = runnable.flatMap({ xml.elements("BuildableReference", in: $0).first?.element.attributes }) {
      launchTarget = reference["BlueprintName"]
      launchTargetID = reference["BlueprintIdentifier"]
      launchProject = reference["ReferencedContainer"].flatMap { Self.project($0, in: folder) }
    }
    for (_, element) in xml.elements("CommandLineArgument", in: launch.index) where element.attributes["isEnabled"] != "NO" {
      arguments += ShellWords(element.attributes["argument"] ?? "").all
    }
    for (_, element) in xml.elements("EnvironmentVariable", in: launch.index) where element.attributes["isEnabled"] != "NO" {
      guard let key = element.attributes["key"], !key.isEmpty else { continue }
      environment.append((key, element.attributes["value"] ?? ""))
    }
  }

  /// The project that a scheme writes as `container:App/Town.xcodeproj`.
  private static func project(_ text: String, in folder: Path) -> Path? {
    guard text.utf8.count <= XcodeFileTree.longestPath, !text.utf8.contains(0) else { return nil }
    let prefix = "container:"
    return Path(text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text).absolute(in: folder)
  }

  /// The schemes of a project or workspace: those that it shares, then those of single people, each name once.
  ///
  /// A scheme that cannot be read is left out with a warning.
  static func all(in container: Path, warnings: inout [String]) -> [XcodeScheme] {
    let people = container / "xcuserdata"
    let own = ((try? people.children()) ?? []).filter { $0.hasSuffix(".xcuserdatad") }.map { people / $0 }
    var schemes: [XcodeScheme] = []
    for folder in ([container / "xcshareddata"] + own).map({ $0 / "xcschemes" }) where folder.isFolder {
      for name in ((try? folder.children()) ?? []).prefix(1_000) where name.hasSuffix(".xcscheme") {
        do {
          let scheme = try XcodeScheme(file: folder / name, folder: container.parent)
          if !schemes.contains(where: { $0.name == scheme.name }) { schemes.append(scheme) }
        } catch {
          warnings.append((error as? CommandError)?.message ?? "\(error)")
        }
      }
    }
    return schemes
  }
}
