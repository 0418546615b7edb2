import AppResources
import CairoRenderer
import FontFiles
import Foundation
#if GTK
  import GTKHost
#endif
import HeadlessHost
import ImageDecoding
import LaunchContract
import MarkdownParsing
import PangoText
package import SwiftUICore
import SystemSymbols

/// Starts apps in the host that the environment asks for: a window where there is a display, else an image file.
enum Launcher {
  @MainActor static func run<A: App>(_ type: A.Type) -> Never {
    exit(run(BodyView(A.init(), AppBody<A>.self)))
  }

  /// Shows a view until its window closes or its image is written; returns the exit code.
  @MainActor fileprivate static func run(_ root: @autoclosure () -> some View) -> Int32 {
    do throws(LaunchError) {
      let environment = ProcessInfo.processInfo.environment
      let options = LaunchOptions(try LaunchRequest(environment: environment))
      let host = options.request.host ?? .standard(in: environment, hasGTK: hasGTK)
      // A picture is the same on every machine; a window's user has chosen what is installed.
      InstalledFonts.inUse = (options.request.fonts ?? (host == .gtk ? .all : .standIns)) == .all ? .all : .standIns
      // Before the app is made: its code may ask for pictures.
      let services = LiveServices.make()
      AppWindow.configuration = host == .gtk ? options.windowConfiguration : options.configuration
      if let name = options.request.preview { return try preview(name, on: host, options, services) }
      let content = ViewHost(root(), services: services, configuration: options.configuration)
      return try show(content, on: host, options)
    } catch {
      Diagnostics.report(error.description)
      return 1
    }
  }

  @MainActor private static func show(
    _ content: ViewHost<some View>, on host: LaunchRequest.Host, _ options: LaunchOptions
  ) throws(LaunchError) -> Int32 {
    switch host {
    case .image:
      try image(content, options)
      return 0
    case .gtk: return try window(content, options)
    }
  }

  /// Shows a preview by its name or number instead of the app, or lists them all.
  @MainActor private static func preview(
    _ name: String, on host: LaunchRequest.Host, _ options: LaunchOptions, _ services: EngineServices
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
    return try show(ViewHost(item.content, services: services, configuration: options.configuration), on: host, options)
  }

  private static var hasGTK: Bool {
    #if GTK
      true
    #else
      false
    #endif
  }

  @MainActor private static func image(
    _ content: ViewHost<some View>, _ options: LaunchOptions
  ) throws(LaunchError) {
    let host = HeadlessHost(content: content, configuration: options.configuration)
    if options.request.trace == .frames { host.trace = trace(of: content, host.renderer) }
    if let film = options.request.film { host.recording = Recording(rate: film.rate.value) }
    try host.run(
      options.request.actions, output: URL(fileURLWithPath: options.output),
      findElement: { name in content.graph.element(named: name)?.frame.center },
      elementNames: { content.graph.elementNames })
    guard let film = options.request.film, let recording = host.recording else { return }
    recording.end(at: host.time)
    do { try recording.write(to: URL(fileURLWithPath: film.output), as: film.format) } catch { throw LaunchError("\(error)") }
  }

  /// Prints the costs of frames to the standard errors.
  @MainActor private static func trace(of content: ViewHost<some View>, _ renderer: CairoRenderer) -> FrameTrace {
    FrameTrace(
      counters: { content.graph.counters }, pixelsPainted: { renderer.pixelsPainted },
      write: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
  }

  @MainActor private static func window(
    _ content: ViewHost<some View>, _ options: LaunchOptions
  ) throws(LaunchError) -> Int32 {
    #if GTK
      guard GTKHost.isAvailable else {
        throw LaunchError("no display can be reached (DISPLAY or WAYLAND_DISPLAY); use --host image")
      }
      if options.request.trace == .frames { GTKHost.makeTrace = { trace(of: content, $0) } }
      return GTKHost.run(
        title: ProcessInfo.processInfo.processName, configuration: options.windowConfiguration, content: content,
        followsSystemAppearance: options.followsSystemAppearance)
    #else
      throw LaunchError("this build has no window host (the package trait GTK is off); use --host image")
    #endif
  }
}

/// What an app's first window shows.
private enum AppBody<A: App>: BodySource {
  static func body(of app: A) -> AnyView {
    nonisolated(unsafe) let app = app
    return MainThread.isolated { app.body._windowContent() ?? AnyView(EmptyView()) }
  }
}

/// A view that is shown without an app around it, as in a playground.
package enum LiveView {
  /// Shows a view until its window closes or its image is written; returns the exit code.
  @MainActor package static func run(_ view: AnyView) -> Int32 { Launcher.run(view) }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// The services of a running app.
package enum LiveServices {
  @MainActor package static func make() -> EngineServices {
    let images = SystemImageDecoder()
    let text = PangoTextEngine()
    BundleFonts.register(in: .main, with: text)
    let services = EngineServices(
      text: text, images: images, symbols: LibrarySymbols(), resources: BundleResources(images: images),
      markdown: CommonMarkParser())
    AppServices.current = services
    return services
  }
}
