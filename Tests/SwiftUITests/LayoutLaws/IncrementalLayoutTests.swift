import ApusTesting
import SwiftUI
import SwiftUICore
import Foundation
import Testing

/// The law of an engine that works with what changed: a screen that was changed step by step is the screen that would have been
/// made of the last step alone.
@MainActor
@Suite("Layout after changes")
struct IncrementalLayoutTests {
  /// One change: the trees before and after it, and what surrounds them.
  private struct Case {
    var steps: [(tree: ViewTree, around: Stage.Context)]

    /// What is different on a screen that took all steps from one that begins with the last.
    @MainActor
    var difference: String? {
      let stage = Stage(steps[0].tree, steps[0].around)
      for step in steps.dropFirst() { stage.show(step.tree, step.around) }
      let fresh = Stage(steps.last!.tree, steps.last!.around)
      let (changed, made) = (stage.screen.layoutDescription, fresh.screen.layoutDescription)
      guard changed == made else { return "layout" + LayoutLawsTests.difference(made, changed) }
      let wrong = stage.screen.differingPixels(from: fresh.screen)
      return wrong == 0 ? nil : "\(wrong) pixels"
    }
  }

  private func expectSame(_ steps: Case, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    guard steps.difference != nil else { return true }
    var small = steps
    // Fewer steps, then smaller trees; each step is shrunk for itself.
    for index in steps.steps.indices.reversed() where small.steps.count > 2 {
      var fewer = small
      fewer.steps.remove(at: index)
      if fewer.difference != nil { small = fewer }
    }
    for index in small.steps.indices {
      let tree = small.steps[index].tree.shrunk(tries: 120) { candidate in
        var smaller = small
        smaller.steps[index].tree = candidate
        return smaller.difference != nil
      }
      small.steps[index].tree = tree
    }
    let text = small.steps.map { "\($0.tree)\n  in \($0.around)" }.joined(separator: "\nthen\n")
    Issue.record("\(name): \(small.difference ?? "")\n\(text)", sourceLocation: sourceLocation)
    return false
  }

  @Test("A view that changed is laid out and drawn as if it were new", arguments: Seeds.chosen(from: 0..<12))
  func changes(part: Int) {
    for seed in part * 6..<(part + 1) * 6 {
      var maker = TreeMaker(seed: seed, .exact)
      var steps = Case(steps: [(maker.tree(), Stage.Context())])
      for _ in 0..<4 { steps.steps.append((maker.changed(steps.steps.last!.tree), Stage.Context())) }
      if !expectSame(steps, "seed \(seed)") { return }
    }
  }

  @Test("So is one in other surroundings", arguments: Seeds.chosen(from: 0..<6))
  func context(part: Int) {
    for seed in part * 6..<(part + 1) * 6 {
      var random = SplitMix(seed: UInt64(seed))
      var maker = TreeMaker(seed: seed + 5_000, .exact)
      let tree = maker.tree()
      var steps = Case(steps: [(tree, Stage.Context())])
      for _ in 0..<3 {
        var around = steps.steps.last!.around
        switch Int.random(in: 0..<5, using: &random) {
        case 0: around.direction = around.direction == .leftToRight ? .rightToLeft : .leftToRight
        case 1: around.textSize = [.xSmall, .large, .accessibility2].randomElement(using: &random)!
        case 2: around.scheme = around.scheme == .light ? .dark : .light
        case 3:
          around.size = CGSize(
            width: [120, 240, 300].randomElement(using: &random)!, height: [100, 200].randomElement(using: &random)!)
        default: around.proposal = ProposedViewSize(width: [nil, 50, 200].randomElement(using: &random)!, height: 80)
        }
        steps.steps.append((tree, around))
      }
      if !expectSame(steps, "seed \(seed)") { return }
    }
  }
}
