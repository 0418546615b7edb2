import EngineRuntime
import SwiftDataCore
import SwiftUI

/// What a container is to be made of.
struct ContainerSetup {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  /// Makes the container and tells who asked for it; says on the console why it cannot be made.
  @MainActor func make() -> ModelContainer? {
    let schema = Schema(types)
    do {
      let container = try ModelContainer(
        for: schema, configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory)])
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
      return container
    } catch {
      let names = types.map { "\($0)" }.joined(separator: ", ")
      Diagnostics.report("modelContainer(for: \(names)): no container could be made: \(error)")
      onSetup(.failure(error))
      return nil
    }
  }
}

/// Makes a container once and sets its main context.
struct ContainerView<Content: View>: View {
  /// Made when it is first asked for, not with each value of the view.
  @MainActor final class Holder {
    private var made: ModelContainer??

    func container(_ setup: ContainerSetup) -> ModelContainer? {
      if let made { return made }
      let container = setup.make()
      made = .some(container)
      return container
    }
  }

  let setup: ContainerSetup
  let isUndoEnabled: Bool
  let content: Content
  @State private var holder = Holder()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    let context = holder.container(setup)?.mainContext ?? ModelContextKey.defaultValue
    content
      .modelContext(context)
      .onAppear { if isUndoEnabled { context.undoManager = undoManager } }
  }
}
