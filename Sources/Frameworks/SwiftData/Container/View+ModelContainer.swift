public import SwiftDataCore
public import SwiftUI

extension View {
  /// Sets the container whose main context `@Query` fetches from in this view and below.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(container.mainContext)
  }

  /// Makes a container for a model, and for those that it leads to, when the view first shows, and sets it for the view and below.
  ///
  /// With `inMemory` nothing is kept in a file, with `isAutosaveEnabled` the main context saves by itself a moment after changes,
  /// and with `isUndoEnabled` changes can be taken back by the window's undo manager. `onSetup` is called once with the container,
  /// or with why there is none; then views show what an empty container has.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for models, and for those that they lead to, when the view first shows, and sets it for the view and below.
  ///
  /// With `inMemory` nothing is kept in a file, with `isAutosaveEnabled` the main context saves by itself a moment after changes,
  /// and with `isUndoEnabled` changes can be taken back by the window's undo manager. `onSetup` is called once with the container,
  /// or with why there is none; then views show what an empty container has.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    ContainerView(
      setup: ContainerSetup(types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup),
      isUndoEnabled: isUndoEnabled, content: self)
  }
}

extension Scene {
  /// Sets the container whose main context `@Query` fetches from in the scene's windows.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
    modified { $0.modelContainer(container) }
  }

  /// Makes a container for a model, and for those that it leads to, when the app starts, and sets it for the scene's windows.
  ///
  /// The parameters are those of the view's modifier.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for models, and for those that they lead to, when the app starts, and sets it for the scene's windows.
  ///
  /// The parameters are those of the view's modifier.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modified {
      $0.modelContainer(
        for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
  }
}
