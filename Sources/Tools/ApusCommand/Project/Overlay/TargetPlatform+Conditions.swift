extension TargetPlatform: Codable {
  /// The names in `os(…)` that are true on it, its older ones included.
  var systemNames: Set<String> {
    switch self {
    case .macOS: ["macOS", "OSX"]
    case .visionOS: ["visionOS", "xrOS"]
    case .linux: ["Linux"]
    case .iOS, .watchOS, .tvOS: [rawValue]
    }
  }

  /// The names in `os(…)` of Apple's systems; what is asked of others, the machine itself answers.
  static let appleSystemNames = allCases.filter { $0 != .linux }.reduce(into: Set<String>()) { $0.formUnion($1.systemNames) }

  /// Whether `targetEnvironment(simulator)` is true.
  ///
  /// Where an app asks, it spares itself a camera, a secure enclave, health data or radio, of which this machine has none.
  var isSimulated: Bool { self != .macOS && self != .linux }

  /// The device whose texts are taken from catalogues that have several.
  var device: StringCatalog.Device {
    switch self {
    case .macOS: .mac
    case .watchOS: .applewatch
    case .tvOS: .appletv
    case .visionOS: .applevision
    case .iOS, .linux: .iphone
    }
  }

  /// Its name in Xcode's platform filters; `nil` where Xcode has none.
  var filterName: String? {
    switch self {
    case .iOS: "ios"
    case .macOS: "macos"
    case .watchOS: "watchos"
    case .tvOS: "tvos"
    case .visionOS: "xros"
    case .linux: nil
    }
  }

  /// Modules that exist here and not on the platform.
  ///
  /// A Mac has no UIKit, yet where there is no AppKit a Mac's code is better off with UIKit than with neither. Linux has UIKit alone:
  /// of code that asks for one and else for the other, the branch for UIKit is compiled there as on a phone.
  func hiddenModules(of modules: Set<String> = CompilationConditions.modules) -> Set<String> {
    switch self {
    case .macOS: modules.contains("AppKit") ? ["UIKit"] : []
    case .iOS, .watchOS, .tvOS, .visionOS, .linux: UIKitNames.appKitModules
    }
  }

  /// What of the modules that sources import or name they get here: on a Mac AppKit in the place of UIKit, whose library it needs, and
  /// elsewhere no AppKit.
  func available(_ imports: Set<String>) -> Set<String> {
    guard self == .macOS else { return imports.subtracting(UIKitNames.appKitModules) }
    let needed: Set = [UIKitNames.appKitModule, UIKitNames.module]
    return imports.isDisjoint(with: needed.union(UIKitNames.appKitModules)) ? imports : imports.union(needed)
  }

  /// The platform of a name as people write it: `ios`, `iOS`, `Linux`.
  init?(name: some StringProtocol) {
    guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else { return nil }
    self = platform
  }
}
