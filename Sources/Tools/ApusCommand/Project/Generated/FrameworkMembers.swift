/// The members that Apple's types have already; a symbol of the same name would take their place.
///
/// Those that the framework declares are among them, which a test compares with its sources.
enum FrameworkMembers {
  /// What symbols in extensions of a type may not be called; those of `ShapeStyle` may not be called as members of `Color`.
  static func names(of owner: DeclaredMembers.Owner) -> Set<String> {
    switch owner {
    case .color, .shapeStyle: color
    case .uiColor: uiColor
    case .uiImage: uiImage
    case .colorResource, .imageResource, .localizedStringResource: []
    }
  }

  private static let color: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray",
    "black", "clear", "primary", "secondary", "accentColor",
  ]

  private static let uiColor: Set = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple",
    "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
    "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "tintColor", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
    "link", "placeholderText", "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
    "groupTableViewBackground",
  ]

  private static let uiImage: Set = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark", "parts", "animatedImage", "blank",
  ]
}
