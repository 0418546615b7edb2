import SwiftDataCore
import SwiftUICore

/// Hears that something is about to differ in a context.
protocol ContextListener: AnyObject {
  func changesArePending()
}

/// Knows which queries show models of which context.
@MainActor
enum PendingContexts {
  private struct Listeners {
    weak var context: ModelContext?
    var all: [WeakListener]
  }

  private struct WeakListener {
    weak var listener: (any ContextListener)?
  }

  private static var listeners: [ObjectIdentifier: Listeners] = [:]

  /// Tells a query of changes in a context, until one of both is gone.
  nonisolated static func add(_ listener: any ContextListener, of context: ModelContext) {
    MainThread.unchecked { add(listener, context) }
  }

  private static func add(_ listener: any ContextListener, _ context: ModelContext) {
    ModelContext.changesArePending = { changesArePending(in: $0) }
    let key = ObjectIdentifier(context)
    var known = listeners[key].flatMap { $0.context == nil ? nil : $0.all } ?? []
    if known.count == known.capacity { known.removeAll { $0.listener == nil } }
    if known.isEmpty { listeners = listeners.filter { $0.value.context != nil } }
    listeners[key] = Listeners(context: context, all: known + [WeakListener(listener: listener)])
  }

  private static func changesArePending(in context: ModelContext) {
    for entry in listeners[ObjectIdentifier(context)]?.all ?? [] { entry.listener?.changesArePending() }
  }
}
