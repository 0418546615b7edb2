public import SwiftUICore

extension View {
  /// Sets what lies behind bars of the screen around, where content passes below them; the one at the top where none is named.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let positions = bars.positions
    let style = AnyShapeStyle(style)
    return transformPreference(ScreenKey.self) { value in
      for position in positions { value.backgrounds[position, default: BarBackground()].style = style }
    }
  }

  /// Sets whether something lies behind bars of the screen around; automatically it does where content passes below them.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let positions = bars.positions
    return transformPreference(ScreenKey.self) { value in
      for position in positions { value.backgrounds[position, default: BarBackground()].visibility = visibility }
    }
  }

  /// Sets whether something lies behind bars of the screen around; automatically it does where content passes below them.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let positions = bars.positions
    return transformPreference(ScreenKey.self) { value in
      for position in positions { value.backgrounds[position, default: BarBackground()].visibility = visibility }
    }
  }
}
