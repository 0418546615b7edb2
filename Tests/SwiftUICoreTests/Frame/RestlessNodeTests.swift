import Combine
import EngineTesting
import Foundation
@testable import SwiftUICore
import Testing

/// A node that asks for its layout, or for its update, each time that it gets it takes neither the frame nor the processor.
@MainActor @Suite("Nodes that never come to rest")
struct RestlessNodeTests {
  private final class Restless: ViewNode {
    var isRestless = true
    var layouts = 0
    var updates = 0
    weak var other: Restless?

    override func layoutDidPlace() {
      layouts += 1
      if isRestless, other == nil { invalidatePlacement() }
    }
    override func update() {
      updates += 1
      if isRestless { other?.setNeedsUpdate() }
    }
  }

  private nonisolated struct RestlessView: PrimitiveView {
    typealias Body = Never
    let register: (Restless) -> Void
    static func makeNode(_ view: RestlessView, inputs: _ViewInputs) -> Restless {
      let node = Restless(inputs: inputs)
      view.register(node)
      return node
    }
    static func updateNode(_ node: Restless, with view: RestlessView) {}
  }

  private final class Model: ObservableObject { @Published var text = "first" }

  private struct Shown: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.text) }
  }

  private func screen(_ model: Model, _ register: @escaping (Restless) -> Void) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.failsTests = false
      }
    ) {
      VStack {
        RestlessView(register: register)
        Shown(model: model)
        RestlessView(register: register)
      }
    }
  }

  /// Shows another text; what else there is takes nothing from it.
  private func change(_ model: Model, to text: String, on screen: Screen) {
    model.text = text
    screen.settle()
    #expect(screen.contains(text) && !screen.isFrameRequested)
  }

  @Test("a layout that asks for another one is said, waits after a few frames, and is tried again when something else changes")
  func layouts() throws {
    let model = Model()
    var nodes: [Restless] = []
    let screen = screen(model) { nodes.append($0) }
    #expect(screen.faults == ["a frame did not settle after 10 rounds: the layout of Restless comes out otherwise each time"])
    #expect(!screen.isFrameRequested && screen.work.frames <= 4)
    #expect(nodes.map(\.layouts).max() ?? 0 < 200)
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none)
    let before = nodes.map(\.layouts)
    change(model, to: "second", on: screen)
    #expect(zip(nodes, before).allSatisfy { $0.layouts <= $1 + 4 })
    for node in nodes { node.isRestless = false }
    change(model, to: "third", on: screen)
    // At rest they are looked at no more.
    let atRest = nodes.map(\.layouts)
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none && nodes.map(\.layouts) == atRest)
    screen.close()
    #expect(screen.liveNodes == 0)
  }

  @Test("updates that ask for each other are said, and the frame comes to an end")
  func updates() throws {
    let model = Model()
    var nodes: [Restless] = []
    let screen = screen(model) { nodes.append($0) }
    for node in nodes { node.isRestless = false }
    change(model, to: "second", on: screen)
    (nodes[0].other, nodes[1].other) = (nodes[1], nodes[0])
    for node in nodes { node.isRestless = true }
    nodes[0].setNeedsUpdate()
    screen.settle()
    #expect(screen.faults.contains("a frame did not settle after 10 rounds: Restless asks for another update in each"))
    #expect(!screen.isFrameRequested && nodes[0].updates < 200)
    let before = nodes[0].updates
    change(model, to: "third", on: screen)
    #expect(nodes[0].updates <= before + 4)
  }
}
