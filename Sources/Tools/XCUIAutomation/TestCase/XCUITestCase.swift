public import Foundation
import RemoteControl
public import XCTest

/// What `XCTestCase` means in a target with tests of an interface: XCTest's, and what only those have.
///
/// A test ends the apps that it has started. With `continueAfterFailure = false` it ends with its first failure: `tearDown` runs,
/// and the tests after it run in another process.
open class XCUITestCase: XCTestCase {
  // Safe: set and read on the main thread alone, where XCTest runs its tests.
  /// The test that runs.
  nonisolated(unsafe) static weak var running: XCUITestCase?
  private var stopsAtFailure = false
  /// Whether XCTest is told that the test goes on: it would end the process with a crash.
  private var isRecording = false
  private var hasFailed = false
  private var attachments: [XCTAttachment] = []
  private var start = ContinuousClock.now

  /// Whether tests are to run for each way that the app can look; here they run once whatever it says.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Whether a test goes on after a failure; it does unless told otherwise.
  open override var continueAfterFailure: Bool {
    get { isRecording || !stopsAtFailure }
    set { stopsAtFailure = !newValue }
  }

  // MARK: Alerts

  /// Has something done about alerts that are in the way of what a test does.
  ///
  /// - Parameters:
  ///   - handlerDescription: What people call it.
  ///   - handler: Is given the alert, and returns whether it has put it away.
  /// - Returns: What `removeUIInterruptionMonitor(_:)` takes.
  @MainActor @preconcurrency
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool
  ) -> any NSObjectProtocol { InterruptionMonitors.add(handler) }

  /// Has nothing done about alerts any more.
  @MainActor @preconcurrency
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    if let monitor = monitor as? NSObject { InterruptionMonitors.remove(monitor) }
  }

  // MARK: Attachments

  /// Keeps a file with the outcome of the test.
  public func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  private func keepAttachments() {
    let kept = attachments.enumerated().filter { hasFailed || $1.lifetime == .keepAlways }
    guard !kept.isEmpty else { return }
    do {
      let folder = URL(filePath: try InterfaceTestPlan(environment: ProcessInfo.processInfo.environment).attachments)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, attachment) in kept {
        let file = folder.appending(path: attachment.fileName(test: name, number: index + 1))
        try attachment.contents.write(to: file)
        print("attached \(file.path)")
      }
    } catch { print("attachments of \(name) are lost: \(error)") }
  }

  // MARK: Running

  /// Runs the test, and ends what it has started.
  open override func invokeTest() {
    begin()
    super.invokeTest()
    end()
  }

  private func begin() {
    (Self.running, hasFailed, attachments, start) = (self, false, [], .now)
  }

  private func end() {
    MainActor.assumeIsolated {
      for driver in AppDriver.running { driver.terminate() }
      InterruptionMonitors.removeAll()
    }
    keepAttachments()
    Self.running = nil
  }

  /// Notes a failure; where the test is to stop at the first one, the process ends with it.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    isRecording = true
    super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    isRecording = false
    // What fails while the test is put away has nothing left to stop.
    let isFirst = !hasFailed
    hasFailed = true
    guard stopsAtFailure, isFirst else { return }
    // The main thread waits for tests that run elsewhere, and does what it is given meanwhile.
    // Safe: this thread waits until the other one has done with the test, after which there is no process.
    nonisolated(unsafe) let test = self
    if Thread.isMainThread { stop() } else { DispatchQueue.main.sync { test.stop() } }
  }

  /// Puts the test away, and ends the process.
  private func stop() -> Never {
    do { try tearDownWithError() } catch { print("\(name): tearDownWithError has failed, too: \(error)") }
    tearDown()
    end()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("Test Case '\(name)' failed (\(String(format: "%.3f", seconds)) seconds)")
    exit(InterfaceTestPlan.stopped)
  }
}
