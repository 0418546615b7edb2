import Combine
import Dispatch
import Testing

@Suite("Subjects")
struct SubjectTests {
  @Test("a passthrough subject drops what nobody asked for")
  func passthroughDemand() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = subject.record(demand: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    subject.send(3)
    subject.send(completion: .failure(TestError(code: 4)))
    subject.send(5)
    #expect(recorder.events == [.value(1), .value(3), .failed(TestError(code: 4))])
    #expect(subject.record().events == [.failed(TestError(code: 4))])
  }

  @Test("a current-value subject starts with its value and keeps the newest one")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record(demand: .none)
    #expect(recorder.events == [])
    subject.value = 2
    subject.send(3)
    recorder.request(.max(2))
    #expect(recorder.values == [3])
    subject.send(4)
    #expect(subject.value == 4)
    subject.send(completion: .finished)
    subject.send(5)
    #expect(subject.value == 4)
    #expect(recorder.events == [.value(3), .value(4), .finished])
  }

  @Test("a subscriber may send to the subject whose value it receives")
  func reentrant() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.sink { value in
      seen.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(seen == [1, 2, 3])
    _ = token
  }

  @Test("a subscriber that cancels during a send gets nothing more; others do")
  func cancelDuringSend() {
    let subject = PassthroughSubject<Int, Never>()
    var tokens: [AnyCancellable] = []
    var seen: [String] = []
    subject.sink {
      seen.append("a\($0)"); tokens[1].cancel()
    }.store(in: &tokens)
    subject.sink { seen.append("b\($0)") }.store(in: &tokens)
    subject.sink { seen.append("c\($0)") }.store(in: &tokens)
    subject.send(1)
    subject.send(2)
    #expect(seen == ["a1", "c1", "a2", "c2"])
  }

  @Test("values from several threads arrive one at a time, none lost")
  func threads() {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let shared = subject
    var sum = 0
    var inside = 0
    let token = subject.sink { value in
      inside += 1
      #expect(inside == 1)
      sum += value
      inside -= 1
    }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for value in 1...250 { shared.send(value) }
    }
    #expect(sum == 4 * 31_375)
    _ = token
  }

  @Test("a subject subscribed to a publisher passes its values on")
  func subscribedSubject() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    let token = [1, 2].publisher.subscribe(subject)
    #expect(recorder.events == [.value(1), .value(2), .finished])
    _ = token
  }

  @Test("releasing an AnyCancellable cancels once")
  func anyCancellable() {
    var count = 0
    var token: AnyCancellable? = AnyCancellable { count += 1 }
    token?.cancel()
    token = nil
    #expect(count == 1)
    token = AnyCancellable { count += 1 }
    token = nil
    #expect(count == 2)
    var bag = Set<AnyCancellable>()
    AnyCancellable { count += 1 }.store(in: &bag)
    #expect(count == 2)
    bag.removeAll()
    #expect(count == 3)
  }

  @Test("a sink lets go of what its closures hold when it is cancelled")
  func sinkReleases() {
    final class Witness {}
    let subject = PassthroughSubject<Int, Never>()
    var witness: Witness? = Witness()
    weak let gone = witness
    let token = subject.map { $0 }.sink { [witness] _ in _ = witness }
    witness = nil
    #expect(gone != nil)
    token.cancel()
    #expect(gone == nil)
  }
}
