import Foundation
package import SwiftUICore

/// An app that runs: its scenes, and the windows of them that are open.
///
/// The scenes are a tree of their own, without a window: the app's body and the state in it, modifiers of scenes and commands are
/// evaluated there as views are. What is found in it are descriptions (`SceneDescription`, the parts of the menus), from which
/// windows and menus are made. A host, or a test, shows the windows by a `WindowPresenter`.
@MainActor
package final class RunningApp {
  let services: EngineServices
  /// What new windows are like where their scene says nothing.
  package var configuration: HostConfiguration
  /// Whether the first window has the configuration's size, whatever its scene says.
  package var keepsSize = false
  /// What the app is called.
  let name: String
  let bodyObserver: ViewGraph.BodyObserver?
  /// Hears how the app's life goes on, where the app has a delegate.
  private let life: (any AppLife)?
  /// Opens and closes the windows on a desktop.
  package weak var presenter: (any WindowPresenter)?
  /// The windows that are open, in the order in which they opened.
  package private(set) var windows: [SceneWindow] = []
  /// The same, the front one first.
  package private(set) var frontToBack: [SceneWindow] = []
  /// Lines that lie over all windows until somebody takes them away: what a build of the app has to say.
  package var notice: String? {
    didSet { if notice != oldValue { windows.forEach { $0.showNotice() } } }
  }
  /// Called when a window has opened or closed, or come to the front.
  package var windowsChanged: (() -> Void)?
  /// Called when the last window has closed.
  package var ended: (() -> Void)?
  private(set) var menus = AppMenus()

  @Late private var host: ViewHost<AnyView>
  private var wantsUpdate = true
  private(set) var phase = ScenePhase.active
  private var windowCount = 0
  /// How many calls of hosts are on their way; windows close after the last of them.
  private var depth = 0
  private var closing: [SceneWindow] = []
  /// Addresses that no window has taken yet.
  private var addresses: [URL] = []
  /// What was kept of the app before a restart, until its windows are open again.
  private var resumed: SavedApp?

  package init<A: App>(
    _ app: A, name: String, services: EngineServices, configuration: HostConfiguration,
    resuming saved: SavedApp? = nil, bodyObserver: ViewGraph.BodyObserver? = nil
  ) {
    resumed = saved
    self.services = services
    self.configuration = configuration
    self.name = name
    self.bodyObserver = bodyObserver
    life = AppLives.takeNext()
    services.kept { CurrentApp() }.app = self
    if let life {
      services.becomeCurrent()
      life.start()
    }
    host = ViewHost(
      AnyView(BodyView(app, AppBody<A>.self)), services: services, configuration: configuration, isWindow: false,
      resuming: saved?.scenes,
      environment: { [unowned self] values in
        write(to: &values)
        values.scenePhase = phase
        values.focusedValues = frontToBack.first?.focusedValues ?? FocusedValues()
      }, bodyObserver: bodyObserver)
    host.requestFrame = { [unowned self] in
      wantsUpdate = true
      for window in windows { window.requestFrame?() }
    }
    update(at: 0)
  }

  /// The engine of the scenes.
  var graph: ViewGraph { host.graph }

  /// What was kept of the app before a restart, once.
  func takeResumed() -> SavedApp? {
    defer { resumed = nil }
    return resumed
  }

  /// The outermost environment of the scenes.
  var scope: EnvironmentScope { host.scope }

  /// What all windows and scenes have to open others.
  func write(to values: inout EnvironmentValues) {
    values.supportsMultipleWindows = true
    values.openWindow = OpenWindowAction(app: self)
    values.dismissWindow = DismissWindowAction(window: nil, app: self)
    values.openSettings = OpenSettingsAction(app: self)
  }
}

/// An app's scenes.
private enum AppBody<A: App>: BodySource {
  static func body(of app: A) -> AnyView {
    // Safe: bodies are evaluated on the main thread, where the app stays.
    nonisolated(unsafe) let app = app
    return MainThread.isolated { app.body._scene }
  }
}

// MARK: - Updates

extension RunningApp {
  /// Brings the scenes up to date, and what was made from them.
  func update(at time: TimeInterval) {
    guard wantsUpdate else { return }
    wantsUpdate = false
    _ = host.frame(at: max(time, host.graph.time))
    let scenes = scenes
    for window in windows {
      if scenes.contains(where: { $0 === window.scene }) { window.sceneDidChange() } else { close(window) }
    }
    readMenus()
  }

  /// The scenes, in the order in which they were declared.
  var scenes: [NoteNode] { notes.filter { $0.value is SceneDescription } }

  private var notes: [NoteNode] { host.graph.root?.notes ?? [] }

  private func readMenus() {
    var new = AppMenus()
    // What there is to say of them is said for the app.
    host.perform { new = AppMenus(of: notes, scenes: scenes, app: self) }
    let isOther = new.items != menus.items
    menus = new
    if isOther { for window in windows { window.menusChanged?() } }
  }

  /// Calls of hosts go through here: a window that closes meanwhile does so at their end.
  func running<Result>(_ run: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { closeWaiting() }
    }
    return run()
  }

  /// A window has had a frame: what its views say of themselves may be new to the commands.
  func windowDidUpdate(_ window: SceneWindow) {
    if window === frontToBack.first, !addresses.isEmpty {
      let opened = addresses
      addresses = []
      opened.forEach(window.open)
    }
    guard !window.view.graph.notes.isEmpty, window.readFocusedValues(), window === frontToBack.first else { return }
    host.environmentDidChange()
  }

  /// Opens an address in the front window, as soon as that shows its views.
  package func open(_ url: URL) {
    life?.open(url)
    addresses.append(url)
    frontToBack.first?.requestFrame?()
  }

  func phasesDidChange() {
    let new = windows.map(\.phase).max() ?? .background
    guard new != phase else { return }
    phase = new
    host.environmentDidChange()
    life?.phaseDidChange(new)
  }
}

// MARK: - Windows

extension RunningApp {
  /// Opens what is to be there at launch.
  /// - Parameter id: The scene that is to open instead, by its identifier.
  /// - Returns: Whether there is anything to open.
  @discardableResult
  package func openFirstWindows(id: String? = nil) -> Bool {
    life?.connect()
    defer { life?.phaseDidChange(phase) }
    if reopenWindows(id: id) { return true }
    if let id {
      guard let scene = scenes.first(where: { describe($0).id == id }) else { return false }
      open(scene)
      return true
    }
    let scenes = scenes.filter { describe($0).kind != .settings }
    let behavior = { (scene: NoteNode) in scene.environment.sceneTraits.launchBehavior }
    let first = scenes.first { behavior($0) != .suppressed } ?? scenes.first ?? self.scenes.first
    let requested = self.scenes.filter { $0 === first || behavior($0) == .presented }
    // What was declared first stands in front.
    for scene in requested.reversed() { open(scene) }
    return first != nil
  }

  func describe(_ scene: NoteNode) -> SceneDescription { scene.value(as: SceneDescription.self) }

  /// The identifiers of the scenes that have one.
  package var sceneIDs: [String] { scenes.compactMap { describe($0).id } }

  /// Opens a window of a scene, or brings the one to the front that is for the same.
  func open(_ scene: NoteNode, value: AnyHashable? = nil, resuming saved: SavedApp.Window? = nil) {
    let isSingle = describe(scene).kind != .windowGroup
    let known = windows.first { $0.scene === scene && (isSingle || value != nil && $0.value == value) && !closing.contains($0) }
    if let known { return bringToFront(known) }
    let window = SceneWindow(of: scene, value: value, in: self, number: windowCount, resuming: saved)
    windowCount += 1
    windows.append(window)
    frontToBack.insert(window, at: 0)
    presenter?.open(window)
    frontDidChange()
    phasesDidChange()
  }

  func bringToFront(_ window: SceneWindow) {
    presenter?.bringToFront(window)
    windowCameToFront(window)
  }

  /// A window is in front of the others now.
  func windowCameToFront(_ window: SceneWindow) {
    guard frontToBack.first !== window, let index = frontToBack.firstIndex(where: { $0 === window }) else { return }
    frontToBack.insert(frontToBack.remove(at: index), at: 0)
    frontDidChange()
  }

  private func frontDidChange() {
    host.environmentDidChange()
    windowsChanged?()
  }

  /// Closes a window, once the present call has done its work.
  func close(_ window: SceneWindow) {
    guard !window.isClosed, !closing.contains(where: { $0 === window }) else { return }
    closing.append(window)
    if depth == 0 { closeWaiting() }
  }

  private func closeWaiting() {
    while !closing.isEmpty {
      let window = closing.removeFirst()
      window.removeContent()
      presenter?.close(window)
      windowWasClosed(window)
    }
  }

  /// A window is gone; with the last one the app ends.
  func windowWasClosed(_ window: SceneWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    window.removeContent()
    windows.removeAll { $0 === window }
    frontToBack.removeAll { $0 === window }
    closing.removeAll { $0 === window }
    phasesDidChange()
    frontDidChange()
    // Nobody else would show the app any more that there is no window.
    if windows.isEmpty {
      update(at: host.graph.time)
      life?.end()
      ended?()
    }
  }

  /// Closes all windows.
  package func quit() { for window in windows { close(window) } }
}

extension [SceneWindow] {
  fileprivate func contains(_ window: SceneWindow) -> Bool { contains { $0 === window } }
}

// MARK: - What views ask for

extension RunningApp {
  /// The scene with an identifier, or for values of a type; the developer is told where there is none.
  private func scene(id: String?, for type: Any.Type?) -> NoteNode? {
    let found = scenes.first { scene in
      let description = describe(scene)
      return (id == nil || description.id == id) && (type == nil || description.valueType == type)
    }
    if let found { return found }
    let known = scenes.map { scene in
      let description = describe(scene)
      return [description.id.map { "\"\($0)\"" }, description.valueType.map { "for \($0)" }].compactMap(\.self)
        .joined(separator: " ")
    }
    let requested = [id.map { "\"\($0)\"" }, type.map { "for \($0)" }].compactMap(\.self).joined(separator: " ")
    let list = known.filter { !$0.isEmpty }.joined(separator: ", ")
    Diagnostics.report("no scene of the app has windows \(requested); there are: \(list.isEmpty ? "none with an id" : list)")
    return nil
  }

  func openWindow(id: String?, value: AnyHashable?, type: Any.Type?) {
    guard let scene = scene(id: id, for: type) else { return }
    open(scene, value: value)
  }

  func dismissWindow(id: String?, value: AnyHashable?, type: Any.Type?) {
    guard let scene = scene(id: id, for: type) else { return }
    for window in windows where window.scene === scene && (type == nil || window.value == value) { close(window) }
  }

  func openSettings() {
    guard let scene = scenes.first(where: { describe($0).kind == .settings }) else {
      return Diagnostics.report("openSettings: the app has no Settings scene; nothing opens")
    }
    open(scene)
  }

  /// Does what an item of the menus does, for a window.
  func perform(_ item: MenuBarItem.ID, in window: SceneWindow) {
    running {
      windowCameToFront(window)
      update(at: host.graph.time)
      host.perform { menus.perform(item) }
    }
  }

  /// Does what an item of the menus does whose keys were pressed; answers whether there is one that can be used.
  func performShortcut(_ key: KeyInput, in window: SceneWindow) -> Bool {
    windowCameToFront(window)
    guard let item = menus.item(for: key, isRightToLeft: window.view.graph.root?.isRightToLeft ?? false) else { return false }
    if !key.isRepeat { perform(item, in: window) }
    return true
  }
}
