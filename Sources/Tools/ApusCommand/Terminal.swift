import Foundation

/// What the tool says to people: notes and errors on standard error, results on standard output.
enum Terminal {
  /// Prints `apus: message` on standard error.
  static func note(_ message: String) {
    write("apus: \(message)\n", to: .standardError)
  }

  /// Prints a line of the command's result on standard output.
  static func print(_ line: String = "") {
    write(line + "\n", to: .standardOutput)
  }

  /// Prints text as it is, on standard error.
  static func progress(_ text: String) {
    write(text, to: .standardError)
  }

  /// Whether standard error is a terminal, on which a line can be written over.
  static var canOverwriteLines: Bool { isatty(STDERR_FILENO) == 1 }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has gone away (`apus doctor | head -1`) is not an error of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
