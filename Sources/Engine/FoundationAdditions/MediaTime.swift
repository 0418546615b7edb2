import Foundation

/// Seconds of a clock that nobody sets, and that stands still while the machine sleeps: what animations are timed by.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
