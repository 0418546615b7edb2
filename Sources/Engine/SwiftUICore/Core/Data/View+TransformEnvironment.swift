import Foundation

extension View {
  /// Edits a value of the environment for this view and everything below.
  ///
  /// The closure gets the value that holds around the view, and runs again when that one changes.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWritingModifier { transform(&$0[keyPath: keyPath]) })
  }
}
