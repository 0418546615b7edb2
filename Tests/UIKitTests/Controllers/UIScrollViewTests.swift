import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct UIScrollViewTests {
  private final class Hearer: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("didEndScrollingAnimation") }

    /// Where content is to rest, in place of where it would; `nil` leaves it.
    var target: CGPoint?
    var velocity = CGPoint.zero
    var proposed = CGPoint.zero
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("willEndDragging")
      (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
      if let target { targetContentOffset.pointee = target }
    }

    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var zooms = false
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? zoomed : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if !lines.contains("didZoom") { lines.append("didZoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      lines.append("didEndZooming \(view === zoomed) \(scale)")
    }
  }

  private func scrolling(height: CGFloat = 1000) -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 200, height: height)
    let mark = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    mark.backgroundColor = .pureRed
    view.addSubview(mark)
    return view
  }

  @Test("A program moves the content, at once or over some frames")
  func offsets() {
    let view = scrolling()
    let hearer = Hearer()
    view.delegate = hearer
    let screen = Screen.showing(view)
    #expect(screen.color(100, 150) == red && screen.color(100, 50) == white)
    view.contentOffset.y = 100
    screen.settle()
    #expect(screen.color(100, 50) == red && screen.color(100, 150) == white)
    #expect(hearer.scrolls == 1 && view.bounds.origin.y == 100)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    screen.finishAnimations()
    #expect(view.contentOffset.y == 300)
    #expect(hearer.lines == ["didEndScrollingAnimation"])
  }

  @Test("A finger moves the content, and the delegate hears of each step")
  func dragging() {
    let view = scrolling()
    let hearer = Hearer()
    view.delegate = hearer
    let screen = Screen.showing(view)
    screen.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80), duration: 0.5, rest: 0.3)
    screen.finishAnimations()
    #expect(view.contentOffset.y > 50 && hearer.scrolls > 3)
    #expect(hearer.lines == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    #expect(hearer.velocity == .zero && hearer.proposed == view.contentOffset)
    #expect(!view.isDragging && !view.isDecelerating)
  }

  /// A flick of 500 points a second.
  private func flick(_ screen: Screen) {
    screen.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80), duration: 0.2)
  }
  private let deceleration = ["willEndDragging", "didEndDragging true", "willBeginDecelerating"]

  @Test("Content goes on after a flick to where the delegate hears that it will, as content of SwiftUI does")
  func decelerating() {
    let (view, hearer) = (scrolling(), Hearer())
    view.delegate = hearer
    let screen = Screen.showing(view)
    flick(screen)
    screen.settle()
    #expect(hearer.lines == ["willBeginDragging"] + deceleration && view.isDecelerating && !view.isDragging)
    #expect(abs(hearer.velocity.y - 0.5) < 0.05)
    let start = view.contentOffset.y
    screen.advance(by: 0.5)
    // What is left of the way of 0.4995 seconds of its speed after half a second.
    #expect(abs((hearer.proposed.y - view.contentOffset.y) / (hearer.proposed.y - start) - 0.367) < 0.03)
    screen.finishAnimations()
    #expect(hearer.lines.last == "didEndDecelerating" && abs(view.contentOffset.y - hearer.proposed.y) < 1)
    #expect(abs(hearer.proposed.y - start - 250) < 25)
  }

  @Test("The delegate says where content rests, which may not be beyond its ends", arguments: [400, 5000, -50])
  func targets(y: CGFloat) {
    let (view, hearer) = (scrolling(), Hearer())
    view.contentInset.top = 20
    view.delegate = hearer
    hearer.target = CGPoint(x: 0, y: y)
    let screen = Screen.showing(view)
    flick(screen)
    screen.finishAnimations()
    #expect(view.contentOffset.y == min(max(y, -20), 800))
    #expect(hearer.lines == ["willBeginDragging"] + deceleration + ["didEndDecelerating"])
  }

  @Test("A faster deceleration ends sooner, and a page turns by one")
  func ends() {
    for isPaging in [false, true] {
      let (view, hearer) = (scrolling(), Hearer())
      view.delegate = hearer
      view.isPagingEnabled = isPaging
      view.decelerationRate = .fast
      let screen = Screen.showing(view)
      flick(screen)
      let start = view.contentOffset.y
      screen.finishAnimations()
      #expect(abs(view.contentOffset.y - (isPaging ? 200 : start + 50)) < 8)
      // Content rests on whole pixels.
      #expect(abs(hearer.proposed.y - view.contentOffset.y) < 0.5)
    }
  }

  @Test("A view that gets another size asks nobody where its content rests")
  func resizing() {
    let (view, hearer) = (scrolling(), Hearer())
    view.delegate = hearer
    let screen = Screen.showing(view)
    view.contentOffset.y = 130
    screen.settle()
    screen.resize(to: CGSize(width: 300, height: 400))
    screen.finishAnimations()
    #expect(hearer.lines.isEmpty && view.contentOffset.y == 130)
  }

  @Test("A pull sends the control's event once, and content comes back when it has come")
  func refreshing() async {
    let view = scrolling()
    view.alwaysBounceVertical = true
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    view.refreshControl = control
    let screen = Screen.showing(view)
    // The second pull is none: content is on its way.
    for _ in 0..<2 { screen.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 198), duration: 0.3) }
    for _ in 0..<10_000 where !control.isRefreshing { await Task.yield() }
    #expect(pulls == 1 && control.isRefreshing)
    screen.advance(by: 1)
    #expect(view.contentOffset.y < -20)
    control.endRefreshing()
    // The pull's task hears of it when a thread is free to run it.
    for _ in 0..<10_000 where view.contentOffset.y != 0 {
      await Task.yield()
      screen.finishAnimations()
    }
    #expect(!control.isRefreshing && view.contentOffset.y == 0)
  }

  private func zoomable(_ hearer: Hearer) -> UIScrollView {
    let view = UIScrollView()
    hearer.zooms = true
    view.addSubview(hearer.zoomed)
    view.contentSize = hearer.zoomed.bounds.size
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
    view.delegate = hearer
    return view
  }

  @Test("Two fingers enlarge content around their middle, and make it smaller than the view", arguments: [true, false])
  func pinching(larger: Bool) {
    let hearer = Hearer()
    let view = zoomable(hearer)
    let screen = Screen.showing(view)
    let (near, far) = (CGFloat(20), CGFloat(80))
    let (start, end) = larger ? (near, far) : (far, near)
    let place = { (finger: Int, distance: CGFloat) in CGPoint(x: finger == 0 ? 100 - distance : 100 + distance, y: 100) }
    for finger in 0...1 { screen.touchDown(at: place(finger, start), finger: finger) }
    for step in 1...10 {
      for finger in 0...1 { screen.touchMove(to: place(finger, start + (end - start) * CGFloat(step) / 10), finger: finger) }
    }
    #expect(view.isZooming)
    for finger in 0...1 { screen.touchUp(at: place(finger, end), finger: finger) }
    screen.finishAnimations()
    let scale: CGFloat = larger ? 4 : 0.5
    #expect(view.zoomScale == scale && !view.isZooming && view.contentSize.width == 300 * scale)
    #expect(hearer.lines.filter { $0.contains("oom") } == ["willBeginZooming", "didZoom", "didEndZooming true \(scale)"])
    // The point under the fingers stays where there is enough content.
    #expect(view.contentOffset == (larger ? CGPoint(x: 300, y: 300) : .zero))
  }

  @Test("Content stretches a little beyond its limits while fingers are down, where it may", arguments: [true, false])
  func stretching(bounces: Bool) {
    let hearer = Hearer()
    let view = zoomable(hearer)
    view.bouncesZoom = bounces
    let screen = Screen.showing(view)
    let place = { (finger: Int, distance: CGFloat) in CGPoint(x: finger == 0 ? 100 - distance : 100 + distance, y: 100) }
    for finger in 0...1 { screen.touchDown(at: place(finger, 90), finger: finger) }
    for step in 1...10 { for finger in 0...1 { screen.touchMove(to: place(finger, 90 - CGFloat(step) * 7), finger: finger) } }
    // The fingers are at two ninths of their distance, less than half of which is allowed.
    #expect(bounces ? 0.25...0.49 ~= view.zoomScale : view.zoomScale == 0.5)
    for finger in 0...1 { screen.touchUp(at: place(finger, 20), finger: finger) }
    #expect(view.isZoomBouncing == bounces)
    #expect(hearer.lines.contains { $0.contains("didEndZooming") } != bounces)
    screen.finishAnimations()
    #expect(view.zoomScale == 0.5 && !view.isZoomBouncing && !view.isZooming)
    #expect(hearer.lines.filter { $0.contains("didEndZooming") } == ["didEndZooming true 0.5"])
  }

  @Test("Bars show over content that paints nothing")
  func barsOfNothing() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 200, height: 1000)
    let screen = Screen.showing(view)
    #expect(screen.color(195, 12) == white)
    view.flashScrollIndicators()
    screen.advance(by: 0.1)
    #expect(screen.color(195, 12) != white)
  }

  @Test("A program enlarges a rectangle as far as there is content, and the delegate hears of the end of a motion")
  func zoomingToRectangles() {
    let hearer = Hearer()
    let view = zoomable(hearer)
    let screen = Screen.showing(view)
    view.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 50), animated: false)
    screen.settle()
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 150))
    view.zoom(to: CGRect(x: 0, y: 250, width: 50, height: 50), animated: false)
    screen.settle()
    #expect(view.zoomScale == 4 && view.contentOffset == CGPoint(x: 0, y: 1000))
    #expect(hearer.lines == ["didZoom"])
    view.setZoomScale(1, animated: true)
    screen.finishAnimations()
    #expect(view.zoomScale == 1 && hearer.lines == ["didZoom", "didEndZooming true 1.0"])
  }

  @Test("A rectangle is brought into view by as little as is needed")
  func rectangles() {
    let view = scrolling()
    _ = Screen.showing(view)
    view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 20)
  }

  @Test("Content begins at minus its inset, and points follow what is scrolled")
  func insets() {
    let view = scrolling()
    view.contentInset.top = 40
    let screen = Screen.showing(view)
    #expect(view.contentOffset.y == -40)
    #expect(screen.color(100, 145) == red)
    view.contentOffset.y = 100
    #expect(view.subviews[0].convert(CGPoint.zero, to: view.superview ?? nil).y == 100)
    #expect(view.hitTest(CGPoint(x: 10, y: 150), with: nil) === view.subviews[0])
  }

  @Test("Content can be enlarged within its limits")
  func zooming() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let (view, zoomer) = (UIScrollView(), Zoomer())
    view.addSubview(zoomer.view)
    view.contentSize = zoomer.view.bounds.size
    view.maximumZoomScale = 3
    view.delegate = zoomer
    _ = Screen.showing(view)
    view.zoomScale = 2
    #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 200, height: 200))
    view.zoomScale = 10
    #expect(view.zoomScale == 3)
  }
}
