public import SwiftUICore

extension View {
  /// Sets what lies behind bars of the screen around, where content passes below them; the one at the top where none is named.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let places = bars.places
    let style = AnyShapeStyle(style)
    return transformPreference(ScreenKey.self) { value in
      for place in places { value.backgrounds[place, default: BarBackground()].style = style }
    }
  }

  /// Sets whether something lies behind bars of the screen around; automatically it does where content passes below them.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let places = bars.places
    return transformPreference(ScreenKey.self) { value in
      for place in places { value.backgrounds[place, default: BarBackground()].visibility = visibility }
    }
  }

  /// Sets whether something lies behind bars of the screen around; automatically it does where content passes below them.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let places = bars.places
    return transformPreference(ScreenKey.self) { value in
      for place in places { value.backgrounds[place, default: BarBackground()].visibility = visibility }
    }
  }
}
