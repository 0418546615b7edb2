import EngineRuntime

/// A view or modifier that brings a model in line with what it says, just before its body reads the model.
///
/// Making a view changes nothing, nor does evaluating its body. What the views of a container share and keep, such as the screens
/// of a stack, follows what the container's view says in ``reconcile()``, and nowhere else but in actions. The view's node calls it
/// each time before it evaluates the body, with the view's dynamic properties in place. What it reads counts as read by the body:
/// when that changes, both run again. Where nothing has changed since the last call, it is to leave the model as it is.
///
///     extension Columns: ModelReconciling {
///       func reconcile() { model.show(columns, isCollapsed: sizeClass == .compact) }
///     }
package protocol ModelReconciling {
  /// Brings the model in line with this value. It is called on the main thread, and costs a call for each body evaluation.
  @MainActor func reconcile()
}

/// Whether models are being brought in line with their views.
package enum Reconciliation {
  // Safe: main thread only.
  nonisolated(unsafe) private static var depth = 0

  /// How values of a type, at an address, bring their model in line; `nil` for types that have none.
  ///
  /// By address, since a box for each evaluation of a list's rows would cost more than most calls.
  static func reconciler(of type: Any.Type) -> ((UnsafeRawPointer) -> Void)? {
    func open<Value: ModelReconciling>(_: Value.Type) -> (UnsafeRawPointer) -> Void {
      { address in
        depth += 1
        defer { depth -= 1 }
        // Safe: bodies are evaluated on the main thread, where the value stays.
        nonisolated(unsafe) let value = address.assumingMemoryBound(to: Value.self)
        MainThread.isolated { value.pointee.reconcile() }
      }
    }
    return (type as? any ModelReconciling.Type).map { open($0) }
  }

  /// Checks in debug builds that a change of a model comes from ``ModelReconciling/reconcile()``, not from a body or an initializer.
  package static func require(_ change: StaticString = #function) {
    assert(depth > 0, "\(change) changes a model; call it from reconcile() of the view, not from its body or initializer")
  }
}
