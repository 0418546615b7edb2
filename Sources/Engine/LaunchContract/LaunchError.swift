/// Why an app cannot be shown as asked; one line for the person who asked.
package struct LaunchError: Error, CustomStringConvertible, Equatable {
  package let description: String
  package init(_ description: String) { self.description = description }
}
