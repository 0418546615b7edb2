public import Foundation
import LaunchContract
public import UIKitTypes

/// The device that the app runs on, which is the one of all tests.
@MainActor @preconcurrency
public class XCUIDevice: NSObject {
  /// The device.
  public static let shared = XCUIDevice()

  /// A button of a device.
  public enum Button: Int, Sendable {
    /// What leads out of the app.
    case home = 1
    /// Louder.
    case volumeUp
    /// Less loud.
    case volumeDown
  }

  /// How apps look.
  public enum Appearance: Int, Sendable {
    /// As they are started.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// How apps look, those that run and those that are started from now on.
  public var appearance = Appearance.unspecified {
    didSet {
      switch appearance {
      case .unspecified: AppDriver.appearance = nil
      case .light: AppDriver.appearance = .light
      case .dark: AppDriver.appearance = .dark
      }
    }
  }

  /// How the device is held; across, apps are wider than high, those that run and those that are started from now on.
  public var orientation: UIDeviceOrientation = .portrait {
    didSet {
      let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
      guard isLandscape || orientation == .portrait || orientation == .portraitUpsideDown else { return }
      AppDriver.isLandscape = isLandscape
    }
  }

  /// Presses a button: `home` leaves the app, which counts as in the background from then on and does not hear of it; the others
  /// do nothing here.
  public func press(_ button: Button) {
    guard button == .home else { return }
    for driver in AppDriver.running { driver.isInBackground = true }
  }
}
