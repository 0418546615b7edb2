import LateLibraries
import DisplayModel

extension Result where Failure == LateLibrary.Failure {
  /// The functions, for a picture of a name; throws why there are none.
  func functions(for name: String) throws(ImageError) -> Success {
    switch self {
    case .success(let functions): return functions
    case .failure(let failure): throw .unreadable(name: name, reason: failure.reason)
    }
  }
}
