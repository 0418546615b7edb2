import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore

/// How a sheet is: the heights at which it rests, its grabber and its corners.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// Heights at which the sheet rests.
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  /// The height at which it rests now; `nil` for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { changed() } } }
  /// Up to which height what is below is neither dimmed nor out of reach.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// Whether a bar shows that the sheet can be moved.
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// How round the corners are, in points; `nil` for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }
  /// Whether scrolling makes the sheet higher before content moves.
  open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changed() } }
  /// Whether the sheet stands at an edge in windows that are not high, which no sheet does here.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's width follows the controller's wish where it stands at an edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that a sheet grows from, which stands for nothing here.
  open weak var sourceView: UIView?

  /// Makes changes that move.
  public func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }
  /// Asks for the heights of detents again.
  public func invalidateDetents() { changed() }

  /// A height at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    /// What a height is called.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as it is stored.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole window but a strip at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// What the height is called.
    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier, _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Half of the window.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole window but a strip at the top.
    public static func large() -> Detent { Detent(.large) }
    /// A height that a closure works out; `nil` of it leaves the height out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height in points, for a context; `nil` where it is left out.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch identifier {
      case .medium: context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      default: resolver?(context)
      }
    }

    func shown(in context: any UISheetPresentationControllerDetentResolutionContext) -> PresentationDetent? {
      switch identifier {
      case .medium: .medium
      case .large: .large
      default: resolver?(context).map { .height($0) }
      }
    }
  }

  private var context: DetentContext { DetentContext(of: presentedViewController) }

  var shownDetents: Set<PresentationDetent> {
    let known = Set(detents.compactMap { $0.shown(in: context) })
    return known.isEmpty ? [.large] : known
  }

  /// The detent that the sheet rests at, both ways.
  var selection: Binding<PresentationDetent> {
    Binding {
      let context = self.context
      let chosen = self.detents.first { $0.identifier == self.selectedDetentIdentifier } ?? self.detents.first
      return chosen?.shown(in: context) ?? .large
    } set: { new in
      let context = self.context
      guard let detent = self.detents.first(where: { $0.shown(in: context) == new }),
        detent.identifier != self.selectedDetentIdentifier
      else { return }
      self.selectedDetentIdentifier = detent.identifier
      (self.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// Whether the sheet is higher than it may be without what is below being dimmed.
  var dims: Bool {
    guard let largest = largestUndimmedDetentIdentifier, let undimmed = detents.first(where: { $0.identifier == largest })
    else { return true }
    let resting = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let context = context
    guard let limit = undimmed.resolvedValue(in: context), let height = resting?.resolvedValue(in: context) else { return true }
    return height > limit
  }

  var backgroundInteraction: PresentationBackgroundInteraction {
    guard let largestUndimmedDetentIdentifier,
      let detent = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.shown(in: context)
    else { return .automatic }
    return .enabled(upThrough: detent)
  }
}

/// What a detent's height may depend on.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
  /// What the sheet's container is like.
  var containerTraitCollection: UITraitCollection { get }
}

private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection

  init(of controller: UIViewController) {
    let window = AppWindow.current.configuration
    maximumDetentValue = window.size.height - window.safeAreaInsets.top - window.safeAreaInsets.bottom
    containerTraitCollection = controller.traitCollection
  }
}

/// Hears of a sheet's heights.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The person has brought the sheet to rest at another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
