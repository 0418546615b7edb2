import ApusTesting
import Foundation
import SwiftUI

/// Draws random trees of views with random numbers, among them such that are none, and looks whether the engine gets through.
///
/// The tree of a seed is always the same. A tree that ends the process names its seed as it does.
@MainActor
package enum ViewTreeFuzzer {
  #if DEBUG
    nonisolated private static let isDebug = true
  #else
    nonisolated private static let isDebug = false
  #endif

  /// What a tree may take.
  package struct Limits: Sendable {
    /// Real seconds; a debug build is slower by far.
    package var seconds = isDebug ? 20.0 : 5.0
    /// Megabytes that the process grows by.
    package var megabytes = 1_000
    /// Whether debug builds compute again what caches answer.
    package var verifiesCaches = false
    /// How deep views are nested.
    package var depth = 5
    package init() {}
  }

  /// What was wrong with a tree.
  package struct Failure: CustomStringConvertible, Sendable {
    package let seed: UInt64
    package let reason: String
    package var description: String { "seed \(seed): \(reason)" }
  }

  /// Draws the trees of a number of seeds from one on; returns what was wrong with which.
  package static func run(seed: UInt64, count: Int, limits: Limits = Limits()) -> [Failure] {
    (0..<UInt64(count)).flatMap { draw(seed: seed &+ $0, limits: limits) }
  }

  /// Draws the tree of a seed, scrolls and touches it, gives it other numbers in an animation, and another size.
  package static func draw(seed: UInt64, limits: Limits = Limits()) -> [Failure] {
    let watch = TreeWatch(seed: seed, limits: limits)
    defer { watch.end() }
    let stage = Stage(seed: seed, depth: limits.depth)
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 240)
        $0.scale = 1
        $0.verifiesCaches = limits.verifiesCaches
        $0.failsTests = false
      }
    ) { StageView(stage: stage) }
    screen.scroll(by: 120)
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 60, y: 40), duration: 0.05)
    screen.advance(by: 0.1)
    withAnimation(.spring) { stage.variant += 1 }
    screen.settle()
    screen.advance(by: 0.1)
    screen.resize(to: CGSize(width: 120, height: 300))
    stage.variant += 1
    screen.settle()
    _ = screen.elements
    screen.close()
    return (screen.faults + watch.excess).map { Failure(seed: seed, reason: $0) }
  }

  /// The tree of a seed as text.
  package static func description(seed: UInt64, limits: Limits = Limits()) -> String {
    var maker = SketchMaker(seed: seed, variant: 0)
    return "\(maker.tree(depth: limits.depth))"
  }
}

/// What shows now.
@MainActor private final class Stage: ObservableObject {
  let seed: UInt64
  let depth: Int
  @Published var variant: UInt64 = 0
  init(seed: UInt64, depth: Int) { (self.seed, self.depth) = (seed, depth) }

  var view: AnyView {
    var maker = SketchMaker(seed: seed, variant: variant)
    return maker.tree(depth: depth).view()
  }
}

private struct StageView: View {
  @ObservedObject var stage: Stage
  var body: some View { stage.view }
}

extension ViewSketch {
  /// The views.
  @MainActor func view(isInRow: Bool = false) -> AnyView {
    var isLazy = false
    if case .container(let container) = kind { isLazy = container.isLazy }
    let inside = children.map { $0.view(isInRow: isInRow || isLazy) }
    return switch kind {
    case .leaf(let kind): kind.view(numbers, count: count)
    case .container(let kind): kind.view(numbers, count: count, isInRow: isInRow, inside)
    case .modifier(let kind): kind.view(numbers, count: count, isInRow: isInRow, inside)
    }
  }
}
