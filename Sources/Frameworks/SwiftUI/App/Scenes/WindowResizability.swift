import SwiftUICore

/// What the size of a window follows when the person changes it.
nonisolated public struct WindowResizability: Sendable {
  let kind: Kind
  enum Kind { case automatic, contentSize, contentMinSize }
  /// As `contentSize` in settings; other windows are as small and as large as the person likes.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The window is neither smaller nor larger than its content can be; where that has one size only, it cannot be changed.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// The window is not smaller than its content can be.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

extension WindowResizability: Equatable {}

extension Scene {
  /// Sets what the size of the scene's windows follows.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    trait(\.resizability, resizability)
  }
}
