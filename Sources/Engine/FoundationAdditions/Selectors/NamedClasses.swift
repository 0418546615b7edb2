import Synchronization

/// Classes of an app by the names that they have for Objective-C.
///
/// `apus` writes what adds a class with `@objc(Book)`, and has it run when the program, or a library, is loaded. A data model names its
/// entities' classes so.
public enum NamedClasses {
  /// What was added for a name, the last time.
  private static let makers = Mutex<[String: @Sendable () -> AnyClass]>([:])

  /// Adds a class.
  ///
  /// - Parameters:
  ///   - name: Its name for Objective-C.
  ///   - type: Gives the class, when it is first asked for; until then nothing of it is set up.
  public static func add(_ name: String, _ type: @escaping @Sendable () -> AnyClass) {
    makers.withLock { $0[name] = type }
  }

  /// The class of a name; `nil` where no source gives the name to one.
  package static subscript(name: String) -> AnyClass? { makers.withLock { $0[name] }?() }
}
