import ApusTesting
import CoreGraphicsTypes
import QuartzCore
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct UIViewTests {
  private func box(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test("Views inside are painted at their frames, those in front over those behind")
  func painting() {
    let root = UIView()
    let inner = box(.pureRed, 20, 30, 100, 50)
    root.addSubview(inner)
    root.addSubview(box(.pureBlue, 60, 40, 100, 20))
    inner.addSubview(box(.pureGreen, 10, 10, 10, 10))
    let screen = Screen.showing(root)
    #expect(root.bounds.size == CGSize(width: 200, height: 200))
    #expect(screen.color(10, 40) == white)
    #expect(screen.color(21, 31) == red)
    #expect(screen.color(35, 45) == green)
    #expect(screen.color(100, 50) == blue)
    #expect(screen.color(110, 70) == red)
  }

  @Test("A view that changes is shown anew, at the cost of its own body")
  func changing() {
    let root = UIView()
    let views = (0..<20).map { box(.pureRed, CGFloat($0) * 10, 0, 8, 8) }
    for view in views { root.addSubview(view) }
    let screen = Screen.showing(root)
    screen.forgetWork()
    views[3].backgroundColor = .pureBlue
    screen.settle()
    #expect(screen.color(33, 4) == blue)
    #expect(screen.work.bodies <= 4)
    screen.forgetWork()
    views[5].frame.origin.y = 100
    screen.settle()
    #expect(screen.color(53, 4) == white)
    #expect(screen.color(53, 104) == red)
    #expect(screen.work.bodies <= 2)
  }

  @Test("Views are laid out from the outside in before a frame, and again when somebody asks")
  func layout() {
    final class Half: UIView {
      let inner = UIView()
      var layouts = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        inner.backgroundColor = .pureGreen
        addSubview(inner)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let view = Half()
    let screen = Screen.showing(view)
    #expect(view.layouts == 1)
    #expect(screen.color(99, 100) == green)
    #expect(screen.color(101, 100) == white)
    screen.settle()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    #expect(view.layouts == 1)
    screen.settle()
    #expect(view.layouts == 2)
    screen.resize(to: CGSize(width: 100, height: 100))
    #expect(view.layouts == 3)
    #expect(screen.color(49, 50) == green)
    #expect(screen.color(51, 50) == white)
  }

  @Test("What lies outside of bounds shows unless it is cut off, and takes no touches")
  func clipping() {
    let root = UIView()
    let inner = box(.pureRed, 50, 50, 50, 50)
    inner.addSubview(box(.pureBlue, 40, 40, 50, 50))
    root.addSubview(inner)
    let screen = Screen.showing(root)
    #expect(screen.color(120, 120) == blue)
    #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === inner.subviews[0])
    inner.clipsToBounds = true
    screen.settle()
    #expect(screen.color(120, 120) == white)
    #expect(screen.color(95, 95) == blue)
  }

  /// Counts how often it is asked what a press hits, and may name another view.
  private final class Asked: UIView {
    var count = 0
    var answer: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      count += 1
      return answer ?? super.hitTest(point, with: event)
    }
  }

  @Test("A press asks each view what it hits as often as the outermost one, however deep it is")
  func asking() {
    let views = (0..<12).map { _ in Asked(frame: CGRect(x: 2, y: 2, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    let tap = UITapGestureRecognizer()
    let listener = Listener()
    listener.follow(tap)
    views[11].addGestureRecognizer(tap)
    let screen = Screen.showing(views[0])
    screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(listener.lines == ["ended"])
    #expect(views[0].count > 0)
    #expect(Set(views.map(\.count)) == [views[0].count])
  }

  @Test("A view may name another one inside of it for a press, also one that lies behind")
  func naming() {
    let root = Asked()
    let back = box(.pureRed, 0, 0, 100, 100), front = box(.pureBlue, 0, 0, 100, 100)
    root.addSubview(back)
    root.addSubview(front)
    let (behind, before) = (Listener(), Listener())
    for (view, listener) in [(back, behind), (front, before)] {
      let tap = UITapGestureRecognizer()
      listener.follow(tap)
      view.addGestureRecognizer(tap)
    }
    let screen = Screen.showing(root)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(before.lines == ["ended"] && behind.lines == [])
    root.answer = back
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(before.lines == ["ended"] && behind.lines == ["ended"])
  }

  @Test("Changes within an animation move there")
  func animating() {
    let root = UIView()
    let inner = box(.pureRed, 0, 0, 20, 20)
    root.addSubview(inner)
    let screen = Screen.showing(root)
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      inner.frame.origin.x = 100
      inner.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(inner.frame.origin.x == 100)
    screen.advance(by: 0.5)
    #expect(screen.color(60, 10) != white)
    #expect(screen.color(10, 10) == white)
    #expect(finished == nil)
    screen.advance(by: 0.6)
    #expect(screen.color(110, 10) == [255, 128, 128] || screen.color(110, 10) == [255, 127, 127])
    #expect(finished == true)
  }

  @Test("Frames follow transforms, and points are converted through them")
  func geometry() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = box(.pureRed, 50, 50, 100, 20)
    root.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(inner.frame.minX - 90) < 1e-9)
    #expect(abs(inner.frame.width - 20) < 1e-9)
    #expect(abs(inner.frame.height - 100) < 1e-9)
    let point = inner.convert(CGPoint(x: 0, y: 0), to: root)
    #expect(abs(point.x - 110) < 1e-9)
    #expect(abs(point.y - 10) < 1e-9)
    #expect(inner.bounds == CGRect(x: 0, y: 0, width: 100, height: 20))
    let screen = Screen.showing(root)
    #expect(screen.color(100, 15) == red)
    #expect(screen.color(60, 60) == white)
  }

  @Test("Masks say how frames follow the size of the view around")
  func autoresizing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fills = box(.pureRed, 10, 10, 80, 80)
    fills.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let right = box(.pureRed, 80, 0, 10, 10)
    right.autoresizingMask = .flexibleLeftMargin
    let middle = box(.pureRed, 40, 0, 20, 10)
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    for view in [fills, right, middle] { root.addSubview(view) }
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(fills.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
    #expect(right.frame == CGRect(x: 180, y: 0, width: 10, height: 10))
    #expect(middle.frame == CGRect(x: 90, y: 0, width: 20, height: 10))
  }

  private class Square: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.pureRed.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }
  private final class LargerSquare: Square {}
  private final class Silent: UIView {
    override func layoutSubviews() {}
    override func tintColorDidChange() {}
    override func setNeedsDisplay() { super.setNeedsDisplay() }
  }

  @Test("What a class draws shows from the start, and a class that draws nothing costs no drawing")
  func drawing() {
    let root = UIView()
    root.addSubview(Square(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    root.addSubview(LargerSquare(frame: CGRect(x: 100, y: 0, width: 50, height: 50)))
    let screen = Screen.showing(root)
    #expect(screen.color(5, 5) == red && screen.color(105, 5) == red && screen.color(15, 5) == white)
    let silent = Silent(frame: .zero)
    #expect(!silent.layer.draws && !UIView().layer.draws && !UILabel().layer.draws)
    silent.setNeedsDisplay()
    #expect(silent.layer.draws)
  }
}
