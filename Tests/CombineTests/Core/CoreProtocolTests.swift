import Combine
import Foundation
import Testing

@Suite("What tells streams apart")
struct CombineIdentifierTests {
  @Test("each identifier is new, an object's is always the same")
  func unique() {
    let object = NSObject()
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(object) == CombineIdentifier(object))
    #expect(CombineIdentifier(object) != CombineIdentifier(NSObject()))
    #expect(Set([CombineIdentifier(object), CombineIdentifier(object)]).count == 1)
  }

  @Test("it is written in hexadecimal")
  func description() {
    let address = UInt(bitPattern: ObjectIdentifier(Marker.shared))
    #expect(CombineIdentifier(Marker.shared).description == "0x" + String(address, radix: 16))
  }

  @Test("objects have one by themselves, and wrappers have that of what they wrap")
  func convertible() {
    let recorder = Recorder<Int, Never>()
    let named: any CustomCombineIdentifierConvertible = recorder
    #expect(named.combineIdentifier == CombineIdentifier(recorder))
    #expect(AnySubscriber(recorder).combineIdentifier == named.combineIdentifier)
    #expect(AnySubscriber<Int, Never>().combineIdentifier != AnySubscriber<Int, Never>().combineIdentifier)
  }

  private final class Marker: Sendable { static let shared = Marker() }
}

@Suite("Subjects, subscriptions and connections by their protocols")
struct CoreProtocolTests {
  private static var subjects: [any Subject<Int, TestError>] {
    [PassthroughSubject<Int, TestError>(), CurrentValueSubject<Int, TestError>(0)]
  }

  @Test("every subject passes values on, ends once, and then ends those who come later at once", arguments: 0...1)
  func subjects(index: Int) {
    func check<S: Subject>(_ subject: S) where S.Output == Int, S.Failure == TestError {
      let recorder = subject.record()
      let first: [Event<Int>] = index == 0 ? [] : [.value(0)]
      subject.send(1)
      subject.send(completion: .failure(TestError(code: 3)))
      subject.send(2)
      subject.send(completion: .finished)
      #expect(recorder.events == first + [.value(1), .failed(TestError(code: 3))])
      #expect(subject.record().events == [.failed(TestError(code: 3))])
    }
    let subject = Self.subjects[index]
    check(subject)
  }

  @Test("every subject asks the subscription that it is given, once somebody wants values", arguments: 0...1)
  func subscriptions(index: Int) {
    let probe = Probe<Int, TestError>()
    let subject = Self.subjects[index]
    func connect<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Int, S.Failure == TestError {
      let recorder = subject.record()
      let token = probe.subscribe(subject)
      #expect(probe.requested == .unlimited)
      probe.send(8)
      #expect(recorder.values.last == 8)
      return token
    }
    connect(subject).cancel()
    #expect(probe.cancellations == 1)
  }

  @Test("the empty subscription is one for all, and answers nothing")
  func empty() {
    let subscription = Subscriptions.empty
    #expect(subscription.combineIdentifier == Subscriptions.empty.combineIdentifier)
    let recorder = Recorder<Int, Never>()
    recorder.receive(subscription: subscription)
    subscription.request(.max(3))
    subscription.cancel()
    #expect(recorder.events == [])
  }

  @Test("a connectable publisher waits for connect(), and stops when that is cancelled", arguments: 0...1)
  func connectable(index: Int) {
    let probe = Probe<Int, Never>()
    func check<P: ConnectablePublisher>(_ publisher: P) where P.Output == Int, P.Failure == Never {
      let recorder = publisher.record()
      #expect(probe.subscriptions == 0)
      let connection = publisher.connect()
      #expect(probe.subscriptions == 1)
      probe.send(1)
      connection.cancel()
      #expect(probe.cancellations == 1)
      probe.send(2)
      #expect(recorder.events == [.value(1)])
    }
    if index == 0 {
      check(Publishers.MakeConnectable(upstream: probe))
    } else {
      check(Publishers.Multicast(upstream: probe) { PassthroughSubject<Int, Never>() })
    }
  }

  @Test("a sink takes one subscription and wants everything; at the end it lets go of its closures")
  func sink() {
    var seen: [Int] = []
    var ends = 0
    let sink = Subscribers.Sink<Int, Never> { _ in
      ends += 1
    } receiveValue: {
      seen.append($0)
    }
    let (first, second) = (Probe<Int, Never>(), Probe<Int, Never>())
    first.subscribe(sink)
    second.subscribe(sink)
    #expect(first.requested == .unlimited)
    #expect(second.cancellations == 1)
    first.send(1)
    first.send(completion: .finished)
    first.send(2)
    sink.receiveValue(3)
    #expect(seen == [1])
    #expect(ends == 1)
  }

  @Test("an assignment writes to its object until the end, and then lets go of it")
  func assign() {
    final class Target { var value = 0 }
    let target = Target()
    let assign = Subscribers.Assign(object: target, keyPath: \.value)
    let probe = Probe<Int, Never>()
    probe.subscribe(assign)
    probe.send(4)
    #expect(assign.object === target)
    #expect(target.value == 4)
    probe.send(completion: .finished)
    probe.send(5)
    #expect(assign.object == nil)
    #expect(target.value == 4)
    #expect(assign.description == "Assign Target")
  }
}

/// Documents that are JSON read from right to left.
private struct Mirrored: TopLevelDecoder, TopLevelEncoder {
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(String(text.reversed()).utf8))
  }
  func encode<T: Encodable>(_ value: T) throws -> String {
    String(String(decoding: try JSONEncoder().encode(value), as: UTF8.self).reversed())
  }
}

@Suite("Coders of whole documents")
struct TopLevelCodingTests {
  @Test("a coder of one's own serves decode and encode")
  func own() {
    #expect(Just("]32,1[").decode(type: [Int].self, decoder: Mirrored()).record().events == [.value([1, 23]), .finished])
    #expect(Just([1, 23]).encode(encoder: Mirrored()).record().events == [.value("]32,1["), .finished])
  }

  @Test("Foundation's coders are such coders: what one encodes its decoder reads")
  func foundation() throws {
    func roundTrip<E: TopLevelEncoder, D: TopLevelDecoder>(_ encoder: E, _ decoder: D) throws -> [String: Int]
    where E.Output == D.Input {
      try decoder.decode([String: Int].self, from: encoder.encode(["a": 1]))
    }
    #expect(try roundTrip(JSONEncoder(), JSONDecoder()) == ["a": 1])
    #expect(try roundTrip(PropertyListEncoder(), PropertyListDecoder()) == ["a": 1])
  }
}
