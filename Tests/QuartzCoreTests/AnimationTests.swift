import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import Foundation
import FoundationAdditions
import QuartzCore
import SwiftUI
import Testing

@MainActor
@Suite("Animations of layers") struct AnimationTests {
  private let red = CALayer.colored(1, 0, 0, CGRect(x: 0, y: 90, width: 20, height: 20))
  private func shown() -> Screen {
    let root = CALayer()
    root.addSublayer(red)
    return screen(of: root)
  }

  @Test("A basic animation moves what shows, not the layer, and leaves nothing behind")
  func basic() {
    let screen = shown()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 10
    animation.toValue = 190
    animation.duration = 1
    red.add(animation, forKey: "move")
    #expect(red.animationKeys() == ["move"])
    #expect((red.animation(forKey: "move") as? CABasicAnimation)?.duration == 1)
    screen.advance(by: 0.5)
    #expect(screen.rgb(100, 100) == [255, 0, 0])
    #expect(screen.rgb(10, 100) == [255, 255, 255])
    #expect(abs((red.presentation()?.position.x ?? 0) - 100) < 5)
    #expect(red.position.x == 10)
    #expect(red.presentation()?.model() !== red && red.model() === red)
    screen.advance(by: 0.6)
    #expect(screen.rgb(10, 100) == [255, 0, 0])
    #expect(red.animationKeys() == nil)
    #expect(!screen.isAnimating)
  }

  @Test("What fills forwards stays at its end and asks for no frames; what is taken away does not stay")
  func fillMode() {
    let screen = shown()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 0.2
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    red.add(animation, forKey: nil)
    screen.advance(by: 1)
    #expect(screen.rgb(10, 100) == [255, 255, 255])
    #expect(!screen.isAnimating)
    red.removeAllAnimations()
    screen.settle()
    #expect(screen.rgb(10, 100) == [255, 0, 0])
  }

  @Test("Runs repeat and go back, in a time that may be faster, later, or stand")
  func timing() {
    let animation = CABasicAnimation()
    animation.autoreverses = true
    animation.repeatCount = 2
    let times = [0, 0.75, 1.25, 2.5, 3.75].map { animation.place(at: $0, begun: 0, once: 1).time }
    #expect(times == [0, 0.75, 0.75, 0.5, 0.25])
    #expect(animation.place(at: 4.5, begun: 0, once: 1).part == .after)
    #expect(animation.place(at: -1, begun: 0, once: 1).part == .before)
    let reversed = CABasicAnimation()
    reversed.speed = -2
    #expect(reversed.place(at: 0.25, begun: 0, once: 1).time == 0.5)
    let layer = CALayer()
    layer.speed = 0
    layer.timeOffset = 3
    #expect(layer.convertTime(100, from: nil) == 3)
    layer.speed = 2
    layer.beginTime = 10
    #expect(layer.convertTime(12, from: nil) == 7)
    #expect(layer.convertTime(7, to: nil) == 12)
  }

  @Test("A layer whose time stands shows its animation where its offset says")
  func standing() {
    red.speed = 0
    let screen = shown()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (10, 190, 1)
    red.add(animation, forKey: nil)
    screen.settle()
    red.timeOffset = 0.5
    screen.settle()
    #expect(screen.rgb(100, 100) == [255, 0, 0])
    screen.advance(by: 1)
    #expect(screen.rgb(100, 100) == [255, 0, 0])
  }

  @Test("An animation begins at its time, of the clock that code reads")
  func beginTime() {
    let screen = shown()
    screen.advance(by: 1)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (100, 100, 0.3)
    animation.beginTime = CACurrentMediaTime() + 0.5
    red.add(animation, forKey: nil)
    screen.advance(by: 0.4)
    #expect(red.presentation()?.position.x == 10)
    screen.advance(by: 0.2)
    #expect(red.presentation()?.position.x == 100)
  }

  @Test("Delegates are told of the beginning and of the end, and whether it was reached")
  func delegate() {
    final class Log: CAAnimationDelegate {
      var lines: [String] = []
      func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append(flag ? "end" : "stop") }
    }
    let log = Log()
    let screen = shown()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration, animation.delegate) = (0, 0.2, log)
    red.add(animation, forKey: "a")
    screen.advance(by: 0.5)
    #expect(log.lines == ["start", "end"])
    red.add(animation, forKey: "a")
    screen.advance(by: 0.1)
    red.removeAnimation(forKey: "a")
    #expect(log.lines == ["start", "end", "start", "stop"])
  }

  @Test("Keyframes go through their values by their times, at once or along a path")
  func keyframes() {
    let screen = shown()
    let steps = CAKeyframeAnimation(keyPath: "position")
    steps.values = [CGPoint(x: 10, y: 100), CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 180)]
    steps.keyTimes = [0, 0.8, 1]
    steps.duration = 1
    red.add(steps, forKey: "steps")
    screen.advance(by: 0.8)
    #expect(abs((red.presentation()?.position.x ?? 0) - 100) < 4)
    steps.calculationMode = .discrete
    steps.keyTimes = nil
    red.add(steps, forKey: "steps")
    screen.advance(by: 0.5)
    #expect(red.presentation()?.position == CGPoint(x: 100, y: 100))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let along = CAKeyframeAnimation(keyPath: "position")
    (along.path, along.duration, along.calculationMode, along.rotationMode) = (path, 1, .paced, .rotateAuto)
    red.add(along, forKey: "steps")
    screen.advance(by: 0.5)
    #expect(abs((red.presentation()?.position.y ?? 0) - 100) < 10)
    #expect(abs((red.presentation()?.transform.m12 ?? 0) - 1) < 1e-6)
  }

  @Test("Springs swing over their end and settle; groups run their animations together")
  func springsAndGroups() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.damping, spring.stiffness) = (5, 200)
    #expect(spring.settlingDuration > 1)
    #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).bounce > 0.19)
    (spring.fromValue, spring.toValue) = (10, 100)
    spring.duration = spring.settlingDuration
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (1, 0.5)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([spring, fade], spring.settlingDuration)
    let screen = shown()
    red.add(group, forKey: nil)
    var furthest: CGFloat = 0
    for _ in 0..<30 {
      screen.advance(by: 1.0 / 60)
      furthest = max(furthest, red.presentation()?.position.x ?? 0)
    }
    #expect(furthest > 120)
    let opacity = red.presentation()?.opacity ?? 0
    #expect(opacity < 1 && opacity > 0.5)
  }

  @Test(
    "A part of a property moves, and the rest stays as it is",
    arguments: [
      ("transform.rotation.z", CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CGFloat.pi / 2),
      ("transform.rotation.y", CATransform3DMakeRotation(1, 0, 1, 0), 1),
      ("transform.scale.x", CATransform3DMakeScale(3, 1, 1), 3),
      ("transform.translation.y", CATransform3DMakeTranslation(0, 7, 0), 7),
    ])
  func parts(key: String, expected: CATransform3D, value: CGFloat) {
    let screen = shown()
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
    red.add(animation, forKey: nil)
    screen.advance(by: 0.1)
    let shown = red.presentation()?.transform ?? CATransform3DIdentity
    #expect(abs(shown.m11 - expected.m11) < 1e-9 && abs(shown.m12 - expected.m12) < 1e-9 && abs(shown.m13 - expected.m13) < 1e-9)
    #expect(abs(shown.m42 - expected.m42) < 1e-9)
  }

  @Test("Additive animations are added to what shows; colours and shapes go over into each other")
  func values() {
    let screen = shown()
    let more = CABasicAnimation(keyPath: "position.x")
    (more.fromValue, more.toValue, more.duration, more.isAdditive) = (50, 50, 1, true)
    red.add(more, forKey: nil)
    let color = CABasicAnimation(keyPath: "backgroundColor")
    (color.toValue, color.duration) = (CGColor(red: 0, green: 0, blue: 1, alpha: 1), 1)
    red.add(color, forKey: nil)
    screen.advance(by: 0.5)
    #expect(red.presentation()?.position.x == 60)
    let shown = screen.rgb(60, 100)
    #expect(abs(shown[0] - 128) < 8 && abs(shown[2] - 128) < 8)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    red.addSublayer(shape)
    screen.settle()
    let grow = CABasicAnimation(keyPath: "path")
    (grow.toValue, grow.duration) = (CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil), 1)
    shape.add(grow, forKey: nil)
    screen.advance(by: 0.5)
    #expect(abs((shape.presentation()?.path?.boundingBox.width ?? 0) - 15) < 0.5)
  }

  @Test("Layers that show move by themselves as the transaction says; those that do not show yet are there at once")
  func implicit() {
    red.opacity = 0.9
    #expect(red.animationKeys() == nil)
    let screen = shown()
    red.position.x = 110
    #expect(red.animationKeys() == ["position"])
    screen.advance(by: 0.1)
    let way = red.presentation()?.position.x ?? 0
    #expect(way > 20 && way < 110)
    screen.advance(by: 0.3)
    #expect(red.animationKeys() == nil)
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { isDone = true }
    red.opacity = 0
    CATransaction.commit()
    screen.advance(by: 0.5)
    #expect(abs((red.presentation()?.opacity ?? 0) - 0.45) < 0.05)
    #expect(!isDone)
    screen.advance(by: 0.6)
    #expect(isDone)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    red.position.x = 10
    CATransaction.commit()
    #expect(red.animationKeys() == nil)
  }

  @Test("A transition fades from how the layer looked")
  func transition() {
    let screen = shown()
    let fade = CATransition()
    #expect(fade.type == .fade)
    fade.duration = 1
    red.add(fade, forKey: "any")
    #expect(red.animationKeys() == ["transition"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    red.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    CATransaction.commit()
    screen.advance(by: 0.5)
    let shown = screen.rgb(10, 100)
    #expect(abs(shown[0] - 128) < 8 && abs(shown[2] - 128) < 8)
    screen.advance(by: 1)
    #expect(screen.rgb(10, 100) == [0, 0, 255])
  }

  @Test("Curves are those of their names")
  func curves() {
    var points: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &points)
    #expect(points == [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &points)
    #expect(points == [0.3, 0.4])
  }

  @Test("A display link calls before frames, as often as it is to, and not when it is held or over")
  func displayLink() {
    let screen = shown()
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    screen.advance(by: 0.5)
    #expect((28...32).contains(times.count))
    #expect(link.targetTimestamp > link.timestamp && link.duration > 0)
    link.preferredFramesPerSecond = 10
    times = []
    screen.advance(by: 1)
    #expect((8...11).contains(times.count))
    link.isPaused = true
    times = []
    screen.advance(by: 0.5)
    #expect(times.isEmpty)
    link.isPaused = false
    screen.advance(by: 0.5)
    #expect(!times.isEmpty)
    link.invalidate()
    times = []
    screen.advance(by: 0.5)
    #expect(times.isEmpty)
  }
}
