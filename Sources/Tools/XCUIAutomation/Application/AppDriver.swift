import Foundation
import LaunchContract
import RemoteControl

/// Starts an app, finds elements on its screen, and touches them, for all that a test holds of it.
@MainActor
final class AppDriver {
  let surroundings: TestSurroundings
  private let bundleIdentifier: String?
  private(set) var session: (any DrivenApp)?
  /// How the app is called that runs, or ran last.
  private(set) var name = ""
  private var screen = CGSize.zero
  /// Whether something was done since nothing moved.
  private var isMoving = false
  private var idleness = TestIdleness()
  /// Whether the home button was pressed.
  var isInBackground = false

  /// The drivers whose apps run, for what is done to all of them.
  private(set) static var running: [AppDriver] = []
  /// The drivers of the apps that tests have named, by their programs.
  private static var drivers: [String: AppDriver] = [:]
  /// Seconds that launches have taken since somebody asked.
  static var launchSeconds: [Double] = []

  init(_ surroundings: TestSurroundings, bundleIdentifier: String?) {
    (self.surroundings, self.bundleIdentifier) = (surroundings, bundleIdentifier)
  }

  /// The driver of an app, the same wherever a test names it: what one `XCUIApplication` has launched, another one uses.
  static func of(_ bundleIdentifier: String?) -> AppDriver {
    let surroundings = TestSurroundings.standard
    // An app that is not known fails when it is launched.
    let key = (try? surroundings.plan().app(bundleIdentifier).executable) ?? bundleIdentifier ?? ""
    let driver = drivers[key] ?? AppDriver(surroundings, bundleIdentifier: bundleIdentifier)
    drivers[key] = driver
    return driver
  }

  // MARK: Starting and ending

  /// Starts the app anew, and waits until it shows.
  func launch(arguments: [String], environment: [String: String], at place: SourcePlace) {
    terminate()
    report(at: place) {
      let app = try surroundings.plan().app(bundleIdentifier)
      name = app.name
      var variables = surroundings.environment
      variables[InterfaceTestPlan.variable] = nil
      for (name, value) in app.environment { variables[name] = value }
      for (name, value) in environment { variables[name] = value }
      for (variable, value) in LaunchSettings(arguments: arguments, appearance: Self.appearance).variables {
        variables[variable.name] = value
      }
      variables[LaunchVariable.host.name] = LaunchRequest.Host.image.rawValue
      let started = ContinuousClock.now
      let session = try surroundings.start(
        ProgramStart(program: app.executable, arguments: app.arguments + arguments, environment: variables))
      (self.session, isInBackground) = (session, false)
      Self.running.append(self)
      try session.call("show", ["preview": .null], deadline: .seconds(60))
      try measureScreen()
      Self.launchSeconds.append((ContinuousClock.now - started) / .seconds(1))
      isMoving = true
      if Self.isLandscape { try turn(toLandscape: true) }
    }
  }

  func terminate() {
    guard let session else { return }
    session.end()
    leave(session)
  }

  /// Knows no app any more.
  private func leave(_ session: any DrivenApp) {
    for line in session.log { surroundings.show(line) }
    self.session = nil
    Self.running.removeAll { $0 === self }
  }

  /// Turns the screen where it is not as the device is held.
  private func turn(toLandscape isLandscape: Bool) throws {
    guard let session, isLandscape != (screen.width > screen.height) else { return }
    try session.call(
      "configure", ["width": .number(screen.height), "height": .number(screen.width)], deadline: .seconds(30))
    isMoving = true
    try measureScreen()
  }

  /// Whether apps are wider than high, those that run and those that are started from now on.
  static var isLandscape = false {
    didSet {
      for driver in running { driver.report(at: nil) { try driver.turn(toLandscape: isLandscape) } }
    }
  }

  /// How apps look that are started from now on; those that run follow.
  static var appearance = LaunchRequest.ColorScheme?.none {
    didSet {
      guard let appearance else { return }
      for driver in running {
        driver.report(at: nil) {
          try driver.session?.call("configure", ["colorScheme": .string(appearance.rawValue)], deadline: .seconds(30))
        }
        driver.isMoving = true
      }
    }
  }

  private func measureScreen() throws {
    guard let state = try session?.state() else { return }
    screen = CGSize(width: state.width, height: state.height)
  }

  // MARK: Looking

  /// What is on screen, once nothing moves; `nil` where the app does not run.
  func tree() -> ElementTree? {
    guard let session else { return nil }
    return report(at: nil) {
      if isMoving { try session.settle() }
      isMoving = false
      return ElementTree(try session.elements(), app: name, screen: screen)
    }
  }

  /// The elements that are meant; none where the app does not run.
  func found(_ path: ElementPath) -> [Int] { tree().map(path.found) ?? [] }

  /// The element that is meant.
  ///
  /// - Throws: A line that says what is missing, or that there are several.
  func only(_ path: ElementPath) throws(StartError) -> (tree: ElementTree, index: Int) {
    guard let tree = tree() else { throw StartError("\(path.text): the app does not run; launch() starts it") }
    let found = path.found(in: tree)
    guard let index = found.first else { throw StartError("\(path.text) is not there; \(tree.summary)") }
    guard found.count == 1 else {
      let all = found.prefix(5).map { tree[$0].briefly }.joined(separator: ", ")
      throw StartError("\(path.text) are \(found.count) elements: \(all); firstMatch or element(boundBy:) choose one")
    }
    return (tree, index)
  }

  /// The element that is meant; one that is not there fails the test.
  func node(_ path: ElementPath) -> ElementNode? {
    do {
      let (tree, index) = try only(path)
      return tree[index]
    } catch {
      surroundings.fail(error.description, path.place ?? .unknown)
      return nil
    }
  }

  /// Lets time pass until something holds, or so many seconds have passed.
  func wait(_ timeout: TimeInterval, until holds: () -> Bool) -> Bool {
    var rest = timeout.isFinite ? timeout : 3_600
    while true {
      if holds() { return true }
      // An app that does not answer would be waited for again and again.
      guard rest > 0, pass(min(rest, Self.step)) else { return false }
      rest -= Self.step
    }
  }

  /// Seconds after which is looked again.
  private static let step = 0.1

  /// Lets seconds pass; returns whether the app runs and has done so.
  private func pass(_ seconds: Double) -> Bool {
    guard let session else { return false }
    return report(at: nil) { try session.pass(seconds) } != nil
  }

  // MARK: Doing

  /// Does something with the element that is meant, once it is on screen and nothing moves.
  func act(_ path: ElementPath, at place: SourcePlace, _ body: (any DrivenApp, ElementNode, CGRect) throws -> Void) {
    report(at: place) {
      // What came by itself may still be on its way.
      isMoving = true
      var (tree, index) = try reachable(path)
      for _ in 0..<Self.mostScrolls {
        guard try scroll(to: index, in: tree) else { break }
        (tree, index) = try only(path)
      }
      guard let session else { return }
      try body(session, tree[index], tree.bounds)
      isMoving = true
    }
  }

  /// Does something with the app as a whole.
  func act(at place: SourcePlace, _ body: (any DrivenApp) throws -> Void) {
    report(at: place) {
      guard let session else { throw StartError("the app does not run; launch() starts it") }
      try body(session)
      isMoving = true
    }
  }

  /// The element that is meant; where an alert is in the way, those who wait for one hear of it first.
  private func reachable(_ path: ElementPath) throws -> (tree: ElementTree, index: Int) {
    do { return try only(path) } catch {
      let alert = XCUIElement(self, ElementPath().adding(.descendants(.alert), ".alerts").adding(.first, ".firstMatch"))
      guard InterruptionMonitors.handle(alert) else { throw error }
      return try only(path)
    }
  }

  private static let mostScrolls = 4

  /// Brings an element nearer to the screen; returns whether it was away from it.
  private func scroll(to index: Int, in tree: ElementTree) throws -> Bool {
    let (node, bounds) = (tree[index], tree.bounds)
    guard node.visiblePoint(in: bounds) == nil, node.frame.width > 0, node.frame.height > 0, let session else { return false }
    var area = bounds
    var around = tree.places[index].parent
    while let place = around {
      if tree[place].isOf(.scrollView) {
        area = tree[place].frame.intersection(bounds)
        break
      }
      around = tree.places[place].parent
    }
    guard !area.isNull else { return false }
    try session.act(
      "scroll",
      [
        "x": .number(area.midX), "y": .number(area.midY), "dx": .number(Self.way(node.frame.midX, area.minX, area.maxX)),
        "dy": .number(Self.way(node.frame.midY, area.minY, area.maxY)),
      ])
    try session.settle()
    return true
  }

  /// How far a point is away from the middle of a range that it lies outside of.
  private static func way(_ point: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Double {
    (start...max(start, end)).contains(point) ? 0 : point - (start + end) / 2
  }

  /// Lets the app's clock go on for the time that the test has slept.
  private func catchUp(_ seconds: Double) throws {
    guard let session, seconds > 0 else { return }
    isMoving = true
    try session.follow(seconds)
  }

  // MARK: Failing

  /// Does something; what goes wrong fails the test, and an app that has ended meanwhile is forgotten.
  @discardableResult
  private func report<Value>(at place: SourcePlace?, _ body: () throws -> Value) -> Value? {
    var result: Value?
    do {
      let idle = idleness.begin(at: surroundings.now())
      defer { idleness.end(at: surroundings.now()) }
      try catchUp(idle)
      result = try body()
    } catch {
      surroundings.fail("\(error)", place ?? .unknown)
    }
    guard let session else { return result }
    if session.hasEnded != nil { leave(session) }
    for line in session.log { surroundings.show(line) }
    return result
  }
}

extension SourcePlace {
  /// Where nobody knows better.
  static let unknown = SourcePlace(file: "<unknown>", line: 0)
}
