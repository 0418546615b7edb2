/// Classes that answer themselves which of their methods a message calls: those of the frameworks.
///
/// An app's classes need it not. For each method with `@objc` or `@IBAction`, and for each property, `apus` writes a
/// ``SelectorMember`` beside it. A message looks in the class of its object for such a member, then asks the class by this protocol,
/// then goes on with its superclass: `SelectorCall.perform(_:on:_:)` in this module is what controls and timers send it with.
///
///     open class Responder: NSObject, SelectorPerforming {
///       open class func method(for selector: String) -> ((AnyObject, [Any?]) -> Any?)? {
///         guard selector == "resign" else { return nil }
///         return { object, _ in (object as? Responder)?.resign() }
///       }
///     }
public protocol SelectorPerforming: AnyObject {
  /// What calls the method of a name, such as `tapped:`; `nil` where the class has none.
  ///
  /// - Parameter selector: The name.
  /// - Returns: A function that takes the object and what the message comes with: as many values as its sender has, which may be
  ///   more or fewer than the method takes. It answers what the method answers.
  static func method(for selector: String) -> ((AnyObject, [Any?]) -> Any?)?
}
