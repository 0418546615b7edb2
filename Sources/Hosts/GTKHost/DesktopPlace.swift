import CGtk4
import CX11
import DisplayModel

/// A window as an X server places it on the desktop; GTK itself tells and asks nothing of places.
///
/// Wayland's compositors keep places to themselves.
@MainActor
struct DesktopPlace {
  private let gdkDisplay: OpaquePointer
  private let display: OpaquePointer
  private let window: Window

  /// `nil` where the window is on no X server.
  init?(of surface: OpaquePointer) {
    let isX = g_type_check_instance_is_a(
      UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GTypeInstance.self), gdk_x11_surface_get_type())
    guard isX != 0, let gdkDisplay = gdk_surface_get_display(surface),
      let display = gdk_x11_display_get_xdisplay(gdkDisplay)
    else { return nil }
    (self.gdkDisplay, self.display, window) = (gdkDisplay, display, gdk_x11_surface_get_xid(surface))
  }

  /// Where it is now; `nil` where the server does not know it any more.
  var place: WindowPlace? {
    trapped {
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, window, &attributes) != 0 else { return nil }
      var (x, y, child) = (Int32(0), Int32(0), Window(0))
      guard XTranslateCoordinates(display, window, attributes.root, 0, 0, &x, &y, &child) != 0 else { return nil }
      let frame = frame
      return WindowPlace(x: Int(x) - frame.left, y: Int(y) - frame.top)
    }
  }

  /// Asks for a place, unless no person would find it there; the window manager has the last word.
  func move(to place: WindowPlace) {
    trapped {
      var (attributes, root) = (XWindowAttributes(), XWindowAttributes())
      guard XGetWindowAttributes(display, window, &attributes) != 0,
        XGetWindowAttributes(display, attributes.root, &root) != 0,
        place.isReachable(width: Int(attributes.width), onDesktopOf: (Int(root.width), Int(root.height)))
      else { return }
      XMoveWindow(display, window, Int32(place.x), Int32(place.y))
    }
  }

  /// Asks the window manager to lay the window above or below all others; it has the last word.
  func lie(_ level: WindowAttributes.Level) {
    let state: String
    switch level {
    case .normal: return
    case .floating: state = "_NET_WM_STATE_ABOVE"
    case .below: state = "_NET_WM_STATE_BELOW"
    }
    trapped {
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, window, &attributes) != 0 else { return }
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = window
      event.xclient.message_type = gdk_x11_get_xatom_by_name_for_display(gdkDisplay, "_NET_WM_STATE")
      event.xclient.format = 32
      // It adds a state, only one, and a usual app asks.
      event.xclient.data.l = (1, Int(gdk_x11_get_xatom_by_name_for_display(gdkDisplay, state)), 0, 1, 0)
      XSendEvent(display, attributes.root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
    }
  }

  /// How far the window manager's frame reaches beyond the window.
  private var frame: (left: Int, top: Int) {
    var (type, format, count, left) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    let name = gdk_x11_get_xatom_by_name_for_display(gdkDisplay, "_NET_FRAME_EXTENTS")
    guard XGetWindowProperty(display, window, name, 0, 4, 0, 6, &type, &format, &count, &left, &data) == 0, let data else {
      return (0, 0)
    }
    defer { XFree(data) }
    // Numbers of 32 bits come as C's long; the order is left, right, top, bottom.
    guard format == 32, count == 4 else { return (0, 0) }
    return UnsafeMutableRawPointer(data).withMemoryRebound(to: Int.self, capacity: 4) { ($0[0], $0[2]) }
  }

  /// Does something to which the server may answer that there is no such window.
  private func trapped<Value>(_ body: () -> Value?) -> Value? {
    gdk_x11_display_error_trap_push(gdkDisplay)
    let value = body()
    return gdk_x11_display_error_trap_pop(gdkDisplay) == 0 ? value : nil
  }
}
