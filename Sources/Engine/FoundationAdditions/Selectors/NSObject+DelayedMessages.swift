import EngineRuntime
public import Foundation
import Synchronization

extension NSObjectProtocol {
  /// Calls the method of a name later, on this thread, which has to have a run loop; the object and the value are kept until then.
  ///
  /// - Parameters:
  ///   - aSelector: The name.
  ///   - anArgument: What the method is given.
  ///   - delay: The seconds; with none it is called when the run loop turns.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// The same in some modes of the run loop.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode])
  {
    let message = DelayedMessage(target: self, selector: aSelector, argument: anArgument)
    let timer = DelayedMessages.timer(sending: message, after: max(delay, 0))
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Calls the method of a name on the main thread: later, or before this returns where it is to wait.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let message = DelayedMessage(target: self, selector: aSelector, argument: arg)
    guard wait else { return DispatchQueue.main.async { message.send() } }
    if MainThread.isCurrent { message.send() } else { DispatchQueue.main.sync { message.send() } }
  }

  /// Calls the method of a name on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let message = DelayedMessage(target: self, selector: aSelector, argument: arg)
    Thread.detachNewThread { message.send() }
  }
}

extension NSObject {
  /// Forgets all calls of an object's methods that this thread was to make later.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.cancel { $0.target === aTarget as AnyObject }
  }

  /// Forgets those of a method with a value.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
  {
    DelayedMessages.cancel { message in
      message.target === aTarget as AnyObject && message.selector == aSelector && message.isWith(anArgument)
    }
  }
}

// Safe: it does not change, and who sends it hands target and value over to the thread that will call the method.
/// A call of a method by its name that is still to be made.
private final class DelayedMessage: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  private let argument: Any?

  init(target: AnyObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func send() { SelectorCall.perform(selector, on: target, [argument]) }

  func isWith(_ other: Any?) -> Bool {
    switch (SelectorValue.flattened(argument), SelectorValue.flattened(other)) {
    case (nil, nil): true
    case (let first?, let second?):
      (first as? any Equatable).map { SelectorValue.areEqual($0, second) } ?? (first as AnyObject === second as AnyObject)
    default: false
    }
  }
}

/// The calls that timers are going to make.
///
/// A timer knows its call by a number: Foundation never lets go of what a timer does.
private enum DelayedMessages {
  private struct State {
    var count = 0
    var waiting: [Int: (message: DelayedMessage, timer: UncheckedSendable<Timer>)] = [:]
  }

  private static let state = Mutex(State())

  static func timer(sending message: DelayedMessage, after seconds: TimeInterval) -> Timer {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    // Foundation's timers that are made with seconds alone fire at once.
    let timer = UncheckedSendable(
      Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in send(number) })
    state.withLock { $0.waiting[number] = (message, timer) }
    return timer.value
  }

  private static func send(_ number: Int) { state.withLock { $0.waiting.removeValue(forKey: number) }?.message.send() }

  static func cancel(where isMeant: (DelayedMessage) -> Bool) {
    for (number, item) in state.withLock({ $0.waiting }) where isMeant(item.message) {
      item.timer.value.invalidate()
      state.withLock { $0.waiting[number] = nil }
    }
  }
}

extension SelectorValue {
  fileprivate static func areEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { (second as? Value) == first }
}
