import CoreGraphicsTypes
public import Foundation
import SwiftUICore

/// Where a presented bubble points.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at.
  open weak var sourceView: UIView? { didSet { changed() } }
  /// The part of the view that it points at, in the view's coordinates; the whole view where there is none.
  open var sourceRect = CGRect.null { didSet { changed() } }
  /// The bar button that it points at, whatever view is named; `nil` for the view.
  open weak var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// From which sides the bubble may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }
  /// The bubble's colour; `nil` for the system's.
  open var backgroundColor: UIColor? { didSet { changed() } }

  /// Where it points, in the coordinates of the presenting view.
  func anchor(in view: UIView?) -> CGRect? {
    guard let view else { return nil }
    if let place = barButtonItem?.placeInWindow {
      return CGRect(origin: view.point(fromWindow: place.origin), size: place.size)
    }
    guard let sourceView else { return nil }
    return view.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// The side of what it points at on which the bubble stands.
  var edge: Edge {
    switch permittedArrowDirections {
    case .up: .bottom
    case .left: .trailing
    case .right: .leading
    default: .top
    }
  }

  /// Whether it is a sheet in narrow windows.
  var adaptsToSheet: Bool {
    let traits = presentedViewController.traitCollection
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) != UIModalPresentationStyle.none
  }
}

/// Hears of a bubble.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The sides to which a bubble's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: UInt
  /// Creates sides from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the bubble stands below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the bubble stands above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left: the bubble stands at the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right: the bubble stands at the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
