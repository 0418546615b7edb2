import SwiftUICore

extension Scene {
  /// Sets how the scene's windows lie among those of the desktop.
  ///
  /// The window manager of an X server is asked for it as a window opens; desktops on Wayland let no app say it.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { trait(\.level, level) }
}

/// How a window lies among those of the desktop.
nonisolated public struct WindowLevel: Hashable, Sendable {
  /// What a host is asked for.
  let place: WindowAttributes.Level
  private let isAutomatic: Bool

  private init(_ place: WindowAttributes.Level, isAutomatic: Bool = false) {
    (self.place, self.isAutomatic) = (place, isAutomatic)
  }

  /// What fits the window: as `normal`.
  public static let automatic = WindowLevel(.normal, isAutomatic: true)
  /// As a person brings it to the front.
  public static let normal = WindowLevel(.normal)
  /// Above all windows that do not float.
  public static let floating = WindowLevel(.floating)
  /// Below all other windows.
  public static let desktop = WindowLevel(.below)
}
