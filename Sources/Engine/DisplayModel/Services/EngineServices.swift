package import Foundation

// Safe: made and used on the main thread once an app runs; tasks only carry the reference with them.
/// What the engine asks of the outside, put together by whoever starts it; the windows of an app share one.
///
/// What belongs to a window has its services at hand, by its graph. All other code finds them by ``current``.
package final class EngineServices: @unchecked Sendable {
  package let text: any TextEngine
  package let images: any ImageDecoder
  package let symbols: any SymbolProvider
  package let resources: any ResourceProvider
  package let markdown: any MarkdownParser
  package let web: any WebFetcher
  /// Makes pixels and files of what views show, outside of windows.
  package let pictures: any PictureMaker
  /// Writes pixels as files.
  package let encoder: any ImageEncoder
  /// What the app shares with other apps: the clipboard, dialogs for files, what opens addresses.
  package let desktop: DesktopServices
  /// The window that code outside of views sees.
  package let window: AppWindow
  /// Device pixels for each point of the window.
  package var displayScale: CGFloat = 1
  /// Whether colours and images that no catalogue has show as such, for who is writing the app; else nothing shows, as on iOS.
  package var marksMissing = false
  /// Whether debug builds compute again what caches answered, and compare: sizes, fragments, painted pixels.
  package var verifiesCaches = false
  /// Told of what must not happen: a cache that answers something else than what it stands for, a frame that does not settle.
  ///
  /// `nil`: it is reported to the developer.
  package var faulted: ((String) -> Void)?
  /// Hears what the engine reports while it runs, beside the developer.
  package var recorder: (@Sendable (String) -> Void)?
  /// The date; asked once, when the first frame runs.
  ///
  /// From then on dates run with the frame clock.
  package var now: () -> Date = { Date() }
  /// Looks texts up in dictionaries; `nil` where nothing can.
  package var spelling: (any SpellChecker)?
  /// What modules above keep for the app.
  private let keeper: ValueKeeper
  /// Those that code sees whose views have these, where they show beside an app's windows.
  private let surroundings: EngineServices?

  @MainActor
  package init(
    text: any TextEngine, images: any ImageDecoder, symbols: any SymbolProvider, resources: any ResourceProvider,
    markdown: any MarkdownParser, web: any WebFetcher, pictures: any PictureMaker, encoder: any ImageEncoder
  ) {
    self.text = text
    self.images = images
    self.symbols = symbols
    self.resources = resources
    self.markdown = markdown
    self.web = web
    self.pictures = pictures
    self.encoder = encoder
    desktop = DesktopServices()
    window = AppWindow()
    keeper = Self.keeperBeforeStart ?? ValueKeeper()
    Self.keeperBeforeStart = nil
    surroundings = nil
  }

  private init(beside other: EngineServices) {
    text = other.text
    images = other.images
    symbols = other.symbols
    resources = other.resources
    markdown = other.markdown
    web = other.web
    pictures = other.pictures
    encoder = other.encoder
    desktop = other.desktop
    window = other.window
    verifiesCaches = other.verifiesCaches
    faulted = other.faulted
    recorder = other.recorder
    now = other.now
    spelling = other.spelling
    keeper = other.keeper
    surroundings = other.surroundings ?? other
  }

  /// The same for views that show beside the app's windows, as in a picture: these have a scale of their own.
  package func beside() -> EngineServices { EngineServices(beside: self) }

  package func reportFault(_ message: String) {
    if let faulted { faulted(message) } else { Diagnostics.report(message) }
  }
}

// MARK: - Without a graph at hand

extension EngineServices {
  /// The services of the code that runs now, for what has no graph at hand, such as `UIImage(data:)`: those of its task, else
  /// those of the app whose code ran last on the main thread; `nil` before anything was started.
  package static var current: EngineServices? { ofTask ?? latest }

  /// What a task's code sees, however long it waits and whatever else runs meanwhile.
  @TaskLocal package static var ofTask: EngineServices?

  // Safe: written on the main thread, before any code of an app runs and when that of another one does.
  nonisolated(unsafe) private static var latest: EngineServices?

  /// Code of the app is about to run, which sees these services from now on.
  package func becomeCurrent() {
    let seen = surroundings ?? self
    if Self.latest !== seen { Self.latest = seen }
  }
}

// MARK: - What modules above keep

extension EngineServices {
  /// What a module above keeps for the app, one object of each type; made when it is first asked for.
  package func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept { keeper.kept(make) }

  /// The same for the app whose code runs now; what is kept before anything was started becomes the first app's.
  package static func keptNow<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let current { return current.kept(make) }
    let keeper = keeperBeforeStart ?? ValueKeeper()
    keeperBeforeStart = keeper
    return keeper.kept(make)
  }

  // Safe: main thread only.
  nonisolated(unsafe) private static var keeperBeforeStart: ValueKeeper?
}

/// Objects by their types.
private final class ValueKeeper {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let object = objects[ObjectIdentifier(Kept.self)] { return unsafeDowncast(object, to: Kept.self) }
    let made = make()
    objects[ObjectIdentifier(Kept.self)] = made
    return made
  }
}
