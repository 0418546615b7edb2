import CCairo
import CGtk4
import CairoRenderer
import Dispatch
import Foundation
import SwiftUICore

/// Shows content in a window of the desktop.
///
/// The window asks for frames only while the content wants one: a tick callback of GTK's frame clock is installed by a request and
/// removed when nothing is wanted any more, so that an idle app uses no processor time.
@MainActor
package final class GTKWindow {
  private let content: any HostedContent
  private var configuration: HostConfiguration
  private let followsColorScheme: Bool
  private let renderer = CairoRenderer()
  private var buffer: PixelBuffer?
  private var window: UnsafeMutablePointer<GtkWidget>!
  private var area: UnsafeMutablePointer<GtkWidget>!
  private var tick: guint = 0
  private var timer: guint = 0
  private var pointer = CGPoint.zero
  private var isPressed = false
  /// Frames that changed something.
  package private(set) var framesPainted = 0

  package init(
    application: UnsafeMutablePointer<GtkApplication>, title: String, content: any HostedContent,
    configuration: HostConfiguration
  ) {
    self.content = content
    self.configuration = configuration
    followsColorScheme = false
    makeWidgets(application, title: title)
    content.requestFrame = { [weak self] in self?.wantFrame() }
    content.titleChanged = { [weak self] in
      guard let self else { return }
      gtk_window_set_title(UnsafeMutablePointer(OpaquePointer(self.window)), $0)
    }
    connectInput()
    gtk_widget_show(window)
    wantFrame()
  }

  // MARK: Widgets

  private var selfPointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func makeWidgets(_ application: UnsafeMutablePointer<GtkApplication>, title: String) {
    window = gtk_application_window_new(application)
    let asWindow = UnsafeMutablePointer<GtkWindow>(OpaquePointer(window))
    gtk_window_set_title(asWindow, title)
    gtk_window_set_default_size(asWindow, gint(configuration.size.width), gint(configuration.size.height))
    area = gtk_drawing_area_new()
    gtk_widget_set_focusable(area, 1)
    gtk_window_set_child(asWindow, area)
    let draw: GtkDrawingAreaDrawFunc = { _, context, width, height, user in
      let window = Unmanaged<GTKWindow>.fromOpaque(user!).takeUnretainedValue()
      let target = UncheckedPointer(context!)
      MainActor.assumeIsolated { window.draw(target.pointer, width: Int(width), height: Int(height)) }
    }
    gtk_drawing_area_set_draw_func(UnsafeMutablePointer(OpaquePointer(area)), draw, selfPointer, nil)
    let resized: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { _, width, height, user in
      let window = Unmanaged<GTKWindow>.fromOpaque(user!).takeUnretainedValue()
      MainActor.assumeIsolated { window.resize(width: Int(width), height: Int(height)) }
    }
    connect(area, "resize", unsafeBitCast(resized, to: GCallback.self))
    let closed: @convention(c) (gpointer?, gpointer?) -> Void = { _, user in
      let window = Unmanaged<GTKWindow>.fromOpaque(user!).takeUnretainedValue()
      MainActor.assumeIsolated { window.close() }
    }
    connect(window, "destroy", unsafeBitCast(closed, to: GCallback.self))
  }

  private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback) {
    g_signal_connect_data(object, signal, callback, selfPointer, nil, GConnectFlags(rawValue: 0))
  }

  private func close() {
    content.requestFrame = nil
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    content.close()
  }

  // MARK: Frames

  /// Seconds of GTK's own clock.
  private var now: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }

  private func wantFrame() {
    guard tick == 0 else { return }
    let callback: GtkTickCallback = { _, clock, user in
      let window = Unmanaged<GTKWindow>.fromOpaque(user!).takeUnretainedValue()
      let time = TimeInterval(gdk_frame_clock_get_frame_time(clock)) / 1e6
      return MainActor.assumeIsolated { window.runFrame(at: time) }
    }
    tick = gtk_widget_add_tick_callback(area, callback, selfPointer, nil)
  }

  private func runFrame(at time: TimeInterval) -> gboolean {
    tick = 0
    guard buffer != nil else { return 0 }
    if let update = content.frame(at: time) {
      renderer.paint(update.list, into: buffer!, damage: framesPainted == 0 ? nil : update.damage)
      framesPainted += 1
      gtk_widget_queue_draw(area)
    }
    armTimer()
    return 0
  }

  private func armTimer() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    guard let next = content.nextFrameTime else { return }
    let callback: GSourceFunc = { user in
      let window = Unmanaged<GTKWindow>.fromOpaque(user!).takeUnretainedValue()
      MainActor.assumeIsolated {
        window.timer = 0
        window.wantFrame()
      }
      return 0
    }
    timer = g_timeout_add(guint(max(0, (next - now) * 1000).rounded(.up)), callback, selfPointer)
  }

  private func resize(width: Int, height: Int) {
    let scale = CGFloat(gtk_widget_get_scale_factor(area))
    configuration.size = CGSize(width: width, height: height)
    configuration.scale = scale
    buffer = PixelBuffer(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))
    framesPainted = 0
    content.configure(configuration)
    // A new buffer is empty, so the frame is due now and not at the next tick.
    if let update = content.frame(at: now) {
      renderer.paint(update.list, into: buffer!, damage: nil)
      framesPainted = 1
    }
    armTimer()
  }

  private func draw(_ context: OpaquePointer, width: Int, height: Int) {
    guard let buffer else { return }
    let scale = Double(gtk_widget_get_scale_factor(area))
    cairo_surface_set_device_scale(buffer.surface, scale, scale)
    cairo_set_source_surface(context, buffer.surface, 0, 0)
    cairo_paint(context)
    cairo_surface_set_device_scale(buffer.surface, 1, 1)
  }

  // MARK: Input

  private func connectInput() {
    let controller = gtk_event_controller_legacy_new()!
    let callback: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, user in
      let window = Unmanaged<GTKWindow>.fromOpaque(user!).takeUnretainedValue()
      let event = UncheckedPointer(event!)
      return MainActor.assumeIsolated { window.handle(event.pointer) } ? 1 : 0
    }
    connect(UnsafeMutableRawPointer(controller), "event", unsafeBitCast(callback, to: GCallback.self))
    gtk_widget_add_controller(area, controller)
  }

  private func handle(_ event: OpaquePointer) -> Bool {
    let time = TimeInterval(gdk_event_get_time(event)) / 1000
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY:
      pointer = location(event)
      content.send(.pointer(PointerEvent(phase: isPressed ? .move : .hover, location: pointer, time: time)))
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      pointer = location(event)
      let button = Int(gdk_button_event_get_button(event))
      let isDown = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
      isPressed = isDown
      content.send(
        .pointer(
          PointerEvent(phase: isDown ? .down : .up, location: pointer, time: time, button: [1: 0, 3: 1, 2: 2][button] ?? button)))
    case GDK_LEAVE_NOTIFY:
      content.send(.pointer(PointerEvent(phase: .exit, location: pointer, time: time)))
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      sendTouch(event, time: time)
    case GDK_SCROLL:
      sendWheel(event, time: time)
    default: return false
    }
    return true
  }

  /// Events tell their place in the surface; the area may begin further in.
  private func location(_ event: OpaquePointer) -> CGPoint {
    var x = 0.0, y = 0.0
    gdk_event_get_position(event, &x, &y)
    var offsetX = 0.0, offsetY = 0.0
    if let native = gtk_widget_get_native(area) {
      gtk_native_get_surface_transform(native, &offsetX, &offsetY)
      var localX = 0.0, localY = 0.0
      let root = UnsafeMutablePointer<GtkWidget>(native)
      if gtk_widget_translate_coordinates(root, area, x - offsetX, y - offsetY, &localX, &localY) != 0 {
        return CGPoint(x: localX, y: localY)
      }
    }
    return CGPoint(x: x, y: y)
  }

  private func sendTouch(_ event: OpaquePointer, time: TimeInterval) {
    let phase: PointerEvent.Phase =
      switch gdk_event_get_event_type(event) {
      case GDK_TOUCH_BEGIN: .down
      case GDK_TOUCH_UPDATE: .move
      case GDK_TOUCH_END: .up
      default: .cancel
      }
    let id = Int(bitPattern: gdk_event_get_event_sequence(event).map { UnsafeRawPointer($0) })
    content.send(.pointer(PointerEvent(id: id, kind: .touch, phase: phase, location: location(event), time: time)))
  }

  private func sendWheel(_ event: OpaquePointer, time: TimeInterval) {
    // A notch of a wheel moves 60 points (FACTS 6).
    let notch: CGFloat = 60
    var delta = CGSize.zero
    var isPrecise = false
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: delta.height = -notch
    case GDK_SCROLL_DOWN: delta.height = notch
    case GDK_SCROLL_LEFT: delta.width = -notch
    case GDK_SCROLL_RIGHT: delta.width = notch
    default:
      var x = 0.0, y = 0.0
      gdk_scroll_event_get_deltas(event, &x, &y)
      delta = CGSize(width: x * notch, height: y * notch)
      isPrecise = true
    }
    content.send(
      .wheel(WheelEvent(location: pointer, delta: delta, isPrecise: isPrecise, phase: .changed, time: time)))
  }
}

/// Carries a C pointer into a closure on the main actor, where the callback already is.
private struct UncheckedPointer: @unchecked Sendable {
  let pointer: OpaquePointer
  init(_ pointer: OpaquePointer) { self.pointer = pointer }
}
