import Foundation

private enum TintIsDimmedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether what can be touched or is chosen is gray, as below an alert.
  package var tintIsDimmed: Bool {
    get { self[TintIsDimmedKey.self] }
    set { self[TintIsDimmedKey.self] = newValue }
  }
}

extension Color {
  /// The colour as a tint has it below an alert; of the accent colour, the app's own.
  package var dimmedTint: Color {
    let own = self
    return Color(dynamic: { Color(own.displayColor(isDark: $0, isHighContrast: $1).dimmedTint) })
  }
}

extension DisplayColor {
  /// A gray of the same brightness through which a little of what is below shows (Facts 2.5).
  var dimmedTint: DisplayColor {
    let light = 0.2126 * DisplayColor.decode(red) + 0.7152 * DisplayColor.decode(green) + 0.0722 * DisplayColor.decode(blue)
    let gray = DisplayColor.encode(light)
    return DisplayColor(red: gray, green: gray, blue: gray, alpha: alpha * 0.87)
  }
}
