import CGtk4
import Foundation
import DisplayModel

/// The app as the desktop sees it: owns the windows, and ends with the last of them.
@MainActor
final class GTKApplication {
  private let application: UnsafeMutablePointer<GtkApplication>
  private let colorScheme: SystemColorScheme?
  private let contrast: SystemContrast?
  private let icon: WindowIcon
  private var windows: [GTKWindow] = []
  private var isRunning = false
  /// Waits a moment after a window has lost the focus: another one of the app may be about to get it.
  private var activityTimer: guint = 0

  /// - Precondition: GTK is initialised.
  init(
    name: String, icon: @escaping () -> (any ImageSource)?, services: DesktopServices, followsColorScheme: Bool,
    followsContrast: Bool
  ) {
    // On iOS apps run in the C locale; GTK has put the person's in place, with which C libraries read "1,5" for 1.5.
    setlocale(LC_NUMERIC, "C")
    g_set_application_name(name)
    application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)
    self.icon = WindowIcon(icon)
    colorScheme = followsColorScheme ? SystemColorScheme() : nil
    contrast = followsContrast ? SystemContrast() : nil
    services.clipboard = GTKClipboard()
    services.urlOpener = GTKURLOpener()
    services.fileDialogs.presenter = GTKFileDialogs(application: application)
    services.iconChanged = { [unowned self] in self.icon.renew(for: windows) }
    services.drags = GTKDesktopDrags { [unowned self] in windows.first { $0.isActive } }
  }

  isolated deinit { g_object_unref(application) }

  /// Runs until the last window is closed; returns the exit code.
  func run(_ openFirstWindows: @escaping @MainActor () -> Void) -> Int32 {
    isRunning = true
    defer { isRunning = false }
    Signals.connect("activate", of: application, openFirstWindows)
    colorScheme?.changed = { [unowned self] isDark in windows.forEach { $0.configure { $0.isDark = isDark } } }
    contrast?.changed = { [unowned self] isHigh in windows.forEach { $0.configure { $0.isHighContrast = isHigh } } }
    let sources = MainLoopSources()
    defer { sources.remove() }
    return g_application_run(UnsafeMutablePointer<GApplication>(OpaquePointer(application)), 0, nil)
  }

  func quit() { g_application_quit(UnsafeMutablePointer<GApplication>(OpaquePointer(application))) }

  /// Opens a window.
  /// - Precondition: `run` has been called and has not returned.
  func open(_ hosted: any HostedWindow) {
    guard isRunning else { fatalError("GTKHost.open needs an app that runs; call run first, and open windows from there") }
    var configuration = hosted.attributes.configuration
    if let colorScheme {
      configuration.isDark = colorScheme.isDark
    } else {
      SystemColorScheme.setTitleBars(dark: configuration.isDark)
    }
    if let contrast { configuration.isHighContrast = contrast.isHigh }
    let window = GTKWindow(application: application, hosted: hosted, configuration: configuration)
    windows.append(window)
    window.closed = { [unowned self, unowned window] in windows.removeAll { $0 === window } }
    window.activityChanged = { [unowned self] in activityDidChange() }
    window.show()
    icon.show(for: window)
  }

  /// The window that shows some content.
  func window(of hosted: any HostedWindow) -> GTKWindow? { windows.first { $0.hosted === hosted } }

  private func activityDidChange() {
    guard activityTimer == 0 else { return }
    let callback: GSourceFunc = { user in
      let application = UncheckedSendable(Unmanaged<GTKApplication>.fromOpaque(notNull(user)).takeUnretainedValue())
      MainActor.assumeIsolated { application.value.reportActivity() }
      return 0
    }
    activityTimer = g_timeout_add(100, callback, Unmanaged.passUnretained(self).toOpaque())
  }

  /// All windows that show are in use while one of them is.
  private func reportActivity() {
    activityTimer = 0
    let isUsed = windows.contains { $0.isActive }
    for window in windows {
      window.hosted.activityDidChange(window.isMinimized ? .hidden : isUsed ? .active : .inactive)
    }
  }
}
