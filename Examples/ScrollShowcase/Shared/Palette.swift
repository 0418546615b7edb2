import SwiftUI

/// The app's colours.
enum Palette {
  /// What can be pressed, and what is chosen.
  static let accent = Color(red: 0.9, green: 0.33, blue: 0.27)
  /// The sea in the harbour.
  static let sea = Color(red: 0.13, green: 0.5, blue: 0.62)
  /// Behind rows and cards.
  static let card = Color(uiColor: .secondarySystemGroupedBackground)
  /// Behind everything.
  static let ground = Color(uiColor: .systemGroupedBackground)
}
