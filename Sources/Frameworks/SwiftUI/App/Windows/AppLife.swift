import Foundation
package import SwiftUICore

/// Hears how an app's life goes on, from its start to its end: what UIKit tells an app's delegate.
@MainActor
package protocol AppLife: AnyObject {
  /// The app has been made, and its scenes are about to be.
  func start()
  /// The first window is about to open.
  func connect()
  /// The app has come nearer to the person, or gone further away; called with the first phase once its windows are open.
  func phaseDidChange(_ phase: ScenePhase)
  /// The app is asked to open an address.
  func open(_ url: URL)
  /// The last window has closed.
  func end()
}

/// Knows who is to hear of the life of the app that starts next.
@MainActor
package enum AppLives {
  private static var next: (any AppLife)?

  /// The app that is being made has somebody who hears of its life.
  package static func begin(_ life: any AppLife) { next = life }
  static func takeNext() -> (any AppLife)? {
    defer { next = nil }
    return next
  }
}

/// Apps that are started without a type marked `@main`.
package enum StartedApps {
  /// Starts an app in the host that the environment asks for, and runs it to its end.
  @MainActor package static func run<A: App>(_ type: A.Type) -> Never { Launcher.run(type) }
}
