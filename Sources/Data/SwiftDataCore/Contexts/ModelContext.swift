package import StoreEngine

/// Models of a container's stores, and what has changed in them since they were last saved.
///
/// A context and its models belong to one thread or actor.
public class ModelContext {
  /// The records of the models.
  package let graph: ObjectContext

  /// Called on the main actor when the first change since the last ``processPendingChanges()`` comes to a container's main context, so
  /// that it is called before the next frame. Nil where no window is.
  @MainActor package static var changesArePending: (@MainActor (ModelContext) -> Void)?

  /// What saves a container's main context by itself, half a second after the last change and five after the first. Nil where no
  /// window is; then nothing is saved by itself.
  @MainActor package static var autosaveScheduler: (any ModelContextScheduler)?

  /// Saves now what is to be saved by itself: where a window closes, the app loses the focus or is told to end.
  @MainActor package func autosaveNow() { fatalError("contract") }

  init(graph: ObjectContext) { self.graph = graph }
}
