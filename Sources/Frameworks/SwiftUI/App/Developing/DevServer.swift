import CairoRenderer
import Foundation
import HeadlessHost
import LaunchContract
import SwiftUICore

/// Answers what a tool asks an app in windows while somebody writes it: what it keeps, what it shows, what it is to say.
///
/// The windows are as always. Where the tool goes, the app goes on.
@MainActor
final class DevServer {
  private let app: RunningApp
  private let server: RemoteServer
  private let messages = RemoteMessages()
  private lazy var painter = CairoRenderer { [messages] in messages.add($0) }
  private var elements = RemoteElementList()

  /// Begins to listen; what the app prints is written line by line from now on.
  init(_ app: RunningApp, _ descriptors: RemoteDescriptors) throws(LaunchError) {
    self.app = app
    server = try RemoteServer(descriptors, from: .dev)
    // Programs that the app starts are not asked.
    unsetenv(LaunchVariable.dev.name)
    StandardOutput.writeLines()
    // What is written to a tool that is gone is lost, and no reason to end.
    signal(SIGPIPE, SIG_IGN)
    app.services.recorder = { [messages] in messages.add($0) }
    server.listen(to: RemoteVerb.Name.ofWindows) { [weak self] verb throws(LaunchError) in
      guard let self else { throw LaunchError("the app has ended") }
      return try answer(verb)
    }
  }

  /// Listens no longer.
  func end() { server.endListening() }

  private func answer(_ verb: RemoteVerb) throws(LaunchError) -> any Encodable {
    switch verb {
    case .save(let file): return try app.save(to: file)
    case .notice(let text): app.notice = text
    case .elements(let parts, let colors):
      let window = try front
      var found = elements.read(window.view.graph, parts: parts)
      if colors, let list = window.view.list { try found.setColors(of: list, painter: painter) }
      return found
    case .state:
      let window = try front
      return RemoteState(
        of: window, shownWith: window.shownConfiguration, pixels: 0, messages: messages.take(), title: window.title,
        preview: nil, time: window.view.graph.time)
    case .picture(let request):
      let window = try front
      guard let list = window.view.list else { throw LaunchError("nothing has been shown yet") }
      let scale = request.scale.map { CGFloat($0) } ?? window.shownConfiguration.scale
      return try list.picture(scale: scale, region: request.rect, painter: painter).write(as: request)
    case .end: app.quit()
    case .previews, .show, .configure, .settle, .film, .act, .pointer, .frame:
      throw LaunchError("\(verb.name.text) is not for an app in a window")
    }
    return RemoteDone()
  }

  private var front: SceneWindow {
    get throws(LaunchError) {
      guard let window = app.frontToBack.first else { throw LaunchError("the app has no window open") }
      return window
    }
  }
}
