import Combine
import Testing

@Suite("Timeouts, intervals and arrays by time")
struct TimedOperatorTests {
  private let time = VirtualScheduler()
  private let subject = PassthroughSubject<Int, TestError>()

  @Test("a stream that is silent for too long ends", arguments: [true, false])
  func timeout(fails: Bool) {
    let error: (() -> TestError)? = fails ? { TestError(code: 3) } : nil
    let recorder = subject.timeout(.milliseconds(100), scheduler: time, customError: error).record()
    time.advance(99)
    subject.send(1)
    time.advance(99)
    #expect(recorder.events == [.value(1)])
    time.advance(1)
    #expect(recorder.events == [.value(1), fails ? .failed(TestError(code: 3)) : .finished])
    subject.send(2)
    time.advance(300)
    #expect(recorder.events.count == 2)
  }

  @Test("a stream that ends in time ends as it does, and a cancelled one not at all")
  func inTime() {
    let ended = subject.timeout(.milliseconds(100), scheduler: time).record()
    let cancelled = subject.timeout(.milliseconds(100), scheduler: time).record()
    cancelled.cancel()
    subject.send(1)
    subject.send(completion: .failure(TestError(code: 4)))
    time.advance(500)
    #expect(ended.events == [.value(1), .failed(TestError(code: 4))])
    #expect(cancelled.events == [])
    let type: Publishers.Timeout<Just<Int>, VirtualScheduler> = Just(1).timeout(.seconds(1), scheduler: time)
    #expect(type.customError == nil && type.interval == .milliseconds(1000))
  }

  @Test("the time between values, from the subscription on")
  func measureInterval() {
    let intervals: Publishers.MeasureInterval<PassthroughSubject<Int, TestError>, VirtualScheduler> =
      subject.measureInterval(using: time)
    let recorder = intervals.map(\.magnitude).record()
    time.advance(30)
    subject.send(1)
    subject.send(2)
    time.advance(70)
    subject.send(3)
    #expect(recorder.values == [30, 0, 70])
  }

  @Test("values are collected by time; a span without any has no array")
  func collectByTime() {
    let arrays: Publishers.CollectByTime<PassthroughSubject<Int, TestError>, VirtualScheduler> =
      subject.collect(.byTime(time, .milliseconds(100)))
    let recorder = arrays.record()
    subject.send(1)
    subject.send(2)
    time.advance(99)
    #expect(recorder.values == [])
    time.advance(1)
    time.advance(100)
    subject.send(3)
    time.advance(100)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(recorder.events == [.value([1, 2]), .value([3]), .value([4]), .finished])
  }

  @Test("an array that is full goes out at once")
  func collectByTimeOrCount() {
    let strategy = Publishers.TimeGroupingStrategy.byTimeOrCount(time, .milliseconds(100), 2)
    let recorder = subject.collect(strategy).record()
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [[1, 2]])
    time.advance(100)
    #expect(recorder.values == [[1, 2], [3]])
    subject.send(4)
    subject.send(completion: .failure(TestError(code: 1)))
    time.advance(300)
    #expect(recorder.events.suffix(1) == [.failed(TestError(code: 1))])
    #expect(recorder.values.count == 2)
  }
}
