import SwiftUI
import Testing

@Suite("Springs")
struct SpringTests {
  /// Position and velocity by Runge and Kutta's method, from zero towards a target.
  private func integrate(
    _ spring: Spring, target: Double, velocity: Double, until time: Double
  ) -> (x: Double, v: Double) {
    let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    func force(_ x: Double, _ v: Double) -> Double { k * (target - x) - c * v }
    let count = max(Int(time * 20_000), 1)
    let h = time / Double(count)
    var (x, v) = (0.0, velocity)
    for _ in 0..<count {
      let (v1, a1) = (v, force(x, v))
      let (v2, a2) = (v + h / 2 * a1, force(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, force(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, force(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
  }

  static let springs: [Spring] = [
    Spring(), .snappy, .bouncy, Spring(duration: 0.8, bounce: -0.4), Spring(response: 0.55, dampingRatio: 1),
    Spring(response: 0.5, dampingRatio: 1 - 1e-9), Spring(response: 0.5, dampingRatio: 1 + 1e-9),
    Spring(response: 0.15, dampingRatio: 0.86), Spring(mass: 2, stiffness: 80, damping: 5),
    Spring(mass: 0.5, stiffness: 40, damping: 60, allowOverDamping: true), Spring(response: 1, dampingRatio: 0),
  ]

  @Test("positions and velocities agree with a numeric integration", arguments: springs)
  func solution(spring: Spring) {
    for velocity in [0.0, 3, -7] {
      for time in [0, 0.05, 0.1, 0.2, 0.4, 0.9] {
        let expected = integrate(spring, target: 1, velocity: velocity, until: time)
        #expect(abs(spring.value(target: 1.0, initialVelocity: velocity, time: time) - expected.x) < 1e-6)
        #expect(abs(spring.velocity(target: 1.0, initialVelocity: velocity, time: time) - expected.v) < 1e-6)
      }
    }
  }

  @Test(
    "the presets at the times of the table",
    arguments: [
      (Spring(response: 0.55, dampingRatio: 1), [0.1125, 0.3165, 0.5110, 0.6656, 0.8562, 0.9423, 0.9778, 0.9982], 0.81),
      (Spring.smooth, [0.1313, 0.3577, 0.5620, 0.7154, 0.8900, 0.9605, 0.9864, 0.9992], 0.73),
      (Spring.snappy, [0.1382, 0.3881, 0.6177, 0.7864, 0.9564, 1.0016, 1.0060, 1.0004], 0.70),
      (Spring.bouncy, [0.1457, 0.4233, 0.6851, 0.8737, 1.0339, 1.0393, 1.0145, 0.9982], 0.82),
      (Spring(response: 0.5, dampingRatio: 0.825), [0.1394, 0.3936, 0.6280, 0.7996, 0.9685, 1.0083, 1.0084, 1.0003], 0.69),
      (Spring(response: 0.15, dampingRatio: 0.86), [0.6766, 0.9759, 1.0050, 1.0014, 1, 1, 1, 1], 0.21),
    ])
  func table(spring: Spring, values: [Double], settles: Double) {
    for (time, value) in zip([0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75], values) {
      #expect(abs(spring.value(target: 1.0, time: time) - value) < 5.1e-5, "at \(time)")
    }
    #expect(abs(spring.settlingDuration - settles) < 0.0051)
  }

  @Test("descriptions of one spring agree")
  func conversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.response - 0.5) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(spring.stiffness - 157.913_670_417) < 1e-6)
    #expect(abs(spring.damping - 2 * 0.7 * spring.stiffness.squareRoot()) < 1e-9)
    #expect(spring.mass == 1)
    let creeping = Spring(duration: 1, bounce: -0.5)
    #expect(abs(creeping.dampingRatio - 2) < 1e-12)
    #expect(abs(creeping.bounce + 0.5) < 1e-12)
    let physical = Spring(mass: 4, stiffness: 100, damping: 20)
    #expect(abs(physical.response - 2 * .pi / 5) < 1e-12)
    #expect(abs(physical.dampingRatio - 0.5) < 1e-12)
    #expect(abs(physical.stiffness - 100) < 1e-9)
    #expect(abs(physical.damping - 20) < 1e-9)
  }

  @Test("too much damping counts only when it is allowed to")
  func overdamping() {
    #expect(abs(Spring(stiffness: 100, damping: 50).dampingRatio - 1) < 1e-12)
    #expect(abs(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio - 2.5) < 1e-12)
  }

  @Test("a spring made from its settling time settles then", arguments: [0.05, 0.3, 0.7, 1, 1.8])
  func settling(ratio: Double) {
    let spring = Spring(settlingDuration: 0.9, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 0.9) < 1e-6)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test("after the settling time the spring stays close, just before it is not", arguments: springs.dropLast())
  func settlingIsTight(spring: Spring) {
    for (target, velocity) in [(1.0, 0.0), (1, 20), (1, -20), (0, 5), (300, 0)] {
      let time = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.01)
      for later in stride(from: time, to: time + 2, by: 0.001) {
        let rest = spring.value(target: target, initialVelocity: velocity, time: later) - target
        #expect(abs(rest) <= 0.010_000_1)
      }
      let before = spring.value(target: target, initialVelocity: velocity, time: time - 1e-4) - target
      #expect(abs(before) > 0.01)
    }
  }

  @Test("what rests settles at once, and what never rests never")
  func settlingEdges() {
    #expect(Spring().settlingDuration(target: 0.0, epsilon: 0.1) == 0)
    #expect(Spring().settlingDuration(target: 0.05, epsilon: 0.1) == 0)
    #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
  }

  @Test("steps of any length lead to the same place", arguments: springs)
  func update(spring: Spring) {
    var (value, velocity) = (2.0, -4.0)
    for step in [0.016, 0.004, 0.1, 0.03] {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: step)
    }
    let expected = 2 + spring.value(target: 8.0, initialVelocity: -4, time: 0.15)
    #expect(abs(value - expected) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 8.0, initialVelocity: -4, time: 0.15)) < 1e-9)
  }

  @Test("the force is the mass times what the velocity changes by")
  func force() {
    let spring = Spring(mass: 3, stiffness: 50, damping: 4)
    let (x, v) = (spring.value(target: 1.0, time: 0.2), spring.velocity(target: 1.0, time: 0.2))
    let h = 1e-6
    let change = (spring.velocity(target: 1.0, time: 0.2 + h) - spring.velocity(target: 1.0, time: 0.2 - h)) / (2 * h)
    #expect(abs(spring.force(target: 1.0, position: x, velocity: v) - 3 * change) < 1e-5)
  }

  @Test("animatable values move between two of their own")
  func animatable() {
    let (from, to) = (CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 0))
    let spring = Spring.bouncy
    let fraction = spring.value(target: 1.0, time: 0.2)
    let value = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    #expect(abs(value.x - (10 + 100 * fraction)) < 1e-9)
    #expect(abs(value.y - (20 - 20 * fraction)) < 1e-9)
    let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: CGPoint(x: 5, y: 0), time: 0)
    #expect(velocity == CGPoint(x: 5, y: 0))
    let force = spring.force(fromValue: from, toValue: to, position: from, velocity: .zero)
    #expect(abs(force.x - 100 * spring.stiffness) < 1e-9)
    let settling = spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: .zero, epsilon: 0.1)
    let length = (100.0 * 100 + 20 * 20).squareRoot()
    #expect(abs(settling - spring.settlingDuration(target: length, epsilon: 0.1)) < 1e-9)
  }

  @Test("extreme springs stay finite")
  func extremes() {
    let extremes = [
      Spring(duration: 0), Spring(duration: 0.5, bounce: -1), Spring(duration: 0.5, bounce: 1),
      Spring(stiffness: 0, damping: 1), Spring(stiffness: 0, damping: 0), Spring(mass: 0, stiffness: 10, damping: 1),
      Spring(stiffness: 0, damping: 3, allowOverDamping: true),
    ]
    for spring in extremes {
      for time in [0, 0.001, 1, 1e6] {
        #expect(spring.value(target: 1.0, initialVelocity: 1, time: time).isFinite)
        #expect(spring.velocity(target: 1.0, initialVelocity: 1, time: time).isFinite)
      }
      #expect(!spring.settlingDuration.isNaN)
    }
    #expect(Spring(duration: 0).value(target: 5.0, time: 0.001) == 5)
  }
}
