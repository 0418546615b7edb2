import Foundation
import SwiftUICore
import Testing

/// Deceleration, rubber and springs against their closed forms (Facts 6.1, 6.2, 6.3).
struct ScrollPhysicsTests {
  @Test("a fling of 1,000 points a second ends 499.5 points on, and in fast deceleration 99.5")
  func end() {
    #expect(abs(ScrollDeceleration(start: 0, velocity: 1_000).end - 499.4998) < 1e-3)
    #expect(abs(ScrollDeceleration(start: 10, velocity: -1_000).end - (10 - 499.4998)) < 1e-3)
    #expect(abs(ScrollDeceleration(start: 0, velocity: 1_000, rate: ScrollDeceleration.fastRate).end - 99.4992) < 1e-3)
  }

  @Test("in every millisecond the speed loses two thousandths", arguments: [0.001, 0.1, 1, 2.5])
  func speed(time: Double) {
    let deceleration = ScrollDeceleration(start: 0, velocity: 1_000)
    #expect(abs(deceleration.velocity(after: time) - 1_000 * pow(0.998, 1_000 * time)) < 1e-6)
    // The position is the integral: by Simpson's rule on a fine grid.
    let steps = 2_000
    let width = time / Double(steps)
    var sum = 0.0
    for step in 0...steps {
      let weight = step == 0 || step == steps ? 1.0 : step % 2 == 1 ? 4 : 2
      sum += weight * Double(deceleration.velocity(after: Double(step) * width))
    }
    #expect(abs(deceleration.position(after: time) - sum * width / 3) < 1e-6)
  }

  @Test("it says when it passes a place, and that it never reaches one too far")
  func crossing() throws {
    let deceleration = ScrollDeceleration(start: 100, velocity: -600)
    let time = try #require(deceleration.time(reaching: 0))
    #expect(abs(deceleration.position(after: time)) < 1e-9)
    #expect(deceleration.time(reaching: -200) == nil)
    #expect(deceleration.time(reaching: 101) == nil)
    #expect(deceleration.duration(leaving: 0.25) > 3)
    #expect(abs(deceleration.position(after: deceleration.duration(leaving: 0.25)) - deceleration.end) < 0.2500001)
  }

  @Test(
    "a pull shows as (1 − 1 / (0.55 x / d + 1)) d, and back",
    arguments: [(100, 800, 51.4619883), (-100, 800, -51.4619883), (0, 800, 0), (10_000, 800, 698.4126984)]
      as [(CGFloat, CGFloat, CGFloat)])
  func rubber(pulled: CGFloat, length: CGFloat, shown: CGFloat) {
    #expect(abs(RubberBand.shown(pulled, in: length) - shown) < 1e-6)
    #expect(abs(RubberBand.pulled(shown, in: length) - pulled) < 1e-3)
  }

  @Test("the spring solves its equation, without overshoot from rest")
  func spring() {
    let spring = ScrollSpring(from: 50, velocity: -200, to: 10)
    let (omega, h) = (ScrollSpring.edgeFrequency, 1e-4)
    #expect(spring.position(after: 0) == 50)
    #expect(abs(spring.velocity(after: 0) + 200) < 1e-9)
    for time in stride(from: 0.05, through: 0.8, by: 0.05) {
      let x = spring.position(after: time) - 10
      let v = spring.velocity(after: time)
      let slope = (spring.position(after: time + h) - spring.position(after: time - h)) / (2 * h)
      #expect(abs(slope - v) < 1e-4)
      let acceleration = (spring.velocity(after: time + h) - spring.velocity(after: time - h)) / (2 * h)
      #expect(abs(acceleration + 2 * omega * v + omega * omega * x) < 1e-2)
    }
    let rest = ScrollSpring(from: 100, velocity: 0, to: 0)
    #expect(stride(from: 0, through: 2, by: 0.01).allSatisfy { rest.position(after: $0) >= 0 })
    #expect(rest.isSettled(after: 1.2, tolerance: 0.25))
  }

  private let limits = ScrollMotion.Limits(range: 0...1_000, viewLength: 800, bounces: true, tolerance: 0.25)

  @Test("a fling that meets the end goes over into the spring with the speed that it has there")
  func meetingTheEnd() throws {
    var motion = ScrollMotion()
    motion.endDrag(at: 900, velocity: 2_000, time: 0, limits: limits)
    let deceleration = ScrollDeceleration(start: 900, velocity: 2_000)
    let crossing = try #require(deceleration.time(reaching: 1_000))
    // Overshoot v / (e ω), at 1 / ω after the crossing.
    let top = motion.offset(at: crossing + 1 / ScrollSpring.edgeFrequency, current: 0, limits: limits)
    #expect(abs(top - (1_000 + deceleration.velocity(after: crossing) / (M_E * ScrollSpring.edgeFrequency))) < 1e-6)
    #expect(motion.phase == .springing)
    var last: CGFloat = 0
    for frame in 1...120 { last = motion.offset(at: crossing + 0.1 + Double(frame) / 60, current: last, limits: limits) }
    #expect(last == 1_000)
    #expect(motion.phase == .idle)
  }

  @Test("where nothing bounces, content stops at its end")
  func hardEnd() {
    var motion = ScrollMotion()
    var limits = limits
    limits.bounces = false
    motion.endDrag(at: 900, velocity: 2_000, time: 0, limits: limits)
    #expect(motion.offset(at: 1, current: 0, limits: limits) == 1_000)
    #expect(motion.phase == .idle)
    motion.beginDrag(at: 1_000, limits: limits)
    #expect(motion.offset(draggedBy: -50, limits: limits) == 1_000)
  }

  @Test("a finger that takes hold beyond the end pulls on from there")
  func regrip() {
    var motion = ScrollMotion()
    motion.beginDrag(at: 1_050, limits: limits)
    #expect(abs(motion.offset(draggedBy: 0, limits: limits) - 1_050) < 1e-6)
  }

  @Test("the velocity of three samples: 1, 2 and 4 after a second each give 1.25 (as measured)")
  func velocity() {
    var sampler = VelocitySampler()
    sampler.add(CGPoint(x: 1, y: 0), at: 1)
    #expect(sampler.velocity == .zero)
    sampler.add(CGPoint(x: 2, y: 0), at: 2)
    #expect(sampler.velocity.width == 1)
    sampler.add(CGPoint(x: 4, y: 0), at: 3)
    #expect(sampler.velocity.width == 1.25)
    #expect(sampler.velocity(at: 3.05).width == 1.25)
    #expect(sampler.velocity(at: 3.2) == .zero)
  }
}
