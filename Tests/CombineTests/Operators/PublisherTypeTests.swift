import Combine
import Foundation
import Testing

/// A publisher made by its type's own initialiser, and what a subscriber sees of it.
struct PublisherRow: Sendable, CustomTestStringConvertible {
  let name: String
  /// Values with blanks between them, then `|` for the end or `!` with the code of the error.
  let expected: String
  let seen: @Sendable () -> String
  var testDescription: String { name }

  init<P: Publisher & SendableMetatype>(_ expected: String, _ make: @escaping @Sendable () -> P) {
    // `Publishers.Map<…>` is a row named Map.
    name = String(describing: P.self).prefix { $0 != "<" }.description
    self.expected = expected
    seen = { make().seen }
  }
}

extension Publisher {
  /// What a subscriber that wants everything sees at once.
  fileprivate var seen: String {
    var events: [String] = []
    let token = sink {
      switch $0 {
      case .finished: events.append("|")
      case .failure(let error): events.append("!\((error as? TestError)?.code ?? -1)")
      }
    } receiveValue: {
      events.append("\($0)")
    }
    token.cancel()
    return events.joined(separator: " ")
  }
}

/// 1, 2, 3, 4.
private var numbers: Publishers.Sequence<ClosedRange<Int>, TestError> { .init(sequence: 1...4) }
private var nothing: Empty<Int, TestError> { Empty() }

/// 1, then the error 7.
private struct Failing: Publisher {
  typealias Output = Int
  typealias Failure = TestError
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
    Just(1).setFailureType(to: TestError.self).append(Fail(error: TestError(code: 7))).receive(subscriber: subscriber)
  }
}

/// Throws the error 5 for 3.
@Sendable private func check(_ value: Int) throws -> Int {
  if value == 3 { throw TestError(code: 5) }
  return value
}

private struct Point { var (x, y, z) = (1, 2, 3) }

@Suite("The types that operators return, made by their initialisers")
struct PublisherTypeTests {
  private static let single: [PublisherRow] = [
    .init("1 2 3 4 |") { numbers },
    .init("2 4 6 8 |") { Publishers.Map(upstream: numbers) { $0 * 2 } },
    .init("8 8 |") { Publishers.MapKeyPath(upstream: [Int8(1), 2].publisher, keyPath: \.bitWidth) },
    .init("(1, 2) |") { Publishers.MapKeyPath2(upstream: Just(Point()), keyPath0: \.x, keyPath1: \.y) },
    .init("(3, 2, 1) |") {
      Publishers.MapKeyPath3(upstream: Just(Point()), keyPath0: \.z, keyPath1: \.y, keyPath2: \.x)
    },
    .init("1 !8") { Publishers.MapError(upstream: Failing()) { TestError(code: $0.code + 1) } },
    .init("2 4 |") { Publishers.Filter(upstream: numbers) { $0 % 2 == 0 } },
    .init("30 40 |") { Publishers.CompactMap(upstream: numbers) { $0 > 2 ? $0 * 10 : nil } },
    .init("1 2 1 |") { Publishers.RemoveDuplicates(upstream: [1, 1, 2, 2, 1].publisher, predicate: ==) },
    .init("11 13 16 20 |") { Publishers.Scan(upstream: numbers, initialResult: 10, nextPartialResult: +) },
    .init("3 4 |") { Publishers.Drop(upstream: numbers, count: 2) },
    .init("|") { Publishers.Drop(upstream: numbers, count: 9) },
    .init("2 3 4 |") { Publishers.DropWhile(upstream: numbers) { $0 % 2 == 1 } },
    .init("1 2 |") { Publishers.PrefixWhile(upstream: numbers) { $0 < 3 } },
    .init("2 3 |") { Publishers.Output(upstream: numbers, range: 1..<3) },
    .init("1 2 3 4 |") { Publishers.SetFailureType<_, TestError>(upstream: (1...4).publisher) },
    .init("1 2 3 4 |") { Publishers.AssertNoFailure(upstream: numbers, prefix: "", file: "", line: 0) },
    .init("1 2 3 4 |") { Publishers.Share(upstream: numbers) },
    .init("|") { Publishers.IgnoreOutput(upstream: numbers) },
  ]

  private static let reducing: [PublisherRow] = [
    .init("20 |") { Publishers.Reduce(upstream: numbers, initial: 10, nextPartialResult: +) },
    .init("[1, 2, 3, 4] |") { Publishers.Collect(upstream: numbers) },
    .init("[] |") { Publishers.Collect(upstream: nothing) },
    .init("[1, 2, 3] [4] |") { Publishers.CollectByCount(upstream: numbers, count: 3) },
    .init("4 |") { Publishers.Count(upstream: numbers) },
    .init("!7") { Publishers.Count(upstream: Failing()) },
    .init("1 |") { Publishers.First(upstream: numbers) },
    .init("|") { Publishers.First(upstream: nothing) },
    .init("3 |") { Publishers.FirstWhere(upstream: numbers) { $0 > 2 } },
    .init("4 |") { Publishers.Last(upstream: numbers) },
    .init("2 |") { Publishers.LastWhere(upstream: numbers) { $0 < 3 } },
    .init("false |") { Publishers.AllSatisfy(upstream: numbers) { $0 < 3 } },
    .init("true |") { Publishers.AllSatisfy(upstream: nothing) { _ in false } },
    .init("true |") { Publishers.Contains(upstream: numbers, output: 3) },
    .init("false |") { Publishers.Contains(upstream: numbers, output: 9) },
    .init("true |") { Publishers.ContainsWhere(upstream: numbers) { $0 > 3 } },
    .init("4 |") { Publishers.Comparison(upstream: numbers, areInIncreasingOrder: <) },
    .init("1 |") { Publishers.Comparison(upstream: numbers, areInIncreasingOrder: >) },
  ]

  private static let throwing: [PublisherRow] = [
    .init("1 2 !5") { Publishers.TryMap(upstream: numbers, transform: check) },
    .init("2 !5") { Publishers.TryFilter(upstream: numbers) { try check($0) == 2 } },
    .init("20 !5") { Publishers.TryCompactMap(upstream: numbers) { try check($0) == 1 ? nil : 20 } },
    .init("1 2 !5") { Publishers.TryRemoveDuplicates(upstream: numbers) { try $0 == check($1) } },
    .init("1 3 !5") { Publishers.TryScan(upstream: numbers, initialResult: 0) { try $0 + check($1) } },
    .init("!5") { Publishers.TryDropWhile(upstream: numbers) { try check($0) < 9 } },
    .init("1 2 !5") { Publishers.TryPrefixWhile(upstream: numbers) { try check($0) < 9 } },
    .init("!5") { Publishers.TryReduce(upstream: numbers, initial: 0) { try $0 + check($1) } },
    .init("3 |") { Publishers.TryReduce(upstream: [1, 2].publisher, initial: 0) { try $0 + check($1) } },
    .init("!5") { Publishers.TryFirstWhere(upstream: numbers) { try check($0) == 4 } },
    .init("2 |") { Publishers.TryFirstWhere(upstream: numbers) { try check($0) == 2 } },
    .init("!5") { Publishers.TryLastWhere(upstream: numbers) { try check($0) == 2 } },
    .init("!5") { Publishers.TryAllSatisfy(upstream: numbers) { try check($0) < 9 } },
    .init("false |") { Publishers.TryAllSatisfy(upstream: numbers) { try check($0) < 2 } },
    .init("!5") { Publishers.TryContainsWhere(upstream: numbers) { try check($0) == 4 } },
    .init("true |") { Publishers.TryContainsWhere(upstream: numbers) { try check($0) == 2 } },
    .init("!5") { Publishers.TryComparison(upstream: numbers) { try check($0) < check($1) } },
    .init("1 !5") { Publishers.TryCatch(upstream: Failing()) { _ in try Just(check(3)).setFailureType(to: TestError.self) } },
    .init("1 2 |") { Publishers.TryCatch(upstream: Failing()) { _ in try Just(check(2)).setFailureType(to: TestError.self) } },
  ]

  private static let joining: [PublisherRow] = [
    .init("1 1 2 3 4 |") { Publishers.Concatenate(prefix: Just(1).setFailureType(to: TestError.self), suffix: numbers) },
    .init("1 7 |") { Publishers.Catch(upstream: Failing()) { Just($0.code) } },
    .init("1 9 |") { Publishers.ReplaceError(upstream: Failing(), output: 9) },
    .init("9 |") { Publishers.ReplaceEmpty(upstream: nothing, output: 9) },
    .init("1 2 3 4 |") { Publishers.ReplaceEmpty(upstream: numbers, output: 9) },
    .init("1 1 1 !7") { Publishers.Retry(upstream: Failing(), retries: 2) },
    .init("1 10 2 20 |") {
      Publishers.FlatMap(upstream: [1, 2].publisher, maxPublishers: .unlimited) { [$0, $0 * 10].publisher }
    },
    .init("1 2 3 |") { Publishers.SwitchToLatest(upstream: Just([1, 2, 3].publisher)) },
    .init("|") { Publishers.PrefixUntilOutput(upstream: numbers, other: Just(())) },
    .init("1 2 3 4 |") { Publishers.PrefixUntilOutput(upstream: numbers, other: nothing) },
    .init("1 2 3 4 7 |") { Publishers.Merge(numbers, numbers.reduce(7) { old, _ in old }) },
    .init("1 2 3 |") { Publishers.Merge3(Just(1), Just(2), Just(3)) },
    .init("1 2 3 4 |") { Publishers.Merge4(Just(1), Just(2), Just(3), Just(4)) },
    .init("(1, 2) |") { Publishers.CombineLatest(Just(1), Just(2)) },
    .init("(1, 2, 3) |") { Publishers.CombineLatest3(Just(1), Just(2), Just(3)) },
    .init("(1, 2, 3, 4) |") { Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)) },
    .init("(1, 1) (2, 2) |") { Publishers.Zip(numbers, numbers.prefix(2)) },
    .init("(1, 5, 1) |") { Publishers.Zip3(numbers, Just(5).setFailureType(to: TestError.self), numbers) },
    .init("(1, 2, 3, 4) |") { Publishers.Zip4(Just(1), Just(2), Just(3), Just(4)) },
    .init("1 2 3 4 |") {
      Publishers.Autoconnect(upstream: Publishers.Multicast(upstream: numbers) { PassthroughSubject() })
    },
  ]

  private static let coding: [PublisherRow] = [
    .init("[1, 2] |") {
      Publishers.Decode<_, [Int], _>(upstream: Just(Data("[1,2]".utf8)), decoder: JSONDecoder())
    },
    .init("[3] |") {
      Publishers.Encode(upstream: Just([3]), encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    },
  ]

  @Test("deliver of 1, 2, 3, 4, or of an error, what their names say", arguments: single + reducing + throwing + joining + coding)
  func rows(row: PublisherRow) {
    #expect(row.seen() == row.expected)
  }

  @Test("events pass through the closures of HandleEvents, before they go on")
  func events() {
    var seen: [String] = []
    let publisher = Publishers.HandleEvents(
      upstream: Failing(), receiveSubscription: { _ in seen.append("subscribed") }, receiveOutput: { seen.append("\($0)") },
      receiveCompletion: { _ in seen.append("end") }, receiveCancel: { seen.append("cancelled") },
      receiveRequest: { seen.append("\($0.max ?? -1)") })
    let recorder = publisher.record(demand: .max(2))
    #expect(seen == ["subscribed", "2", "1", "end"])
    recorder.cancel()
    #expect(seen.count == 4)
    seen = []
    publisher.record(demand: .none).cancel()
    #expect(seen == ["subscribed", "cancelled"])
  }

  @Test("a line is printed for each event, without a prefix as it is")
  func printing() {
    final class Log: TextOutputStream {
      var lines: [String] = []
      func write(_ string: String) { lines.append(string) }
    }
    let log = Log()
    _ = Publishers.Print(upstream: Failing(), prefix: "", to: log).record(demand: .max(2))
    #expect(
      log.lines.dropFirst() == [
        "request max: (2)\n", "receive value: (1)\n", "receive error: (TestError(code: 7))\n",
      ])
  }

  @Test("two maps are one, and a sequence is mapped at once")
  func fused() {
    let probe = Probe<Int, TestError>()
    let twice = probe.map { $0 + 1 }.map { "\($0)" }
    #expect(type(of: twice) == Publishers.Map<Probe<Int, TestError>, String>.self)
    #expect(type(of: numbers.map { $0 + 1 }) == Publishers.Sequence<[Int], TestError>.self)
    #expect(numbers.map { $0 + 1 }.sequence == [2, 3, 4, 5])
  }
}

@Suite("The types of operators with a scheduler, made by their initialisers")
struct TimedPublisherTypeTests {
  typealias Source = PassthroughSubject<Int, TestError>

  /// What arrives when, in milliseconds, of 1 at 0, 2 at 30, 3 at 100, 4 at 110 and the end at 200.
  private func timeline<P: Publisher>(_ make: (Source, VirtualScheduler) -> P) -> String {
    let (source, time) = (Source(), VirtualScheduler())
    var seen: [String] = []
    let token = make(source, time)
      .sink { _ in
        seen.append("|\(time.now.milliseconds)")
      } receiveValue: {
        seen.append("\($0)@\(time.now.milliseconds)")
      }
    for (value, moment) in [(1, 0), (2, 30), (3, 100), (4, 110)] {
      if moment > 0 { time.advance(moment - time.now.milliseconds) }
      source.send(value)
      time.advance()
    }
    time.advance(200 - time.now.milliseconds)
    source.send(completion: .finished)
    time.advance(500)
    token.cancel()
    return seen.joined(separator: " ")
  }

  @Test("a value waits for silence")
  func debounce() {
    let seen = timeline { Publishers.Debounce(upstream: $0, dueTime: .milliseconds(50), scheduler: $1, options: nil) }
    #expect(seen == "2@80 4@160 |200")
  }

  @Test("one value in an interval, the newest or the oldest", arguments: [(true, "1@0 4@120 |200"), (false, "1@0 2@120 |200")])
  func throttle(latest: Bool, expected: String) {
    let seen = timeline { Publishers.Throttle(upstream: $0, interval: .milliseconds(120), scheduler: $1, latest: latest) }
    #expect(seen == expected)
  }

  @Test("everything later, the end too")
  func delay() {
    let seen = timeline {
      Publishers.Delay(upstream: $0, interval: .milliseconds(50), tolerance: 0, scheduler: $1, options: nil)
    }
    #expect(seen == "1@50 2@80 3@150 4@160 |250")
  }

  @Test("in the scheduler's turn")
  func receiveOn() {
    let seen = timeline { Publishers.ReceiveOn(upstream: $0, scheduler: $1, options: nil) }
    #expect(seen == "1@0 2@30 3@100 4@110 |200")
  }

  @Test("subscribed in the scheduler's turn: what came before is missed")
  func subscribeOn() {
    let seen = timeline { Publishers.SubscribeOn(upstream: $0, scheduler: $1, options: nil) }
    #expect(seen == "2@30 3@100 4@110 |200")
  }
}
