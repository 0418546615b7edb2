/// Why a picture cannot be read, in one line.
package struct PictureError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
