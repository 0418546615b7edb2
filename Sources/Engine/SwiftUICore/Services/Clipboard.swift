/// What people copy to and paste from.
///
/// The host that starts an app puts the system's in place; without one texts stay in the process.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text that is there now; the call may have to wait for another app, for a second at most.
  var string: String? { get }
  /// Puts a text there; `nil` empties it.
  func setString(_ string: String?)
  /// Asks for the text that is there and calls back on the main thread, at once or later.
  func readString(_ receive: @escaping @MainActor (String?) -> Void)
}

/// A clipboard of the process.
@MainActor
package final class ProcessClipboard: Clipboard {
  package private(set) var string: String?
  package init() {}
  package func setString(_ string: String?) { self.string = string }
  package func readString(_ receive: @escaping @MainActor (String?) -> Void) { receive(string) }
}

/// The clipboard that everything in the process uses.
@MainActor
package enum GeneralClipboard {
  package static var shared: any Clipboard = ProcessClipboard()
}
