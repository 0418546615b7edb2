/// An object that says when it is about to change.
///
/// A class with `@Published` properties, its own or inherited, gets an `objectWillChange` that fires before each of them
/// changes.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before any `@Published` property of the object changes.
  ///
  /// The same publisher each time for an object that has such properties; a new one, which never fires by itself, for
  /// an object without.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: self))
    guard let first = fields.first else { return ObservableObjectPublisher() }
    if let cached = first.objectWillChange(of: self) { return cached }
    return PublishedFields.install(in: self, fields)
  }
}
