import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import QuartzCore
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Animators of views") struct UIViewPropertyAnimatorTests {
  private let root = UIView()
  private let box = UIView(frame: CGRect(x: 0, y: 90, width: 20, height: 20))
  private let screen: Screen

  init() {
    box.backgroundColor = .pureRed
    root.addSubview(box)
    screen = .showing(root)
  }

  private var shownX: CGFloat { box.layer.presentation()?.position.x ?? 0 }

  @Test("An animator moves what its closures change, and tells where it ended")
  func runs() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 110 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == UIViewAnimatingState.inactive)
    animator.startAnimation()
    #expect(animator.isRunning && animator.state == .active)
    screen.advance(by: 0.5)
    #expect(abs(shownX - 60) < 4)
    #expect(screen.color(60, 100) == red)
    screen.advance(by: 0.7)
    #expect(ends == [.end] && animator.state == .inactive)
    #expect(box.center.x == 110 && box.layer.animationKeys() == nil)
    #expect(!screen.isAnimating)
  }

  @Test("An animator is held, moved by hand, and turned around to where it began")
  func scrubs() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    animator.addAnimations { self.box.center.x = 110 }
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    screen.advance(by: 0.1)
    #expect(!screen.isAnimating)
    #expect(screen.color(60, 100) == red)
    #expect(animator.fractionComplete == 0.5)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    screen.advance(by: 0.25)
    #expect(abs(shownX - 35) < 4)
    animator.pauseAnimation()
    screen.advance(by: 1)
    #expect(abs(shownX - 35) < 4)
    animator.startAnimation()
    screen.advance(by: 1)
    #expect(ends == [.start])
    #expect(box.center.x == 10)
  }

  @Test("What is stopped stays where it is, until it is finished")
  func stops() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveLinear) {
      self.box.center.x = 110
    } completion: {
      ends.append($0)
    }
    screen.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(box.center.x - 60) < 4)
    animator.finishAnimation(at: .current)
    #expect(ends == [.current])
  }

  @Test("Springs go over their end; their parameters say of what kind they are")
  func springs() {
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 200, damping: 5, initialVelocity: .zero)
    #expect(parameters.timingCurveType == .spring && parameters.cubicTimingParameters == nil)
    #expect(UISpringTimingParameters(dampingRatio: 0.5).springTimingParameters != nil)
    let curve: any UITimingCurveProvider = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
    #expect(curve.timingCurveType == UITimingCurveType.cubic)
    #expect(UICubicTimingParameters(animationCurve: UIView.AnimationCurve.easeIn).timingCurveType == .builtin)
    let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: parameters)
    #expect(animator.duration > 1)
    animator.addAnimations { self.box.center.x = 110 }
    animator.startAnimation()
    var furthest: CGFloat = 0
    for _ in 0..<30 {
      screen.advance(by: 1.0 / 60)
      furthest = max(furthest, shownX)
    }
    #expect(furthest > 130)
    animator.stopAnimation(true)
  }

  @Test("Steps happen at their times")
  func keyframes() {
    var isDone = false
    let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    #expect(options != UIViewKeyframeAnimationOptions.calculationModeCubic)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 110 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.y = 20 }
    } completion: {
      isDone = $0
    }
    screen.advance(by: 0.25)
    #expect(abs(shownX - 60) < 5)
    #expect(box.layer.presentation()?.position.y == 100)
    screen.advance(by: 0.5)
    #expect(shownX == 110)
    #expect(abs((box.layer.presentation()?.position.y ?? 0) - 60) < 5)
    screen.advance(by: 0.5)
    #expect(isDone && box.layer.animationKeys() == nil)
  }

  @Test("One look fades or turns into another")
  func transitions() {
    var isDone = false
    UIView.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      self.box.backgroundColor = .pureBlue
    } completion: {
      isDone = $0
    }
    screen.advance(by: 0.5)
    let half = screen.color(10, 100)
    #expect(abs(Int(half[0]) - 128) < 8 && abs(Int(half[2]) - 128) < 8)
    screen.advance(by: 1)
    #expect(isDone && screen.color(10, 100) == blue)
    let other = UIView(frame: box.frame)
    other.backgroundColor = .pureGreen
    UIView.transition(from: box, to: other, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])
    #expect(box.superview == nil && other.superview === root)
    screen.advance(by: 2)
    #expect(screen.color(10, 100) == green)
  }

  @Test("A picture of a view shows what the view does")
  func pictures() throws {
    let copy = try #require(root.snapshotView(afterScreenUpdates: true))
    copy.frame = root.bounds.offsetBy(dx: 100, dy: 0)
    root.addSubview(copy)
    screen.settle()
    #expect(screen.color(110, 100) == red)
    copy.removeFromSuperview()
    let painted = Painted(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    painted.shown = box
    root.addSubview(painted)
    screen.settle()
    #expect(screen.color(110, 10) == red)
    #expect(screen.color(110, 50) == white)
    #expect(screen.color(190, 90) == red)
  }

  private final class Painted: UIView {
    weak var shown: UIView?
    override func draw(_ rect: CGRect) {
      guard let shown, let context = UIGraphicsGetCurrentContext() else { return }
      shown.layer.render(in: context)
      shown.drawHierarchy(in: CGRect(x: 60, y: 60, width: 40, height: 40), afterScreenUpdates: false)
    }
  }

  @Test("Changes within an animation run several times")
  func repeats() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { self.box.center.x = 110 }
    }
    screen.advance(by: 1.05)
    #expect(screen.color(20, 100) == red)
    screen.advance(by: 2)
    #expect(screen.color(110, 100) == red)
  }
}
