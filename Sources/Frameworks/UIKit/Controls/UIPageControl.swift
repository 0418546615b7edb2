public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Dots for pages, of which one is shown (Facts 4.4).
@MainActor @preconcurrency
open class UIPageControl: UIControl, FacedView {
  /// When a strip shows behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As fits.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }
  /// Which way the dots lie.
  public enum Direction: Int, Sendable {
    /// As the language has it.
    case natural
    /// From the left.
    case leftToRight
    /// From the right.
    case rightToLeft
    /// From the top.
    case topToBottom
    /// From the bottom.
    case bottomToTop

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }

  let face = FaceModel()
  fileprivate static let metrics = (
    dot: CGFloat(7.7), pitch: CGFloat(17.85), margin: CGFloat(14.875), height: CGFloat(26), dimmed: 0.3
  )

  /// Creates a control without pages at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a control from an archive, of which there are none here: one without pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { showFace { PageDotsFace(control: $0) } }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      faceChanged()
    }
  }
  /// The page that is shown, from 0.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      faceChanged(resizes: false)
    }
  }
  private var page = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { faceChanged() } }
  /// The dots of other pages.
  open var pageIndicatorTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// The dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// When a strip shows behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { faceChanged(resizes: false) } }
  /// Which way the dots lie.
  open var direction = Direction.natural { didSet { faceChanged() } }
  /// Whether a finger that moves over the dots turns the pages.
  open var allowsContinuousInteraction = true
  /// A picture in place of the dots.
  open var preferredIndicatorImage: UIImage? { didSet { faceChanged() } }
  private var images: [Int: UIImage] = [:]
  /// Gives a page a picture in place of its dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    faceChanged()
  }
  /// The picture in place of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
  /// How large the control is for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = Self.metrics
    let length = CGFloat(max(pageCount - 1, 0)) * metrics.pitch + metrics.dot + 2 * metrics.margin
    return direction.isVertical ? CGSize(width: metrics.height, height: length) : CGSize(width: length, height: metrics.height)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The dots that show.
  var shownPages: Int { hidesForSinglePage && numberOfPages < 2 ? 0 : numberOfPages }
  /// Whether the first page is at the right, or at the bottom.
  var isReversed: Bool {
    direction == .rightToLeft || direction == .bottomToTop
      || direction == .natural && traitCollection.layoutDirection == .rightToLeft
  }

  private var startPage = 0
  private var startPoint = CGPoint.zero
  private var hasMoved = false

  // As on iOS, a tap on one side of the dots leads one page on, and a finger that moves over them turns the pages.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startPage = page
    startPoint = touch.location(in: self)
    hasMoved = false
    return super.beginTracking(touch, with: event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let way = distance(from: startPoint, to: touch.location(in: self))
    let steps = Int(clamping: (way / Self.metrics.pitch).rounded(.towardZero))
    if steps != 0 { hasMoved = true }
    if hasMoved { take(startPage + steps) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, !hasMoved else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    take(page + (distance(from: middle, to: touch.location(in: self)) < 0 ? -1 : 1))
  }

  private func distance(from start: CGPoint, to end: CGPoint) -> CGFloat {
    (direction.isVertical ? end.y - start.y : end.x - start.x) * (isReversed ? -1 : 1)
  }

  /// The person turns to a page.
  func take(_ new: Int) {
    let old = page
    currentPage = new
    if page != old { send([.valueChanged, .primaryActionTriggered], nil) }
  }
}

private struct PageDotsFace: View {
  @Faced var control: UIPageControl

  var body: some View {
    let metrics = UIPageControl.metrics
    let pages = Array(0..<control.shownPages)
    let shown = control.isReversed ? Array(pages.reversed()) : pages
    let layout = control.direction.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      ForEach(shown, id: \.self) { page in dot(page).frame(width: metrics.pitch, height: metrics.pitch) }
    }
    .padding(control.direction.isVertical ? .vertical : .horizontal, metrics.margin - (metrics.pitch - metrics.dot) / 2)
    .frame(
      width: control.direction.isVertical ? metrics.height : nil, height: control.direction.isVertical ? nil : metrics.height
    )
    .background { if control.backgroundStyle == .prominent { Capsule().fill(.thinMaterial) } }
    .fixedSize()
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement()
    .accessibilityValue(Text(verbatim: "page \(control.currentPage + 1) of \(control.numberOfPages)"))
    .accessibilityAdjustableAction { [weak control] change in
      guard let control, control.isEnabled else { return }
      control.take(control.currentPage + (change == .increment ? 1 : -1))
    }
  }

  private func dot(_ page: Int) -> some View {
    let metrics = UIPageControl.metrics
    let isChosen = page == control.currentPage
    let usual = control.backgroundStyle == .prominent ? UIColor.label : .white
    let chosen = control.currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color(uiColor: usual)
    let other = control.pageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color(uiColor: usual).opacity(metrics.dimmed)
    return Group {
      if let image = control.indicatorImage(forPage: page) {
        Image(uiImage: image).renderingMode(.template).resizable().scaledToFit().frame(
          width: metrics.dot * 1.4, height: metrics.dot * 1.4)
      } else {
        Circle().frame(width: metrics.dot, height: metrics.dot)
      }
    }
    .foregroundStyle(isChosen ? chosen : other)
  }
}
