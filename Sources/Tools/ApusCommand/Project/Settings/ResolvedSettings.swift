import Foundation

/// The build settings of a target as they are in the end: levels put over each other, conditions applied, references expanded.
///
/// From below: what Xcode says where nobody does, the project's `.xcconfig`, the project, the target's `.xcconfig`, the target.
/// `$(inherited)` is the value below.
struct ResolvedSettings: Equatable {
  /// The system that the target is made for.
  let platform: TargetPlatform
  /// The name of the configuration, such as `Debug`.
  let configuration: String
  /// One line for each thing that is not as it should be.
  private(set) var warnings: [String] = []
  private var values: [String: String] = [:]

  /// More bytes than the values of any target have together.
  static let mostBytes = 4 << 20

  /// Puts settings together; `platform` is taken instead of what they say, and `builtIn` lies below all of them.
  init(
    project: XcodeSettingsLayer, target: XcodeSettingsLayer, configuration: String, platform: TargetPlatform?,
    builtIn: [String: String] = [:]
  ) {
    var warnings: [String] = []
    let levels = [project, target].flatMap { Self.levels(of: $0, &warnings) }
    let parameters = Self.parameters(configuration)
    // Conditions ask for the platform, which settings without them say.
    let chosen = platform ?? Self.platform(of: levels, configuration: configuration, parameters: parameters, builtIn)
    self.platform = chosen
    self.configuration = configuration
    let below = BuiltInSettings.defaults(on: chosen, configuration: configuration).merging(builtIn) { $1 }
    var resolution = SettingResolution(
      Self.chains(of: levels, below: below, where: parameters.merging(["sdk": [chosen.sdk, chosen.sdk + "26.0"]]) { $1 }))
    values = resolution.all(budget: Self.mostBytes)
    self.warnings = warnings + resolution.warnings
  }

  /// The platform alone, which takes much less time than all settings.
  static func platform(
    project: XcodeSettingsLayer, target: XcodeSettingsLayer, configuration: String, builtIn: [String: String] = [:]
  ) -> TargetPlatform {
    var warnings: [String] = []
    let levels = [project, target].flatMap { Self.levels(of: $0, &warnings) }
    return platform(of: levels, configuration: configuration, parameters: parameters(configuration), builtIn)
  }

  /// What conditions are compared with, beside the platform.
  private static func parameters(_ configuration: String) -> [String: [String]] {
    ["config": [configuration], "arch": [BuiltInSettings.architecture]]
  }

  /// The value of a setting; `nil` where nobody sets it.
  subscript(name: String) -> String? { values[name] }

  /// The names of all settings, sorted.
  var names: [String] { values.keys.sorted() }

  /// The words of a setting that is a list.
  func list(_ name: String) -> [String] { SettingList.split(values[name] ?? "") }

  /// Whether a setting is `YES`; where it says nothing, `standard`.
  func isOn(_ name: String, standard: Bool = false) -> Bool {
    switch values[name]?.trimmingCharacters(in: .whitespaces).uppercased() {
    case nil, "": standard
    case "YES", "TRUE", "1", "Y": true
    default: false
    }
  }

  /// A text with values in the places of references, such as one of an `Info.plist`.
  /// - Parameters:
  ///   - text: What is written.
  ///   - others: Values that count before those of the settings.
  ///   - limit: How many bytes it may become.
  /// - Returns: The text, cut off where it would become longer.
  func expanded(_ text: String, with others: [String: String] = [:], limit: Int = 1 << 16) -> String {
    guard SettingExpansion.isNeeded(for: text) else { return text }
    var expansion = SettingExpansion(text, budget: limit)
    return expansion.expanded { name, _ in others[name] ?? values[name] }
  }

  // MARK: Levels

  /// The assignments of a configuration's file, and its own.
  private static func levels(of layer: XcodeSettingsLayer, _ warnings: inout [String]) -> [[SettingAssignment]] {
    let file = layer.configurationFile.map { XcconfigFile(file: $0, warnings: &warnings).assignments } ?? []
    let own = layer.values.sorted { $0.key < $1.key }.prefix(XcconfigFile.mostAssignments)
    return [file, own.compactMap { SettingAssignment(key: $0.key, value: $0.value) }]
  }

  /// The values of each name, the one that counts first: within a level what asks for more, then what stands further down.
  private static func chains(
    of levels: [[SettingAssignment]], below: [String: String], where parameters: [String: [String]]
  ) -> [String: [String]] {
    var chains = below.mapValues { [$0] }
    for level in levels {
      let fitting = level.filter { $0.holds(where: parameters) }.enumerated()
        .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      for (_, assignment) in fitting { chains[assignment.name, default: []].append(assignment.value) }
    }
    return chains.mapValues { $0.reversed() }
  }

  private static func platform(
    of levels: [[SettingAssignment]], configuration: String, parameters: [String: [String]], _ builtIn: [String: String]
  ) -> TargetPlatform {
    let plain = levels.map { $0.filter { assignment in !assignment.conditions.contains { $0.parameter == "sdk" } } }
    var resolution = SettingResolution(chains(of: plain, below: builtIn, where: parameters))
    let root = resolution.value(of: "SDKROOT").flatMap { TargetPlatform(sdk: $0) }
    let supported = SettingList.split(resolution.value(of: "SUPPORTED_PLATFORMS") ?? "").compactMap { TargetPlatform(sdk: $0) }
    if let root, supported.isEmpty || supported.contains(root) { return root }
    if let supported = TargetPlatform.preferred(of: supported) { return supported }
    let deployed = TargetPlatform.allCases.filter { platform in
      platform.deploymentTargetSetting.map { resolution.value(of: $0)?.isEmpty == false } ?? false
    }
    return root ?? TargetPlatform.preferred(of: deployed) ?? .iOS
  }
}
