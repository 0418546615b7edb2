// Safe: who carries vouches that one thread at a time uses the value, which is never changed.
/// Carries a value across an isolation boundary that is known to be safe: a C pointer to the main thread, on which its callback
/// already runs, or a closure to the thread that will run it.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  /// What is carried.
  package let value: Value

  /// Carries a value.
  @inlinable package init(_ value: Value) { self.value = value }
}
