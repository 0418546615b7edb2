package import CairoRenderer
public import Foundation
package import HeadlessHost
import ImageDecoding
import LiveServices
public import SwiftUICore
import Testing

/// A view on a screen without a display, with a clock that only the test moves.
///
/// Elements are found as a screen reader finds them, so a test passes only if such a user would get on too:
///
///     let screen = Screen { ContentView() }
///     try screen.button("閉じる").tap()
///     #expect(screen.work.bodies == 1)
@MainActor
public final class Screen {
  package let host: HeadlessHost
  private let graph: ViewGraph
  private var configuration: HostConfiguration
  /// What the screen's content needs to live.
  private let owner: AnyObject?
  private var workBefore = WorkCounters()
  private let bodies: BodyLog
  private let messages: MessageLog

  /// What the screen is like.
  public struct Settings {
    /// The size of the screen in points; an iPhone's, 390 × 844, unless said otherwise.
    public var size = CGSize(width: 390, height: 844)
    /// Device pixels for each point.
    public var scale: CGFloat = 2
    /// What a notch and a home indicator cover, in points.
    public var safeAreaInsets = EdgeInsets()
    /// Whether it is light or dark.
    public var colorScheme = ColorScheme.light
    /// Whether contrasts are stronger than usual.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// How large the user wants text.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// The identifier of the language and region, such as "ja_JP".
    public var locale = "en_US"
    /// Whether lines run from right to left; `nil` follows the language.
    public var isRightToLeft: Bool?
    /// The date when the screen is made; it runs with the screen's clock.
    ///
    /// The first of January 2001 unless said otherwise.
    public var startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// Whether debug builds compute again what the engine's caches answer, and fail the test where that differs.
    public var verifiesCaches = ProcessInfo.processInfo.environment["APUS_VERIFY_CACHES"] != "0"
    /// Whether everything is painted beside each frame and compared with it; `nil`: for some tests, see ``Seeds``.
    package var comparesPainting: Bool?
    /// Whether a frame that does not settle, and whatever else must not happen, fails the test; it is in `faults` either way.
    public var failsTests = true
    /// Whether colours and images that no catalogue has show as such, as in a window.
    package var marksMissing = false
    /// Creates settings like an iPhone's without notch.
    public init() {}
    /// Creates settings with changes.
    public init(_ edit: (inout Settings) -> Void) {
      self.init()
      edit(&self)
    }
  }

  /// Shows a view, and runs everything until nothing more changes.
  public convenience init<Content: View>(_ settings: Settings = Settings(), @ViewBuilder content: () -> Content) {
    let context = Context(settings)
    let view = ViewHost(
      content(), services: context.services, configuration: context.configuration,
      bodyObserver: context.bodyObserver)
    self.init(view, view.graph, context, configuration: context.configuration)
    host.settle()
  }

  /// Shows what a window has, without a frame yet.
  package init(
    _ content: any HostedContent, _ graph: ViewGraph, _ context: Context, configuration: HostConfiguration,
    owner: AnyObject? = nil
  ) {
    self.owner = owner
    (bodies, messages, self.graph, self.configuration) = (context.bodies, context.messages, graph, configuration)
    host = HeadlessHost(content: content, configuration: configuration)
    host.paintsUnseenFrames = false
    #if DEBUG
      if context.settings.verifiesCaches {
        // Painting everything beside each frame costs more than all else, so that a run of many tests does so for some of them.
        if context.settings.comparesPainting ?? Seeds.choosesOne(of: 8, for: Test.current?.name ?? "") {
          host.damageFault = context.services.faulted
          host.paintsUnseenFrames = true
        }
        (context.services.images as? SystemImageDecoder)?.pixels.fault = context.services.faulted
      }
    #endif
  }

  /// What the engine of a screen, or those of several, is given.
  @MainActor
  package struct Context {
    let settings: Settings
    package let configuration: HostConfiguration
    package let services = LiveServices.make(sharing: .ofProcess)
    let bodies = BodyLog()
    let messages = MessageLog()
    /// What the engines have told the developer, each line once.
    package var diagnostics: [String] { messages.diagnostics }

    package init(_ settings: Settings) {
      self.settings = settings
      configuration = HostConfiguration(
        size: settings.size, scale: settings.scale, safeAreaInsets: settings.safeAreaInsets,
        isDark: settings.colorScheme == .dark, isHighContrast: settings.colorSchemeContrast == .increased,
        localeIdentifier: settings.locale,
        dynamicTypeSize: "\(settings.dynamicTypeSize)", isRightToLeft: settings.isRightToLeft)
      services.window.configuration = configuration
      services.now = { settings.startDate }
      services.verifiesCaches = settings.verifiesCaches
      services.marksMissing = settings.marksMissing
      services.recorder = { [messages] in messages.add($0) }
      services.faulted = { [messages] in messages.addFault($0, failsTest: settings.failsTests) }
    }

    package var bodyObserver: ViewGraph.BodyObserver {
      { [bodies] type, node in MainThread.isolated { bodies.add(type, node) } }
    }
  }

  /// Runs the frames that are wanted.
  ///
  /// Every action of a test does so by itself. The clock stands still meanwhile, so an animation that has begun stays where it
  /// is. Work that waits on the main queue comes later; `settle(until:)` waits for it.
  ///
  ///     model.name = "Nara"
  ///     screen.settle()
  public func settle() { host.settle() }

  /// Runs frames, and lets what waits on the main queue run, until a condition holds.
  ///
  ///     await screen.settle { screen.contains("Kyoto") }
  ///
  /// - Parameters:
  ///   - timeout: Real seconds after which to give up; the test's own expectations then tell what is missing.
  ///   - isDone: What is waited for.
  public func settle(timeout: TimeInterval = 5, until isDone: () -> Bool) async {
    let limit = Date().addingTimeInterval(timeout)
    var turns = 0
    host.settle()
    // Where many tests take turns on the main thread, the time may be over before this one had any.
    while !isDone(), Date() < limit || turns < 200 {
      turns += 1
      // What comes from outside comes no sooner where a whole processor waits for it.
      if turns < 20 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
      host.settle()
    }
  }

  /// Lets seconds of the screen's clock pass; 0 and less runs what is due now.
  ///
  /// Frames run at their times, 60 a second while something moves, so that a second costs up to 60 frames and no real time.
  ///
  ///     screen.advance(by: 0.5)
  public func advance(by seconds: TimeInterval) { host.advance(by: seconds) }

  /// Lets time pass until nothing moves any more; five seconds where something moves for ever.
  ///
  /// What the test has changed before moves, too.
  ///
  ///     try screen.button("Settings").tap()
  ///     screen.finishAnimations()
  public func finishAnimations() { host.finishAnimations() }
  /// Whether anything is in motion.
  public var isAnimating: Bool { host.content.isAnimating }

  /// Gives the screen another size, in points.
  public func resize(to size: CGSize) {
    configuration.size = size
    host.configure(configuration)
    host.settle()
  }

  /// Gives the engine time to make ahead what will probably show soon, as a window does when it has nothing else to do.
  public func workAhead() { while host.content.workAhead(while: { true }) {} }

  /// Removes the view; disappear actions run.
  public func close() {
    host.content.close()
    host.settle()
  }

  // MARK: Acting

  /// Presses a point, in points from the top left.
  public func tap(at point: CGPoint) { host.tap(at: point) }

  /// Moves a finger from a point to another, in points from the top left.
  ///
  ///     screen.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200), rest: 0.2)
  ///
  /// - Parameters:
  ///   - start: Where it goes down.
  ///   - end: Where it lifts.
  ///   - duration: Seconds of the screen's clock; how fast the finger is when it lifts follows from it.
  ///   - rest: Seconds for which the finger stays at the end, so that it lifts without speed.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rest: TimeInterval = 0) {
    host.drag(from: start, to: end, duration: duration, rest: rest)
  }

  /// Puts a finger down at a point for a time, in seconds of the screen's clock.
  public func press(at point: CGPoint, duration: TimeInterval) { host.press(at: point, duration: duration) }

  /// Puts a finger down.
  public func touchDown(at point: CGPoint, finger: Int = 0) { host.touch(.down, at: point, id: finger) }
  /// Moves a finger that is down.
  public func touchMove(to point: CGPoint, finger: Int = 0) { host.touch(.move, at: point, id: finger) }
  /// Lifts a finger.
  public func touchUp(at point: CGPoint, finger: Int = 0) { host.touch(.up, at: point, id: finger) }
  /// Moves a mouse's pointer, with no button down.
  public func movePointer(to point: CGPoint) { host.movePointer(to: point) }
  /// What a mouse's pointer looks like where it is, by the name that styles of pages have for it.
  package var pointerName: String { host.content.pointerShape.rawValue }

  /// Turns a wheel over the middle of the screen: positive shows what lies further down.
  public func scroll(by distance: CGFloat) {
    host.scroll(
      by: CGSize(width: 0, height: distance),
      at: CGPoint(x: configuration.size.width / 2, y: configuration.size.height / 2))
  }

  /// What would happen if what is dragged over the screen from elsewhere were dropped now; `nil` where nobody takes it.
  package var dropOperation: DropOperation? { host.content.dropOperation }

  /// Sends any input.
  package func send(_ event: InputEvent) {
    host.content.send(event)
    host.settle()
  }

  /// Presses and lifts a key, perhaps while Shift or, for commands, Control is held.
  ///
  /// Keys have the names of the W3C's `KeyboardEvent.key`: "ArrowDown", "PageUp", "a" and so on.
  ///
  ///     screen.press(key: "ArrowDown", shift: true)
  public func press(key: String, shift: Bool = false, control: Bool = false) {
    var modifiers = EventModifiers()
    if shift { modifiers.insert(.shift) }
    if control { modifiers.insert(.control) }
    host.press(key: key, modifiers: modifiers)
  }
  /// Types a text into what has the focus.
  ///
  ///     try screen.textField("Name").tap()
  ///     screen.type("Kyoto")
  public func type(_ text: String) { host.type(text) }
  /// Shows a text as an input method does while it composes, with the caret after a number of its characters; `clause` are those
  /// that it converts now.
  public func compose(_ text: String, caret: Int? = nil, clause: Range<Int>? = nil) {
    send(.text(.compose(text, caret: caret ?? text.count, clause: clause)))
  }

  // MARK: Finding

  /// Everything that can be found, parents first.
  ///
  ///     #expect(screen.elements.map(\.label) == ["Towns", "Kyoto", "Nara"])
  ///
  /// - Complexity: The whole tree of what a screen reader finds is made for each call, by each finder too.
  public var elements: [Element] {
    graph.accessibilityElements().flatMap(\.flattened).map { Element($0, screen: self) }
  }

  /// The element with a label or an identifier, whatever it is.
  ///
  /// Of several the first one counts, parents before what is in them. What is covered by a sheet, scrolled out of a lazy
  /// container or hidden from screen readers is not found.
  ///
  ///     #expect(try screen.element("Kyoto").frame.width > 40)
  ///
  /// - Throws: `ElementNotFound`, whose description lists what is there.
  public func element(_ name: String) throws -> Element { try find(name) { _ in true } }
  /// The button with a label or an identifier; throws `ElementNotFound`, with the buttons that there are.
  ///
  ///     try screen.button("Save").tap()
  public func button(_ name: String) throws -> Element { try find(name) { $0.role == .button } }
  /// The text with a label or an identifier, headings too; throws `ElementNotFound`, with the texts that there are.
  ///
  ///     _ = try screen.text("Kyoto")
  public func text(_ name: String) throws -> Element { try find(name) { $0.role == .staticText || $0.role == .header } }
  /// The text field with a label or an identifier, search fields too; throws `ElementNotFound` where there is none.
  ///
  ///     #expect(try screen.textField("Name").value == "Kyoto")
  public func textField(_ name: String) throws -> Element {
    try find(name) { $0.role == .textField || $0.role == .searchField }
  }
  /// The slider with a label or an identifier; throws `ElementNotFound` where there is none.
  ///
  ///     try screen.slider("Volume").increment()
  public func slider(_ name: String) throws -> Element { try find(name) { $0.role == .slider } }
  /// Whether an element with a label or an identifier is there.
  ///
  ///     #expect(!screen.contains("Nara"))
  public func contains(_ name: String) -> Bool { (try? element(name)) != nil }

  package func find(_ name: String, where isRequested: (AccessibilityElement) -> Bool) throws -> Element {
    let all = graph.accessibilityElements().flatMap(\.flattened).filter(isRequested)
    guard let found = all.first(where: { $0.identifier == name || $0.label == name }) else {
      throw ElementNotFound(name: name, present: all.map { $0.label.isEmpty ? $0.identifier : $0.label })
    }
    return Element(found, screen: self)
  }

  // MARK: Asking

  /// What the engine did since the screen was made, or since `forgetWork()`.
  ///
  ///     screen.forgetWork()
  ///     try screen.button("Add").tap()
  ///     #expect(screen.work.bodies <= 2)
  public var work: Work { Work(graph.counters - workBefore) }
  /// Counts work from now on.
  public func forgetWork() {
    workBefore = graph.counters
    bodies.removeAll()
  }
  /// How often bodies were evaluated since then, by the name of the view's or modifier's type, without its generic arguments.
  public var bodiesByType: [String: Int] { bodies.counts }
  /// The most often that the body of one and the same view was evaluated since then.
  public var mostBodiesOfOneView: Int { bodies.greatest }
  /// Nodes that are alive now.
  public var liveNodes: Int { graph.liveNodes }
  /// Whether a frame was asked for and has not run.
  public var isFrameRequested: Bool { host.isFrameRequested }
  /// Device pixels painted so far.
  public var pixelsPainted: Int { host.renderer.pixelsPainted }
  /// The nodes with their places and sizes, one a line.
  public var layoutDescription: String { graph.root.map { LayoutDump.text(of: $0) } ?? "" }

  /// What the framework has told the developer while this screen ran, each line once: missing pictures, wrong use.
  public var diagnostics: [String] {
    // Pictures are looked into when they are painted.
    host.paintFromNowOn()
    return messages.diagnostics
  }
  /// What must not happen and did: frames that do not settle, caches that answer something stale.
  public var faults: [String] {
    host.paintFromNowOn()
    return messages.faults
  }

  package var buffer: PixelBuffer { host.buffer }
  package var engine: ViewGraph { graph }
}

/// An element of the screen as a screen reader finds it.
///
/// It tells what was so when it was found; find it again after an action. A press goes to where it was then.
///
///     try screen.toggle("Rain").tap()
///     #expect(try screen.toggle("Rain").value == "on")
@MainActor
public struct Element {
  package let element: AccessibilityElement
  let screen: Screen

  package init(_ element: AccessibilityElement, screen: Screen) {
    self.element = element
    self.screen = screen
  }

  /// What is read for it.
  public var label: String { element.label }
  /// The value read after the label.
  public var value: String { element.value }
  /// The name given for tests.
  public var identifier: String { element.identifier }
  /// What is told of it as a chart: title and summary, then each axis, each series and its points; empty where it is none.
  public var chart: [String] { element.chart?.lines ?? [] }
  /// Bounds on the screen, in points.
  public var frame: CGRect { element.frame }
  /// Whether it is the chosen one of several.
  public var isSelected: Bool { element.isSelected }
  /// Whether it reacts.
  public var isEnabled: Bool { element.isEnabled }
  /// "button", "staticText", "image",.
  public var role: String { element.role.rawValue }

  /// Changes its value up, as somebody does who cannot see it; nothing happens where it has no such value.
  public func increment() { adjust(.increment) }
  /// Changes its value down.
  public func decrement() { adjust(.decrement) }
  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    element.adjust?(direction)
    screen.settle()
  }

  /// Presses it, where whatever lies in front there takes the press, and runs what follows.
  ///
  /// It is pressed in its middle, unless it says where: a toggle at its switch.
  public func tap() { screen.tap(at: element.pressPoint) }
}

/// There is no element of a name.
public struct ElementNotFound: Error, CustomStringConvertible {
  let name: String
  let present: [String]
  package init(name: String, present: [String]) { (self.name, self.present) = (name, present) }
  /// Which element was sought, and what could be found.
  public var description: String {
    "no element \"\(name)\" on screen; there are: " + present.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// What the engine did, counted.
public struct Work: Equatable, Sendable {
  /// Frames that had something to do.
  public let frames: Int
  /// Bodies evaluated.
  public let bodies: Int
  /// Nodes made.
  public let nodesMade: Int
  /// Nodes dropped.
  public let nodesDropped: Int
  /// Sizes computed that no cache held.
  public let sizesComputed: Int
  /// Nodes whose children were placed.
  public let placements: Int
  /// Texts laid out.
  public let textLayouts: Int
  /// Display fragments built.
  public let fragments: Int

  /// No work at all.
  public static let none = Work(WorkCounters())

  init(_ counters: WorkCounters) {
    frames = counters.frames
    bodies = counters.bodies
    nodesMade = counters.nodesMade
    nodesDropped = counters.nodesDropped
    sizesComputed = counters.sizesComputed
    placements = counters.placements
    textLayouts = counters.textLayouts
    fragments = counters.fragments
  }
}
