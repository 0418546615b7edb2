import CGtk4
import CPango
import Foundation
import DisplayModel

/// Opens addresses with the app that the desktop has for them.
@MainActor
final class GTKURLOpener: URLOpener {
  func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    let callback: GAsyncReadyCallback = { _, result, user in
      let request = UncheckedSendable(Unmanaged<Request>.fromOpaque(notNull(user)).takeRetainedValue())
      var error: UnsafeMutablePointer<GError>?
      let isOpen = g_app_info_launch_default_for_uri_finish(result, &error) != 0
      let reason = error.map { String(cString: $0.pointee.message) }
      g_clear_error(&error)
      MainActor.assumeIsolated { request.value.finish(isOpen, reason: reason) }
    }
    let request = Unmanaged.passRetained(Request(url, completion)).toOpaque()
    let display = gdk_display_get_default()
    let context = display.flatMap { gdk_display_get_app_launch_context($0) }
    g_app_info_launch_default_for_uri_async(
      url.absoluteString, context.map { UnsafeMutablePointer<GAppLaunchContext>($0) }, nil, callback, request)
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
  }

  @MainActor
  private final class Request {
    let url: URL
    let completion: @MainActor (Bool) -> Void
    init(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
      self.url = url
      self.completion = completion
    }

    func finish(_ isOpen: Bool, reason: String?) {
      if !isOpen { Diagnostics.report("the desktop does not open \(url.absoluteString): \(reason ?? "no reason given")") }
      completion(isOpen)
    }
  }
}
