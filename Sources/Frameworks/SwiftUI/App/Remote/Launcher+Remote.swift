import Foundation
import HeadlessHost
import LaunchContract
import SwiftUICore

extension Launcher {
  /// Lets somebody outside drive the app until they are gone or ask it to end; returns the exit code.
  @MainActor static func drive<A: App>(
    _ make: @escaping () -> A, _ descriptors: RemoteDescriptors, _ options: LaunchOptions, resuming saved: SavedApp?
  ) throws(LaunchError) -> Int32 {
    let server = try RemoteServer(descriptors)
    // Programs that the app starts are not driven.
    unsetenv(LaunchVariable.remote.name)
    StandardOutput.writeLines()
    endWithSender(descriptors.input)
    let information = AppInformation(of: .main)
    let app = RemoteApp(options.request, information: information, resuming: saved) {
      services, configuration, options, saved throws(LaunchError) in
      let app = RunningApp(
        make(), name: information.name, services: services, configuration: configuration, resuming: saved)
      app.keepsSize = options.request.size != nil
      try openWindows(of: app, options)
      return app
    }
    server.run { verb throws(LaunchError) in try app.answer(verb) }
    return 0
  }

  /// Ends the process when the sender of its requests is gone though the app does not come to read that.
  private static func endWithSender(_ input: Int32) {
    Thread.detachNewThread {
      // Without an event that is asked for, only the end of the other side is news.
      var watched = pollfd(fd: input, events: 0, revents: 0)
      while poll(&watched, 1, -1) <= 0 {}
      // What it has sent before is still to be done.
      sleep(60)
      _exit(1)
    }
  }
}
