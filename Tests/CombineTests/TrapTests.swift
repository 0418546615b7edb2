import Combine
import Testing

/// What ends the process, because the app's code is wrong, and what is said then.
@Suite struct TrapTests {
  private func expect(
    _ message: String, from result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(message), "\(said)", sourceLocation: sourceLocation)
  }

  @Test("A demand for fewer than no values")
  func negativeDemand() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Subscribers.Demand.max(-1)
    }
    try expect("Subscribers.Demand.max(-1): a demand cannot be negative", from: result)
  }

  @Test("A demand times a negative number")
  func negativeMultiple() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Subscribers.Demand.max(2) * -3
    }
    try expect("Subscribers.Demand: cannot multiply by -3", from: result)
  }

  @Test("A demand from which more is taken than there is")
  func difference() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Subscribers.Demand.max(2) - 3
    }
    try expect("Subscribers.Demand.max(-1): a demand cannot be negative", from: result)
  }

  @Test("dropFirst of fewer than no values")
  func dropFirst() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1, 2].publisher.eraseToAnyPublisher().dropFirst(-1)
    }
    try expect("dropFirst(-1): the number of values cannot be negative", from: result)
  }

  @Test("collect of no values at a time")
  func collect() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1, 2].publisher.collect(0)
    }
    try expect("collect(0): the number of values must be positive", from: result)
  }

  @Test("output at a position before the first")
  func output() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1, 2].publisher.eraseToAnyPublisher().output(in: -1..<2)
    }
    try expect("Publishers.Output: positions cannot be negative", from: result)
  }

  @Test("assertNoFailure names the error after the app's own words")
  func assertNoFailure() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct NoNetwork: Error {}
      _ = Fail<Int, NoNetwork>(error: NoNetwork()).assertNoFailure("loading towns: ").sink { _ in }
    }
    try expect("loading towns: NoNetwork()", from: result)
  }
}
