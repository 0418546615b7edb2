import Dispatch
import StoreEngine

/// What runs the code of a model actor, with a context of its own.
public protocol ModelExecutor: Executor {
  /// The context that the code uses.
  var modelContext: ModelContext { get }
}

/// An executor of a model actor that runs one thing at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

// Safe: the context is used by jobs of the queue alone, one at a time.
/// Runs the code of one model actor on a queue of its own.
public class DefaultSerialModelExecutor: @unchecked Sendable, SerialModelExecutor {
  /// The context that the jobs use.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  /// An executor for an actor that uses a context.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    let context = WeakContext(modelContext)
    let queue = queue
    modelContext.graph.whenOthersSave { queue.async { context.value?.processPendingChanges() } }
  }

  /// Runs a job after those that were handed over before.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  /// The executor as actors keep it.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

// Safe: it is asked for on the context's own thread.
/// A context that another thread hands back to its own.
struct WeakContext: @unchecked Sendable {
  weak var value: ModelContext?

  init(_ context: ModelContext) { value = context }
}

/// An actor with a context of its own; `@ModelActor` makes an actor one.
public protocol ModelActor: Actor {
  /// The container whose stores it uses.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs its code.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// What runs the actor's code: its model executor.
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("the executor of \(Self.self) does not run one thing at a time; make it a SerialModelExecutor")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier in the actor's context; nil where there is none, and where it is of another class.
  public subscript<T>(id: PersistentIdentifier, as as: T.Type) -> T? where T: PersistentModel {
    modelContext.existingModel(for: id) as? T
  }
}
