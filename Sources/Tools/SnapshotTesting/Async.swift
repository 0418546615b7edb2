/// A value that is there now or comes later.
///
///     Async<UIImage> { done in map.draw { done($0) } }
public struct Async<Value> {
  /// Asks for the value; the closure gets it, perhaps on another thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that comes when a closure hands it over.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// What a closure makes of the value.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
