import CoreGraphicsTypes
package import Foundation
import FoundationAdditions
package import SwiftUICore

/// A window that is open: which scene it is of, what it is for, and what it shows.
@MainActor
package final class SceneWindow {
  /// The scene's place in the app's tree.
  let scene: NoteNode
  /// What the window is for; `nil` where it is for nothing in particular.
  private(set) var value: AnyHashable?
  @Late package private(set) var view: ViewHost<AnyView>
  private unowned let app: RunningApp
  private let initialValue: AnyHashable?
  /// Where it was before a restart.
  private let initialPlace: WindowPlace?
  /// What it opened with.
  private var configuration: HostConfiguration
  private var sceneVersion: Int
  /// How it is shown now.
  private(set) var shownConfiguration: HostConfiguration
  private(set) var phase = ScenePhase.active
  private(set) var isClosed = false
  /// What its views say of themselves, as long as the window is used.
  private(set) var focusedValues = FocusedValues()
  /// When what they say was read.
  private var focusedState: (changes: Int, target: ObjectIdentifier?) = (0, nil)
  /// What it is called by its views; `nil` leaves it to the app.
  package private(set) var title: String?
  package var menusChanged: (() -> Void)?
  package var findPlace: (() -> WindowPlace?)?

  init(of scene: NoteNode, value: AnyHashable?, in app: RunningApp, number: Int, resuming saved: SavedApp.Window? = nil) {
    self.scene = scene
    self.app = app
    self.value = value
    initialValue = value
    initialPlace = saved?.place
    sceneVersion = scene.version
    var configuration = app.configuration
    let traits = scene.environment.sceneTraits
    let isAsked = app.keepsSize && number == 0
    let isSized = isAsked || saved?.usableSize != nil
    if !isAsked, let size = saved?.usableSize { configuration.size = size }
    if let size = traits.size, !isSized { configuration.size = size }
    self.configuration = configuration
    shownConfiguration = configuration
    view = ViewHost(
      shown, services: app.services, configuration: configuration, resuming: saved?.content,
      environment: { [unowned self] in write(to: &$0) }, bodyObserver: app.bodyObserver)
    view.graph.scene = saved?.name ?? name(for: number)
    if sizeLimits == .content, !isSized {
      let sizes = view.contentSizes
      self.configuration.size = sizes.clamp(traits.size ?? sizes.ideal)
      shownConfiguration = self.configuration
      view.configure(self.configuration)
    }
    showNotice()
    view.unclaimedKey = { [unowned self] in app.performShortcut($0, in: self) }
  }

  /// What the scene is called that what a new window keeps is kept under: as that of no other window that is open.
  private func name(for number: Int) -> String {
    // What the first window of the first scene keeps, it has kept under this name before there were others.
    guard number > 0 else { return "main" }
    // Windows that were open before a restart have the names that they had.
    let taken = Set(app.windows.map(\.view.graph.scene))
    let id = description.id ?? "window"
    var number = number
    while taken.contains("\(id).\(number)") { number += 1 }
    return "\(id).\(number)"
  }

  var description: SceneDescription { app.describe(scene) }

  /// The value as the scene says it now.
  private var shown: AnyView {
    description.content(WindowValue(initial: initialValue) { [weak self] in self?.value = $0 })
  }

  private func write(to values: inout EnvironmentValues) {
    values.take(from: scene.scope, upTo: app.scope)
    values.scenePhase = phase
    values.focusedValues = focusedValues
    app.write(to: &values)
    values.dismiss = DismissAction(DismissAction.Target { [weak self] in self?.dismissRoot() })
    values.dismissWindow = DismissWindowAction(window: self, app: app)
  }

  /// A view at the window's root asks to be taken away: the window closes, unless it is the only one.
  private func dismissRoot() {
    if app.windows.count > 1 { app.close(self) }
  }

  /// Shows what the scene says by now.
  func sceneDidChange() {
    view.environmentDidChange()
    guard scene.version != sceneVersion else { return }
    sceneVersion = scene.version
    view.setContent(shown)
  }

  /// Shows what the app is to say to who writes it, or takes it away.
  func showNotice() {
    let panel = app.notice.map { text in NoticePanel(text: text) { [weak app] in app?.notice = nil } }
    view.graph.showInFront(panel.map { AnyView($0) }, in: .notices)
  }

  func setPhase(_ new: ScenePhase) {
    guard new != phase else { return }
    phase = new
    view.environmentDidChange()
  }

  /// Looks what the views say of themselves; returns whether it is something else than before.
  func readFocusedValues() -> Bool {
    let state = (view.graph.notes.changes, view.graph.focus.targetID)
    guard state != focusedState else { return false }
    focusedState = state
    let new = FocusedValues(of: view.graph)
    guard new != focusedValues else { return false }
    focusedValues = new
    view.environmentDidChange()
    return true
  }

  /// Removes the content; it hears first that it goes into the background.
  func removeContent() {
    guard !isClosed else { return }
    setPhase(.background)
    _ = view.frame(at: view.graph.time)
    isClosed = true
    view.close()
  }
}

// MARK: - For hosts

extension SceneWindow: HostedWindow {
  package var content: any HostedContent { self }

  package var attributes: WindowAttributes {
    var attributes = WindowAttributes(title: app.name, configuration: configuration)
    attributes.sizeLimits = sizeLimits
    attributes.place = initialPlace
    let traits = scene.environment.sceneTraits
    (attributes.frame, attributes.level) = (traits.frame, traits.level.place)
    return attributes
  }

  private var sizeLimits: WindowAttributes.SizeLimits {
    switch scene.environment.sceneTraits.resizability.kind {
    case .automatic: description.kind == .settings ? .content : .none
    case .contentSize: .content
    case .contentMinSize: .contentLeast
    }
  }

  package var menus: [MenuBarItem] { app.menus.items }
  package var contentSizes: ContentSizes { view.contentSizes }
  package func perform(_ item: MenuBarItem.ID) {
    // As a key or a click, what is chosen is a step of its own to take back.
    UndoManager.event += 1
    app.perform(item, in: self)
  }

  package func cameToFront() { app.windowCameToFront(self) }

  package func activityDidChange(_ activity: WindowActivity) {
    switch activity {
    case .active: setPhase(.active)
    case .inactive: setPhase(.inactive)
    case .hidden: setPhase(.background)
    }
    app.phasesDidChange()
  }

  package func didClose() { app.windowWasClosed(self) }
}

extension SceneWindow: HostedContent {
  package var requestFrame: (() -> Void)? {
    get { view.requestFrame }
    set { view.requestFrame = newValue }
  }
  package var titleChanged: ((String?) -> Void)? {
    get { view.titleChanged }
    set {
      view.titleChanged = { [weak self] title in
        self?.title = title
        newValue?(title)
      }
    }
  }
  package var desktop: DesktopServices { app.services.desktop }
  package func configure(_ configuration: HostConfiguration) {
    shownConfiguration = configuration
    app.running { view.configure(configuration) }
  }
  package func send(_ event: InputEvent) {
    guard !isClosed else { return }
    app.running { view.send(event) }
  }
  package func frame(at time: TimeInterval) -> DisplayUpdate? {
    guard !isClosed else { return nil }
    return app.running {
      app.update(at: time)
      let update = view.frame(at: time)
      app.windowDidUpdate(self)
      return update
    }
  }
  package var nextFrameTime: TimeInterval? { view.nextFrameTime }
  package var nextAwaitedTime: TimeInterval? { view.nextAwaitedTime }
  package var isAnimating: Bool { view.isAnimating }
  package var hasWorkAhead: Bool { view.hasWorkAhead }
  package func workAhead(while mayGoOn: () -> Bool) -> Bool { app.running { view.workAhead(while: mayGoOn) } }
  package var pointerShape: PointerShape { isClosed ? .arrow : view.pointerShape }
  package var textInput: TextInputState? { isClosed ? nil : view.textInput }
  package var dropOperation: DropOperation? { isClosed ? nil : view.dropOperation }
  package func close() { removeContent() }
}
