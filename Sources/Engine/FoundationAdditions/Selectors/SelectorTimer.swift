import EngineRuntime
public import Foundation

/// A timer that sends a message to an object, which it keeps until it is invalid.
private final class SelectorTimer: Timer {
  private var target: AnyObject?
  private var information: Any?

  init(fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    self.target = target as AnyObject
    information = userInfo
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      guard let timer = timer as? SelectorTimer, let target = timer.target else { return }
      SelectorCall.perform(selector, on: target, [timer])
      if !repeats { timer.target = nil }
    }
  }

  override var userInfo: Any? { information }

  override func invalidate() {
    super.invalidate()
    (target, information) = (nil, nil)
  }
}

/// Timers, as those are made that send messages: an initialiser of a class cannot make an object of another one.
public protocol SelectorTimerMaking {}

extension Timer: SelectorTimerMaking {}

extension SelectorTimerMaking where Self == Timer {
  /// Makes a timer that sends a message with itself to an object, once it is in a run loop.
  ///
  /// - Parameters:
  ///   - ti: The seconds until it fires, and between two times.
  ///   - aTarget: Who gets the message; the timer keeps it until it is invalid.
  ///   - aSelector: The message.
  ///   - userInfo: What the timer carries.
  ///   - yesOrNo: Whether it fires more than once.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self = SelectorTimer(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Makes a timer that fires at a date first.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
  ) {
    self = SelectorTimer(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
  }
}

extension Timer {
  /// Makes a timer that sends a message with itself to an object, and puts it into the run loop of this thread.
  ///
  /// - Parameters:
  ///   - ti: The seconds until it fires, and between two times.
  ///   - aTarget: Who gets the message; the timer keeps it until it is invalid.
  ///   - aSelector: The message.
  ///   - userInfo: What the timer carries.
  ///   - yesOrNo: Whether it fires more than once.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
