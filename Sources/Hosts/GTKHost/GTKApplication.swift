import CGtk4
import Foundation
import SwiftUICore

/// The app as the desktop sees it: owns the windows, and ends with the last of them.
@MainActor
final class GTKApplication {
  private let application: UnsafeMutablePointer<GtkApplication>
  private let appearance: SystemAppearance?
  private var windows: [GTKWindow] = []

  /// - Precondition: GTK is initialised.
  init(name: String, followsSystemAppearance: Bool) {
    // On iOS apps run in the C locale; GTK has put the person's in place, with which C libraries read "1,5" for 1.5.
    setlocale(LC_NUMERIC, "C")
    g_set_application_name(name)
    application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)
    appearance = followsSystemAppearance ? SystemAppearance() : nil
    GeneralClipboard.shared = GTKClipboard()
    GeneralURLOpener.shared = GTKURLOpener()
    GeneralFileDialogs.shared = GTKFileDialogs(application: application)
  }

  isolated deinit { g_object_unref(application) }

  /// Runs until the last window is closed; returns the exit code.
  func run(_ openFirstWindow: @escaping @MainActor () -> Void) -> Int32 {
    Signals.connect("activate", of: application, openFirstWindow)
    appearance?.changed = { [unowned self] isDark in windows.forEach { $0.setDark(isDark) } }
    let sources = MainLoopSources()
    defer { sources.remove() }
    return g_application_run(UnsafeMutablePointer<GApplication>(OpaquePointer(application)), 0, nil)
  }

  @discardableResult
  func open(
    title: String, configuration: HostConfiguration, content: any HostedContent, resizable: Bool
  ) -> GTKWindow {
    var configuration = configuration
    if let appearance {
      configuration.isDark = appearance.isDark
    } else {
      SystemAppearance.setTitleBars(dark: configuration.isDark)
    }
    let window = GTKWindow(
      application: application, title: title, configuration: configuration, content: content, resizable: resizable)
    windows.append(window)
    window.closed = { [unowned self, unowned window] in windows.removeAll { $0 === window } }
    window.show()
    return window
  }
}
