import CoreGraphicsTypes
public import Foundation

extension Scene {
  /// Sets the size of the content of the scene's new windows, in points.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { trait(\.size, size) }

  /// Sets the size of the content of the scene's new windows, in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}
