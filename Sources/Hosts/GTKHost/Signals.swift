import CGtk4
import DisplayModel

/// Connects closures to the signals of GLib's objects.
enum Signals {
  /// What a signal calls; lives as long as the connection does.
  private final class Handler {
    /// Takes the signal's first argument, and returns whether the signal stops here.
    let handle: @MainActor (OpaquePointer?) -> Bool
    init(_ handle: @escaping @MainActor (OpaquePointer?) -> Bool) { self.handle = handle }
  }

  /// Calls a closure on each emission of a signal whose arguments do not matter and that expects no answer.
  static func connect(_ signal: String, of object: UnsafeMutableRawPointer, _ action: @escaping @MainActor () -> Void) {
    // Swapped, the handler comes first, whatever arguments follow.
    let callback: @convention(c) (gpointer) -> gboolean = { user in
      let handler = UncheckedSendable(Unmanaged<Handler>.fromOpaque(user).takeUnretainedValue())
      return MainActor.assumeIsolated { handler.value.handle(nil) } ? 1 : 0
    }
    let handler = Handler { _ in
      action()
      return false
    }
    connect(signal, of: object, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// Calls a closure with the `GdkEvent` of a signal; it returns whether the event goes no further.
  static func connect(
    _ signal: String, of object: UnsafeMutableRawPointer, event action: @escaping @MainActor (OpaquePointer) -> Bool
  ) {
    let callback: @convention(c) (gpointer, OpaquePointer?) -> gboolean = { user, event in
      let handler = UncheckedSendable(Unmanaged<Handler>.fromOpaque(user).takeUnretainedValue())
      let event = UncheckedSendable(event)
      return MainActor.assumeIsolated { handler.value.handle(event.value) } ? 1 : 0
    }
    let handler = Handler { event in event.map(action) ?? false }
    connect(signal, of: object, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// Calls a closure with the first argument of a signal, a pointer, and expects no answer.
  static func connect(
    _ signal: String, of object: UnsafeMutableRawPointer, argument action: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    connect(
      signal, of: object,
      event: { argument in
        action(argument)
        return false
      })
  }

  /// Calls a closure with the drop, and the place, of a signal; what it answers is the signal's answer.
  static func connect(
    _ signal: String, of object: UnsafeMutableRawPointer,
    drop action: @escaping @MainActor (OpaquePointer, Double, Double) -> UInt32
  ) {
    let callback: @convention(c) (gpointer, OpaquePointer?, Double, Double) -> guint = { user, argument, x, y in
      guard let argument else { return 0 }
      let handler = UncheckedSendable(Unmanaged<DropHandler>.fromOpaque(user).takeUnretainedValue())
      let drop = UncheckedSendable(argument)
      return MainActor.assumeIsolated { handler.value.handle(drop.value, x, y) }
    }
    let release: GClosureNotify = { user, _ in Unmanaged<DropHandler>.fromOpaque(notNull(user)).release() }
    g_signal_connect_data(
      object, signal, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passRetained(DropHandler(action)).toOpaque(),
      release, G_CONNECT_SWAPPED)
  }

  private final class DropHandler {
    let handle: @MainActor (OpaquePointer, Double, Double) -> UInt32
    init(_ handle: @escaping @MainActor (OpaquePointer, Double, Double) -> UInt32) { self.handle = handle }
  }

  /// Calls a closure with the first argument of a signal, a whole number, and expects no answer.
  static func connect(
    _ signal: String, of object: UnsafeMutableRawPointer, number action: @escaping @MainActor (Int32) -> Void
  ) {
    let callback: @convention(c) (gpointer, gint) -> Void = { user, number in
      let handler = UncheckedSendable(Unmanaged<Handler>.fromOpaque(user).takeUnretainedValue())
      _ = MainActor.assumeIsolated { handler.value.handle(OpaquePointer(bitPattern: Int(number))) }
    }
    let handler = Handler { number in
      action(Int32(truncatingIfNeeded: Int(bitPattern: number)))
      return false
    }
    connect(signal, of: object, unsafeBitCast(callback, to: GCallback.self), handler)
  }

  /// Calls a closure with the two whole numbers of a signal; what it answers is the signal's answer.
  static func connect(
    _ signal: String, of object: UnsafeMutableRawPointer, numbers action: @escaping @MainActor (Int32, Int32) -> Bool
  ) {
    let callback: @convention(c) (gpointer, gint, gint) -> gboolean = { user, first, second in
      let handler = UncheckedSendable(Unmanaged<NumbersHandler>.fromOpaque(user).takeUnretainedValue())
      return MainActor.assumeIsolated { handler.value.handle(first, second) } ? 1 : 0
    }
    let release: GClosureNotify = { user, _ in Unmanaged<NumbersHandler>.fromOpaque(notNull(user)).release() }
    g_signal_connect_data(
      object, signal, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passRetained(NumbersHandler(action)).toOpaque(),
      release, G_CONNECT_SWAPPED)
  }

  private final class NumbersHandler {
    let handle: @MainActor (Int32, Int32) -> Bool
    init(_ handle: @escaping @MainActor (Int32, Int32) -> Bool) { self.handle = handle }
  }

  private static func connect(
    _ signal: String, of object: UnsafeMutableRawPointer, _ callback: GCallback, _ handler: Handler
  ) {
    let release: GClosureNotify = { user, _ in Unmanaged<Handler>.fromOpaque(notNull(user)).release() }
    g_signal_connect_data(
      object, signal, callback, Unmanaged.passRetained(handler).toOpaque(), release, G_CONNECT_SWAPPED)
  }
}
