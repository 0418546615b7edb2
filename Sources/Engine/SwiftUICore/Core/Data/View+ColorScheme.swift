import Foundation

extension View {
  /// Has the view and what is inside shown light or dark, whatever the surroundings are.
  ///
  /// The window keeps its own; `preferredColorScheme(_:)` changes that.
  ///
  ///     Text("Kyoto").padding().background(.background).colorScheme(.dark)
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// Whether surroundings are light or dark.
///
///     struct Sky: View {
///       @Environment(\.colorScheme) private var colorScheme
///       var body: some View { colorScheme == .dark ? Color.black : Color.cyan }
///     }
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Whether contrasts are `standard` or, as the person asked, `increased`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
  /// Whether surroundings are light, the default, or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether contrasts are to be stronger than usual; standard unless the person asked for it.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  /// What `colorSchemeContrast` tells; previews set it to show what people see who asked for stronger contrasts.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}
