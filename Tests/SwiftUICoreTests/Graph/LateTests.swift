import Testing

@testable import SwiftUICore

/// Values that are set once their owner is there.
@Suite struct LateTests {
  private final class Owner {
    @Late var name: String
    @Late var act: (() -> Int)?
  }

  @Test("A late value is nil by its projection until it is set, and then what was set last")
  func projection() {
    let owner = Owner()
    #expect(owner.$name == nil)
    owner.name = "first"
    #expect(owner.$name == "first")
    owner.name = "second"
    #expect(owner.name == "second")
  }

  @Test("A late optional can be set to nil")
  func optional() {
    let owner = Owner()
    owner.act = nil
    #expect(owner.act == nil)
  }

  @Test("A late value that is read before it is set ends the process and names its type")
  func early() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Owner().name }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("a String is used before it is set"))
  }
}
