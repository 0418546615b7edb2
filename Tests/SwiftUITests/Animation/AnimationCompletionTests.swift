import SwiftUI
import SwiftUICore
import Testing

@Suite("Completions of animations")
struct AnimationCompletionTests {
  /// Values that are driven as a frame drives them, and a log of the completions that ran.
  private final class Stage {
    var values = [AnimatedValue(0.0), AnimatedValue(0.0)]
    var log: [String] = []
    private var completions: [AnimationCompletion] = []

    func change(
      _ targets: [Int: Double], _ animation: Animation?, at time: Double, _ name: String,
      _ criteria: AnimationCompletionCriteria = .logicallyComplete
    ) {
      let completion = AnimationCompletion(criteria: criteria) { self.log.append(name) }
      completions.append(completion)
      for (index, target) in targets.sorted(by: { $0.key < $1.key }) {
        values[index].set(target, animation: animation, at: time, completions: [completion])
      }
      completion.seal()
    }

    func frame(_ time: Double) {
      for index in values.indices {
        for completion in values[index].update(at: time).ended { completion.animationEnded() }
      }
      for completion in completions { completion.runIfReady() }
    }

    func run(until end: Double, from start: Double = 0) -> [(Double, String)] {
      var result: [(Double, String)] = []
      for frame in Int((start * 100).rounded())...Int((end * 100).rounded()) {
        let count = log.count
        self.frame(Double(frame) / 100)
        result += log[count...].map { (Double(frame) / 100, $0) }
      }
      return result
    }
  }

  @Test("logically complete comes with the duration, removed with the end, each once")
  func criteria() {
    let stage = Stage()
    stage.change([0: 100], .spring(duration: 0.5), at: 0, "logical")
    stage.change([0: 200], .spring(duration: 0.5), at: 0, "removed", .removed)
    let log = stage.run(until: 3)
    #expect(log.map(\.1) == ["logical", "removed"])
    #expect(abs(log[0].0 - 0.51) < 0.011)
    #expect(log[1].0 > 0.8 && log[1].0 < 1.5)
    #expect(!stage.values[0].isAnimating)
  }

  @Test("a change that animates nothing is over at once")
  func nothing() {
    let stage = Stage()
    stage.change([0: 0], .default, at: 0, "same value")
    stage.change([0: 5], nil, at: 0, "no animation")
    stage.frame(0)
    #expect(stage.log == ["same value", "no animation"])
  }

  @Test("a completion waits for all values of its change")
  func several() {
    let stage = Stage()
    stage.change([0: 1, 1: 1], .linear(duration: 0.2), at: 0, "both")
    for time in [0, 0.01, 0.1] { stage.frame(time) }
    stage.values[1].set(9, animation: nil, at: 0.1)
    let log = stage.run(until: 1, from: 0.11)
    #expect(log.map(\.1) == ["both"])
    #expect(abs(log[0].0 - 0.21) < 0.011)
  }

  @Test("a replaced animation is logically complete when it would have been, and removed with its successor")
  func replaced() {
    let stage = Stage()
    stage.change([0: 100], .spring(duration: 0.5), at: 0, "first")
    stage.change([0: 101], .spring(duration: 0.5), at: 0, "first removed", .removed)
    for time in [0, 0.01, 0.3] { stage.frame(time) }
    stage.change([0: 0], .spring(duration: 2), at: 0.3, "second")
    let log = stage.run(until: 6, from: 0.31)
    #expect(log.map(\.1) == ["first", "second", "first removed"])
    #expect(abs(log[0].0 - 0.51) < 0.011)
    #expect(abs(log[1].0 - 2.3) < 0.011)
    #expect(log[2].0 > 2.3)
  }

  @Test("what waits is told when the value goes away")
  func stopping() {
    let stage = Stage()
    stage.change([0: 100], .linear(duration: 10).repeatForever(), at: 0, "forever")
    _ = stage.run(until: 0.5)
    #expect(stage.log.isEmpty)
    for completion in stage.values[0].stop() { completion.animationEnded() }
    stage.frame(0.6)
    #expect(stage.log == ["forever"])
    #expect(stage.values[0].presentation == 100)
  }
}
