import EngineTesting
@testable import SwiftUICore
import Testing

/// What ends the process because the engine's own contract was broken, and what is said then.
@Suite struct TrapTests {
  private func expect(
    _ message: String, from result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(message), "\(said)", sourceLocation: sourceLocation)
  }

  @Test("The bits of a struct that holds more than a closure")
  func closureBits() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Two {
        var number = 1
        var closure = {}
      }
      _ = ClosureBits(of: Two())
    }
    try expect("ClosureBits takes a struct that holds one closure", from: result)
  }

  @Test("An element that a list does not have")
  func element() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen { EmptyView() }
        _ = EmptyView._makeViewList(EmptyView(), inputs: screen.engine.root!.childInputs).list.node(at: 3)
      }
    }
    try expect("EmptyViewList has no element 3", from: result)
  }

  @Test("An animation that ends twice")
  func completion() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let completion = AnimationCompletion {}
      completion.animationBegan()
      completion.animationEnded()
      completion.animationEnded()
    }
    try expect("an animation's end was reported more often than its beginning; report each that began once", from: result)
  }
}
