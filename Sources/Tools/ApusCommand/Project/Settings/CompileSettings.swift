import Foundation

/// How the compiler is to read a target's sources, by the target's settings.
struct CompileSettings: Equatable {
  /// The mode of the language, and whether declarations belong to the main actor.
  var language = LanguageMode()
  /// The names that `-D` sets; where settings decide, `DEBUG` is among them only if they say so.
  var conditions: [String] = []
  /// The features that are turned on and that the mode does not have anyway, in the order of their names.
  var features: [CompilerFeature] = []
  /// How strictly a mode before 6 looks at concurrency: `minimal`, `targeted` or `complete`.
  var strictConcurrency: String?
  /// The name of the module, which sources may qualify names with.
  var moduleName: String?
  /// One line for each thing that the compiler is not told.
  var warnings: [String] = []

  /// The values of `-strict-concurrency=`.
  static let strictnesses: Set<String> = ["minimal", "targeted", "complete"]

  init() {}

  /// Reads the settings of a target.
  init(_ settings: ResolvedSettings) {
    let flags = SwiftFlags(settings.list("OTHER_SWIFT_FLAGS"))
    if let left = Self.text(of: flags.leftOut) { warnings.append("OTHER_SWIFT_FLAGS: left out are \(left)") }
    readLanguage(settings, flags)
    readConditions(settings, flags)
    features = Self.features(settings, flags).filter { !$0.isPart(of: language) }.sorted { $0.name < $1.name }
    readExperiments(settings)
    readStrictness(settings, flags)
    let module = settings["PRODUCT_MODULE_NAME"]?.trimmingCharacters(in: .whitespaces) ?? ""
    moduleName = module.isEmpty ? nil : SettingOperator.identifier(module)
  }

  /// What the compiler is told.
  var compilerArguments: [String] {
    var arguments = language.compilerArguments
    for condition in conditions { arguments += ["-D", condition] }
    arguments += features.flatMap(\.compilerArguments)
    if let strictConcurrency { arguments.append("-strict-concurrency=" + strictConcurrency) }
    return arguments
  }

  private mutating func readLanguage(_ settings: ResolvedSettings, _ flags: SwiftFlags) {
    let version = settings["SWIFT_VERSION"]?.trimmingCharacters(in: .whitespaces) ?? ""
    if let mode = LanguageMode.mode(of: version) {
      language.version = mode
    } else if !version.isEmpty {
      warnings.append("SWIFT_VERSION is \(version); known are 4, 4.2, 5 and 6, and 5 is taken")
    }
    language.isolatesToMainActor = flags.isolatesToMainActor ?? (settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor")
  }

  private mutating func readConditions(_ settings: ResolvedSettings, _ flags: SwiftFlags) {
    let active = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    if let bad = Self.text(of: active.filter { !Self.isCondition($0) }) {
      warnings.append("SWIFT_ACTIVE_COMPILATION_CONDITIONS: no names for #if are \(bad)")
    }
    conditions = (active + flags.conditions).filter { Self.isCondition($0) }.uniqued
  }

  private static func features(_ settings: ResolvedSettings, _ flags: SwiftFlags) -> Set<CompilerFeature> {
    var names = Set(settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? CompilerFeature.approachableConcurrency : [])
    // Xcode reads /…/ as a regular expression unless it is told not to; the compiler alone, from mode 6 on.
    if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX", standard: true) { names.insert("BareSlashRegexLiterals") }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for name in settings.names where name.hasPrefix(prefix) {
      guard let feature = CompilerFeature(setting: name.dropFirst(prefix.count)), settings[name]?.isEmpty == false else {
        continue
      }
      // One that is turned off by its own setting stays off, whatever brings it along.
      if ["YES", "MIGRATE"].contains(settings[name]?.uppercased()) {
        names.insert(feature.name)
      } else {
        names.remove(feature.name)
      }
    }
    return Set(names.map { CompilerFeature(name: $0, isUpcoming: true) } + flags.features)
  }

  /// Adds the features of `SWIFT_ENABLE_EXPERIMENTAL_FEATURES` that the compiler takes.
  private mutating func readExperiments(_ settings: ResolvedSettings) {
    var unknown: [String] = []
    for name in settings.list("SWIFT_ENABLE_EXPERIMENTAL_FEATURES") {
      guard let feature = CompilerFeature(flag: name) else {
        unknown.append(name)
        continue
      }
      if !feature.isPart(of: language), !features.contains(feature) { features.append(feature) }
    }
    if let unknown = Self.text(of: unknown) {
      warnings.append("SWIFT_ENABLE_EXPERIMENTAL_FEATURES: not known to this compiler are \(unknown)")
    }
  }

  private mutating func readStrictness(_ settings: ResolvedSettings, _ flags: SwiftFlags) {
    let set = settings["SWIFT_STRICT_CONCURRENCY"].flatMap { Self.strictnesses.contains($0) ? $0 : nil }
    // Mode 6 is strict, whatever else is said.
    strictConcurrency = language.version == "6" ? nil : flags.strictConcurrency ?? set
  }

  /// Whether a word can be asked for in `#if`.
  static func isCondition(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return word.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
  }

  /// Words for a warning, no more than a few; `nil` where there are none.
  private static func text(of words: [String]) -> String? {
    guard !words.isEmpty else { return nil }
    let shown = words.prefix(8).map { $0.count > 60 ? $0.prefix(60) + "…" : $0 }.joined(separator: ", ")
    return words.count > 8 ? shown + " and \(words.count - 8) more" : shown
  }
}
