import Combine
import Foundation
import Testing

@Suite("Breakpoints")
struct BreakpointTests {
  @Test("a stream goes on where no closure wants to stop")
  func passes() {
    let publisher: Publishers.Breakpoint<Publishers.Sequence<[Int], Never>> =
      [1, 2].publisher.breakpoint(receiveSubscription: { _ in false }, receiveOutput: { $0 > 2 })
    #expect(publisher.record().events == [.value(1), .value(2), .finished])
    #expect([1].publisher.breakpointOnError().record().events == [.value(1), .finished])
  }

  @Test("a value that a closure wants to look at stops the process")
  func stops() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
    }
  }

  @Test("an error stops the process")
  func stopsAtErrors() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, TestError>(error: TestError()).breakpointOnError().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
  }
}
