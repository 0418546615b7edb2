import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// The views of a scroll view, in one of SwiftUI.
struct ScrollFace: View {
  weak var scrollView: UIScrollView?
  let content: AnyView
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if let scrollView {
      let state = scrollView.scrolling
      let _ = state.note()
      let position = Binding {
        state.position
      } set: {
        state.position = $0
      }
      let inset = scrollView.adjustedContentInset
      GeometryReader { proxy in
        ScrollView([.horizontal, .vertical]) {
          content
            .environment(\.layoutDirection, direction)
            .environment(\.scrollIndicatorShade, .automatic)
            .frame(width: state.contentSize.width, height: state.contentSize.height)
            .frame(
              minWidth: max(proxy.size.width - inset.left - inset.right, 0),
              minHeight: max(proxy.size.height - inset.top - inset.bottom, 0), alignment: .topLeading)
        }
        .scrollPosition(position)
        .contentMargins(.top, inset.top, for: .scrollContent)
        .contentMargins(.bottom, inset.bottom, for: .scrollContent)
        .contentMargins(.leading, inset.left, for: .scrollContent)
        .contentMargins(.trailing, inset.right, for: .scrollContent)
        .modifier(ScrollHabits(scrollView: scrollView))
        .modifier(ScrollNews(scrollView: scrollView))
      }
      // Content is placed from the left, whatever the language is.
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

/// How a scroll view scrolls.
private struct ScrollHabits: ViewModifier {
  let scrollView: UIScrollView

  func body(content: Content) -> some View {
    let state = scrollView.scrolling
    let _ = state.note()
    content
      .scrollDisabled(!scrollView.isScrollEnabled)
      .scrollIndicators(scrollView.showsVerticalScrollIndicator ? .automatic : .never, axes: .vertical)
      .scrollIndicators(scrollView.showsHorizontalScrollIndicator ? .automatic : .never, axes: .horizontal)
      .scrollIndicatorsFlash(trigger: state.flashes)
      .environment(\.scrollIndicatorShade, shade)
      .scrollBounceBehavior(bounces(always: scrollView.alwaysBounceVertical), axes: .vertical)
      .scrollBounceBehavior(bounces(always: scrollView.alwaysBounceHorizontal), axes: .horizontal)
      .scrollTargetBehavior(ScrollEnd(scrollView: scrollView, turnsPages: scrollView.isPagingEnabled))
      .scrollDismissesKeyboard(dismissal)
      .modifier(Pinching(scrollView: scrollView))
      .modifier(Pulling(control: scrollView.refreshControl))
  }

  private func bounces(always: Bool) -> ScrollBounceBehavior {
    scrollView.bounces ? (always ? .always : .basedOnSize) : .never
  }

  private var shade: ScrollIndicatorShade {
    switch scrollView.indicatorStyle {
    case .default: .automatic
    case .black: .black
    case .white: .white
    }
  }

  private var dismissal: ScrollDismissesKeyboardMode {
    switch scrollView.keyboardDismissMode {
    case .none: .never
    case .onDrag, .onDragWithAccessory: .immediately
    case .interactive, .interactiveWithAccessory: .interactively
    }
  }
}

/// Where content rests that goes on after a finger: at pages, or where the delegate says.
private struct ScrollEnd: PageTurning {
  weak var scrollView: UIScrollView?
  let turnsPages: Bool

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let scrollView else { return }
    // Safe: where content rests is asked on the main thread.
    nonisolated(unsafe) let context = context
    let place = target
    target = MainActor.assumeIsolated { scrollView.end(at: place, context) }
  }
}

extension UIScrollView {
  /// Where content rests that would rest at a place by itself.
  fileprivate func end(at place: ScrollTarget, _ context: ScrollTargetBehaviorContext) -> ScrollTarget {
    var target = place
    if isPagingEnabled {
      PagingScrollTargetBehavior().updateTarget(&target, context: context)
    } else if decelerationRate != .normal {
      target.rect.origin = decelerated(context)
    }
    // The delegate says where content rests that a finger lets go, not where it does in a view that gets another size.
    guard scrolling.phase == .interacting, let delegate else { return target }
    let inset = adjustedContentInset
    let usual = CGPoint(x: target.rect.minX - inset.left, y: target.rect.minY - inset.top)
    var goal = usual
    // Points a millisecond, as UIKit counts.
    let velocity = CGPoint(x: context.velocity.dx / 1000, y: context.velocity.dy / 1000)
    withUnsafeMutablePointer(to: &goal) {
      delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
    }
    if goal != usual { target.rect.origin = CGPoint(x: goal.x + inset.left, y: goal.y + inset.top) }
    return target
  }

  /// Where content rests that loses its speed as ``decelerationRate`` says.
  private func decelerated(_ context: ScrollTargetBehaviorContext) -> CGPoint {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    func end(_ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ shown: CGFloat) -> CGFloat {
      let end = ScrollDeceleration(start: start, velocity: velocity, rate: decelerationRate.rawValue).end
      return min(max(end, 0), max(length - shown, 0))
    }
    return CGPoint(
      x: end(offset.x + inset.left, context.velocity.dx, context.contentSize.width, context.containerSize.width),
      y: end(offset.y + inset.top, context.velocity.dy, context.contentSize.height, context.containerSize.height))
  }
}

/// Gets content anew when it is pulled.
private struct Pulling: ViewModifier {
  let control: UIRefreshControl?

  func body(content: Content) -> some View {
    if let control { content.refreshable { await control.pulled() } } else { content }
  }
}

/// Tells a scroll view and its delegate how its content moves.
private struct ScrollNews: ViewModifier {
  let scrollView: UIScrollView

  func body(content: Content) -> some View {
    let scrollView = scrollView
    content
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, offset in
        scrollView.moved(to: offset)
      }
      .onScrollPhaseChange { _, phase in scrollView.phaseChanged(to: phase) }
  }
}

extension UIScrollView {
  fileprivate func phaseChanged(to phase: ScrollPhase) {
    let old = scrolling.phase
    scrolling.phase = phase
    if old == .interacting, phase != .interacting {
      let goesOn = phase == .decelerating
      delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
      if goesOn { delegate?.scrollViewWillBeginDecelerating(self) }
    }
    if old == .decelerating, phase == .idle { delegate?.scrollViewDidEndDecelerating(self) }
    if old == .animating, phase == .idle { delegate?.scrollViewDidEndScrollingAnimation(self) }
    if phase == .interacting, old != .interacting { delegate?.scrollViewWillBeginDragging(self) }
  }
}

/// Enlarges a scroll view's content by two fingers.
private struct Pinching: ViewModifier {
  let scrollView: UIScrollView

  func body(content: Content) -> some View {
    let _ = scrollView.scrolling.note()
    content.simultaneousGesture(gesture, including: scrollView.zooms ? .all : .subviews)
  }

  private var gesture: some Gesture {
    let scrollView = scrollView
    return MagnifyGesture()
      .onChanged { value in
        let start = scrollView.beginZooming()
        scrollView.pinched(to: start * value.magnification, around: value.startLocation)
      }
      .onEnded { _ in scrollView.endZooming() }
  }
}

extension UIScrollView {
  /// The enlargement when the fingers came down.
  fileprivate func beginZooming() -> CGFloat {
    if let start = scrolling.zoomAtStart { return start }
    let start = zoomScale
    scrolling.zoomAtStart = start
    (isZooming, isZoomBouncing) = (true, false)
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    return start
  }

  /// Fingers would have the content enlarged so much: beyond the limits it follows them ever less, and never to twice or half of
  /// these, which is a choice.
  fileprivate func pinched(to scale: CGFloat, around point: CGPoint) {
    scrolling.zoomCenter = point
    let limit = withinLimits(scale)
    guard bouncesZoom, limit > 0, scale > 0 else { return zoom(to: scale, around: point) }
    enlarge(to: limit * exp(RubberBand.shown(log(scale / limit), in: log(2))), around: point)
  }

  fileprivate func endZooming() {
    scrolling.zoomAtStart = nil
    isZooming = false
    let limit = withinLimits(zoomScale)
    guard abs(limit - zoomScale) <= 0.0001 * limit else {
      isZoomBouncing = true
      return change(true) { zoom(to: limit, around: scrolling.zoomCenter) }
    }
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }
}
