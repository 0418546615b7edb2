import Foundation

/// Those who wait for alerts in the way of a test.
@MainActor
enum InterruptionMonitors {
  /// In the order in which they came.
  private(set) static var all: [AppDriver.Interruption] = []

  static func add(_ handle: @escaping @MainActor (XCUIElement) -> Bool) -> NSObject {
    let owner = NSObject()
    set(all + [AppDriver.Interruption(owner: owner, handle: handle)])
    return owner
  }

  static func remove(_ owner: NSObject) { set(all.filter { $0.owner !== owner }) }
  static func removeAll() { set([]) }

  private static func set(_ monitors: [AppDriver.Interruption]) {
    all = monitors
    for driver in AppDriver.running { driver.interruptions = monitors }
  }
}
