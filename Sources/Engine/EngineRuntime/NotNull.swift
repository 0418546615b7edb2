/// A pointer that a C library never leaves out, though its header does not say so.
///
/// What makes objects in GLib, GTK, Pango and Cairo ends the process itself, or answers an object in an error state, when memory runs
/// out; what a callback is given as its data is what was handed over with it. A null pointer ends the process and names the line.
///
/// - Parameters:
///   - pointer: What the library answered, or gave to a callback.
///   - file: The file that asked.
///   - line: Its line there.
/// - Returns: The pointer.
@inlinable
package func notNull<Pointer>(_ pointer: Pointer?, file: StaticString = #fileID, line: UInt = #line) -> Pointer {
  guard let pointer else {
    fatalError(
      "a C library gave a null pointer that it never gives: see whether memory has run out, or the library is older than Apus asks for",
      file: file, line: line)
  }
  return pointer
}
