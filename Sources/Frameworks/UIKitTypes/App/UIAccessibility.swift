public import Foundation
import SwiftUICore

/// How the app is used by people who see or hear little, or move with difficulty: what the app's window is told of it.
public enum UIAccessibility {
  @MainActor private static var window: HostConfiguration { AppWindow.current.configuration }

  // MARK: What people have chosen

  /// Whether a screen reader reads the app; none can yet.
  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { EnvironmentValues().accessibilityVoiceOverEnabled }
  /// Whether the app is used by switches, one for all it can do; no desktop says so yet.
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool {
    EnvironmentValues().accessibilitySwitchControlEnabled
  }
  /// Whether colours are shown inverted; no desktop says so yet.
  @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { EnvironmentValues().accessibilityInvertColors }
  /// Whether the person asked for less motion.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { EnvironmentValues().accessibilityReduceMotion }
  /// Whether the person asked for less to show through.
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool {
    EnvironmentValues().accessibilityReduceTransparency
  }
  /// Whether the person asked that nothing is told by colour alone; no desktop says so yet.
  @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
    EnvironmentValues().accessibilityDifferentiateWithoutColor
  }
  /// Whether the person asked for stronger contrasts.
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { window.isHighContrast }
  /// Whether the person asked for bolder letters; no desktop says so.
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { false }
  /// Whether the person asked for shades of gray; no desktop says so.
  @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { false }
  /// Whether the app is the only one that can be used; no desktop says so.
  @MainActor @preconcurrency public static var isGuidedAccessEnabled: Bool { false }
  /// Whether a finger is helped by a menu; no desktop says so.
  @MainActor @preconcurrency public static var isAssistiveTouchRunning: Bool { false }
  /// Whether what is spoken is also to be read; no desktop says so.
  @MainActor @preconcurrency public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether both ears are to hear the same; no desktop says so.
  @MainActor @preconcurrency public static var isMonoAudioEnabled: Bool { false }
  /// Whether the selection is read aloud; no desktop says so.
  @MainActor @preconcurrency public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the whole screen is read aloud; no desktop says so.
  @MainActor @preconcurrency public static var isSpeakScreenEnabled: Bool { false }
  /// Whether videos begin by themselves; no desktop says otherwise.
  @MainActor @preconcurrency public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether screens fade where others slide; no desktop says so.
  @MainActor @preconcurrency public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons are to have a shape; no desktop says so.
  @MainActor @preconcurrency public static var buttonShapesEnabled: Bool { false }

  // MARK: Telling

  /// What a screen reader is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// By its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen shows.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something came, went or moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be read: a text.
    public static let announcement = Notification(rawValue: 1008)
    /// Something has scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A screen reader is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1050)
    /// A screen reader is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1051)
  }

  /// Tells something to the screen reader.
  ///
  /// None reads the app yet, so that nobody hears it, as where none is running on iOS.
  @MainActor @preconcurrency public static func post(notification: Notification, argument: Any?) {}

  // MARK: Names of changes

  /// Posted when a screen reader begins or ends.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the wish for less motion changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the wish for less that shows through changes.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the wish for stronger contrasts changes.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Posted when the wish for bolder letters changes.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the app begins or ends to be used by switches.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when a screen reader has read an announcement.
  public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}
