import ApusTesting
import SwiftUI
import Testing

/// Every pair of a binding into a collection and a change of that collection, in random order.
@Suite("Collections that change under those who are bound to them")
@MainActor
struct RandomShelfTests {
  /// What breaks a law on the way through some steps; nothing where all hold.
  private func fault(
    _ store: ShelfStore, _ holder: ShelfHolder, _ kind: ShelfRowKind, _ steps: [ShelfStep]
  ) -> String? {
    let stage = ShelfStage(store, holder, kind, ShelfStage.start)
    defer { stage.screen.close() }
    for (index, step) in steps.enumerated() {
      stage.perform(step)
      if let fault = stage.faults.first { return fault }
      if index % 12 == 11 || index == steps.count - 1, let difference = difference(stage) { return difference }
    }
    return nil
  }

  /// How a screen differs from one that begins with the same state.
  private func difference(_ stage: ShelfStage) -> String? {
    stage.calm()
    let fresh = ShelfStage(stage.store, stage.holder, stage.kind, stage.shelf)
    defer { fresh.screen.close() }
    fresh.calm()
    let (changed, made) = (stage.picture, fresh.picture)
    if stage.shelf != fresh.shelf { return "the state: \(stage.shelf) is \(fresh.shelf)" }
    if changed == made { return nil }
    let lines = changed.difference(from: made)
    return "of \(stage.shelf)\n"
      + lines.map {
        switch $0 {
        case .insert(_, let line, _): "is    \(line)"
        case .remove(_, let line, _): "to be \(line)"
        }
      }.joined(separator: "\n")
  }

  @Test(
    "nothing traps, what shows is what a new screen shows, and bindings to elements that are gone take nothing",
    arguments: Seeds.chosen(from: 0..<195))
  func anyOrder(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let holder = ShelfHolder.allCases[seed % ShelfHolder.allCases.count]
    let store = ShelfStore.allCases.randomElement(using: &random) ?? .state
    let kind = ShelfRowKind.allCases.randomElement(using: &random) ?? .text
    var steps = (0..<36).map { _ in ShelfStep(using: &random) }
    guard var found = fault(store, holder, kind, steps) else { return }
    // Only the steps that it takes.
    for index in steps.indices.reversed() where steps.count > 1 {
      var fewer = steps
      fewer.remove(at: index)
      if let still = fault(store, holder, kind, fewer) { (steps, found) = (fewer, still) }
    }
    Issue.record("\(store) \(holder) \(kind) \(steps): \(found)")
  }
}
