import LaunchContract

/// What tests tell an app of its surroundings by arguments that Apple's systems read: language, region and size of text.
///
///     app.launchArguments += ["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"]
struct LaunchSettings: Equatable {
  private(set) var variables: [LaunchVariable: String] = [:]

  init(arguments: [String], appearance: LaunchRequest.ColorScheme?) {
    if let appearance { variables[.colorScheme] = appearance.rawValue }
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      switch name {
      case "-AppleLocale": variables[.locale] = value.replacing("-", with: "_")
      case "-AppleLanguages" where !arguments.contains("-AppleLocale"):
        variables[.locale] = Self.languages(value).first?.replacing("-", with: "_")
      case "-UIPreferredContentSizeCategoryName": variables[.textSize] = Self.textSize(value)
      default: break
      }
    }
  }

  /// The languages of a list such as `(de, "en-GB")`.
  private static func languages(_ text: String) -> [String] {
    text.split { "(), \"".contains($0) }.map(String.init)
  }

  /// The size that a name such as `UICTContentSizeCategoryAccessibilityXL` says; `nil` for another name.
  private static func textSize(_ name: String) -> String? {
    let sizes = [
      "XS": "xSmall", "S": "small", "M": "medium", "L": "large", "XL": "xLarge", "XXL": "xxLarge", "XXXL": "xxxLarge",
      "AccessibilityM": "accessibility1", "AccessibilityL": "accessibility2", "AccessibilityXL": "accessibility3",
      "AccessibilityXXL": "accessibility4", "AccessibilityXXXL": "accessibility5",
    ]
    return sizes[name.replacing("UICTContentSizeCategory", with: "")]
  }
}
