import SwiftUI

/// The app's colours; those of texts have a contrast of 4.5 to 1 or more on rows, cards and the ground.
enum Palette {
  /// What can be pressed.
  static let accent = pair(light: chosenColor, dark: UIColor(red: 1, green: 0.47, blue: 0.41, alpha: 1))
  /// Behind white texts: what is chosen.
  static let chosen = Color(uiColor: chosenColor)
  /// The sea in the harbour.
  static let sea = Color(red: 0.13, green: 0.5, blue: 0.62)
  /// Behind rows and cards.
  static let card = Color(uiColor: .secondarySystemGroupedBackground)
  /// Behind everything.
  static let ground = Color(uiColor: .systemGroupedBackground)

  private static let chosenColor = UIColor(red: 0.8, green: 0.22, blue: 0.16, alpha: 1)

  /// One colour for light surroundings, another one for dark ones.
  static func pair(light: UIColor, dark: UIColor) -> Color {
    Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
  }
}
