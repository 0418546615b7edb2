import Combine
import EngineTesting
import Foundation
@testable import SwiftUICore
import Testing

/// The motions of a node: visited by the base class, which moves them on, stops them and knows whether any moves.
@MainActor @Suite("The motions of a node")
struct MotionPassTests {
  /// Two motions, and what became of them in each visit.
  private final class Mover: ViewNode {
    var fade = AnimatedValue(0.0)
    var pull = HeldMotion(0)
    var steps: [[MotionStep]] = []
    var drawn = 0

    func begin(fade duration: TimeInterval?, pull target: CGFloat?) {
      if let duration { set(1, in: &fade, transaction: Transaction(animation: .linear(duration: duration))) }
      guard let target else { return }
      pull.release(to: target, at: graph.time, by: SpringReturn(by: .transition, tolerance: 0.1))
      graph.requestAnimationFrames(for: self)
      graph.wantFrame()
    }

    override func forEachMotion(_ pass: inout MotionPass) {
      super.forEachMotion(&pass)
      let first = pass.visit(&fade, changing: .display)
      steps.append([first, pass.visit(&pull)])
    }

    override func makeFragment() -> DisplayFragment {
      drawn += 1
      return .empty
    }
  }

  private nonisolated struct MoverView: PrimitiveView {
    typealias Body = Never
    let register: (Mover) -> Void
    static func makeNode(_ view: MoverView, inputs: _ViewInputs) -> Mover {
      let node = Mover(inputs: inputs)
      view.register(node)
      return node
    }
    static func updateNode(_ node: Mover, with view: MoverView) {}
  }

  private final class Model: ObservableObject { @Published var shows = true }

  private struct Content: View {
    @ObservedObject var model: Model
    let register: (Mover) -> Void
    var body: some View { if model.shows { MoverView(register: register) } }
  }

  private func mover(_ model: Model = Model()) throws -> (Screen, Mover) {
    var made: Mover?
    let screen = Screen { Content(model: model) { made = $0 } }
    return (screen, try #require(made))
  }

  @Test("each frame moves on what moves, and the node gets frames until all rest")
  func advancing() throws {
    let (screen, node) = try mover()
    node.begin(fade: 0.05, pull: 100)
    #expect(node.isInMotion)
    node.steps = []
    screen.advance(by: 0.02)
    #expect(node.steps.first == [.moved, .moved])
    #expect(node.fade.presentation > 0 && node.pull.value > 0)
    screen.advance(by: 0.1)
    #expect(node.steps.contains([.arrived, .moved]) && node.steps.last == [.resting, .moved])
    screen.finishAnimations()
    #expect(node.steps.last == [.resting, .arrived])
    #expect(!screen.isAnimating && !node.isInMotion && node.pull.value == 100)
    let visits = node.steps.count
    screen.advance(by: 1)
    #expect(node.steps.count == visits, "what rests is not visited")
  }

  @Test("what a motion changes is invalid as it moves on, and nothing else is")
  func invalidating() throws {
    let (screen, node) = try mover()
    node.begin(fade: nil, pull: 100)
    screen.advance(by: 0.05)
    let before = node.drawn
    screen.advance(by: 0.1)
    #expect(node.drawn == before, "the pull says that it changes nothing")
    node.begin(fade: 0.2, pull: nil)
    screen.advance(by: 0.1)
    #expect(node.drawn > before)
  }

  @Test("a node that goes stops what moves where it was going")
  func stopping() throws {
    let model = Model()
    let (screen, node) = try mover(model)
    node.begin(fade: nil, pull: 100)
    screen.advance(by: 0.05)
    model.shows = false
    screen.settle()
    #expect(!node.isMounted)
    #expect(node.steps.last == [.resting, .stopped])
    #expect(node.pull.value == 100 && !node.isInMotion)
  }
}
