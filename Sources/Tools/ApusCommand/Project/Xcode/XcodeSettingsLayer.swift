import Foundation

/// The build settings that one object of a project gives for one configuration, as they are written.
struct XcodeSettingsLayer: Equatable {
  /// The values by their names, with conditions such as `[sdk=iphoneos*]` in the name; lists are joined by spaces.
  var values: [String: String] = [:]
  /// The `.xcconfig` file below these settings; it may be missing on disk.
  var configurationFile: Path?

  init(values: [String: String] = [:], configurationFile: Path? = nil) {
    (self.values, self.configurationFile) = (values, configurationFile)
  }

  /// Reads an `XCBuildConfiguration`.
  init(_ configuration: XcodeObject, objects: XcodeObjects, tree: XcodeFileTree) {
    values = configuration.entries("buildSettings").compactMapValues(Self.text)
    if let file = tree.path(of: objects[configuration.text("baseConfigurationReference")]) {
      configurationFile = file
    } else if let folder = tree.path(of: objects[configuration.text("baseConfigurationReferenceAnchor")]),
      let name = configuration.text("baseConfigurationReferenceRelativePath")
    {
      configurationFile = Path(name).absolute(in: folder)
    }
  }

  private static func text(of value: Any) -> String? {
    if let text = value as? String { return text }
    guard let list = value as? [Any] else { return nil }
    return list.compactMap { $0 as? String }.filter { !$0.isEmpty }.map(quoted).joined(separator: " ")
  }

  /// One item of a list; where it has spaces and brings no quotes of its own, it gets some.
  private static func quoted(_ item: String) -> String {
    let needsQuotes = item.contains(where: \.isWhitespace) && !item.contains { "\"'\\".contains($0) }
    return needsQuotes ? "\"\(item)\"" : item
  }
}

/// The configurations of a project or of a target.
struct XcodeConfigurations: Equatable {
  /// Their names, in the project's order.
  private(set) var names: [String] = []
  /// The one that counts where nobody chooses.
  private(set) var defaultName: String?
  private(set) var layers: [String: XcodeSettingsLayer] = [:]

  /// The one that is used where nobody chooses: Debug, else the project's own choice, else the first.
  var standardName: String { names.first { $0 == "Debug" } ?? defaultName ?? names.first ?? "Debug" }

  /// Reads the list that an object names.
  init(of object: XcodeObject, objects: XcodeObjects, tree: XcodeFileTree) {
    guard let list = objects[object.text("buildConfigurationList")] else { return }
    for configuration in objects.objects(list.texts("buildConfigurations")) {
      guard let name = configuration.text("name"), layers[name] == nil else { continue }
      names.append(name)
      layers[name] = XcodeSettingsLayer(configuration, objects: objects, tree: tree)
    }
    defaultName = list.text("defaultConfigurationName").flatMap { layers[$0] == nil ? nil : $0 }
  }

  /// All values that a setting has in any configuration, each once.
  func values(of name: String) -> [String] { names.compactMap { layers[$0]?.values[name] }.uniqued }
}
