import EngineTesting
import CoreGraphicsTypes
import Foundation
@testable import SwiftUICore
import Testing

/// What holds in the arena whatever the gestures in it do; who wins in which case is told by the arena's table.
@Suite("Laws of the gesture arena")
struct GestureArenaLawsTests {
  /// A gesture that does what it likes.
  private final class Whim: GestureRecognizer {
    var random: SplitMix
    var current = GestureStage.possible
    var isWaiting = false
    var isCancelled = false
    var handledAfterCancel = 0
    var firedAsWinner = false
    let takesSeveral: Bool

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      takesSeveral = Bool.random(using: &random)
      super.init()
    }

    override var stage: GestureStage { current }
    override var deadline: TimeInterval? { isWaiting && current == .possible ? 1 : nil }
    override var usesSeveralFingers: Bool { takesSeveral }
    override func handle(_ event: GestureEvent) {
      if isCancelled { handledAfterCancel += 1 }
      go()
    }
    override func advance(to time: TimeInterval) {
      if time == .infinity {
        isWaiting = false
        if current == .possible { current = .failed }
        if current == .active { current = .ended }
      } else {
        go()
      }
    }
    private func go() {
      let next = Int.random(in: 0..<6, using: &random)
      isWaiting = Bool.random(using: &random)
      switch (current, next) {
      case (.possible, 0): current = .active
      case (.possible, 1), (.active, 0): current = .ended
      case (.possible, 2): current = .failed
      default: break
      }
    }
    override func fire(isWinner: Bool) { if isWinner { firedAsWinner = true } }
    override func cancel() {
      isCancelled = true
      current = .failed
    }
  }

  @Test(
    "At most one gesture wins beside the simultaneous ones, losers hear nothing more, and it ends",
    arguments: Seeds.chosen(from: 0..<300))
  func laws(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let priorities: [GesturePriority] = [.normal, .normal, .high, .simultaneous]
    let whims = (0..<Int.random(in: 1...6, using: &random)).map { Whim(seed: UInt64(seed * 10 + $0)) }
    let competitors = whims.map { GestureCompetitor($0, priority: priorities.randomElement(using: &random)!) }
    let arena = GestureArena(competitors)
    var fingers: Set<Int> = []
    for step in 0..<12 {
      let finger = Int.random(in: 0..<2, using: &random)
      let phase: GestureEvent.Phase = fingers.contains(finger) ? (Bool.random(using: &random) ? .move : .up) : .down
      if phase == .down { fingers.insert(finger) }
      if phase == .up { fingers.remove(finger) }
      if Int.random(in: 0..<5, using: &random) == 0 { arena.advance(to: TimeInterval(step)) }
      arena.handle(GestureEvent(phase: phase, id: finger, location: .zero, time: TimeInterval(step)))
      let winners = competitors.filter { $0.hasWon && $0.priority != .simultaneous }
      #expect(winners.count <= 1, "step \(step)")
      #expect(arena.hasFingers == !fingers.isEmpty)
      for (whim, competitor) in zip(whims, competitors) {
        #expect(!whim.firedAsWinner || competitor.hasWon)
        if competitor.priority == .simultaneous { #expect(!whim.isCancelled, "nobody takes it away") }
      }
    }
    for finger in fingers { arena.handle(GestureEvent(phase: .up, id: finger, location: .zero, time: 20)) }
    arena.advance(to: .infinity)
    arena.advance(to: .infinity)
    #expect(arena.isOver)
    #expect(whims.allSatisfy { $0.handledAfterCancel == 0 })
  }

  @Test("An arena that is given up cancels everything that goes on")
  func cancel() {
    let whims = (0..<4).map { Whim(seed: UInt64($0)) }
    let competitors = whims.map { GestureCompetitor($0, priority: .simultaneous) }
    let arena = GestureArena(competitors)
    arena.handle(GestureEvent(phase: .down, location: .zero, time: 0))
    arena.cancel()
    #expect(whims.allSatisfy { $0.stage == .failed || $0.stage == .ended } && whims.contains { $0.isCancelled })
    #expect(!arena.hasFingers && arena.isOver)
  }
}
