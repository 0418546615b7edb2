import Combine
import Dispatch
import Foundation
import Synchronization
import Testing

@Suite("Operators in time")
struct TimeTests {
  private let time = VirtualScheduler()
  private let subject = PassthroughSubject<Int, TestError>()

  @Test("debounce publishes after silence")
  func debounce() {
    let recorder = subject.debounce(for: .milliseconds(100), scheduler: time).record()
    subject.send(1)
    time.advance(99)
    subject.send(2)
    time.advance(99)
    #expect(recorder.values == [])
    time.advance(1)
    #expect(recorder.values == [2])
    subject.send(3)
    subject.send(completion: .finished)
    time.advance(200)
    #expect(recorder.events == [.value(2), .finished])
  }

  @Test("throttle publishes the first at once, then one in each interval", arguments: [true, false])
  func throttle(latest: Bool) {
    let recorder = subject.throttle(for: .milliseconds(100), scheduler: time, latest: latest).record()
    subject.send(1)
    time.advance(10)
    subject.send(2)
    subject.send(3)
    time.advance(89)
    #expect(recorder.values == [1])
    time.advance(1)
    #expect(recorder.values == [1, latest ? 3 : 2])
    time.advance(300)
    subject.send(4)
    time.advance()
    subject.send(5)
    subject.send(completion: .finished)
    time.advance(100)
    #expect(recorder.events.suffix(3) == [.value(4), .value(5), .finished])
  }

  @Test("delay shifts values and the end")
  func delay() {
    let recorder = subject.delay(for: .milliseconds(50), scheduler: time).record()
    subject.send(1)
    time.advance(20)
    subject.send(completion: .failure(TestError()))
    time.advance(29)
    #expect(recorder.events == [])
    time.advance(1)
    #expect(recorder.events == [.value(1)])
    time.advance(20)
    #expect(recorder.events == [.value(1), .failed(TestError())])
  }

  @Test("receive(on:) delivers in the scheduler's turn, and nothing after cancel")
  func receiveOn() {
    let recorder = subject.receive(on: time).record()
    subject.send(1)
    #expect(recorder.values == [])
    time.advance()
    #expect(recorder.values == [1])
    subject.send(2)
    recorder.cancel()
    time.advance()
    #expect(recorder.values == [1])
  }

  @Test("subscribe(on:) subscribes in the scheduler's turn")
  func subscribeOn() {
    let recorder = (1...2).publisher.subscribe(on: time).record()
    #expect(recorder.subscriptions == 0)
    time.advance()
    #expect(recorder.events == [.value(1), .value(2), .finished])
  }

  @Test("a queue delivers everything in order, also a concurrent one", arguments: [true, false])
  func queues(concurrent: Bool) async {
    let queue = DispatchQueue(label: "test", attributes: concurrent ? .concurrent : [])
    var seen: [Int] = []
    for await value in (0..<200).publisher.receive(on: queue).collect().values { seen = value }
    #expect(seen == Array(0..<200))
  }
}

/// A main thread whose time moves when the test says so.
private final class ManualTimers: MainTimers {
  private struct State {
    var seconds = 0.0
    var jobs: [(due: Double, action: @Sendable () -> Void)] = []
  }
  private let state = Mutex(State())

  var uptime: DispatchTime { DispatchTime(uptimeNanoseconds: 1_000 + UInt64(state.withLock { $0.seconds } * 1e9)) }
  var date: Date { Date(timeIntervalSinceReferenceDate: state.withLock { $0.seconds }) }

  func schedule(after delay: TimeInterval, _ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.jobs.append((max(delay, 0) + $0.seconds, action)) }
  }

  func advance(to end: Double) {
    while let job = state.withLock({ state -> (@Sendable () -> Void)? in
      let next = state.jobs.indices.min { state.jobs[$0].due < state.jobs[$1].due }
      guard let next, state.jobs[next].due <= end + 1e-6 else { return nil }
      let job = state.jobs.remove(at: next)
      state.seconds = max(state.seconds, job.due)
      return job.action
    }) { job() }
    state.withLock { $0.seconds = end }
  }
}

@Suite("The main thread's time", .serialized)
struct MainTimeTests {
  @Test("a timer on the main run loop follows the host's clock, without drifting, until cancelled")
  func timer() {
    let timers = ManualTimers()
    MainTime.use(timers)
    defer { MainTime.use(nil) }
    var seen: [Double] = []
    let token = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { seen.append($0.timeIntervalSinceReferenceDate) }
    timers.advance(to: 1.7)
    #expect(seen.map { ($0 * 100).rounded() / 100 } == [0.5, 1, 1.5])
    token.cancel()
    timers.advance(to: 5)
    #expect(seen.count == 3)
  }

  @Test("a timer's publisher waits for connect(), and ticks for all its subscribers at once")
  func connected() {
    let timers = ManualTimers()
    MainTime.use(timers)
    defer { MainTime.use(nil) }
    let publisher: Timer.TimerPublisher = Timer.publish(every: 2, tolerance: 0.5, on: .main, in: .common)
    #expect(publisher.interval == 2)
    #expect(publisher.tolerance == 0.5)
    let (first, second) = (publisher.record(), publisher.record())
    timers.advance(to: 3)
    #expect(first.values == [])
    let connection = publisher.connect()
    timers.advance(to: 8)
    let seconds = first.values.map { $0.timeIntervalSinceReferenceDate.rounded() }
    #expect(seconds == [5, 7])
    #expect(second.values == first.values)
    connection.cancel()
    timers.advance(to: 20)
    #expect(first.values.count == 2)
  }

  @Test("the main queue and the main run loop schedule on the host's clock")
  func mainSchedulers() {
    let timers = ManualTimers()
    MainTime.use(timers)
    defer { MainTime.use(nil) }
    let subject = PassthroughSubject<Int, Never>()
    let queue = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).record()
    let loop = subject.delay(for: .seconds(1), scheduler: RunLoop.main).record()
    subject.send(1)
    timers.advance(to: 0.29)
    #expect(queue.values == [])
    timers.advance(to: 0.31)
    #expect(queue.values == [1])
    #expect(loop.values == [])
    timers.advance(to: 1.1)
    #expect(loop.values == [1])
  }
}
