public import Foundation
import SwiftUICore

/// A screen, as UIKit names it.
///
/// An app sees its window as the screen: as large, and with as many pixels for each point.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  private override init() { super.init() }

  /// The screen that the app is on.
  public static let main = UIScreen()
  /// All screens: the one that the app is on.
  public static var screens: [UIScreen] { [main] }

  /// The window's place and size in points; it begins at 0.
  public var bounds: CGRect { CGRect(origin: .zero, size: AppWindow.current.configuration.size) }
  /// The window's place and size in pixels, held upright.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  /// Pixels for each point.
  public var scale: CGFloat { AppWindow.current.configuration.scale }
  /// Pixels for each point.
  public var nativeScale: CGFloat { scale }
  /// The most frames in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// How bright the screen is, 0…1: the desktop's affair, so that it is 1 and stays so, which is reported when another one is set.
  public var brightness: CGFloat {
    get { 1 }
    set {
      guard newValue != 1 else { return }
      Diagnostics.report(
        "UIScreen.brightness = \(newValue): how bright the screen is, is for the desktop to say; nothing changes")
    }
  }
  /// How the screen is: light or dark, with how many pixels for each point.
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}
