import Combine
import Testing

/// What every operator with one upstream must do, whatever else it does.
///
/// `values` are sent from upstream; the operator is given a fresh probe for each law.
func expectLaws<P: Publisher>(
  _ name: String, sending values: [Int] = [1, 2, 3, 4], sourceLocation: SourceLocation = #_sourceLocation,
  of make: @escaping (Probe<Int, TestError>) -> P
) where P.Output: Equatable {
  let laws = OperatorLaws(name: name, values: values, location: sourceLocation, make: make)
  laws.neverExceedsDemand()
  laws.nothingAfterCancel()
  laws.completesOnce()
  laws.subscribesOnce()
}

private struct OperatorLaws<P: Publisher> where P.Output: Equatable {
  let name: String
  let values: [Int]
  let location: SourceLocation
  let make: (Probe<Int, TestError>) -> P

  func neverExceedsDemand() {
    for limit in 0...3 {
      let probe = Probe<Int, TestError>()
      let recorder = make(probe).record(demand: .max(limit))
      // A lawful upstream: it sends only what was asked of it.
      for (sent, value) in values.enumerated() where probe.requested > sent { probe.send(value) }
      probe.send(completion: .finished)
      #expect(recorder.values.count <= limit, "\(name): demand \(limit)", sourceLocation: location)
    }
  }

  func nothingAfterCancel() {
    let probe = Probe<Int, TestError>()
    let recorder = make(probe).record()
    values.first.map { probe.send($0) }
    let before = recorder.events
    let isOver = recorder.completions > 0
    recorder.cancel()
    recorder.cancel()
    for value in values { probe.send(value) }
    probe.send(completion: .finished)
    #expect(recorder.events == before, "\(name): silent after cancel", sourceLocation: location)
    #expect(isOver || probe.cancellations == 1, "\(name): cancels upstream once", sourceLocation: location)
  }

  func completesOnce() {
    for ending in [Subscribers.Completion<TestError>.finished, .failure(TestError(code: 7))] {
      let probe = Probe<Int, TestError>()
      let recorder = make(probe).record()
      for value in values { probe.send(value) }
      probe.send(completion: ending)
      probe.send(completion: ending)
      values.first.map { probe.send($0) }
      #expect(recorder.completions == 1, "\(name): completes once", sourceLocation: location)
      let last = recorder.events.last.map { if case .value = $0 { true } else { false } }
      #expect(last == false, "\(name): the end is last", sourceLocation: location)
    }
  }

  func subscribesOnce() {
    let probe = Probe<Int, TestError>()
    let recorder = make(probe).record()
    #expect(recorder.subscriptions == 1, "\(name): one subscription", sourceLocation: location)
    #expect(probe.subscriptions == 1, "\(name): subscribes upstream once", sourceLocation: location)
  }
}
