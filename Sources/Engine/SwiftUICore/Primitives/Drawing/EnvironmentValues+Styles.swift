import Foundation

enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
enum DefaultForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What backgrounds are painted with; `nil`: the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What the app set the foreground to, around this place; `nil`: nothing.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// What the foreground of this place is by itself, such as the tint in a button's label; `nil`: the colour of labels.
  var defaultForegroundStyles: ForegroundStyles? {
    get { self[DefaultForegroundStylesKey.self] }
    set { self[DefaultForegroundStylesKey.self] = newValue }
  }

  /// What the foreground is painted with: what is set, and where nothing is, what the place has by itself.
  var shownForegroundStyles: ForegroundStyles? { foregroundStyles ?? defaultForegroundStyles }
}
