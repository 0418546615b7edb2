import Foundation
public import SwiftUI

/// The page of a playground: shows a live view once the page's code has run to its end.
///
///     import PlaygroundSupport
///     import SwiftUI
///
///     PlaygroundPage.current.setLiveView(Text("Hello").frame(width: 400, height: 500))
public final class PlaygroundPage {
  // Safe: pages run on the main thread, as top-level code does.
  /// The page that runs.
  nonisolated(unsafe) public static let current = PlaygroundPage()

  /// Whether the page goes on after its code has run to its end; a page with a live view does in any case.
  public var needsIndefiniteExecution = false

  private var liveView: AnyView?

  private init() {}

  /// Shows a view in a window, or as an image where there is no display, as soon as the page's code has run to its end.
  ///
  /// The last view that was set shows.
  public func setLiveView<NewLiveView: View>(_ newLiveView: NewLiveView) {
    if liveView == nil { PlaygroundPage.runAtEnd() }
    liveView = AnyView(newLiveView)
  }

  /// Ends the page now, without showing anything.
  public func finishExecution() -> Never {
    liveView = nil
    exit(0)
  }

  /// Top-level code has no end that another module could wait for, but the end of the process.
  private static func runAtEnd() {
    atexit {
      guard let view = PlaygroundPage.current.liveView else { return }
      let code = MainActor.assumeIsolated { LiveView.run(view) }
      fflush(nil)
      // The process is already on its way out; what follows would be a second exit.
      _exit(code)
    }
  }
}
