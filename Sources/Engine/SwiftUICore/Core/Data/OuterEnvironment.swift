/// Values of the environment that hold in all windows of an app without any view that sets them, such as what UIKit's appearance
/// values say; what views set counts more.
package final class OuterEnvironment {
  private var writers: [ObjectIdentifier: (inout EnvironmentValues) -> Void] = [:]
  private var windows: [(window: Weak<AnyObject>, changed: () -> Void)] = []

  fileprivate init() {}

  /// That of the app whose code runs now.
  package static var current: OuterEnvironment { EngineServices.keptNow { OuterEnvironment() } }

  /// Sets values in all windows, in place of those that the same owner has set before.
  package func set(for owner: AnyObject, _ write: @escaping (inout EnvironmentValues) -> Void) {
    writers[ObjectIdentifier(owner)] = write
    windows.removeAll { $0.window.value == nil }
    for window in windows { window.changed() }
  }

  /// Tells a window of changes, as long as it lives.
  func add(_ window: Weak<AnyObject>, changed: @escaping () -> Void) {
    windows.removeAll { $0.window.value == nil }
    windows.append((window, changed))
  }

  func write(into values: inout EnvironmentValues) {
    for write in writers.values { write(&values) }
  }
}

extension EngineServices {
  var outerEnvironment: OuterEnvironment { kept { OuterEnvironment() } }
}
