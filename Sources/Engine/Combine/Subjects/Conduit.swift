/// One subscriber of a subject: knows how much it wants, and how to reach it.
class Conduit<Output, Failure: Error>: Subscription {
  /// Where the subject's list holds this, or -1.
  fileprivate(set) var slot = -1

  /// Delivers a value if it is wanted.
  func offer(_ value: Output) {}

  /// Delivers the end.
  func finish(_ completion: Subscribers.Completion<Failure>) {}

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// What a conduit asks of its subject.
protocol ConduitOwner: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// Called before the first values of a conduit are requested.
  func conduitWillRequest()

  /// Called once when a conduit is cancelled.
  func remove(_ conduit: Conduit<Output, Failure>)
}

extension ConduitOwner {
  func conduitWillRequest() {}
}

/// The subscribers of a subject in order of arrival; adding and removing take constant time.
struct ConduitList<Output, Failure: Error> {
  // Removal leaves a hole, so that order stays and sending may go on over a copy; holes are closed when they prevail.
  private var slots: [Conduit<Output, Failure>?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The subscribers to deliver to; shares storage with the list until it changes.
  var snapshot: [Conduit<Output, Failure>?] { slots }

  mutating func append(_ conduit: Conduit<Output, Failure>) {
    conduit.slot = slots.count
    slots.append(conduit)
    count += 1
  }

  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    guard slots.indices.contains(conduit.slot), slots[conduit.slot] === conduit else { return }
    slots[conduit.slot] = nil
    conduit.slot = -1
    count -= 1
    if count == 0 {
      slots = []
    } else if slots.count > 8, count * 2 < slots.count {
      slots = slots.filter { $0 != nil }
      for (index, conduit) in slots.enumerated() { conduit?.slot = index }
    }
  }

  /// Empties the list and returns whom it held.
  mutating func removeAll() -> [Conduit<Output, Failure>?] {
    defer { self = Self() }
    return slots
  }
}
