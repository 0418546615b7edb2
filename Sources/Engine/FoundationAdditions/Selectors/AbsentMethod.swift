/// A method that a type might have left out, and has.
///
/// `apus` writes it where an app's protocol has `@objc optional`: the requirement is one that may fail, and does where the type has no
/// method of its own; calls with a question mark answer `nil` then.
public struct AbsentMethod: Error {
  /// Says that there is no such method.
  public init() {}
}
