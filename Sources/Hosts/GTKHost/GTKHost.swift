import CGtk4
package import CairoRenderer
import Foundation
package import DisplayModel

/// Shows an app's windows on the desktop.
@MainActor
package final class GTKHost {
  private let application: GTKApplication

  /// Makes what is told of each frame of a new window, by the window's content and renderer.
  package static var makeTrace: ((any HostedContent, CairoRenderer) -> (any FrameObserver)?)?

  /// Whether a display can be reached.
  package static var isAvailable: Bool {
    _ = rendererIsChosen
    return gtk_init_check() != 0
  }

  /// Done once, before GTK is initialised.
  private static let rendererIsChosen: Void = chooseRenderer()

  /// Keeps GTK from starting a graphics card's driver, unless somebody asked for one of its renderers.
  ///
  /// The engine paints windows itself, so GTK would only copy pictures with it; the driver takes as long to start as all the rest
  /// of GTK, and tens of megabytes.
  private static func chooseRenderer() {
    let environment = ProcessInfo.processInfo.environment
    let requested = environment["GSK_RENDERER"] ?? ""
    guard requested.isEmpty || requested == "cairo" else { return }
    setenv("GSK_RENDERER", "cairo", 1)
    // Later versions have a variable of its own for what is not to be used.
    let isLater = gtk_get_major_version() > 4 || gtk_get_minor_version() >= 16
    let name = isLater ? "GDK_DISABLE" : "GDK_DEBUG"
    let before = environment[name].map { $0 + "," } ?? ""
    setenv(name, before + (isLater ? "gl,vulkan" : "gl-disable"), 1)
  }

  /// `icon` finds the app's icon once the first window shows.
  ///
  /// The desktop's clipboard, dialogs and the like take their places in the services.
  ///
  /// What is followed is for the desktop to decide: between light and dark, and how strong contrasts are; the rest is as the
  /// windows' configurations say.
  /// - Precondition: A display can be reached.
  package init(
    name: String, icon: @escaping () -> (any ImageSource)?, services: DesktopServices, followsColorScheme: Bool,
    followsContrast: Bool
  ) {
    guard Self.isAvailable else { fatalError("a window needs a display (DISPLAY or WAYLAND_DISPLAY); use the image host") }
    application = GTKApplication(
      name: name, icon: icon, services: services, followsColorScheme: followsColorScheme, followsContrast: followsContrast)
  }

  /// Runs until the last window is closed; returns the exit code.
  ///
  /// What opens the first windows is called once the desktop is ready for them. A window's configuration gives the first size of
  /// its content and its appearance; the scale is the display's.
  package func run(_ openFirstWindows: @escaping @MainActor () -> Void) -> Int32 { application.run(openFirstWindows) }

  /// Ends `run`.
  package func quit() { application.quit() }
}

extension GTKHost: WindowPresenter {
  package func open(_ window: any HostedWindow) { application.open(window) }
  package func bringToFront(_ window: any HostedWindow) { application.window(of: window)?.show() }
  package func close(_ window: any HostedWindow) { application.window(of: window)?.destroy() }
}
