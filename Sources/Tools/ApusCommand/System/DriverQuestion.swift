import Foundation

/// Something that the compiler's driver is asked, without compiling anything.
///
/// The driver makes a folder to work in, and leaves it where it only answers; so it gets one for that, which goes.
struct DriverQuestion {
  var arguments: [String]
  var environment: [String: String]

  /// The driver's exit code, and what it has written to standard output.
  ///
  /// - Throws: Where it cannot be started, and as ``Subprocess`` where a signal has ended it.
  func answer() throws -> (code: Int32, output: Data) {
    let folder = try Path.makeTemporaryFolder(for: "question")
    defer { try? folder.remove() }
    let inside = environment.merging(["TMPDIR": folder.string]) { $1 }
    return try Subprocess(program: "swiftc", arguments: arguments, environment: inside).capture()
  }
}
