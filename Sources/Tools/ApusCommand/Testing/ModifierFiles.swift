/// The rule that a modifier's name finds its file: `padding` stands in `View+Padding.swift`.
///
/// The file's name contains the modifier's, or the modifier's begins with the file's: `View+Accessibility.swift` holds all that
/// begin so.
enum ModifierFiles {
  /// Modifiers that belong together though they do not begin alike, by the stem of their file.
  static let families: [String: Set<String>] = [
    "AspectRatio": ["scaledToFill", "scaledToFit"],
    "Gesture": ["highPriorityGesture", "onLongPressGesture", "onTapGesture", "simultaneousGesture"],
    "SafeArea": ["edgesIgnoringSafeArea", "ignoresSafeArea"],
  ]

  /// Whether a modifier belongs into a file of a name.
  static func hold(_ modifier: String, in file: Path, families: [String: Set<String>] = families) -> Bool {
    let stem = stem(of: file)
    guard !stem.isEmpty else { return false }
    let (place, name) = (stem.lowercased(), modifier.lowercased())
    return place.contains(name) || name.hasPrefix(place) || families[stem]?.contains(modifier) == true
  }

  /// What a file's name says: `Padding` of `View+Padding.swift`.
  private static func stem(of file: Path) -> String {
    file.stem.split(separator: "+").last.map(String.init) ?? ""
  }
}
