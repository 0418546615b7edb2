public import SwiftUICore

extension View {
  /// Says whether a bar with the time is hidden while the view shows.
  ///
  /// Windows of a desktop and pictures have no such bar: nothing changes on them. The room that a device's shape takes stays free, as
  /// on devices with a notch.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
