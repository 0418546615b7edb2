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
    #expect(hearer.lines == ["willBeginDragging", "didEndDragging false"])
    #expect(!view.isDragging && !view.isDecelerating)
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
