import LaunchContract
import Foundation
import HeadlessHost
import XCTest

/// Work that an app leaves to the main thread, run by a host that has no event loop.
///
/// XCTest, because it calls tests on the first thread and outside of the main queue, as a program's own `main` does.
final class MainQueueTests: XCTestCase {
  func testSettlingRunsTasksQueueAndRunLoop() {
    onMainActor { host, content in
      var log: [String] = []
      Task { @MainActor in
        log.append("task")
        Task { log.append("task of the task") }
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          log.append("queue")
          content.requestFrame?()
        }
      }
      RunLoop.main.perform { MainActor.assumeIsolated { log.append("run loop") } }
      content.onFrame = { log.append("frame") }
      XCTAssertTrue(host.settle())
      XCTAssertEqual(Set(log), ["task", "task of the task", "queue", "run loop", "frame"])
      XCTAssertEqual(log.count, 5)
      XCTAssertEqual(host.time, 0)
    }
  }

  func testAdvancingRunsWhatFramesStart() {
    onMainActor { host, content in
      var arrived: TimeInterval?
      content.timers = [0.5]
      content.onFrame = { Task { @MainActor in arrived = arrived ?? host.time } }
      host.advance(by: 1)
      XCTAssertEqual(arrived, 0.5)
    }
  }

  func testSettlingWaitsForOtherThreads() {
    onMainActor { host, content in
      var isDone = false
      Task {
        await Task.detached { _ = usleep(10_000) }.value
        isDone = true
      }
      XCTAssertTrue(host.settle(timeout: 10) { isDone })
      XCTAssertFalse(host.settle(timeout: 0.01) { false })
    }
  }

  func testRealTimePassesWhileActionsWait() {
    onMainActor { host, content in
      var log: [String] = []
      Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(20))
        log.append("task")
      }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated { log.append("timer") }
      }
      do {
        try host.perform([.after(0.2)], findElement: { _ in nil }, elementNames: { [] })
      } catch {
        XCTFail("\(error)")
      }
      XCTAssertEqual(Set(log), ["task", "timer"])
      XCTAssertFalse(timer.isValid)
      XCTAssertEqual(host.time, 0.2)
    }
  }

  func testWhatWaitsInRealTimeComesAtItsVirtualTime() {
    onMainActor { host, content in
      var times: [String: TimeInterval] = [:]
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { MainActor.assumeIsolated { times["queue"] = host.time } }
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(0.6))
        times["task"] = host.time
      }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { _ in
        MainActor.assumeIsolated { times["timer"] = host.time }
      }
      do {
        try host.perform([.after(3)], findElement: { _ in nil }, elementNames: { [] })
      } catch {
        XCTFail("\(error)")
      }
      XCTAssertFalse(timer.isValid)
      for (name, time) in [("queue", 0.4), ("task", 0.6), ("timer", 0.8)] {
        XCTAssertEqual(times[name] ?? -1, time, accuracy: 0.3, name)
      }
      XCTAssertEqual(host.time, 3)
    }
  }

  private func onMainActor(_ body: @MainActor (HeadlessHost, RecordingContent) -> Void) {
    withoutActuallyEscaping(body) { body in
      MainActor.assumeIsolated {
        let content = RecordingContent()
        let host = HeadlessHost(content: content, configuration: .small)
        host.settle()
        body(host, content)
      }
    }
  }
}
