import CoreGraphicsTypes
public import Foundation
import UIKitTypes

/// A screen, as AppKit names it: an app sees its window as the screen.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  private override init() { super.init() }
  private static let only = NSScreen()

  /// The screen that the app is on; there is always one.
  public class var main: NSScreen? { only }
  /// All screens: the one that the app is on.
  public class var screens: [NSScreen] { [only] }

  /// The window's place and size in points; it begins at 0.
  public var frame: NSRect { UIScreen.main.bounds }
  /// The part of it that nothing of the desktop covers: all of it.
  public var visibleFrame: NSRect { frame }
  /// Pixels for each point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// The most frames in a second.
  public var maximumFramesPerSecond: Int { UIScreen.main.maximumFramesPerSecond }
}
