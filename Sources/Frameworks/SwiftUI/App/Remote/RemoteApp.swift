import CairoRenderer
import CoreGraphicsTypes
import Foundation
import HeadlessHost
package import LaunchContract
import LiveServices
import SwiftUICore

/// An app, or one of its previews, that somebody outside drives: it does what requests ask for and tells what became of it.
///
/// Nothing shows before it is asked for; what needs something on screen shows the app.
@MainActor
package final class RemoteApp {
  /// What is on screen.
  struct Shown {
    let app: RunningApp
    let item: PreviewCatalog.Item?
    /// The preview's number; `nil` stands for the app.
    let number: Int?
    var hosts: [(window: SceneWindow, host: HeadlessHost)] = []
  }

  /// Starts the app with services and a screen.
  private let start: Start
  package typealias Start = (EngineServices, HostConfiguration, LaunchOptions, SavedApp?) throws(LaunchError) -> RunningApp
  /// In what was kept before a restart the first thing begins that shows.
  private var resumed: SavedApp?
  private let information: AppInformation
  private let common = CommonServices()
  private let messages: RemoteMessages
  private let painter: CairoRenderer
  private var request: LaunchRequest
  private var isRightToLeft: Bool?
  private var shown: Shown?
  /// All previews; what they show is made when it is shown.
  private lazy var previews = PreviewCatalog.items(services: makeServices(), configuration: options.configuration)
  /// Whether what shows has not heard yet how it is to be shown, and whether in another size.
  private var isConfigurationNew = false
  private var isSizeNew = false
  var elements = RemoteElementList()
  /// What was shown to somebody who follows the app.
  private weak var followed: HeadlessHost?
  /// Whether something was done since time has passed last.
  var hasActed = false
  private var film: RemoteRecording?

  /// - Parameters:
  ///   - request: How the app is shown at first.
  ///   - information: What the app says of itself.
  ///   - saved: What was kept before a restart.
  ///   - start: Starts the app anew, with its first windows.
  package init(
    _ request: LaunchRequest, information: AppInformation, resuming saved: SavedApp? = nil, start: @escaping Start
  ) {
    resumed = saved
    (self.request, self.information, self.start) = (request, information, start)
    let messages = RemoteMessages()
    self.messages = messages
    painter = CairoRenderer { messages.add($0) }
  }

  /// Does what a request asks for, and returns what is answered.
  package func answer(_ verb: RemoteVerb) throws(LaunchError) -> any Encodable {
    switch verb {
    case .previews: return RemotePreviews(previews.enumerated().map { $1.remote(number: $0 + 1) })
    case .show(let shown): try show(shown)
    case .configure(let new): try configure(new)
    case .settle(let seconds, let isRealTime):
      hasActed = false
      let rest = try current().host.settle(for: seconds, inRealTime: isRealTime)
      // Another window may have opened, which wants its first frames.
      try current().host.settle()
      return rest
    case .elements(let parts, let colors):
      let (window, host) = try current()
      host.settle()
      var found = elements.read(window.view.graph, parts: parts)
      if colors, let list = host.list { try found.setColors(of: list, painter: painter) }
      return found
    case .picture(let request): return try picture(request)
    case .film(let request?): try beginFilm(request)
    case .film(nil): return try endFilm()
    case .act(let act): return try perform(act)
    case .pointer(let pointer): try current().host.send(pointer)
    case .frame(let request): return try frame(request)
    case .state: return try state()
    case .save(let file):
      try current().host.settle()
      guard let running else { throw LaunchError("no app is shown; show one first") }
      return try running.save(to: file)
    case .notice(let text):
      let host = try current().host
      running?.notice = text
      host.settle()
    case .end: close()
    }
    return RemoteDone()
  }
}

/// The answer to what needs none.
struct RemoteDone: Encodable {}

// MARK: - Showing

extension RemoteApp {
  private var options: LaunchOptions { LaunchOptions(request, app: information) }

  private func makeServices() -> EngineServices {
    let services = LiveServices.make(sharing: common)
    services.recorder = { [messages] in messages.add($0) }
    return services
  }

  private func show(_ wanted: RemoteVerb.Shown) throws(LaunchError) {
    close()
    messages.startAnew()
    let services = makeServices()
    switch wanted {
    case .app: try show(nil, number: nil, services)
    case .number(let number):
      let items = previews
      guard items.indices.contains(number - 1) else { throw Self.noPreview("\(number)", of: items) }
      try show(items[number - 1], number: number, services)
    case .name(let name):
      let items = previews
      let index = items.firstIndex { $0.name == name } ?? Int(name).map { $0 - 1 }
      guard let index, items.indices.contains(index) else { throw Self.noPreview(name, of: items) }
      try show(items[index], number: index + 1, services)
    }
  }

  private static func noPreview(_ name: String, of items: [PreviewCatalog.Item]) -> LaunchError {
    let known = items.prefix(50).map { "\"\($0.name)\"" }.joined(separator: ", ")
    let list = items.isEmpty ? "none" : known + (items.count > 50 ? " and \(items.count - 50) more" : "")
    return LaunchError("there is no preview \"\(name.prefix(100))\"; there are: \(list)")
  }

  private func show(_ item: PreviewCatalog.Item?, number: Int?, _ services: EngineServices) throws(LaunchError) {
    // Making services has made them those that the code sees; a list of previews may have made others meanwhile.
    services.becomeCurrent()
    let configuration = configuration(for: item, services)
    services.window.configuration = configuration
    let saved = resumed
    resumed = nil
    let app: RunningApp
    if let item {
      app = RunningApp(
        ViewApp(view: AnyView(item.content)), name: information.name, services: services, configuration: configuration,
        resuming: saved)
      app.keepsSize = true
      app.openFirstWindows()
    } else {
      app = try start(services, configuration, options, saved)
    }
    shown = Shown(app: app, item: item, number: number)
    (isConfigurationNew, isSizeNew) = (false, false)
    try current().host.settle()
  }

  private func configuration(for item: PreviewCatalog.Item?, _ services: EngineServices) -> HostConfiguration {
    let options = options
    var result = options.configuration
    result.isRightToLeft = isRightToLeft
    guard let item else { return result }
    return item.configuration(
      on: result, landscapeInsets: options.landscapeInsets, services: services, keepsDevice: request.size != nil)
  }

  private func configure(_ new: RemoteConfiguration) throws(LaunchError) {
    var changed = request
    try new.apply(to: &changed)
    if let locale = changed.locale, locale != request.locale { Launcher.setLocale(locale) }
    request = changed
    if let direction = new.rightToLeft { isRightToLeft = direction }
    isConfigurationNew = true
    if new.width != nil || new.height != nil { isSizeNew = true }
  }

  /// Removes what shows, and a film of it that nobody has ended.
  private func close() {
    film?.stop()
    film = nil
    shown?.app.quit()
    for (_, host) in shown?.hosts ?? [] { host.settle(timeout: 0.2) }
    shown = nil
    elements.removeAll()
    hasActed = false
  }

  /// The front window with its host; where nothing shows yet, the app is shown.
  func current() throws(LaunchError) -> (window: SceneWindow, host: HeadlessHost) {
    if shown == nil { try show(nil, number: nil, makeServices()) }
    guard var shown, let window = shown.app.frontToBack.first else {
      throw LaunchError(
        shown?.item == nil
          ? "the app has no window open: it has no scene, or has closed the last one; show it again"
          : "the preview has closed its window; show it again")
    }
    shown.hosts.removeAll { entry in !shown.app.windows.contains { $0 === entry.window } }
    if !shown.hosts.contains(where: { $0.window === window }) {
      let host = HeadlessHost(content: window, configuration: window.attributes.configuration)
      host.paintsUnseenFrames = false
      shown.hosts.append((window, host))
      elements.removeAll()
    }
    if isConfigurationNew { spreadConfiguration(in: shown) }
    self.shown = shown
    guard let host = shown.hosts.first(where: { $0.window === window })?.host else {
      throw LaunchError("the app has no window open; show it again")
    }
    return (window, host)
  }

  /// Tells what shows how it is to be shown; windows keep the sizes that they opened with until somebody asks for one.
  private func spreadConfiguration(in shown: Shown) {
    let new = configuration(for: shown.item, shown.app.services)
    for (_, host) in shown.hosts {
      var own = new
      if shown.item == nil, !isSizeNew {
        (own.size, own.safeAreaInsets) = (host.configuration.size, host.configuration.safeAreaInsets)
      }
      host.configure(own)
    }
    shown.app.configuration = new
    (isConfigurationNew, isSizeNew) = (false, false)
  }

  /// The app that runs.
  var running: RunningApp? { shown?.app }
}

// MARK: - Telling

extension RemoteApp {
  private func picture(_ request: RemotePictureRequest) throws(LaunchError) -> RemotePicture {
    let host = try current().host
    host.settle()
    let region = request.rect
    let scale = request.scale.map { CGFloat($0) } ?? host.configuration.scale
    guard let picture = try host.picture(scale: scale, region: region, painter: painter) else {
      throw LaunchError("nothing has been shown yet; ask to settle first")
    }
    return try picture.write(as: request)
  }

  private func frame(_ request: RemoteFrameRequest) throws(LaunchError) -> RemoteFrame {
    // Time goes on by itself now: the next act comes when it comes, whatever still moves.
    hasActed = false
    let (window, host) = try current()
    // Another window may have come to the front, whose pictures nobody has.
    if followed !== host { host.followAnew() }
    followed = host
    return try host.frame(request, title: window.attributes.title)
  }

  private func beginFilm(_ request: RemoteFilmRequest) throws(LaunchError) {
    guard film == nil else { throw LaunchError("a film is being made; end it first, by film without a file") }
    let host = try current().host
    host.settle()
    film = try RemoteRecording(request, of: host, painter: painter)
  }

  private func endFilm() throws(LaunchError) -> RemoteFilm {
    guard let film else { throw LaunchError("no film is being made; what is shown anew drops the one before") }
    self.film = nil
    return try film.finish()
  }

  private func state() throws(LaunchError) -> RemoteState {
    let (window, host) = try current()
    return RemoteState(
      of: window, shownWith: host.configuration, pixels: host.renderer.pixelsPainted, messages: messages.take(),
      title: host.title, preview: shown?.number, time: host.time)
  }
}

extension RemotePictureRequest {
  /// What part of the window is meant.
  var rect: CGRect? { region?.rect }
}

extension PixelBuffer {
  /// Writes a picture that was asked for.
  func write(as request: RemotePictureRequest) throws(LaunchError) -> RemotePicture {
    do { try writePNG(to: URL(fileURLWithPath: request.file)) } catch { throw LaunchError("\(error)") }
    return RemotePicture(file: request.file, width: width, height: height)
  }
}

@MainActor extension RemoteState {
  /// What a window has done, and how it is shown.
  init(
    of window: SceneWindow, shownWith configuration: HostConfiguration, pixels: Int, messages: [String], title: String?,
    preview: Int?, time: TimeInterval
  ) {
    let work = window.view.graph.counters
    let locale = configuration.localeIdentifier.map { Locale(identifier: $0) } ?? .current
    self.init(
      counters: RemoteState.Counters(
        bodies: work.bodies, layouts: work.sizesComputed + work.placements, texts: work.textLayouts, pixels: pixels),
      messages: messages, title: title ?? window.attributes.title, preview: preview,
      width: configuration.size.width, height: configuration.size.height, scale: configuration.scale,
      colorScheme: configuration.isDark ? "dark" : "light", contrast: configuration.isHighContrast ? "increased" : "standard",
      textSize: configuration.dynamicTypeSize, locale: locale.identifier,
      rightToLeft: configuration.isRightToLeft ?? (locale.language.characterDirection == .rightToLeft), time: time)
  }
}

@MainActor extension PreviewCatalog.Item {
  /// What is told of it.
  fileprivate func remote(number: Int) -> RemotePreview {
    let parts = source.split(separator: ":")
    let line = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
    var words: [String] = []
    switch presentation.layout {
    case .device: break
    case .sizeThatFits: words.append("sizeThatFits")
    case .fixed(let width, let height): words.append("fixed \(Double(width).shortest)x\(Double(height).shortest)")
    }
    if presentation.orientation != .portrait { words.append(presentation.orientation.id) }
    return RemotePreview(
      number: number, name: name, file: line == nil ? "" : parts.dropLast().joined(separator: ":"), line: line ?? 0,
      group: line == nil ? source : nil, layout: words.isEmpty ? nil : words.joined(separator: " "))
  }
}
