import Foundation
import FoundationAdditions

/// Who hears of something by a method that is called by its name; who it is for is not kept.
@MainActor
struct MessageTarget {
  private(set) weak var object: AnyObject?
  let action: Selector
  /// Whether nobody is named.
  let isForAnybody: Bool

  init(_ target: Any?, _ action: Selector) {
    object = target.map { $0 as AnyObject }
    isForAnybody = target == nil
    self.action = action
  }

  /// Whether target and method are the same as another's; what is gone is nobody's.
  func isSame(as other: MessageTarget) -> Bool {
    guard action == other.action, isForAnybody == other.isForAnybody else { return false }
    return isForAnybody || object != nil && object === other.object
  }

  /// Whether it is meant by a target and a method, of which `nil` stands for all; what is gone always is.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    guard let object else { return !isForAnybody || (target == nil && action.map { $0 == self.action } ?? true) }
    if let target, target as AnyObject !== object { return false }
    return action.map { $0 == self.action } ?? true
  }

  /// Calls the method with what the sender has to say; nothing happens once the target is gone.
  func send(_ values: [Any?]) {
    if let object { SelectorCall.perform(action, on: object, values) }
  }
}
