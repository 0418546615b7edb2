// Safe: main thread only; others only carry it.
/// A weak reference to an object: `object` is `nil` once it is gone.
///
/// A `weak` variable would move the object's reference count into a table of its own and make every later use of the object slow;
/// nodes are used too often for that. The object makes it when first asked, and ends it in its `deinit`, on the main
/// thread like every use.
package final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // Safe: the object empties it in its `deinit`.
  private unowned(unsafe) var reference: Object?

  init(_ object: Object) { reference = object }

  /// The object, as long as it is there.
  package var object: Object? { reference }

  /// To be called by the object when it goes.
  func end() { reference = nil }
}
