import Foundation

// Safe: everything in it is used under its lock.
/// What the thread that shows an app waits for: pages that come, what people do there, and moments.
final class PageWaiting: @unchecked Sendable {
  /// What there is to do.
  struct Work {
    var inputs: [PageInput] = []
    /// Pages that have come.
    var arrived: [PageListener] = []
  }

  private let condition = NSCondition()
  private var work = Work()
  private var viewers = PageViewers()
  private var due: ContinuousClock.Instant?
  /// Whether a picture was not asked for because somebody had not drawn the one before.
  private var isPictureWithheld = false
  private var isStopped = false

  /// As much as a person does while an app is busy for long.
  static let inputLimit = 2_000

  private func change<Result, Failure: Error>(_ change: () throws(Failure) -> Result) throws(Failure) -> Result {
    condition.lock()
    defer {
      condition.signal()
      condition.unlock()
    }
    return try change()
  }
}

// MARK: - The server's side

extension PageWaiting {
  func arrive(_ listener: PageListener) {
    change {
      viewers.add(listener)
      work.arrived.append(listener)
    }
  }

  func leave(_ listener: PageListener) {
    change {
      viewers.remove(listener)
      work.arrived.removeAll { $0 == listener }
    }
  }

  /// Takes what people did.
  func take(_ inputs: [PageInput]) throws(PageInput.Refusal) {
    try change { () throws(PageInput.Refusal) in
      for input in inputs {
        if case .drawn(let listener, let number) = input {
          viewers.draw(number, by: listener)
          if isPictureWithheld, viewers.areReady { due = .now }
          continue
        }
        guard work.inputs.count < Self.inputLimit else {
          throw PageInput.Refusal(reason: "the app is busy; \(Self.inputLimit) things wait for it already")
        }
        work.inputs.append(input)
      }
    }
  }
}

// MARK: - The app's side

extension PageWaiting {
  /// The next thing to do, once there is some; `nil` at the end.
  func next() -> Work? {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped {
      let isDue = !viewers.isEmpty && due.map { $0 <= .now } ?? false
      if isDue || !work.inputs.isEmpty || !work.arrived.isEmpty {
        defer { work = Work() }
        return work
      }
      if let due, !viewers.isEmpty {
        _ = condition.wait(until: Date(timeIntervalSinceNow: (due - .now) / .seconds(1)))
      } else {
        condition.wait()
      }
    }
    return nil
  }

  /// Says when the next thing is to be done though nobody does anything; `nil`: never.
  func sleep(until moment: ContinuousClock.Instant?) { change { due = moment } }

  /// Has the next thing be done now.
  func wake() { sleep(until: .now) }

  func stop() { change { isStopped = true } }

  /// Whether somebody looks on, and everybody has drawn what was sent.
  var isReadyForPicture: Bool {
    change {
      isPictureWithheld = !viewers.areReady
      return !viewers.isEmpty && !isPictureWithheld
    }
  }

  func sent(_ number: Int) { change { viewers.send(number, at: .now) } }

  func overdue(at now: ContinuousClock.Instant) -> [PageListener] { change { viewers.overdue(at: now) } }
}
