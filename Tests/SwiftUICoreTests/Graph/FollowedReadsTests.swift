import EngineTesting
import Foundation
import Observation
@testable import SwiftUICore
import Testing

/// What a node asks an app's code for beside its updates, and what is read for it.
@MainActor @Suite("What is asked for beside updates")
struct FollowedReadsTests {
  @Observable fileprivate final class Model {
    var width: CGFloat = 10
    var other = 0
  }

  /// As wide as a model says, whether that is followed or not.
  private final class Measured: ViewNode {
    let model: Model
    let reads: FollowedReads
    var updates = 0

    init(_ view: MeasuredView, inputs: _ViewInputs) {
      model = view.model
      reads = FollowedReads(asksApp: view.asksApp, changing: .layout)
      super.init(inputs: inputs)
    }

    override func update() {
      updates += 1
      reads.drop(in: self)
    }

    override func computeSize(for proposal: ProposedViewSize) -> CGSize {
      reads.ask(for: self) { CGSize(width: model.width, height: 10) }
    }
  }

  private nonisolated struct MeasuredView: PrimitiveView {
    typealias Body = Never
    let asksApp: Bool
    let model: Model
    let register: (Measured) -> Void
    static func makeNode(_ view: MeasuredView, inputs: _ViewInputs) -> Measured {
      let node = Measured(view, inputs: inputs)
      view.register(node)
      return node
    }
    static func updateNode(_ node: Measured, with view: MeasuredView) {}
  }

  private func measured(_ model: Model, asksApp: Bool) throws -> (Screen, Measured) {
    var made: Measured?
    let screen = Screen { MeasuredView(asksApp: asksApp, model: model) { made = $0 } }
    return (screen, try #require(made))
  }

  @Test("an app's answer is asked for again each time that what it read changes, and only then")
  func followed() throws {
    let model = Model(), (screen, node) = try measured(model, asksApp: true)
    for width in [20, 30] as [CGFloat] {
      model.width = width
      screen.settle()
      #expect(node.size.width == width)
    }
    #expect(node.updates == 2)
    model.other += 1
    screen.settle()
    #expect(node.updates == 2)
  }

  @Test("an answer of the framework's own is not followed, and an update for another reason keeps it")
  func own() throws {
    let model = Model(), (screen, node) = try measured(model, asksApp: false)
    model.width = 20
    screen.settle()
    #expect(node.updates == 0 && node.size.width == 10)
    node.setNeedsUpdate()
    screen.settle()
    #expect(node.updates == 1 && node.size.width == 10)
  }

  @Test("what a node asks in the midst of another one's answer reads for itself")
  func nested() throws {
    var nodes: [Measured] = []
    let screen = Screen {
      VStack {
        MeasuredView(asksApp: true, model: Model()) { nodes.append($0) }
        MeasuredView(asksApp: true, model: Model()) { nodes.append($0) }
      }
    }
    let outer = try #require(nodes.first), inner = try #require(nodes.last)
    let sources = (0..<4).map { _ in DependencySource() }
    func read(_ index: Int, by node: GraphNode) { sources[index].noteRead(in: node.graph) }
    outer.following {
      read(0, by: outer)
      inner.following { read(1, by: inner) }
      read(2, by: outer)
    }
    func indices(_ node: GraphNode) -> [Int?] { node.sources.map { source in sources.firstIndex { $0 === source } } }
    #expect(indices(outer) == [0, 2] && indices(inner) == [1])
    // A further part adds what it reads; a computation of the whole takes the place of all.
    outer.following { read(3, by: outer) }
    #expect(indices(outer) == [0, 2, 3])
    outer.tracking { read(1, by: outer) }
    #expect(indices(outer) == [1])
    screen.settle()
  }
}
