import Dispatch
import EngineRuntime
public import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method of a name.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { SelectorCall.responds(self, to: $0) } ?? false }

  /// Calls the method of a name; where there is none, one line says so.
  ///
  /// - Returns: What the method answers, where that is an object or can be made one.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  /// Calls the method of a name with a value.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { send(aSelector, [object]) }

  /// Calls the method of a name with two values.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector?, _ values: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector, let answer = SelectorCall.perform(selector, on: self, values), !(answer is Void) else { return nil }
    guard let object = try? SelectorValue.cast(answer, to: AnyObject.self) else { return nil }
    // Who asked does not release it: without pools, it lives to the end of what the main thread does now.
    let kept = UncheckedSendable(Unmanaged.passRetained(object))
    DispatchQueue.main.async { kept.value.release() }
    return kept.value
  }
}
