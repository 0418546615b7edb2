import CGtk4
import CairoRenderer
import Foundation
import SwiftUICore

/// Runs an app on the desktop.
@MainActor
package enum GTKHost {
  private static var application: GTKApplication?

  /// Frames that changed pixels, over all windows.
  package internal(set) static var framesPainted = 0
  /// Frames that the content was asked for, over all windows; an idle app asks for none.
  package internal(set) static var framesRun = 0

  /// Makes what is told of each frame of a new window, by the window's renderer.
  package static var makeTrace: ((CairoRenderer) -> FrameTrace)?

  /// Whether a display can be reached.
  package static var isAvailable: Bool { gtk_init_check() != 0 }

  /// Opens a window and runs until the last one is closed; answers the exit code.
  ///
  /// The configuration gives the first size of the content and its appearance; the scale is the display's. Without a display it
  /// says so on the standard error and answers 1. With `followsSystemAppearance` the desktop decides between light and dark, and
  /// not the configuration.
  package static func run(
    title: String, configuration: HostConfiguration, content: any HostedContent, resizable: Bool = true,
    followsSystemAppearance: Bool = false
  ) -> Int32 {
    guard isAvailable else {
      FileHandle.standardError.write(
        Data("apus: no display can be reached (DISPLAY or WAYLAND_DISPLAY); use the image host\n".utf8))
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
    guard let application else { preconditionFailure("GTKHost.open needs an app that runs; call GTKHost.run first") }
    return application.open(title: title, configuration: configuration, content: content, resizable: resizable)
  }
}
