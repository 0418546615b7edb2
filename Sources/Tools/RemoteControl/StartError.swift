/// Why a program was not started: one clear line.
package struct StartError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
