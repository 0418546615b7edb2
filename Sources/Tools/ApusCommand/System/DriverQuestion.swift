import Foundation

/// Something that the compiler's driver is asked, without compiling anything, or the package manager, which asks it in turn.
///
/// The driver makes a folder to work in, and leaves it where it only answers; so it gets one for that, which goes.
struct DriverQuestion {
  var program = "swiftc"
  var arguments: [String]
  var environment: [String: String]

  /// The exit code, and what was written to standard output.
  ///
  /// - Throws: Where it cannot be started, and as ``Subprocess`` where a signal has ended it.
  func answer() throws -> (code: Int32, output: Data) {
    let folder = try Path.makeTemporaryFolder(for: "question")
    defer { try? folder.remove() }
    let inside = environment.merging(["TMPDIR": folder.string]) { $1 }
    return try Subprocess(program: program, arguments: arguments, environment: inside).capture()
  }
}
