import SwiftUI
import SwiftUICore
import Testing

@Suite("Animated values")
struct AnimatorStateTests {
  /// A value that changes from 0 to 100 at time 0, and whose clock runs from time 0.1.
  private func running(_ animation: Animation) -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0)
    value.set(100, animation: animation, at: 0)
    value.update(at: 0.1)
    value.update(at: (0.1).nextUp)
    return value
  }

  private func shown(_ value: inout AnimatedValue<Double>, at time: Double) -> Double {
    value.update(at: time)
    return value.presentation
  }

  @Test("the first frame shows the old value, and a late second one counts as a sixtieth of a second")
  func start() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1), at: 5)
    #expect(value.presentation == 0)
    #expect(shown(&value, at: 5) == 0)
    #expect(shown(&value, at: 5) == 0)
    #expect(abs(shown(&value, at: 9) - 100.0 / 60) < 1e-9)
    #expect(abs(shown(&value, at: 9.25) - (25 + 100.0 / 60)) < 1e-9)
    #expect(abs(shown(&value, at: 9.25) - (25 + 100.0 / 60)) < 1e-9)
    #expect(value.isAnimating)
    #expect(shown(&value, at: 10) == 100)
    #expect(!value.isAnimating)
    #expect(value.model == 100)
  }

  @Test("a change without animation, or to the same value, is there at once")
  func noAnimation() {
    var value = AnimatedValue(0.0)
    value.set(7, at: 0)
    #expect(value.presentation == 7)
    value.set(7, animation: .default, at: 0)
    #expect(!value.isAnimating)
  }

  static let animations: [Animation] = [
    .linear(duration: 1), .easeInOut(duration: 0.8), .default, .bouncy, .interpolatingSpring(duration: 0.7, bounce: 0.4),
    .easeIn(duration: 0.5).repeatForever(), .spring.delay(0.1), .easeOut.speed(0.3), .spring.logicallyComplete(after: 0.1),
    .interactiveSpring,
  ]
  static let pairs = animations.flatMap { first in animations.map { (first, $0) } }

  @Test("the value never jumps when the target changes", arguments: pairs)
  func continuity(first: Animation, second: Animation) {
    var value = running(first)
    let before = shown(&value, at: 0.42)
    value.set(-60, animation: second, at: 0.42)
    #expect(abs(shown(&value, at: 0.42) - before) < 1e-9)
    #expect(abs(shown(&value, at: 0.42 + 1e-7) - before) < 1e-3)
    let later = shown(&value, at: 0.6)
    value.set(30, animation: first, at: 0.6)
    #expect(abs(value.presentation - later) < 1e-9)
    #expect(abs(shown(&value, at: 0.6 + 1e-7) - later) < 1e-3)
  }

  @Test("a spring keeps the velocity of whatever it takes over from", arguments: animations)
  func velocity(first: Animation) {
    var value = running(first)
    let h = 1e-6
    let before = (-shown(&value, at: 0.42 - h) + shown(&value, at: 0.42)) / h
    #expect(abs(value.velocity - before) < 0.1)
    value.set(-60, animation: .spring(duration: 0.3), at: 0.42)
    let start = shown(&value, at: 0.42)
    #expect(abs(value.velocity - before) < 0.1)
    let after = (shown(&value, at: 0.42 + h) - start) / h
    #expect(abs(after - before) < 0.1)
  }

  @Test("a spring after a spring moves as one from its place and velocity")
  func springAfterSpring() {
    var value = running(.bouncy)
    let start = shown(&value, at: 0.3)
    let spring = Spring.bouncy
    #expect(abs(start - spring.value(target: 100.0, time: 0.2)) < 1e-9)
    let speed = spring.velocity(target: 100.0, time: 0.2)
    value.set(40, animation: .snappy, at: 0.3)
    for time in [0.05, 0.2, 0.4] {
      let expected = start + Spring.snappy.value(target: 40 - start, initialVelocity: speed, time: time)
      #expect(abs(shown(&value, at: 0.3 + time) - expected) < 1e-9)
    }
  }

  @Test("a curve runs from the moving value: old + f · (target − old)")
  func curveAfterCurve() {
    var value = running(.linear(duration: 1))
    value.update(at: 0.4)
    value.set(0, animation: .linear(duration: 2), at: 0.6)
    for time in [0.7, 0.9, 1.05] {
      let old = (time - 0.1) * 100
      let f = (time - 0.6) / 2
      #expect(abs(shown(&value, at: time) - (old + f * (0 - old))) < 1e-9, "at \(time)")
    }
    // The old one has arrived; the new one goes on from there.
    #expect(abs(shown(&value, at: 1.6) - 50) < 1e-9)
    #expect(shown(&value, at: 2.6) == 0)
    #expect(!value.isAnimating)
  }

  @Test("the end of the newest animation is the end of all")
  func newestEnds() {
    var value = running(.linear(duration: 10).repeatForever())
    value.update(at: 1)
    value.set(0, animation: .linear(duration: 1), at: 1)
    value.update(at: 1.5)
    #expect(value.isAnimating)
    #expect(shown(&value, at: 2.001) == 0)
    #expect(!value.isAnimating)
  }

  @Test("three curves on top of each other")
  func threeCurves() {
    var value = running(.linear(duration: 1))
    value.set(200, animation: .linear(duration: 1), at: 0.3)
    value.update(at: 0.3)
    value.set(0, animation: .linear(duration: 1), at: 0.6)
    for time in [0.6, 0.8, 1.0] {
      let first = (time - 0.1) * 100
      let second = first + (time - 0.3) * (200 - first)
      let third = second + (time - 0.6) * (0 - second)
      #expect(abs(shown(&value, at: time) - third) < 1e-9)
    }
    #expect(abs(shown(&value, at: 1.5) - 200 * 0.1) < 1e-9)
  }

  @Test("changes of one frame make one way, with the last one's animation")
  func sameFrame() {
    var value = AnimatedValue(0.0)
    value.set(50, animation: .easeIn(duration: 3), at: 0)
    value.set(100, animation: .linear(duration: 1), at: 0)
    value.update(at: 0.1)
    value.update(at: (0.1).nextUp)
    #expect(abs(shown(&value, at: 0.6) - 50) < 1e-9)
    #expect(shown(&value, at: 1.1) == 100)
  }

  @Test("a change without animation moves the model while the old way plays on")
  func unanimatedChange() {
    var value = running(.linear(duration: 1))
    #expect(abs(shown(&value, at: 0.3) - 20) < 1e-9)
    value.set(500, at: 0.3)
    #expect(abs(value.presentation - 420) < 1e-9)
    #expect(abs(shown(&value, at: 0.6) - 450) < 1e-9)
    #expect(shown(&value, at: 1.1) == 500)
  }

  @Test("a different response is blended along a smooth step")
  func blend() {
    var value = running(.spring(duration: 1))
    let start = shown(&value, at: 0.4)
    let speed = value.velocity
    value.set(-50, animation: .spring(duration: 0.2, bounce: 0.2, blendDuration: 0.3), at: 0.4)
    // The equation of motion with a response that changes all the time, in very small steps.
    var (x, v) = (start, speed)
    let h = 1e-6
    var time = 0.0
    for target in [0.1, 0.2, 0.29, 0.31, 0.4] {
      while time < target - h / 2 {
        func slope(_ x: Double, _ v: Double, _ t: Double) -> (Double, Double) {
          let p = min(t / 0.3, 1)
          let response = 1 + (0.2 - 1) * p * p * (3 - 2 * p)
          let frequency = 2 * Double.pi / response
          return (v, frequency * frequency * (-50 - x) - 2 * 0.8 * frequency * v)
        }
        let (dx, dv) = slope(x, v, time)
        let (mx, mv) = slope(x + h / 2 * dx, v + h / 2 * dv, time + h / 2)
        (x, v) = (x + h * mx, v + h * mv)
        time += h
      }
      #expect(abs(shown(&value, at: 0.4 + target) - x) < 0.01, "at \(target)")
    }
  }

  @Test("a blend does not depend on when frames are shown")
  func blendFrames() {
    let animation = Animation.interactiveSpring
    var (coarse, fine) = (running(.spring(duration: 1)), running(.spring(duration: 1)))
    coarse.update(at: 0.4)
    fine.update(at: 0.4)
    coarse.set(-50, animation: animation, at: 0.4)
    fine.set(-50, animation: animation, at: 0.4)
    for frame in 1...217 { fine.update(at: 0.4 + Double(frame) / 217 * 0.35) }
    coarse.update(at: 0.75)
    #expect(abs(coarse.presentation - fine.presentation) < 1e-9)
  }

  @Test("springs with the same delay retarget at once, others wait on top of the old one")
  func delays() {
    var same = running(.spring.delay(0.1))
    same.update(at: 0.4)
    var other = same
    same.set(0, animation: .spring.delay(0.1), at: 0.4)
    other.set(0, animation: .spring.delay(0.5), at: 0.4)
    let old = 100 * Spring().value(target: 1.0, time: 0.4)
    #expect(shown(&same, at: 0.6) < old - 10)
    #expect(abs(shown(&other, at: 0.6) - old) < 1e-9)
  }

  /// The colours' space has four components, which move alike.
  @Test("values with several components move as one")
  func components() {
    var value = AnimatedValue(CGRect(x: 0, y: 0, width: 100, height: 50))
    value.set(CGRect(x: 100, y: 40, width: 0, height: 50), animation: .linear(duration: 1), at: 0)
    value.update(at: 1)
    value.update(at: (1.0).nextUp)
    value.update(at: 1.25)
    #expect(abs(value.presentation.minX - 25) < 1e-9 && abs(value.presentation.minY - 10) < 1e-9)
    #expect(abs(value.presentation.width - 75) < 1e-9 && value.presentation.height == 50)
  }
}
