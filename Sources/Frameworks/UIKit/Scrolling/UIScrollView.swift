import CoreGraphicsTypes
public import Foundation
import Observation
import QuartzCore
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Shows a part of what is in it, which fingers move: SwiftUI's scroll view around its views.
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegating {
  let scrolling = ScrollState()

  /// Creates a scroll view at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// Creates a scroll view from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    clipsToBounds = true
    let usual = AppearanceStore.current.values.scrollViews
    (bounces, showsVerticalScrollIndicator) = (usual.bounces, usual.showsVerticalIndicator)
    showsHorizontalScrollIndicator = usual.showsHorizontalIndicator
    if let mode = usual.keyboardDismissMode { keyboardDismissMode = mode }
    layer.sublayerSpace = { [weak self] content in AnyView(ScrollFace(scrollView: self, content: content)) }
  }

  // MARK: Content

  /// The size of what can be moved, in points.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set { if newValue != scrolling.contentSize { scrolling.contentSize = newValue } }
  }
  /// The point of the content at the view's upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      scrolling.changed()
      adjustedContentInsetDidChange()
    }
  }
  /// Whether bars and the device's shape count as room around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { scrolling.changed() } }
  }
  /// The room around the content, with what bars and the device's shape cover.
  public var adjustedContentInset: UIEdgeInsets {
    let covered = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + covered.top, left: contentInset.left + covered.left, bottom: contentInset.bottom + covered.bottom,
      right: contentInset.right + covered.right)
  }
  /// The room around the content has changed.
  open func adjustedContentInsetDidChange() { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
  /// The safe area has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    scrolling.changed()
    adjustedContentInsetDidChange()
  }
  /// Room around the bars that show where the content is, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { scrolling.changed() } }
  /// Room around the bars that show where the content is, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { scrolling.changed() } }

  // MARK: Moving

  /// Who hears of movements, as ``delegate`` and the narrower delegates of tables and collections have it.
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?
  /// Whether fingers move the content.
  open var isScrollEnabled = true { didSet { scrolling.changed() } }
  /// Whether the content rests at whole pages, as large as the view.
  open var isPagingEnabled = false { didSet { scrolling.changed() } }
  /// Whether a movement keeps to one direction, which all do here.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be pulled over its ends.
  open var bounces = true { didSet { scrolling.changed() } }
  /// Whether content that is not higher than the view can be pulled.
  open var alwaysBounceVertical = false { didSet { scrolling.changed() } }
  /// Whether content that is not wider than the view can be pulled.
  open var alwaysBounceHorizontal = false { didSet { scrolling.changed() } }
  /// Whether a bar shows where the content is, from top to bottom.
  open var showsVerticalScrollIndicator = true { didSet { scrolling.changed() } }
  /// Whether a bar shows where the content is, from side to side.
  open var showsHorizontalScrollIndicator = true { didSet { scrolling.changed() } }
  /// The colour of the bars.
  open var indicatorStyle = IndicatorStyle.default { didSet { if indicatorStyle != oldValue { scrolling.changed() } } }
  /// How long content goes on after a finger.
  open var decelerationRate = DecelerationRate.normal
  /// What movements do with what takes text.
  open var keyboardDismissMode = KeyboardDismissMode.none { didSet { scrolling.changed() } }
  /// Whether touches of controls wait until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether touches of controls end where they turn out to scroll.
  open var canCancelContentTouches = true
  /// Whether a press on the bar with the time scrolls to the top, of which desktops have none.
  open var scrollsToTop = true
  /// Stands for the finger that moves the content.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// Stands for the fingers that enlarge the content; `nil` where it cannot be enlarged.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooms ? ownPinch : nil }
  private lazy var ownPinch = UIPinchGestureRecognizer()
  /// What gets the content anew when it is pulled.
  open var refreshControl: UIRefreshControl? { didSet { scrolling.changed() } }
  /// Whether a finger is down.
  public var isTracking: Bool { scrolling.phase == .tracking || scrolling.phase == .interacting }
  /// Whether a finger moves the content.
  public var isDragging: Bool { scrolling.phase == .interacting }
  /// Whether the content goes on after a finger.
  public var isDecelerating: Bool { scrolling.phase == .decelerating }

  /// Moves the content until a point of it lies at the view's upper left corner.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let inset = adjustedContentInset
    let point = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
    guard animated else {
      scrolling.position.scrollTo(point: point)
      moved(to: contentOffset)
      return
    }
    withAnimation { scrolling.position.scrollTo(point: point) }
  }
  /// Moves the content as little as is needed for a rectangle of it to show.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (inset, shown) = (adjustedContentInset, bounds)
    func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from || high - low > to - from { return low - from }
      return high > to ? high - to : 0
    }
    let distance = CGPoint(
      x: start(rect.minX, rect.maxX, shown.minX + inset.left, shown.maxX - inset.right),
      y: start(rect.minY, rect.maxY, shown.minY + inset.top, shown.maxY - inset.bottom))
    guard distance != .zero else { return }
    setContentOffset(CGPoint(x: shown.minX + distance.x, y: shown.minY + distance.y), animated: animated)
  }
  /// Shows the bars for a moment.
  open func flashScrollIndicators() { scrolling.flashes &+= 1 }
  /// Whether touches of a view that takes them may turn out to scroll.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// The content stands at another point.
  func moved(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    layer.bounds.origin = offset
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Enlarging

  /// The least enlargement.
  open var minimumZoomScale: CGFloat = 1 { didSet { scrolling.changed() } }
  /// The greatest enlargement.
  open var maximumZoomScale: CGFloat = 1 { didSet { scrolling.changed() } }
  /// Whether fingers enlarge content a little beyond the limits, to which it goes back when they have left.
  open var bouncesZoom = true
  /// Whether fingers enlarge the content.
  public internal(set) var isZooming = false
  /// Whether the content goes back to a limit that fingers have enlarged it beyond.
  public internal(set) var isZoomBouncing = false
  /// How much the content is enlarged.
  open var zoomScale: CGFloat {
    get { zoomedView.map { sqrt(abs($0.transform.a * $0.transform.d - $0.transform.b * $0.transform.c)) } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether content can be enlarged.
  var zooms: Bool { minimumZoomScale < maximumZoomScale }
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Enlarges the content around the middle of what shows.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    change(animated) { self.zoom(to: scale, around: CGPoint(x: self.bounds.width / 2, y: self.bounds.height / 2)) }
  }
  /// Enlarges the content until a rectangle of it fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    change(animated) {
      self.zoom(to: min(self.bounds.width / rect.width, self.bounds.height / rect.height), around: .zero)
      let (scale, shown) = (self.zoomScale, self.bounds.size)
      let start = CGPoint(x: rect.midX * scale - shown.width / 2, y: rect.midY * scale - shown.height / 2)
      self.setContentOffset(self.inside(start), animated: animated)
    }
  }

  /// Enlarges the content; what lies at a point of the view stays there.
  func zoom(to scale: CGFloat, around point: CGPoint) {
    enlarge(to: withinLimits(scale), around: point)
  }

  /// The nearest enlargement within the limits.
  func withinLimits(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

  /// Enlarges the content, also beyond the limits.
  func enlarge(to new: CGFloat, around point: CGPoint) {
    guard let view = zoomedView else { return }
    let old = zoomScale
    guard new != old, new > 0, old > 0 else { return }
    let offset = contentOffset
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.frame.origin = .zero
    contentSize = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
    let ratio = new / old
    let start = CGPoint(x: (offset.x + point.x) * ratio - point.x, y: (offset.y + point.y) * ratio - point.y)
    setContentOffset(inside(start), animated: false)
    delegate?.scrollViewDidZoom(self)
  }
}

extension UIScrollView {
  /// Changes the enlargement; the delegate hears of the end where it moves.
  func change(_ animated: Bool, _ zoom: () -> Void) {
    guard animated else { return zoom() }
    withAnimation {
      zoom()
    } completion: { [weak self] in
      // Fingers that have come down meanwhile have their own end.
      guard let self, !isZooming else { return }
      isZoomBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    }
  }

  /// The offset nearest to one at which the view is full of content, as far as there is enough.
  fileprivate func inside(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamped(_ offset: CGFloat, _ before: CGFloat, _ after: CGFloat, _ length: CGFloat, _ shown: CGFloat) -> CGFloat {
      max(min(offset, length + after - shown), -before)
    }
    return CGPoint(
      x: clamped(offset.x, inset.left, inset.right, contentSize.width, bounds.width),
      y: clamped(offset.y, inset.top, inset.bottom, contentSize.height, bounds.height))
  }
}

/// Where a scroll view's content stands, and what it is like.
@Observable @MainActor
final class ScrollState {
  var contentSize = CGSize.zero
  var position = ScrollPosition(point: .zero)
  var flashes = 0
  private var revision = 0
  @ObservationIgnored var phase = ScrollPhase.idle
  /// The enlargement when fingers began to change it.
  @ObservationIgnored var zoomAtStart: CGFloat?
  /// Where they were.
  @ObservationIgnored var zoomCenter = CGPoint.zero

  /// Has the view look again at how it scrolls.
  func changed() { revision &+= 1 }
  /// Notes that the view that is being evaluated follows what is said of how it scrolls.
  func note() { _ = revision }
}
