public import SwiftDataCore
public import SwiftUI

/// The context of views; where none is set, one of a container in memory that has no models: inserting fails in it, fetches are empty.
enum ModelContextKey: EnvironmentKey {
  // Safe: views read it, on the main thread; nothing is ever in it.
  nonisolated(unsafe) static let defaultValue: ModelContext = {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      return ModelContext(try ModelContainer(for: Schema([any PersistentModel.Type]()), configurations: [configuration]))
    } catch {
      fatalError("a container in memory without models could not be made: \(error)")
    }
  }()
}

extension EnvironmentValues {
  /// The context from which `@Query` fetches, and into which views insert.
  ///
  ///     @Environment(\.modelContext) private var context
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
