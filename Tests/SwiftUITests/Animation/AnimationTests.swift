import SwiftUI
import SwiftUICore
import Testing

@Suite("Animations")
struct AnimationTests {
  /// The course of an animation of one number from 0 to 1, asked for in order.
  private func course(_ animation: Animation, _ times: [Double]) -> [Double?] {
    var context = AnimationContext<Double>()
    return times.map { animation.animate(value: 1, time: $0, context: &context) }
  }

  private func expect(_ animation: Animation, _ course: [(Double, Double?)]) {
    let values = self.course(animation, course.map(\.0))
    for (value, (time, expected)) in zip(values, course) {
      switch (value, expected) {
      case (nil, nil): break
      case (let value?, let expected?): #expect(abs(value - expected) < 1e-9, "at \(time)")
      default: Issue.record("\(String(describing: value)) at \(time), not \(String(describing: expected))")
      }
    }
  }

  @Test("presets are what their factories make of the defaults")
  func presets() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeOut == .easeOut(duration: 0.35))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(Animation.easeInOut == .timingCurve(.easeInOut, duration: 0.35))
    #expect(Animation.spring == .smooth)
    #expect(Animation.spring == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.3 + 0.1))
    #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(Spring()))
    #expect(Animation.interactiveSpring() == .interactiveSpring)
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10)
        == .interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 10)))
    #expect(Animation.spring != .interpolatingSpring)
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear.delay(1) != .linear)
    #expect(Set([Animation.linear, .linear(duration: 0.35), .easeIn, .easeIn.delay(0)]).count == 3)
  }

  @Test("the default animation moves as a spring, under its own name")
  func byDefault() {
    let animation = Animation.default
    #expect(animation.description == "DefaultAnimation()")
    #expect(animation.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(animation.customMirror.description == "Mirror for Animation")
    let spring = Animation.spring(response: 0.55, dampingFraction: 1)
    for time in stride(from: 0.0, through: 2, by: 0.1) {
      var (context, other) = (AnimationContext<Double>(), AnimationContext<Double>())
      #expect(
        animation.animate(value: 1, time: time, context: &context) == spring.animate(value: 1, time: time, context: &other))
      #expect(animation.velocity(value: 1, time: time, context: context) == spring.velocity(value: 1, time: time, context: other))
    }
  }

  @Test("a curve runs for its duration")
  func curve() {
    expect(.linear(duration: 2), [(0, 0), (0.5, 0.25), (1.5, 0.75), (2, nil), (3, nil)])
    expect(.linear(duration: 0), [(0, nil)])
    let easeIn = UnitCurve.easeIn.value(at: 0.3)
    expect(.easeIn(duration: 1), [(0.3, easeIn)])
  }

  @Test("delay and speed change the time of what they are applied to")
  func delayAndSpeed() {
    expect(.linear(duration: 1).delay(2), [(0, 0), (1.9, 0), (2.25, 0.25), (3, nil)])
    expect(.linear(duration: 0).delay(1), [(0, 0), (0.9, 0), (1, nil)])
    expect(.linear(duration: 1).speed(2), [(0.25, 0.5), (0.5, nil)])
    expect(.linear(duration: 1).delay(1).speed(2), [(0.5, 0), (0.75, 0.5), (1, nil)])
    expect(.linear(duration: 1).speed(2).delay(1), [(1, 0), (1.25, 0.5), (1.5, nil)])
    expect(.linear(duration: 1).speed(0), [(0, 0), (100, 0)])
  }

  @Test("each direction of a repetition counts, and a finished one shows its end for a frame")
  func repetition() {
    let linear = Animation.linear(duration: 1)
    expect(linear.repeatCount(3), [(0.25, 0.25), (1, 1), (1.25, 0.75), (2, 0), (2.25, 0.25), (3, nil)])
    expect(linear.repeatCount(2), [(0.5, 0.5), (1, 1), (1.75, 0.25), (2, nil)])
    expect(linear.repeatCount(2, autoreverses: false), [(0.75, 0.75), (1, 1), (1.25, 0.25), (2, nil)])
    expect(linear.repeatCount(1), [(0.5, 0.5), (1, nil)])
    expect(linear.repeatForever(), (0..<40).map { (Double($0) / 2, [0, 0.5, 1, 0.5][$0 % 4]) })
    expect(
      linear.repeatForever(autoreverses: false),
      [(0.5, 0.5), (1, 1), (1.5, 0.5), (2, 1), (2.5, 0.5), (3, 1)])
  }

  @Test("each round of a repeated spring begins anew")
  func repeatedSpring() {
    let spring = Animation.spring(duration: 0.2)
    var context = AnimationContext<Double>()
    let frames = stride(from: 0.0, to: 4, by: 0.01).map { time in
      spring.repeatForever(autoreverses: false).animate(value: 1, time: time, context: &context)!
    }
    let ends = frames.indices.filter { frames[$0] == 1 }
    #expect(ends.count >= 3)
    for end in ends.dropLast() {
      #expect(abs(frames[end + 5] - Spring(duration: 0.2).value(target: 1.0, time: 0.05)) < 1e-9)
    }
  }

  @Test(
    "the velocity is what the value changes by",
    arguments: [
      Animation.easeInOut(duration: 1), .spring(duration: 0.6, bounce: 0.3), .interpolatingSpring(initialVelocity: 3),
      .easeIn(duration: 1).delay(0.1), .easeOut(duration: 1).speed(0.7), .bouncy.logicallyComplete(after: 0.1),
      .easeIn(duration: 0.2).repeatForever(),
    ])
  func velocity(animation: Animation) throws {
    var context = AnimationContext<Double>()
    let h = 1e-6
    for time in stride(from: 0.05, to: 0.45, by: 0.0371) {
      let before = try #require(animation.animate(value: 10, time: time - h, context: &context))
      let after = try #require(animation.animate(value: 10, time: time + h, context: &context))
      let velocity = try #require(animation.velocity(value: 10, time: time, context: context))
      #expect(abs(velocity - (after - before) / (2 * h)) < 1e-3, "at \(time)")
    }
  }

  @Test("springs end when they are slow and close")
  func springEnd() throws {
    var context = AnimationContext<Double>()
    let animation = Animation.spring(duration: 0.5)
    let end = try #require(
      stride(from: 0.0, to: 10, by: 0.001).first { animation.animate(value: 100, time: $0, context: &context) == nil })
    let spring = Spring()
    #expect(abs(100 - spring.value(target: 100.0, time: end)) < 0.01)
    #expect(spring.velocity(target: 100.0, time: end) <= 0.06)
    #expect(end > spring.settlingDuration && end < 1.5)
  }

  @Test("a spring is logically complete after its duration, or when it is told to be")
  func logicalCompletion() {
    func time(of animation: Animation) -> Double? {
      var context = AnimationContext<Double>()
      return stride(from: 0.0, to: 5, by: 0.01).first {
        animation.animate(value: 100, time: $0, context: &context) == nil || context.isLogicallyComplete
      }
    }
    #expect(time(of: .spring(duration: 0.4)) == 0.4)
    #expect(abs(time(of: .interpolatingSpring(mass: 1, stiffness: 100, damping: 10))! - 0.63) < 1e-9)
    #expect(time(of: .linear(duration: 0.5)) == 0.5)
    #expect(time(of: .spring(duration: 0.4).logicallyComplete(after: 0.1)) == 0.1)
    #expect(time(of: .linear(duration: 0.5).logicallyComplete(after: 0.2).speed(0.5)) == 0.4)
    #expect(abs(time(of: .spring(duration: 0.4).delay(1))! - 1.4) < 1e-9)
    #expect(time(of: .spring(duration: 0.4).repeatForever()) == nil)
  }

  struct Steps: CustomAnimation {
    var count: Double
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      guard time < 1 else { return nil }
      context.state[Calls.self] += 1
      return value.scaled(by: (time * count).rounded(.down) / count)
    }
    struct Calls: AnimationStateKey { static var defaultValue: Int { 0 } }
  }

  @Test("animations of an app's own keep their state and are compared by value")
  func custom() {
    let steps = Animation(Steps(count: 4))
    #expect(steps == Animation(Steps(count: 4)))
    #expect(steps != Animation(Steps(count: 5)))
    #expect((steps.base as? Steps)?.count == 4)
    #expect(steps.description.contains("count: 4"))
    var context = AnimationContext<Double>()
    #expect(steps.animate(value: 8, time: 0.3, context: &context) == 2)
    #expect(steps.animate(value: 8, time: 0.6, context: &context) == 4)
    #expect(context.state[Steps.Calls.self] == 2)
    #expect(steps.velocity(value: 8, time: 0.6, context: context) == nil)
    expect(steps.delay(1), [(1.3, 0.25), (2, nil)])
  }
}
