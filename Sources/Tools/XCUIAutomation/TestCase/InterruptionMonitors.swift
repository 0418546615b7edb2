import Foundation

/// Those who wait for alerts in the way of a test; the last one hears of an alert first.
@MainActor
enum InterruptionMonitors {
  /// What is done about alerts.
  private struct Monitor {
    var owner: NSObject
    var handle: @MainActor (XCUIElement) -> Bool
  }

  /// In the order in which they came.
  private static var all: [Monitor] = []
  private static var isHandling = false

  static func add(_ handle: @escaping @MainActor (XCUIElement) -> Bool) -> NSObject {
    let owner = NSObject()
    all.append(Monitor(owner: owner, handle: handle))
    return owner
  }

  static func remove(_ owner: NSObject) { all.removeAll { $0.owner === owner } }
  static func removeAll() { all = [] }

  /// Tells of an alert where there is one; returns whether somebody has put it away.
  ///
  /// What goes wrong meanwhile is no reason to tell of it again.
  static func handle(_ alert: XCUIElement) -> Bool {
    guard !isHandling, !all.isEmpty, alert.exists else { return false }
    isHandling = true
    defer { isHandling = false }
    return all.reversed().contains { $0.handle(alert) }
  }
}
