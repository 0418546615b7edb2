public import Foundation
import SwiftUICore

/// The device, as UIKit names it: a phone or, where the window is as large as one, a tablet.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  private override init() { super.init() }

  /// The device that the app runs on.
  public static let current = UIDevice()

  /// The computer's name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of device: "iPhone" or "iPad".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in the person's language, which is the same in all.
  public var localizedModel: String { model }
  /// The system's name, by which apps know that UIKit is there.
  public var systemName: String { "iOS" }
  /// The version of iOS whose SwiftUI this one is like.
  public var systemVersion: String { "18.0" }

  /// Which of UIKit's kinds of device this is.
  ///
  /// Windows that are at least 700 points wide and high count as tablets (Facts 4.3).
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = AppWindow.current.configuration.size
    return min(size.width, size.height) >= 700 ? .pad : .phone
  }
  /// How the device is held: upright where the window is higher than wide.
  public var orientation: UIDeviceOrientation {
    let size = AppWindow.current.configuration.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Whether the device can do several things at once.
  public var isMultitaskingSupported: Bool { true }
  /// Whether the app wants to know of the battery; changes are not told.
  public var isBatteryMonitoringEnabled = false
  /// The battery's charge, 0…1; -1 where there is none, and where the app does not want to know.
  public var batteryLevel: Float { battery?.level ?? -1 }
  /// Whether the battery is charged.
  public var batteryState: BatteryState { battery?.state ?? .unknown }
  private var battery: ComputerBattery? { isBatteryMonitoringEnabled ? ComputerBattery() : nil }

  /// Tells this person's copy of the app from all others; another one once the app's settings are gone.
  public var identifierForVendor: UUID? {
    if let known = UserDefaults.standard.string(forKey: Self.identifierKey).flatMap({ UUID(uuidString: $0) }) { return known }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: Self.identifierKey)
    return made
  }
  private static let identifierKey = "UIDeviceIdentifierForVendor"
  /// Whether the device knows that something is near its screen: no.
  public var isProximityMonitoringEnabled = false
  /// Whether something is near the screen: nobody knows.
  public var proximityState: Bool { false }

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It is used.
    case unplugged
    /// It is charged.
    case charging
    /// It is full.
    case full
  }

  /// A sound of the keyboard, which there is none of here.
  public func playInputClick() {}
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None of the others.
  case unspecified = -1
  /// An iPhone, or a window as small as one.
  case phone
  /// An iPad, or a window as large as one.
  case pad
  /// An Apple TV.
  case tv
  /// The display of a car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held so that its screen has an orientation.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// How what a screen shows is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned, with the home button at the left.
  case landscapeLeft = 4
  /// Turned, with the home button at the right.
  case landscapeRight = 3

  /// Whether it is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
