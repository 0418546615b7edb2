import CGtk4
import Foundation
import DisplayModel

/// Takes what other apps, and this one, drop on a window.
@MainActor
final class GTKDropTarget {
  private let send: (DropInput) -> Void
  private let operation: () -> DropOperation?
  /// What is over the window now.
  private var offer: (drop: OpaquePointer, items: [TransferItem])?

  /// - Parameters:
  ///   - widget: Where things are dropped.
  ///   - send: Takes what happens.
  ///   - operation: What would happen now.
  init(
    on widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (DropInput) -> Void, operation: @escaping () -> DropOperation?
  ) {
    (self.send, self.operation) = (send, operation)
    let target = notNull(gtk_drop_target_async_new(nil, GDK_ACTION_COPY))
    let controller = UnsafeMutableRawPointer(target)
    for signal in ["drag-enter", "drag-motion"] {
      Signals.connect(signal, of: controller) { [weak self] drop, x, y in
        self?.moved(drop, to: CGPoint(x: x, y: y)) == true ? GDK_ACTION_COPY.rawValue : 0
      }
    }
    Signals.connect("drag-leave", of: controller, argument: { [weak self] in self?.left($0) })
    Signals.connect("drop", of: controller) { [weak self] drop, x, y in
      self?.dropped(drop, at: CGPoint(x: x, y: y)) == true ? 1 : 0
    }
    gtk_widget_add_controller(widget, target)
  }

  private func items(of drop: OpaquePointer) -> [TransferItem] {
    if let offer, offer.drop == drop { return offer.items }
    let items = GTKDesktopDrags.items(of: gdk_drop_get_drag(drop)) ?? [item(of: drop)]
    offer = (drop, items)
    return items
  }

  private func item(of drop: OpaquePointer) -> TransferItem {
    let held = HeldObject(drop)
    return TransferItem(mimeTypes: GTKTransfer.mimeTypes(of: gdk_drop_get_formats(drop))) { type, receive in
      MainThread.run { GTKTransfer.read(type, of: .drop(held.pointer), receive) }
    }
  }

  private func moved(_ drop: OpaquePointer, to location: CGPoint) -> Bool {
    send(DropInput(phase: .moved, location: location, items: items(of: drop), time: EventClock.now))
    return operation()?.takes == true
  }

  private func left(_ drop: OpaquePointer?) {
    // GTK says so before a drop, too; what is dropped comes over the window again.
    guard let offer else { return }
    send(DropInput(phase: .left, location: .zero, items: offer.items, time: EventClock.now))
    self.offer = nil
  }

  private func dropped(_ drop: OpaquePointer, at location: CGPoint) -> Bool {
    let items = items(of: drop)
    send(DropInput(phase: .moved, location: location, items: items, time: EventClock.now))
    guard operation()?.takes == true else { return false }
    if gdk_drop_get_drag(drop) != nil {
      send(DropInput(phase: .dropped, location: location, items: items, time: EventClock.now))
      gdk_drop_finish(drop, GDK_ACTION_COPY)
      offer = nil
      return true
    }
    let (held, send) = (HeldObject(drop), send)
    items[0].loadAll { [weak self] representations in
      gdk_drop_finish(held.pointer, GDK_ACTION_COPY)
      self?.offer = nil
      let loaded = GTKTransfer.items(of: representations)
      send(DropInput(phase: .dropped, location: location, items: loaded, time: EventClock.now))
    }
    return true
  }
}

// Safe: never changed; GLib counts references on any thread.
/// Keeps an object of GLib's alive.
final class HeldObject: @unchecked Sendable {
  let pointer: OpaquePointer
  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }
  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// Drags things out of windows.
@MainActor
final class GTKDesktopDrags: DesktopDrags {
  private let window: () -> GTKWindow?
  /// What this app drags over the desktop now.
  private static var carried: (drag: OpaquePointer, items: [TransferItem], finished: @MainActor (Bool) -> Void)?

  /// `window` is the one that the pointer's button went down in.
  init(window: @escaping () -> GTKWindow?) { self.window = window }

  /// What this app drags; `nil` for what another one does.
  static func items(of drag: OpaquePointer?) -> [TransferItem]? {
    guard let drag, let carried, carried.drag == drag else { return nil }
    return carried.items
  }

  func begin(_ items: [TransferItem], finished: @escaping @MainActor (Bool) -> Void) -> Bool {
    guard let window = window(), let surface = window.surface,
      let seat = gdk_display_get_default_seat(gdk_display_get_default()), let pointer = gdk_seat_get_pointer(seat)
    else { return false }
    window.pointerWasTaken()
    let held = HeldObject(surface)
    GTKTransfer.provide(items) { provider in
      guard let provider else { return finished(false) }
      let drag = gdk_drag_begin(held.pointer, pointer, provider, GDK_ACTION_COPY, 0, 0)
      g_object_unref(UnsafeMutableRawPointer(provider))
      guard let drag else { return finished(false) }
      Self.carried = (drag, items, finished)
      Signals.connect("dnd-finished", of: UnsafeMutableRawPointer(drag)) { Self.end(isTaken: true) }
      Signals.connect("cancel", of: UnsafeMutableRawPointer(drag)) { Self.end(isTaken: false) }
    }
    return true
  }

  private static func end(isTaken: Bool) {
    let ended = carried
    carried = nil
    ended?.finished(isTaken)
  }
}
