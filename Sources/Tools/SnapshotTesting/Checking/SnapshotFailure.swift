/// Why a snapshot fails, as it is told.
struct SnapshotFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
