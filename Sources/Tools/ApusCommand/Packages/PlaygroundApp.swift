import Foundation

/// What the manifest of a Swift Playgrounds app (`.swiftpm`) says of the app itself, read from its text.
///
/// Such a manifest imports a module that exists on Apple's systems alone, so that nobody can run it here as it is.
struct PlaygroundApp: Equatable {
  /// A picture or colour: one of the app's catalogue, or one of those that Swift Playgrounds offers.
  enum Choice: Equatable {
    case asset(String)
    case preset(String)
  }

  /// A right that the app asks people for.
  struct Capability: Equatable {
    var name: String
    /// Why, in the app's words.
    var purpose: String?
  }

  var name: String
  /// The target with the app.
  var target: String
  var bundleIdentifier: String?
  var displayVersion: String?
  var bundleVersion: String?
  var icon: Choice?
  var accentColor: Choice?
  /// Such as `pad` and `phone`.
  var deviceFamilies: [String] = []
  /// Such as `portrait`.
  var orientations: [String] = []
  var capabilities: [Capability] = []
  /// A file with further entries of Info.plist, by its path in the package.
  var infoFile: String?
  var category: String?

  private static let module = "AppleProductTypes"

  /// Whether a folder is such an app: its manifest imports what they import.
  static func isApp(_ folder: Path) -> Bool {
    guard let data = try? (folder / "Package.swift").read(limit: ManifestText.mostBytes) else { return false }
    return data.range(of: Data(module.utf8)) != nil && !ManifestText(data).imports(module).isEmpty
  }

  /// Reads a manifest's text; `nil` where it declares no app.
  init?(_ manifest: ManifestText) {
    guard let call = manifest.calls("iOSApplication").first, let name = call["name"]?.literal,
      let target = call["targets"].flatMap({ Self.strings($0.words) })?.first
    else { return nil }
    (self.name, self.target) = (name, target)
    bundleIdentifier = call["bundleIdentifier"]?.literal
    displayVersion = call["displayVersion"]?.literal
    bundleVersion = call["bundleVersion"]?.literal
    icon = call["appIcon"].flatMap { Self.choice($0.words) }
    accentColor = call["accentColor"].flatMap { Self.choice($0.words) }
    deviceFamilies = call["supportedDeviceFamilies"].map { Self.members($0.words) } ?? []
    orientations = call["supportedInterfaceOrientations"].map { Self.members($0.words) } ?? []
    capabilities = call["capabilities"].map { Self.capabilities($0.words) } ?? []
    infoFile = call["additionalInfoPlistContentFilePath"]?.literal
    category = call["appCategory"].flatMap { Self.members($0.words).first }
  }

  /// `.asset("AppIcon")`, `.placeholder(icon: .leaf)`, `.presetColor(.teal)`.
  private static func choice(_ words: [String]) -> Choice? {
    guard words.count > 2, words[0] == "." else { return nil }
    if words[1] == "asset" { return strings(words)?.first.map { .asset($0) } }
    return words.last { $0.first?.isLetter ?? false }.map { .preset($0) }
  }

  private static func strings(_ words: [String]) -> [String]? {
    words.filter { $0.hasPrefix("\"") }.compactMap(ManifestText.value)
  }

  /// The members of a list, without what stands in brackets: `portraitUpsideDown` of `.portraitUpsideDown(.when(…))`.
  private static func members(_ words: [String]) -> [String] { calls(words).map(\.name) }

  private static func capabilities(_ words: [String]) -> [Capability] {
    calls(words).map { call in Capability(name: call.name, purpose: strings(call.words)?.first) }
  }

  /// The members of a list with the words in brackets behind each.
  private static func calls(_ words: [String]) -> [(name: String, words: [String])] {
    var result: [(name: String, words: [String])] = []
    var depth = 0
    for (index, word) in words.enumerated() {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0, word == ".", index + 1 < words.count {
        result.append((words[index + 1], []))
      } else if depth > 0, !result.isEmpty {
        result[result.count - 1].words.append(word)
      }
    }
    return result
  }
}

// MARK: - Info.plist

extension PlaygroundApp {
  /// The entries of Info.plist that the manifest stands for.
  var info: [String: Any] {
    var info: [String: Any] = ["CFBundleName": name, "CFBundleDisplayName": name]
    info["CFBundleIdentifier"] = bundleIdentifier
    info["CFBundleShortVersionString"] = displayVersion
    info["CFBundleVersion"] = bundleVersion
    info["LSApplicationCategoryType"] = category.map { "public.app-category." + $0 }
    let names = orientations.compactMap { Self.orientationNames[$0] }
    if !names.isEmpty { info["UISupportedInterfaceOrientations"] = names }
    for capability in capabilities {
      if let key = Self.usageKeys[capability.name], let purpose = capability.purpose { info[key] = purpose }
    }
    return info
  }

  private static let orientationNames = [
    "portrait": "UIInterfaceOrientationPortrait", "portraitUpsideDown": "UIInterfaceOrientationPortraitUpsideDown",
    "landscapeLeft": "UIInterfaceOrientationLandscapeLeft", "landscapeRight": "UIInterfaceOrientationLandscapeRight",
  ]

  private static let usageKeys = [
    "camera": "NSCameraUsageDescription", "microphone": "NSMicrophoneUsageDescription",
    "photoLibrary": "NSPhotoLibraryUsageDescription", "photoLibraryAdd": "NSPhotoLibraryAddUsageDescription",
    "locationWhenInUse": "NSLocationWhenInUseUsageDescription",
    "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
    "contacts": "NSContactsUsageDescription", "calendars": "NSCalendarsUsageDescription",
    "reminders": "NSRemindersUsageDescription", "motion": "NSMotionUsageDescription",
    "speechRecognition": "NSSpeechRecognitionUsageDescription", "bluetoothAlways": "NSBluetoothAlwaysUsageDescription",
    "localNetwork": "NSLocalNetworkUsageDescription", "faceID": "NSFaceIDUsageDescription",
    "mediaLibrary": "NSAppleMusicUsageDescription", "userTracking": "NSUserTrackingUsageDescription",
  ]
}
