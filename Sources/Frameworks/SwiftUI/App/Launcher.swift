import CairoRenderer
import FontFiles
import Foundation
import FoundationAdditions
#if GTK
  import GTKHost
#endif
import HeadlessHost
import LaunchContract
import LiveServices
package import SwiftUICore
import UIKitTypes

/// Starts apps in the host that the environment asks for: a window where there is a display, else an image file.
enum Launcher {
  @MainActor static func run<A: App>(_ type: A.Type) -> Never {
    exit(run { A.init() })
  }

  /// Shows a view until its window closes or its image is written; returns the exit code.
  @MainActor fileprivate static func run(_ view: AnyView) -> Int32 { run { ViewApp(view: view) } }

  /// Runs an app until its windows are closed or its image is written; returns the exit code.
  @MainActor private static func run(_ make: @escaping () -> some App) -> Int32 {
    do throws(LaunchError) {
      let environment = ProcessInfo.processInfo.environment
      let options = LaunchOptions(try LaunchRequest(environment: environment), app: AppInformation(of: .main))
      let isDriven = options.request.remote != nil
      let host: LaunchRequest.Host =
        isDriven ? .image : options.request.host ?? .standard(in: environment, hasGTK: hasGTK)
      // A picture is the same on every machine; a window's user has chosen what is installed.
      InstalledFonts.inUse = (options.request.fonts ?? (host == .gtk ? .all : .standIns)) == .all ? .all : .standIns
      StoredValues.prepareStandard()
      if let note = options.colorSchemeNote { Diagnostics.report(note) }
      setLocale(options.request.locale, environment)
      let saved = saved(options.request)
      if let descriptors = options.request.remote { return try drive(make, descriptors, options, resuming: saved) }
      if options.request.dev != nil, host != .gtk {
        throw LaunchError("\(LaunchVariable.dev.name) is for an app in a window; there is no display for one")
      }
      // Before the app is made: its code may ask for pictures.
      let services = LiveServices.make()
      // What helps while one writes an app would move its neighbours in a picture.
      services.marksMissing = host == .gtk
      services.window.configuration = host == .gtk ? options.windowConfiguration : options.configuration
      if let name = options.request.preview { return try preview(name, on: host, options, services, saved) }
      return try show(make(), on: host, options, services, saved)
    } catch {
      Diagnostics.report(error.description)
      return 1
    }
  }

  /// Lets Foundation write numbers and dates in the person's language, before any of the app's code runs; texts are looked up in
  /// all that the person reads, unless one was asked for.
  static func setLocale(_ asked: LocaleIdentifier?, _ environment: [String: String] = [:]) {
    if asked == nil { LocalizedTables.languages = LocaleIdentifier.languages(environment: environment).map(\.text) }
    let identifier = (asked ?? LocaleIdentifier(environment: environment))?.text ?? LocaleIdentifier.standard
    guard !Locale.setCurrent(identifier) else { return }
    Diagnostics.report("Locale.current stays \(Locale.current.identifier): this Foundation takes no other one, as \(identifier)")
  }

  @MainActor private static func show(
    _ app: some App, on host: LaunchRequest.Host, _ options: LaunchOptions, _ services: EngineServices, _ saved: SavedApp?
  ) throws(LaunchError) -> Int32 {
    let configuration = host == .gtk ? options.windowConfiguration : options.configuration
    let app = RunningApp(
      app, name: AppInformation(of: .main).name, services: services, configuration: configuration, resuming: saved)
    // Who has made a window larger since finds it so again.
    app.keepsSize = options.request.size != nil && (host == .image || saved == nil)
    switch host {
    case .image:
      try openWindows(of: app, options)
      guard let window = app.frontToBack.first else { throw LaunchError("the app has no scene to show") }
      try image(window, options)
      return 0
    case .gtk: return try windows(of: app, options)
    }
  }

  /// An address as it stands; what has no scheme is the path of a file.
  static func address(_ text: String) -> URL {
    if let url = URL(string: text), url.scheme != nil { return url }
    return URL(fileURLWithPath: text)
  }

  /// Opens the windows that an app begins with.
  @MainActor static func openWindows(of app: RunningApp, _ options: LaunchOptions) throws(LaunchError) {
    OwnURLOpener.install(for: app, schemes: AppInformation(of: .main).urlSchemes)
    let requested = options.request.window
    let hasOpened = app.openFirstWindows(id: requested)
    if let address = options.request.openURL { app.open(self.address(address)) }
    guard !hasOpened, let requested else { return }
    let known = app.sceneIDs.map { "\"\($0)\"" }.joined(separator: ", ")
    throw LaunchError("no scene has the id \"\(requested)\"; there are: \(known.isEmpty ? "none with an id" : known)")
  }

  /// Shows a preview by its name or number instead of the app, or lists them all.
  @MainActor private static func preview(
    _ name: String, on host: LaunchRequest.Host, _ options: LaunchOptions, _ services: EngineServices, _ saved: SavedApp?
  ) throws(LaunchError) -> Int32 {
    let items = PreviewCatalog.items(services: services, configuration: options.configuration)
    if name == LaunchRequest.allPreviews {
      if !items.isEmpty { print(PreviewCatalog.list(of: items)) }
      return 0
    }
    guard let item = PreviewCatalog.item(name, of: items) else {
      let known = items.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw LaunchError("there is no preview \"\(name)\"; there are: \(known.isEmpty ? "none" : known)")
    }
    var options = options
    options.configuration = item.configuration(
      on: options.configuration, landscapeInsets: options.landscapeInsets, services: services)
    return try show(ViewApp(view: AnyView(item.content)), on: host, options, services, saved)
  }

  /// What was kept of the app before a restart; what cannot be read is said and does not count.
  @MainActor private static func saved(_ request: LaunchRequest) -> SavedApp? {
    guard let file = request.restore else { return nil }
    // Programs that the app starts begin anew.
    unsetenv(LaunchVariable.restore.name)
    do throws(LaunchError) { return try SavedApp(contentsOf: file) } catch {
      Diagnostics.report("\(LaunchVariable.restore.name): \(error.description)")
      return nil
    }
  }

  private static var hasGTK: Bool {
    #if GTK
      true
    #else
      false
    #endif
  }

  @MainActor private static func image(_ window: SceneWindow, _ options: LaunchOptions) throws(LaunchError) {
    let content = window.view
    let host = HeadlessHost(content: window, configuration: window.attributes.configuration)
    host.trace = options.request.trace.map { trace($0, of: window, host.renderer) }
    if let film = options.request.film { host.recording = Recording(rate: film.rate.value) }
    try host.run(
      options.request.actions, output: URL(fileURLWithPath: options.output),
      findElement: { name in
        content.graph.pressTarget(named: name).map { target in
          switch target {
          case .point(let point): .point(point)
          case .step(let step): .action(step)
          }
        }
      }, elementNames: { content.graph.pressNames })
    guard let film = options.request.film, let recording = host.recording else { return }
    recording.end(at: host.time)
    do { try recording.write(to: URL(fileURLWithPath: film.output), as: film.format) } catch { throw LaunchError("\(error)") }
  }

  /// Prints the costs of frames, or what can be found, to the standard errors.
  @MainActor private static func trace(
    _ kind: LaunchRequest.Trace, of window: SceneWindow, _ renderer: CairoRenderer
  ) -> any FrameObserver {
    let (graph, name) = (window.view.graph, window.attributes.title)
    let write = { (line: String) in FileHandle.standardError.write(Data((line + "\n").utf8)) }
    return switch kind {
    case .frames: FrameTrace(counters: { graph.counters }, pixelsPainted: { renderer.pixelsPainted }, write: write)
    case .elements: ElementTrace(of: graph, window: { [weak window] in window?.title ?? name }, write: write)
    }
  }

  @MainActor private static func windows(of app: RunningApp, _ options: LaunchOptions) throws(LaunchError) -> Int32 {
    #if GTK
      guard GTKHost.isAvailable else {
        throw LaunchError("no display can be reached (DISPLAY or WAYLAND_DISPLAY); use --host image")
      }
      if let kind = options.request.trace {
        GTKHost.makeTrace = { content, renderer in (content as? SceneWindow).map { trace(kind, of: $0, renderer) } }
      }
      let desktop = GTKHost(
        name: app.name,
        icon: { [resources = app.services.resources] in
          resources.appIcon(named: UIApplication.shared.alternateIconName, in: nil)
        },
        services: app.services.desktop, followsColorScheme: options.followsColorScheme,
        followsContrast: options.followsContrast)
      app.presenter = desktop
      let server = try options.request.dev.map { descriptors throws(LaunchError) in try DevServer(app, descriptors) }
      defer { server?.end() }
      var failure: LaunchError?
      let code = desktop.run {
        do throws(LaunchError) { try openWindows(of: app, options) } catch { failure = error }
        if app.windows.isEmpty { desktop.quit() }
      }
      if let failure { throw failure }
      return code
    #else
      throw LaunchError("this build has no window host (the package trait GTK is off); use --host image")
    #endif
  }
}

/// A view that is shown without an app around it.
struct ViewApp: App {
  let view: AnyView
  init(view: AnyView) { self.view = view }
  init() { self.init(view: AnyView(EmptyView())) }
  var body: some Scene { WindowGroup { view } }
}

/// A view that is shown without an app around it, as in a playground.
package enum LiveView {
  /// Shows a view until its window closes or its image is written; returns the exit code.
  @MainActor package static func run(_ view: AnyView) -> Int32 { Launcher.run(view) }
}
