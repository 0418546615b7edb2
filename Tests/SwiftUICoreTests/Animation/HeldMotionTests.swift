import Foundation
@testable import SwiftUICore
import Testing

@Suite("A number that a finger holds and a spring brings home")
struct HeldMotionTests {
  private static let way = SpringReturn(by: .transition, tolerance: 0.1)

  @Test("the spring of screens, sheets and rows is UIKit's: critically damped, 18.257 radians a second")
  func transition() {
    #expect(abs(Spring.transition.angularFrequency - 18.2574) < 1e-4)
    #expect(Spring.transition.dampingRatio == 1)
  }

  @Test("it is caught where it is, and a spring that is given another target goes on with the speed it has")
  func catching() {
    var motion = HeldMotion(0)
    motion.release(to: 100, at: 0, by: Self.way)
    var movesOn = motion.advance(to: 0.1)
    #expect(movesOn)
    let (caught, speed) = (motion.value, motion.speed(at: 0.1))
    #expect(abs(caught - 54.5) < 0.1 && speed > 500)
    motion.release(to: 0, at: 0.1, by: Self.way)
    #expect(abs(motion.speed(at: 0.1) - speed) < 1e-9)
    movesOn = motion.advance(to: 0.11)
    #expect(movesOn && motion.value > caught)
    motion.hold()
    let held = motion.value
    #expect(motion.isHeld && motion.isOnlyStopped && !motion.isMoving && motion.speed(at: 0.2) == 0)
    movesOn = motion.advance(to: 0.5)
    #expect(!movesOn && motion.value == held)
    motion.drag(to: held + 1)
    #expect(!motion.isOnlyStopped && motion.heldFrom == held)
  }

  @Test("let go between frames long after the last one it begins with the next frame; in motion it goes on from the last one")
  func betweenFrames() {
    for (passed, start) in [(1.0, 1.0), (0.016, 0)] {
      var motion = HeldMotion(0)
      motion.release(to: 100, at: 0, isBetweenFrames: true, by: Self.way)
      #expect(motion.advance(to: passed) && (motion.value == 0) == (start == passed))
      #expect(motion.advance(to: start + 0.1) && abs(motion.value - 54.5) < 0.1)
    }
  }

  @Test("it rests where it is near and slow, not where it only passes its target")
  func resting() {
    var motion = HeldMotion(0)
    motion.release(to: 10, speed: 1_000, at: 0, by: Self.way)
    var (passed, time) = (false, 0.0)
    while motion.advance(to: time), time < 10 {
      if motion.value > 10.5 { passed = true }
      time += 0.001
    }
    #expect(passed && time < 1)
    #expect(motion.value == 10 && !motion.isMoving)
    motion.release(to: 10, speed: 0, at: time, by: Self.way)
    #expect(!motion.isMoving, "it is there")
  }

  @Test("what its spring leads beyond the range shows at the range's end, in every frame")
  func range() {
    var motion = HeldMotion(20)
    motion.release(to: 0, speed: -2_000, at: 0, by: SpringReturn(by: .transition, tolerance: 0.1, within: 0...(.infinity)))
    var (least, time) = (CGFloat.infinity, 0.0)
    while motion.advance(to: time), time < 10 {
      least = min(least, motion.value)
      time += 0.001
    }
    #expect(least == 0 && motion.value == 0)
  }

  @Test("stopped, it is where the spring was to bring it; under a finger it stays")
  func finishing() {
    var motion = HeldMotion(3)
    motion.release(to: 7, at: 0, by: Self.way)
    motion.finish()
    #expect(motion.value == 7 && !motion.isMoving)
    motion.hold()
    motion.drag(to: 5)
    motion.finish()
    #expect(motion.value == 5 && motion.isHeld)
  }
}

@Suite("Where a finger lets something go to")
struct ReleaseRuleTests {
  private let rule = ReleaseRule(decidingSpeed: 250)

  @Test(
    "between two ends a fast finger decides by its direction, a slow one by the middle",
    arguments: [
      (10.0, 251.0, 100.0), (90, -251, 0), (50, 250, 0), (51, -250, 100), (120, -300, 0), (-5, 0, 0),
    ])
  func ends(value: CGFloat, speed: CGFloat, end: CGFloat) {
    #expect(rule.end(of: 0...100, from: value, speed: speed) == end)
  }

  @Test(
    "among stops a fast finger goes to the next one in its direction, a slow one to the nearest",
    arguments: [
      (10.0, 0.0, 0), (30, 0, 1), (10, 300, 1), (50, 300, 2), (50, -300, 1), (40, -300, 0), (120, 300, 2),
      (-5, -300, 0), (20, 0, 0),
    ])
  func stops(value: CGFloat, speed: CGFloat, index: Int) {
    #expect(rule.stop(among: [0, 40, 100], from: value, speed: speed) == index)
  }
}
