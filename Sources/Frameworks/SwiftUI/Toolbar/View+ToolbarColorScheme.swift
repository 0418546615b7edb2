public import SwiftUICore

extension View {
  /// Shows bars of the screen around light or dark, whatever the screen is; the one at the top where none is named.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    let positions = bars.positions
    return transformPreference(ScreenKey.self) { value in
      for position in positions { value.colorSchemes[position] = colorScheme }
    }
  }
}
