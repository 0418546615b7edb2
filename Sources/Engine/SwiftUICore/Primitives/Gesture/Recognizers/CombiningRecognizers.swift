import Foundation

/// A recogniser around others.
class WrappingRecognizer<Value>: TypedRecognizer<Value> {
  fileprivate var parts: [GestureRecognizer] { [] }
  /// Finds the phase from those of the parts.
  fileprivate func combine() {}

  override var usesSeveralFingers: Bool { parts.contains { $0.usesSeveralFingers } }
  override var deadline: TimeInterval? { parts.compactMap(\.deadline).min() }

  override func handle(_ event: GestureEvent) {
    for part in parts { part.handle(event) }
    combine()
  }
  override func advance(to time: TimeInterval) {
    for part in parts { part.advance(to: time) }
    combine()
  }
  override func fire(isWinner: Bool) {
    for part in parts { part.fire(isWinner: isWinner) }
  }
  override func cancel() {
    super.cancel()
    for part in parts { part.cancel() }
  }
  override func reset() {
    super.reset()
    for part in parts { part.reset() }
  }
  override func attach(to node: ViewNode) {
    super.attach(to: node)
    for part in parts { part.attach(to: node) }
  }
  override func adopt(_ new: GestureRecognizer) {
    guard let new = new as? WrappingRecognizer<Value> else { return }
    for (part, newPart) in zip(parts, new.parts) { part.adopt(newPart) }
  }
}

/// Another value for the same gesture.
final class MappingRecognizer<Base, Value>: WrappingRecognizer<Value> {
  private let base: TypedRecognizer<Base>
  private var transform: (Base) -> Value

  init(_ base: TypedRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override func adopt(_ new: GestureRecognizer) {
    super.adopt(new)
    if let new = new as? MappingRecognizer<Base, Value> { transform = new.transform }
  }
  override fileprivate var parts: [GestureRecognizer] { [base] }
  override fileprivate func combine() {
    switch base.phase {
    case .possible(let value): phase = .possible(value.map(transform))
    case .active(let value): phase = .active(transform(value))
    case .ended(let value): phase = .ended(transform(value))
    case .failed: phase = .failed
    }
  }
}

/// Two gestures at once: recognised when one is, over when both are.
final class SimultaneousRecognizer<First, Second>: WrappingRecognizer<(First?, Second?)> {
  private let first: TypedRecognizer<First>
  private let second: TypedRecognizer<Second>

  init(_ first: TypedRecognizer<First>, _ second: TypedRecognizer<Second>) {
    (self.first, self.second) = (first, second)
  }

  override fileprivate var parts: [GestureRecognizer] { [first, second] }
  override fileprivate func combine() {
    let value = (first.phase.value, second.phase.value)
    let stages = [first.stage, second.stage]
    if stages.allSatisfy({ $0 == .failed }) {
      phase = .failed
    } else if stages.contains(.active) {
      phase = .active(value)
    } else if stages.contains(.ended) {
      // One is over; the other may still come.
      phase = stages.contains(.possible) ? .active(value) : .ended(value)
    } else {
      phase = .possible(value.0 == nil && value.1 == nil ? nil : value)
    }
  }
}

/// One gesture after the other.
final class SequenceRecognizer<First, Second>: WrappingRecognizer<SequencePhase<First, Second>> {
  private let first: TypedRecognizer<First>
  private let second: TypedRecognizer<Second>
  private var isSecond = false
  /// Fingers that went down before the second gesture's turn.
  private var down: [GestureEvent] = []

  init(_ first: TypedRecognizer<First>, _ second: TypedRecognizer<Second>) {
    (self.first, self.second) = (first, second)
  }

  override fileprivate var parts: [GestureRecognizer] { [first, second] }
  override var deadline: TimeInterval? { isSecond ? second.deadline : first.deadline }

  override func handle(_ event: GestureEvent) {
    remember(event)
    if isSecond { second.handle(event) } else { first.handle(event) }
    combine()
  }

  override func advance(to time: TimeInterval) {
    if isSecond { second.advance(to: time) } else { first.advance(to: time) }
    combine()
  }

  private func remember(_ event: GestureEvent) {
    down.removeAll { $0.id == event.id }
    if event.phase == .down || event.phase == .move {
      var event = event
      event.phase = .down
      down.append(event)
    }
  }

  override fileprivate func combine() {
    if !isSecond, case .ended = first.phase {
      isSecond = true
      for event in down { second.handle(event) }
    }
    guard isSecond else {
      switch first.phase {
      case .possible(let value): phase = .possible(value.map(SequencePhase.first))
      case .active(let value): phase = .active(.first(value))
      case .ended, .failed: phase = .failed
      }
      return
    }
    guard let value = first.phase.value else { return phase = .failed }
    switch second.phase {
    case .possible(let next): phase = .active(.second(value, next))
    case .active(let next): phase = .active(.second(value, next))
    case .ended(let next): phase = .ended(.second(value, next))
    case .failed: phase = .failed
    }
  }

  override func reset() {
    super.reset()
    isSecond = false
    down.removeAll()
  }
}

/// What each of two gestures tells.
enum SequencePhase<First, Second> {
  case first(First)
  case second(First, Second?)
}

/// The first of two gestures that is recognised; the first one has precedence.
final class ExclusiveRecognizer<First, Second>: WrappingRecognizer<ExclusivePhase<First, Second>> {
  private let first: TypedRecognizer<First>
  private let second: TypedRecognizer<Second>

  init(_ first: TypedRecognizer<First>, _ second: TypedRecognizer<Second>) {
    (self.first, self.second) = (first, second)
  }

  override fileprivate var parts: [GestureRecognizer] { [first, second] }
  override fileprivate func combine() {
    switch first.phase {
    case .active(let value): phase = .active(.first(value))
    case .ended(let value): phase = .ended(.first(value))
    case .failed:
      switch second.phase {
      case .possible(let value): phase = .possible(value.map(ExclusivePhase.second))
      case .active(let value): phase = .active(.second(value))
      case .ended(let value): phase = .ended(.second(value))
      case .failed: phase = .failed
      }
    case .possible(let value): phase = .possible(value.map(ExclusivePhase.first))
    }
    if first.stage == .active || first.stage == .ended, second.stage != .failed { second.cancel() }
  }

  override func fire(isWinner: Bool) {
    first.fire(isWinner: isWinner)
    second.fire(isWinner: isWinner && first.stage == .failed)
  }
}

/// What the one of two gestures tells that is recognised.
enum ExclusivePhase<First, Second> {
  case first(First)
  case second(Second)
}

/// What an owner has been told of a gesture so far.
struct Told<Value> {
  /// The value told last.
  var value: Value?
  /// Whether its end has been told.
  var isOver = false
  /// Whether it is told to be pressed.
  var isPressed = false
}

/// Tells somebody what becomes of a gesture.
final class CallbackRecognizer<Value>: WrappingRecognizer<Value> {
  typealias Tell = (GesturePhase<Value>, _ isWinner: Bool, inout Told<Value>) -> Void
  private let base: TypedRecognizer<Value>
  private var tell: Tell
  private var told = Told<Value>()

  init(_ base: TypedRecognizer<Value>, _ tell: @escaping Tell) {
    self.base = base
    self.tell = tell
  }

  override fileprivate var parts: [GestureRecognizer] { [base] }
  override fileprivate func combine() { phase = base.phase }
  override func fire(isWinner: Bool) {
    super.fire(isWinner: isWinner)
    tell(base.phase, isWinner, &told)
  }
  override func adopt(_ new: GestureRecognizer) {
    super.adopt(new)
    if let new = new as? CallbackRecognizer<Value> { tell = new.tell }
  }
}
