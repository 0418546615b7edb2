public import Foundation
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

  /// How the device is held; across, the apps that run are wider than high.
  public var orientation: UIDeviceOrientation = .portrait {
    didSet {
      let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
      guard isLandscape || orientation == .portrait || orientation == .portraitUpsideDown else { return }
      for driver in AppDriver.running { driver.turn(toLandscape: isLandscape, at: .unknown) }
    }
  }

  /// Presses a button: `home` leaves the app, which counts as in the background from then on and does not hear of it; the others
  /// do nothing here.
  public func press(_ button: Button) {
    guard button == .home else { return }
    for driver in AppDriver.running { driver.isInBackground = true }
  }
}
