import CGtk4
package import CairoRenderer
import Foundation
package import SwiftUICore

/// Runs an app on the desktop.
@MainActor
package enum GTKHost {
  private static var application: GTKApplication?

  /// Makes what is told of each frame of a new window, by the window's renderer.
  package static var makeTrace: ((CairoRenderer) -> FrameTrace)?

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
    let wanted = environment["GSK_RENDERER"] ?? ""
    guard wanted.isEmpty || wanted == "cairo" else { return }
    setenv("GSK_RENDERER", "cairo", 1)
    // Later versions have a variable of its own for what is not to be used.
    let isLater = gtk_get_major_version() > 4 || gtk_get_minor_version() >= 16
    let name = isLater ? "GDK_DISABLE" : "GDK_DEBUG"
    let before = environment[name].map { $0 + "," } ?? ""
    setenv(name, before + (isLater ? "gl,vulkan" : "gl-disable"), 1)
  }

  /// Opens a window and runs until the last one is closed; returns the exit code.
  ///
  /// The configuration gives the first size of the content and its appearance; the scale is the display's. Without a display it
  /// says so and returns 1. With `followsSystemAppearance` the desktop decides between light and dark, and
  /// not the configuration.
  package static func run(
    title: String, configuration: HostConfiguration, content: any HostedContent, resizable: Bool = true,
    followsSystemAppearance: Bool = false
  ) -> Int32 {
    guard isAvailable else {
      Diagnostics.report("no display can be reached (DISPLAY or WAYLAND_DISPLAY); use the image host")
      return 1
    }
    let application = GTKApplication(name: title, followsSystemAppearance: followsSystemAppearance)
    Self.application = application
    defer { Self.application = nil }
    return application.run {
      application.open(title: title, configuration: configuration, content: content, resizable: resizable)
    }
  }

  /// Opens one more window of the running app.
  /// - Precondition: `run` has been called and has not returned.
  @discardableResult
  package static func open(
    title: String, configuration: HostConfiguration, content: any HostedContent, resizable: Bool = true
  ) -> GTKWindow {
    guard let application else { fatalError("GTKHost.open needs an app that runs; call GTKHost.run first") }
    return application.open(title: title, configuration: configuration, content: content, resizable: resizable)
  }
}
