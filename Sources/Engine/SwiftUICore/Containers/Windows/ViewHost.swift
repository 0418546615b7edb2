package import Foundation
import FoundationAdditions

/// A window's content: a root view in an engine of its own.
@MainActor
package final class ViewHost<Content: View>: HostedContent {
  package let graph: ViewGraph
  package var requestFrame: (() -> Void)? {
    get { graph.requestFrame }
    set { graph.requestFrame = newValue }
  }
  package var titleChanged: ((String?) -> Void)? {
    get { graph[WindowTitle.self].changed }
    set { graph[WindowTitle.self].changed = newValue }
  }
  /// Asked about a key that nothing in the window has taken; answers whether it was one of the app's commands.
  package var unclaimedKey: ((KeyInput) -> Bool)? {
    get { events.unclaimedKey }
    set { events.unclaimedKey = newValue }
  }
  package var desktop: DesktopServices { graph.services.desktop }
  /// The outermost environment of what it hosts.
  package let scope = EnvironmentScope(parent: nil)
  @Late private var root: RootNode<Content>
  private let events: EventDispatcher
  private var configuration: HostConfiguration?
  /// What was shown last; `nil` before the first frame.
  package private(set) var list: DisplayList?
  private let environment: (inout EnvironmentValues) -> Void
  private let isWindow: Bool

  /// Makes the graph of a window and lays nothing out yet.
  ///
  /// `environment` sets values that hold for the whole window, after those of the configuration. What is no window, as an app
  /// around its windows or a picture of views, is not what `AppWindow` tells of, and has no background. What was kept of an earlier
  /// window is where this one begins.
  package init(
    _ content: Content, services: EngineServices, configuration: HostConfiguration, isWindow: Bool = true,
    resuming saved: SavedWindow? = nil, environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    bodyObserver: ViewGraph.BodyObserver? = nil
  ) {
    graph = ViewGraph(services: services)
    graph.bodyObserver = bodyObserver
    if let saved, !saved.entries.isEmpty {
      graph[StateRestoration.self].begin(with: saved)
      graph.use(FocusRestoration.self)
    }
    self.isWindow = isWindow
    events = EventDispatcher(graph: graph)
    self.environment = environment
    writeEnvironment(configuration)
    services.displayScale = configuration.scale
    self.configuration = configuration
    graph.isUpdating = true
    root = recording { [graph, scope] in RootNode(content, inputs: _ViewInputs(graph: graph, parent: nil, scope: scope)) }
    graph.isUpdating = false
    root.hasBackground = isWindow
    root.configure(size: configuration.size, insets: configuration.safeAreaInsets)
    graph.root = root
    graph.enqueueLayout(root)
    services.outerEnvironment.add(Weak(self)) { [weak self] in MainThread.isolated { self?.environmentDidChange() } }
  }

  /// Replaces the content's value, as a parent would.
  package func setContent(_ content: Content) {
    graph.enqueueWrite(Transaction.current) { [root] in root.setView(content) }
  }

  package func configure(_ new: HostConfiguration) {
    guard new != configuration else { return }
    let changed = writeEnvironment(new)
    if new.scale != graph.services.displayScale {
      graph.services.displayScale = new.scale
      root.invalidateLayout()
      root.invalidateDisplay()
    }
    configuration = new
    if !changed.isEmpty { root.propagateEnvironmentChange(changed) }
    root.configure(size: new.size, insets: new.safeAreaInsets)
    graph.wantFrame()
  }

  /// Asks again for the values that hold for the whole window.
  package func environmentDidChange() {
    guard let configuration else { return }
    graph.enqueueWrite(Transaction.current) { [weak self] in
      guard let self else { return }
      let changed = writeEnvironment(configuration)
      if !changed.isEmpty { root.propagateEnvironmentChange(changed) }
    }
  }

  /// The sizes that the content takes, with what the window's insets need.
  package var contentSizes: ContentSizes { recording { root.contentSizes } }

  @discardableResult
  private func writeEnvironment(_ configuration: HostConfiguration) -> EnvironmentMask {
    var values = EnvironmentValues()
    values.colorScheme = configuration.isDark ? .dark : .light
    values._colorSchemeContrast = configuration.isHighContrast ? .increased : .standard
    values.displayScale = configuration.scale
    values.dynamicTypeSize = DynamicTypeSize(name: configuration.dynamicTypeSize) ?? .large
    if let identifier = configuration.localeIdentifier { values.locale = Locale(identifier: identifier) }
    let isRightToLeft =
      configuration.isRightToLeft ?? (values.locale.language.characterDirection == .rightToLeft)
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    // The bounds are a choice (Facts 4.3).
    let isWide = configuration.size.width >= 700
    values.windowWidth = configuration.size.width
    values.horizontalSizeClass = isWide ? .regular : .compact
    values.verticalSizeClass = configuration.size.height < 450 ? .compact : .regular
    values.isWindowRegular = isWide && values.verticalSizeClass == .regular
    values.resources = ResourceProviderBox(of: graph.services)
    if configuration.hasKeyboard { values.keyboardReachesControls = true }
    values[UndoManagerKey.self] = graph.undoManager
    values[ResetFocusKey.self] = ResetFocusAction(focus: graph.focus)
    graph.services.outerEnvironment.write(into: &values)
    environment(&values)
    return scope.replaceEntries(values.overrides)
  }

  package func send(_ event: InputEvent) {
    UndoManager.event += 1
    recording {
      if case .drop(let drop) = event { graph[DesktopDrops.self].handle(drop) } else { events.send(event) }
    }
  }

  package func frame(at time: TimeInterval) -> DisplayUpdate? {
    let next = recording { isWindow ? FrameClock.run(graph, at: time) { graph.frame(at: time) } : graph.frame(at: time) }
    guard let new = next else { return nil }
    let damage: Damage
    if let list, list.size == new.size, list.scale == new.scale {
      damage = DisplayDiff.damage(from: list.root, to: new.root, size: new.size, scale: new.scale)
    } else {
      damage = Damage(rects: [CGRect(origin: .zero, size: new.size)])
    }
    list = new
    if damage.isEmpty { return nil }
    return DisplayUpdate(list: new, damage: damage)
  }

  /// Runs an action of the content that was not caused by an event of the window.
  package func perform(_ action: () -> Void) { recording(action) }

  /// Lets a recorder hear what is reported while the engine runs.
  private func recording<Result>(_ run: () -> Result) -> Result {
    let around = ViewGraph.running
    ViewGraph.running = graph
    defer { ViewGraph.running = around }
    graph.services.becomeCurrent()
    if isWindow { graph.services.window.isRunning(graph.focus, configuration) }
    guard let recorder = graph.services.recorder else { return run() }
    return Diagnostics.$recorder.withValue(recorder, operation: run)
  }

  package var nextFrameTime: TimeInterval? { graph.isAnimating ? graph.time : graph.nextTimerTime }

  package var nextAwaitedTime: TimeInterval? { graph.isAnimating ? graph.time : graph.nextAwaitedTime }

  package var isAnimating: Bool { graph.isAnimating }

  package var hasWorkAhead: Bool { graph.hasWorkAhead }

  package func workAhead(while mayGoOn: () -> Bool) -> Bool { recording { graph.makeAhead(while: mayGoOn) } }

  package var pointerShape: PointerShape { events.pointerShape }

  package var textInput: TextInputState? { graph.focus.textInput }

  package var dropOperation: DropOperation? { graph.existing(DesktopDrops.self)?.operation }

  package func close() {
    graph.root = nil
    root.unmount()
    _ = graph.frame(at: graph.time)
  }

  /// What is let go without being closed ends its tasks and timers, and says nothing.
  isolated deinit {
    root.unmount()
    // What was presented from inside goes with who presented it.
    graph.removeDetached()
  }
}
