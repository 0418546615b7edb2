public import EngineTesting
public import Foundation
import HeadlessHost
public import SwiftUI
public import SwiftUICore

extension Screen {
  /// An app that runs without a display: its windows are screens, and its menus are chosen from by name.
  ///
  ///     let app = Screen.Windows { WindowGroup { ContentView() }; Window("Log", id: "log") { LogView() } }
  ///     try app.front.button("Show Log").tap()
  ///     #expect(app.titles == ["Content", "Log"])
  ///
  /// Asking for windows or menus lets all windows run the frames that they want.
  @MainActor
  public final class Windows {
    private let app: RunningApp
    private let context: Context
    private var screens: [(window: SceneWindow, screen: Screen)] = []
    /// Whether the last window was closed, which ends an app.
    public private(set) var hasEnded = false

    /// Starts an app, which opens its first window.
    public convenience init<A: App>(_ app: A, _ settings: Settings = Settings()) { self.init(app, settings, resuming: nil) }

    /// Starts an app with what was kept before a restart.
    package init<A: App>(_ app: A, _ settings: Settings = Settings(), resuming saved: SavedApp?) {
      context = Context(settings)
      self.app = RunningApp(
        app, name: "App", services: context.services, configuration: context.configuration, resuming: saved,
        bodyObserver: context.bodyObserver)
      self.app.presenter = self
      self.app.ended = { [weak self] in self?.hasEnded = true }
      self.app.openFirstWindows()
      settle()
    }

    /// What a person would lose by a restart of the app, and what of it cannot be kept.
    package func save() -> (app: SavedApp, lost: [String]) {
      settle()
      return app.save()
    }

    /// Lets the app say something over all its windows; `nil` takes it away.
    package func show(notice: String?) {
      app.notice = notice
      settle()
    }

    /// Starts an app of some scenes.
    public convenience init<Scenes: Scene>(_ settings: Settings = Settings(), @SceneBuilder scenes: () -> Scenes) {
      self.init(ScenesApp(scenes: scenes()), settings)
    }

    /// Runs the frames that windows want, until none wants any.
    public func settle() {
      for _ in 0..<20 {
        let waiting = screens.map(\.screen).filter { $0.isFrameRequested }
        if waiting.isEmpty { break }
        for screen in waiting { screen.settle() }
      }
    }

    /// The windows that are open, in the order in which they opened.
    public var all: [Screen] {
      settle()
      return screens.map(\.screen)
    }

    /// The window that is in front.
    ///
    /// Traps where none is open.
    public var front: Screen {
      settle()
      guard let window = app.frontToBack.first, let screen = screen(of: window) else {
        preconditionFailure("no window is open; the last one was closed, which ended the app")
      }
      return screen
    }

    /// What the windows are called, in the order in which they opened.
    public var titles: [String] { all.map { $0.title ?? "App" } }

    /// What the engines have reported for the app and all of its windows, each line once.
    public var diagnostics: [String] { context.diagnostics }

    private func screen(of window: SceneWindow) -> Screen? { screens.first { $0.window === window }?.screen }
    private func window(of screen: Screen) -> SceneWindow? { screens.first { $0.screen === screen }?.window }

    // MARK: Acting

    /// Asks the app to open an address, as whoever starts it may.
    public func open(_ url: URL) {
      app.open(url)
      settle()
    }

    /// Brings a window to the front, as a click on it does.
    public func bringToFront(_ screen: Screen) {
      window(of: screen)?.cameToFront()
      settle()
    }

    /// Closes a window, as a click on its button for that does.
    public func close(_ screen: Screen) {
      guard let window = window(of: screen) else { return }
      window.close()
      screens.removeAll { $0.window === window }
      window.didClose()
      settle()
    }

    /// Says how near a window is to the person.
    public func setPhase(_ phase: ScenePhase, of screen: Screen) {
      window(of: screen)?.activityDidChange(phase == .active ? .active : phase == .inactive ? .inactive : .hidden)
      settle()
    }

    /// The least size that a window can have, and whether the person can change its size.
    public func sizeLimits(of screen: Screen) -> (least: CGSize, isResizable: Bool)? {
      guard let window = window(of: screen), window.attributes.sizeLimits != .none else { return nil }
      let sizes = window.contentSizes
      return (sizes.least, window.attributes.sizeLimits != .content || sizes.least != sizes.greatest)
    }

    /// What the window of a screen is to be like.
    package func attributes(of screen: Screen) -> WindowAttributes? { window(of: screen)?.attributes }

    // MARK: Menus

    /// The names of the menus; none where there is no menu bar.
    public var menus: [String] { items.map(\.title) }

    private var items: [MenuBarItem] {
      settle()
      return app.frontToBack.first?.menus ?? []
    }

    /// The items of a menu, or of one inside it, as text: "✓" before what is on, "(…)" around what cannot be chosen, "-" for a
    /// line, "›" after a menu, and the keys at the end.
    public func menu(_ names: String...) -> [String] {
      var level = items
      for name in names {
        guard case .menu(let inner) = level.first(where: { $0.title == name })?.kind else { return [] }
        level = inner
      }
      return level.map(\.text)
    }

    /// Chooses an item of a menu by the names of the menus that lead to it, and its own.
    public func choose(_ names: String...) throws {
      var level = items
      for name in names {
        guard let item = level.first(where: { $0.title == name }) else {
          throw ElementNotFound(name: name, present: level.map(\.title))
        }
        switch item.kind {
        case .menu(let inner): level = inner
        case .action(let id, _) where item.isEnabled: app.frontToBack.first?.perform(id)
        case .action, .header, .divider: throw ElementNotFound(name: name + " that can be chosen", present: level.map(\.text))
        }
      }
      settle()
    }

    /// Presses a key in the front window while Control is held, perhaps with Shift.
    public func press(command key: String, shift: Bool = false) {
      front.press(key: key, shift: shift, control: true)
      settle()
    }
  }
}

extension Screen.Windows: WindowPresenter {
  package func open(_ window: any HostedWindow) {
    guard let window = window as? SceneWindow else { return }
    let screen = Screen(
      window, window.view.graph, context, configuration: window.attributes.configuration, owner: app)
    screens.append((window, screen))
  }
  package func bringToFront(_ window: any HostedWindow) {}
  package func close(_ window: any HostedWindow) { screens.removeAll { $0.window === window } }
}

/// An app of scenes that a test gives.
private struct ScenesApp<Scenes: Scene>: App {
  let scenes: Scenes
  init(scenes: Scenes) { self.scenes = scenes }
  init() { preconditionFailure("made by its scenes") }
  var body: some Scene { scenes }
}

extension MenuBarItem {
  fileprivate var text: String {
    let name: String
    switch kind {
    case .divider: return "-"
    case .header: return "(\(title))"
    case .menu: name = title + " ›"
    case .action(_, let isOn): name = (isOn == true ? "✓ " : "") + title
    }
    let keys = shortcut.map { " " + $0.text } ?? ""
    return (isEnabled ? name : "(\(name))") + keys
  }
}

extension KeyboardShortcut {
  fileprivate var text: String {
    let held: [(EventModifiers, String)] = [(.control, "Ctrl+"), (.option, "Alt+"), (.shift, "Shift+"), (.command, "⌘")]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + String(key.character).uppercased()
  }
}
