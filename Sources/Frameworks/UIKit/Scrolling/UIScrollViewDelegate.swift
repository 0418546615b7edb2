import CoreGraphicsTypes
import Foundation

/// Hears of a scroll view's movements.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content has been enlarged.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger lets go of content that goes on, by points a millisecond, to a point that can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger has let go; whether the content goes on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on after a finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after a finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content has come to where a program sent it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view inside that is enlarged; `nil` for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers begin to enlarge the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Fingers have enlarged the content.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a press on the bar with the time scrolls to the top, of which desktops have none.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has been scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The room around the content has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UIScrollView {
  /// The colour of the bars that show where content is.
  public enum IndicatorStyle: Int, Sendable {
    /// As the surroundings need it.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }
  /// What movements do with what takes text.
  public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode
  /// Whether bars and the device's shape count as room around content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// They do.
    case automatic
    /// They do along which content can be moved.
    case scrollableAxes
    /// They do not.
    case never
    /// They do.
    case always
  }
  /// How long content goes on after a finger: how much of its speed is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As long as most content does.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Not as long.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// What tells a delegate how its content moves.
///
/// The delegate is a member of this protocol and not of the class, as a class cannot narrow the type of a property that it inherits,
/// which tables, collections and long texts do.
@MainActor @preconcurrency
public protocol _ScrollDelegating: AnyObject {
  /// Who hears of movements.
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _ScrollDelegating {
  /// Hears of movements.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}
