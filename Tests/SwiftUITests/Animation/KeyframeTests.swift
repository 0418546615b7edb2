import SwiftUI
import Testing

@Suite("Keyframes")
struct KeyframeTests {
  struct Pose: Equatable {
    var scale = 1.0
    var offset = CGPoint.zero
    var angle = Angle.zero
    var name = "pose"
  }

  private func velocity(_ timeline: KeyframeTimeline<Double>, at time: Double) -> Double {
    let h = 1e-6
    return (timeline.value(time: time + h) - timeline.value(time: time - h)) / (2 * h)
  }

  @Test("linear keyframes follow their curves, one after the other")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20, duration: 2)
      LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 10)
    #expect(timeline.value(time: 0) == 10)
    #expect(timeline.value(time: 0.5) == 12.5)
    #expect(timeline.value(time: 2) == 20)
    #expect(abs(timeline.value(time: 2.25) - (20 - 20 * UnitCurve.easeIn.value(at: 0.25))) < 1e-12)
    #expect(timeline.value(time: 3) == 0)
    #expect(timeline.value(time: 30) == 0)
    #expect(timeline.value(progress: 0.25) == timeline.value(time: 0.75))
    #expect(timeline.value(progress: 1) == 0)
  }

  @Test("a move takes no time")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(5)
      MoveKeyframe(7)
      LinearKeyframe(8, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: 1 - 1e-9) - 1) < 1e-8)
    #expect(timeline.value(time: 1) == 7)
    #expect(timeline.value(time: 1.5) == 7.5)
    #expect(KeyframeTimeline(initialValue: 1.0) { MoveKeyframe(3) }.value(time: 0) == 3)
  }

  @Test("cubic keyframes make a Catmull–Rom spline that begins and ends at rest")
  func catmullRom() {
    let points = [0.0, 3, 1, 4, 4]
    let timeline = KeyframeTimeline(initialValue: points[0]) {
      for point in points.dropFirst() { CubicKeyframe(point, duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    for segment in 1..<3 {
      let p = (0..<4).map { points[segment - 1 + $0] }
      for u in [0, 0.2, 0.5, 0.9] {
        // The uniform spline's textbook matrix.
        let a = 2 * p[1]
        let b = p[2] - p[0]
        let c = 2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]
        let d = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
        let expected = (a + b * u + c * u * u + d * u * u * u) / 2
        #expect(abs(timeline.value(time: (Double(segment) + u) * 0.5) - expected) < 1e-12)
      }
    }
    #expect(abs(velocity(timeline, at: 1e-5)) < 1e-3)
    #expect(abs(velocity(timeline, at: 2 - 1e-5)) < 1e-3)
  }

  @Test("keyframes of different lengths meet with the velocity of the way around them")
  func unevenCubics() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(4, duration: 0.8)
    }
    for time in [0.2 - 1e-5, 0.2 + 1e-5] { #expect(abs(velocity(timeline, at: time) - 4) < 0.02) }
  }

  @Test("cubic keyframes take the velocities they are given, and those of neighbours of another kind")
  func velocities() {
    let explicit = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1, startVelocity: 5, endVelocity: -2)
    }
    #expect(abs(velocity(explicit, at: 1e-5) - 5) < 1e-3)
    #expect(abs(velocity(explicit, at: 1 - 1e-5) + 2) < 1e-3)
    // Hermite's cubic at its middle: the mean of the ends and an eighth of the difference of the velocities.
    #expect(abs(explicit.value(time: 0.5) - (0.5 + (5.0 + 2) / 8)) < 1e-12)

    let mixed = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(2, duration: 1)
      CubicKeyframe(3, duration: 1)
      LinearKeyframe(6, duration: 1)
    }
    #expect(abs(velocity(mixed, at: 1 + 1e-5) - 2) < 1e-3)
    #expect(abs(velocity(mixed, at: 2 - 1e-5) - 3) < 1e-3)
  }

  @Test("a spring takes over the velocity, settles, and leaves its place to what follows")
  func spring() {
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(settling.duration == Spring.bouncy.settlingDuration)
    #expect(abs(settling.value(time: 0.2) - Spring.bouncy.value(target: 1.0, time: 0.2)) < 1e-12)
    #expect(settling.value(time: 9) == 1)

    let cut = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 0.5)
      SpringKeyframe(3, duration: 0.1, spring: .smooth)
      LinearKeyframe(0, duration: 1)
    }
    #expect(cut.duration == 1.6)
    let end = 1 + Spring.smooth.value(target: 2.0, initialVelocity: 2, time: 0.1)
    #expect(abs(cut.value(time: 0.6) - end) < 1e-9)
    #expect(abs(cut.value(time: 1.1) - end / 2) < 1e-9)

    let thrown = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(0, duration: 1, startVelocity: 10) }
    #expect(abs(velocity(thrown, at: 1e-5) - 10) < 0.01)
  }

  @Test("tracks run side by side, shorter ones keep their end, other properties their value")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        LinearKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.offset) { LinearKeyframe(CGPoint(x: 10, y: -10), duration: 1) }
      KeyframeTrack(\.angle) {
        MoveKeyframe(.degrees(90))
        CubicKeyframe(.degrees(180), duration: 4)
      }
    }
    #expect(timeline.duration == 4)
    let pose = timeline.value(time: 1.5)
    #expect(pose.scale == 1.5)
    #expect(pose.offset == CGPoint(x: 10, y: -10))
    #expect(pose.name == "pose")
    #expect(abs(timeline.value(time: 2).angle.degrees - 135) < 1e-9)
    #expect(timeline.value(time: 0).angle == .degrees(90))
  }

  struct Beat: Keyframes {
    var height: Double
    var body: some Keyframes<Pose> {
      KeyframeTrack(\.scale) { Bump(height: height) }
      KeyframeTrack(\.offset.y) { LinearKeyframe(height, duration: 2) }
    }
  }
  struct Bump: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(1, duration: 1)
    }
  }

  @Test("an app's own keyframes are made of others")
  func custom() {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Beat(height: 3) }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).scale == 2)
    #expect(timeline.value(time: 1.5).offset.y == 2.25)
  }

  @Test("conditions and loops choose keyframes", arguments: [true, false])
  func builder(high: Bool) {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        if high { LinearKeyframe(9, duration: 1) } else { MoveKeyframe(0) }
        for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
      }
    }
    #expect(timeline.duration == (high ? 4 : 3))
    #expect(timeline.value(time: high ? 1 : 0).scale == (high ? 9 : 0))
    #expect(timeline.value(time: 10).scale == 3)
    let direct = KeyframeTimeline(initialValue: 0.0) {
      if high { LinearKeyframe(9, duration: 1) } else { LinearKeyframe(1, duration: 2) }
    }
    #expect(direct.duration == (high ? 1 : 2))
  }

  @Test("no keyframes, no change")
  func empty() {
    let timeline = KeyframeTimeline(initialValue: 5.0) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 5)
    #expect(timeline.value(progress: 0.5) == 5)
    #expect(KeyframeTimeline(initialValue: Pose()) { KeyframeTrack(\.scale) {} }.value(time: 3) == Pose())
  }
}
