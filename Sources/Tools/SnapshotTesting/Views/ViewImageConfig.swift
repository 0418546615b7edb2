public import Foundation
public import SwiftUI

/// A screen on which a view is drawn: its size, what a notch and a home indicator cover, and its traits.
///
///     assertSnapshot(of: TicketView(), as: .image(layout: .device(config: .iPhone13(.landscape))))
public struct ViewImageConfig: Sendable {
  /// How a phone, or a tablet with one app, is held.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// How a tablet is held, and how much of its screen the app has.
  public enum TabletOrientation: Sendable {
    /// The part of a screen that is held upright.
    public enum PortraitSplits: Sendable {
      /// The smaller part beside another app.
      case oneThird
      /// The larger part beside another app.
      case twoThirds
      /// All of it.
      case full
    }

    /// The part of a screen that is held on its side.
    public enum LandscapeSplits: Sendable {
      /// The smaller part beside another app.
      case oneThird
      /// Half of it.
      case oneHalf
      /// The larger part beside another app.
      case twoThirds
      /// All of it.
      case full
    }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What is covered at the sides, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil`: the view's own.
  public var size: CGSize?
  /// Room, text size and whatever else is said of the screen.
  public var traits: UITraitCollection

  /// Creates a screen.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

/// How much room a view is drawn in.
public enum SwiftUISnapshotLayout: Sendable {
  /// The screen of a device.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view has where nobody offers it one.
  case sizeThatFits
}
