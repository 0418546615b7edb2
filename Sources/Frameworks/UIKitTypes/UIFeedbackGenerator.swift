public import Foundation
import SwiftUICore

/// What lets the person feel something; `prepare()` says that it is about to come.
///
/// Computers have no motor for it: what is played goes to the `HapticsPlayer`, where a host may make something of it.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Gets ready, so that what comes soon comes without delay.
  open func prepare() {}
}

/// Lets the person feel that things meet.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Of a middle weight.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }
  private let style: FeedbackStyle

  /// Creates a generator for things of a kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// Creates a generator for things of a middle weight.
  public override convenience init() { self.init(style: .medium) }

  /// Tells that things met.
  public func impactOccurred() { impactOccurred(intensity: 1) }
  /// Tells that things met, with a force of 0…1.
  public func impactOccurred(intensity: CGFloat) {
    let feedback: SensoryFeedback =
      switch style {
      case .light: .impact(weight: .light, intensity: intensity)
      case .medium: .impact(weight: .medium, intensity: intensity)
      case .heavy: .impact(weight: .heavy, intensity: intensity)
      case .soft: .impact(flexibility: .soft, intensity: intensity)
      case .rigid: .impact(flexibility: .rigid, intensity: intensity)
      }
    feedback.play()
  }
}

/// Lets the person feel how something went.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not as well as it should.
    case warning
    /// Not at all.
    case error
  }
  /// Tells how something went.
  public func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: SensoryFeedback.success.play()
    case .warning: SensoryFeedback.warning.play()
    case .error: SensoryFeedback.error.play()
    }
  }
}

/// Lets the person feel that something else is chosen.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that something else is chosen.
  public func selectionChanged() { SensoryFeedback.selection.play() }
}
