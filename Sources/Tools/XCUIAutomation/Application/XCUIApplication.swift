public import Foundation
import RemoteControl

/// An app that a test starts and uses as a person does.
///
///     let app = XCUIApplication()
///     app.launchArguments = ["-language", "fr"]
///     app.launch()
///     app.buttons["Add"].tap()
///
/// It runs without a window, and its clock goes on while it is used or waited for. Every `XCUIApplication` of the same app stands
/// for the one that runs.
@MainActor @preconcurrency
public class XCUIApplication: XCUIElement {
  /// What the app is started with; `-name value` also is a value of its `UserDefaults`.
  public var launchArguments: [String] = []
  /// Variables for the app, beside those of the tests.
  public var launchEnvironment: [String: String] = [:]

  /// What an app does.
  public enum State: UInt, Sendable {
    /// Nobody knows.
    case unknown
    /// It does not run.
    case notRunning
    /// It is not on screen, and does nothing.
    case runningBackgroundSuspended
    /// It is not on screen.
    case runningBackground
    /// It is on screen.
    case runningForeground
  }

  /// The app that is tested.
  public convenience init() { self.init(AppDriver.of(nil)) }

  /// An app of the project by its bundle identifier.
  public convenience init(bundleIdentifier: String) { self.init(AppDriver.of(bundleIdentifier)) }

  init(_ driver: AppDriver) { super.init(driver, ElementPath()) }

  /// Starts the app, and ends it before where it runs; returns when it shows.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    driver.launch(
      arguments: launchArguments, environment: launchEnvironment, at: SourcePlace(file: file, line: line))
  }

  /// Brings the app to the front; starts it where it does not run.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    guard driver.session != nil else { return launch(file: file, line: line) }
    driver.isInBackground = false
  }

  /// Ends the app.
  public func terminate() { driver.terminate() }

  /// Opens an address, as the system does that the app is named for; starts the app where it does not run.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    activate(file: file, line: line)
    driver.act(at: SourcePlace(file: file, line: line)) { try $0.act("open", ["url": .string(url.absoluteString)]) }
  }

  /// What the app does.
  public var state: State {
    // An app that has ended says so when it is asked something.
    _ = driver.tree()
    return driver.session == nil ? .notRunning : driver.isInBackground ? .runningBackground : .runningForeground
  }

  /// Waits until the app does something.
  ///
  /// - Returns: Whether it came to that within so many seconds.
  public func wait(for state: State, timeout: TimeInterval) -> Bool { driver.wait(timeout) { self.state == state } }
}
