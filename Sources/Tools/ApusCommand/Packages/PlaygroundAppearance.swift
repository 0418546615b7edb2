import Foundation

/// The icon and the accent colour that the manifest of a Swift Playgrounds app chooses, as the app finds them: in its `Info.plist`,
/// and in files like those of a project.
struct PlaygroundAppearance: Equatable {
  /// Entries of `Info.plist`.
  private(set) var info: [String: String] = [:]
  /// What goes into the app.
  private(set) var files: [GeneratedFile] = []

  /// What the files are called; an app's own are called otherwise.
  private static let iconName = "PlaygroundIcon", accentName = "PlaygroundAccent", catalog = "Playground.xcassets"

  init(_ app: PlaygroundApp) {
    switch app.accentColor {
    case .asset(let name)?: info["NSAccentColorName"] = name
    case .preset(let name)?:
      // What has no colour of the system's stays as without a choice.
      if Self.colors.contains(name) { addAccent(name) }
    case nil: break
    }
    switch app.icon {
    case .asset(let name)?: info["CFBundleIconName"] = name
    case .preset(let name)?:
      var color = "blue"
      if case .preset(let accent)? = app.accentColor, Self.colors.contains(accent) { color = accent }
      addIcon(name, on: color)
    case nil: break
    }
  }

  private mutating func addAccent(_ color: String) {
    info["NSAccentColorName"] = Self.accentName
    let reference = "system\(color.prefix(1).uppercased())\(color.dropFirst())Color"
    add("\(Self.catalog)/\(Self.accentName).colorset/Contents.json") {
      ["colors": [["idiom": "universal", "color": ["platform": "universal", "reference": reference]]]]
    }
  }

  /// Swift Playgrounds shows a white drawing upon the accent colour.
  private mutating func addIcon(_ name: String, on color: String) {
    info["CFBundleIconName"] = Self.iconName
    let layer: [String: Any] = ["name": name, "symbol-names": Self.symbols(for: name)]
    add("\(Self.iconName).icon/icon.json") {
      ["fill": ["automatic-gradient": "named:system-\(color)"], "groups": [["layers": [layer]]]]
    }
  }

  private mutating func add(_ name: String, _ object: () -> [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: object(), options: [.sortedKeys, .prettyPrinted]) else { return }
    files.append(GeneratedFile(name: name, contents: data))
  }

  /// The colours that manifests choose from, each the system's of that name.
  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
  ]

  // MARK: Drawings

  /// The symbols that come closest to the drawing of a name, the best first.
  static func symbols(for name: String) -> [String] {
    // An unknown name may be that of a symbol, as `leaf` is: names of several words have dots there.
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? ".\($1.lowercased())" : String($1) }
    let found = known[name] ?? words
    return [found + ".fill", found]
  }

  private static let known = [
    "alarmClock": "alarm", "atom": "atom", "barChart": "chart.bar", "binoculars": "binoculars", "boat": "sailboat",
    "box": "shippingbox", "brain": "brain", "calculator": "plus.forwardslash.minus", "chatMessage": "message",
    "checkmark": "checkmark.circle", "coffee": "cup.and.saucer", "coins": "dollarsign.circle", "earth": "globe",
    "flower": "camera.macro", "gameController": "gamecontroller", "gamepad": "gamecontroller", "images": "photo.on.rectangle",
    "laptop": "laptopcomputer", "lightningBolt": "bolt", "magicWand": "wand.and.stars", "magnifyingGlass": "magnifyingglass",
    "mailbox": "envelope", "movieReel": "film", "note": "music.note", "openBook": "book", "palette": "paintpalette",
    "paper": "doc", "plant": "leaf", "rocket": "paperplane", "running": "figure.run", "smiley": "face.smiling",
    "sparkle": "sparkles", "sun": "sun.max", "twoPeople": "person.2", "weights": "dumbbell",
  ]
}
