import CGtk4
import Dispatch
import Foundation
import SwiftUICore

/// Runs an app on the desktop.
@MainActor
package enum GTKHost {
  private static var content: (any HostedContent)?
  private static var configuration: HostConfiguration?
  private static var title = ""
  private static var windows: [GTKWindow] = []

  /// Whether a display can be reached.
  package static var isAvailable: Bool { gtk_init_check() != 0 }

  /// Opens a window and runs until the last one is closed; answers the exit code.
  package static func run(title: String, configuration: HostConfiguration, content: any HostedContent) -> Int32 {
    Self.title = title
    Self.configuration = configuration
    Self.content = content
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
    let activate: @convention(c) (gpointer?, gpointer?) -> Void = { application, _ in
      let application = UnsafeMutablePointer<GtkApplication>(OpaquePointer(application!))
      nonisolated(unsafe) let unchecked = application
      MainActor.assumeIsolated { GTKHost.open(unchecked) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(application), "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    connectMainQueue()
    defer { g_object_unref(UnsafeMutableRawPointer(application)) }
    return g_application_run(UnsafeMutablePointer(OpaquePointer(application)), 0, nil)
  }

  private static func open(_ application: UnsafeMutablePointer<GtkApplication>) {
    guard let content, let configuration else { return }
    windows.append(GTKWindow(application: application, title: title, content: content, configuration: configuration))
  }

  /// Lets GLib's loop run the main dispatch queue and with it the main actor: the queue's descriptor becomes readable when
  /// something waits.
  private static func connectMainQueue() {
    let drain: GUnixFDSourceFunc = { descriptor, _, _ in
      var count: UInt64 = 0
      _ = read(descriptor, &count, 8)
      mainQueueCallback(nil)
      return 1
    }
    g_unix_fd_add(mainQueueHandle(), G_IO_IN, drain, nil)
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)
