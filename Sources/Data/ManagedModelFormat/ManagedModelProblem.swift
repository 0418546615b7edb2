/// Why a model is none: where, what, and what to do.
package struct ManagedModelProblem: Error, Equatable, CustomStringConvertible {
  /// What part of the model it is, such as `the attribute title of the entity Book`.
  package var place: String
  package var what: String
  package var remedy: String

  package init(_ place: String, _ what: String, _ remedy: String) {
    (self.place, self.what, self.remedy) = (place, what, remedy)
  }

  package var description: String { "\(place): \(what); \(remedy)" }
}
