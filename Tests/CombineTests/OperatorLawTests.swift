import Combine
import Testing

@Suite("Every operator keeps the laws")
struct OperatorLawTests {
  @Test("operators from value to value")
  func transforming() {
    expectLaws("map") { $0.map { $0 * 2 } }
    expectLaws("tryMap") { $0.tryMap { $0 * 2 } }
    expectLaws("map key path") { $0.map(\.bitWidth) }
    expectLaws("mapError") { $0.mapError { TestError(code: $0.code + 1) } }
    expectLaws("filter") { $0.filter { $0 % 2 == 0 } }
    expectLaws("tryFilter") { $0.tryFilter { $0 % 2 == 0 } }
    expectLaws("compactMap") { $0.compactMap { $0 > 2 ? $0 : nil } }
    expectLaws("tryCompactMap") { $0.tryCompactMap { $0 > 2 ? $0 : nil } }
    expectLaws("removeDuplicates", sending: [1, 1, 2, 2]) { $0.removeDuplicates() }
    expectLaws("scan") { $0.scan(0, +) }
    expectLaws("tryScan") { $0.tryScan(0) { $0 + $1 } }
    expectLaws("dropFirst") { $0.dropFirst(2) }
    expectLaws("drop while") { $0.drop { $0 < 3 } }
    expectLaws("prefix") { $0.prefix(2) }
    expectLaws("prefix while") { $0.prefix { $0 < 3 } }
    expectLaws("output at") { $0.output(at: 1) }
    expectLaws("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) }
    expectLaws("decode-like failure") { $0.tryMap { if $0 > 2 { throw TestError() } else { $0 } } }
    expectLaws("setFailureType") { $0.replaceError(with: 0).setFailureType(to: TestError.self) }
    expectLaws("assertNoFailure") { $0.replaceError(with: 0).assertNoFailure() }
  }

  @Test("operators from many values to one")
  func reducing() {
    expectLaws("reduce") { $0.reduce(0, +) }
    expectLaws("tryReduce") { $0.tryReduce(0) { $0 + $1 } }
    expectLaws("collect") { $0.collect() }
    expectLaws("collect by count") { $0.collect(3) }
    expectLaws("count") { $0.count() }
    expectLaws("first") { $0.first() }
    expectLaws("first where") { $0.first { $0 > 1 } }
    expectLaws("last") { $0.last() }
    expectLaws("last where") { $0.last { $0 < 4 } }
    expectLaws("allSatisfy") { $0.allSatisfy { $0 < 3 } }
    expectLaws("contains") { $0.contains(3) }
    expectLaws("max") { $0.max() }
    expectLaws("min") { $0.min() }
    expectLaws("ignoreOutput") { $0.ignoreOutput() }
  }

  @Test("operators with more than one source")
  func joining() {
    expectLaws("append") { $0.append(8, 9) }
    expectLaws("prepend") { $0.prepend([Int]()) }
    expectLaws("replaceEmpty") { $0.replaceEmpty(with: 9) }
    expectLaws("replaceError") { $0.replaceError(with: 9) }
    expectLaws("catch") { $0.catch { _ in Just(9) } }
    expectLaws("merge") { $0.merge(with: Empty<Int, TestError>()) }
    expectLaws("combineLatest") { $0.combineLatest([5].publisher.setFailureType(to: TestError.self)) { $0 + $1 } }
    expectLaws("zip") { $0.zip((0..<9).publisher.setFailureType(to: TestError.self)) { $0 + $1 } }
    expectLaws("flatMap") { $0.flatMap { [$0, $0 * 10].publisher.setFailureType(to: TestError.self) } }
    expectLaws("flatMap one at a time") { $0.flatMap(maxPublishers: .max(1)) { Just($0) } }
    expectLaws("switchToLatest") { $0.map { Just($0).setFailureType(to: TestError.self) }.switchToLatest() }
    expectLaws("prefix until output") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) }
    expectLaws("buffer kept full") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }
    expectLaws("buffer by request") { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest) }
    expectLaws("drop until output") { $0.drop(untilOutputFrom: Just(0).setFailureType(to: TestError.self)) }
    expectLaws("share") { $0.share() }
  }

  @Test("operators that use a scheduler, here one without time")
  func scheduling() {
    expectLaws("receive on") { $0.receive(on: ImmediateScheduler.shared) }
    expectLaws("subscribe on") { $0.subscribe(on: ImmediateScheduler.shared) }
    expectLaws("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) }
    expectLaws("debounce") { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) }
    expectLaws("throttle") { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) }
  }

  @Test("operators that drop nothing ask upstream for what downstream asks")
  func demandForwarded() {
    func expectForwarded<P: Publisher>(_ name: String, _ make: (Probe<Int, TestError>) -> P)
    where P.Output: Equatable {
      let probe = Probe<Int, TestError>()
      let recorder = make(probe).record(demand: .max(2))
      #expect(probe.requested == .max(2), "\(name)")
      recorder.request(.max(3))
      #expect(probe.requested == .max(5), "\(name)")
    }
    expectForwarded("map") { $0.map { $0 } }
    expectForwarded("scan") { $0.scan(0, +) }
    expectForwarded("catch") { $0.catch { _ in Just(1) } }
    expectForwarded("append") { $0.append(1) }
    expectForwarded("handleEvents") { $0.handleEvents() }
    expectForwarded("print") { $0.print("", to: "") }
    expectForwarded("receive on") { $0.receive(on: ImmediateScheduler.shared) }
  }
}
