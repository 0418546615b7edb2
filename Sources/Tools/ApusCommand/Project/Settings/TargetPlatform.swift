/// The system that a target is made for: `#if os(…)` and the idiom follow it.
enum TargetPlatform: String, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS, linux

  /// The platform of an SDK as settings name it: `iphoneos`, `iphonesimulator18.2`, or a folder; `nil` for `auto` and others.
  init?(sdk: String) {
    let name = Path(sdk).name.lowercased()
    let known: [(prefix: String, platform: TargetPlatform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("watch", .watchOS), ("appletv", .tvOS), ("xros", .visionOS),
      ("xrsimulator", .visionOS),
      ("linux", .linux),
    ]
    guard let found = known.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    self = found.platform
  }

  /// The platform that is taken of those that a target supports: phones first, then desktops.
  static func preferred(of platforms: [TargetPlatform]) -> TargetPlatform? {
    [.iOS, .macOS, .visionOS, .tvOS, .watchOS, .linux].first(where: platforms.contains)
  }

  /// The SDK that conditions such as `[sdk=iphonesimulator*]` are compared with: what runs on a desktop is like a simulator.
  var sdk: String {
    switch self {
    case .iOS: "iphonesimulator"
    case .macOS: "macosx"
    case .watchOS: "watchsimulator"
    case .tvOS: "appletvsimulator"
    case .visionOS: "xrsimulator"
    case .linux: "linux"
    }
  }

  /// The SDK's name in an app's `Info.plist`.
  var supportedPlatform: String {
    switch self {
    case .iOS: "iPhoneSimulator"
    case .macOS: "MacOSX"
    case .watchOS: "WatchSimulator"
    case .tvOS: "AppleTVSimulator"
    case .visionOS: "XRSimulator"
    case .linux: "Linux"
    }
  }

  /// The setting with the oldest system that the target runs on.
  var deploymentTargetSetting: String? {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .linux: nil
    }
  }
}
