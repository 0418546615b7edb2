import Foundation
public import XCTest

/// Something that is measured while a block runs.
@MainActor @preconcurrency
public protocol XCTMetric: NSObjectProtocol {
  /// What people call it, with its unit.
  var title: String { get }
  /// The block begins.
  func willBeginMeasuring()
  /// The block has ended; returns what was measured.
  func didStopMeasuring() -> Double
}

/// How long a block takes.
public class XCTClockMetric: NSObject, XCTMetric {
  private var start = ContinuousClock.now

  /// Measures nothing yet.
  public override init() { super.init() }

  /// Seconds of time.
  public var title: String { "Clock Monotonic Time, s" }
  /// The clock starts.
  public func willBeginMeasuring() { start = .now }
  /// The clock stops.
  public func didStopMeasuring() -> Double { (ContinuousClock.now - start) / .seconds(1) }
}

/// How long apps take that are launched in a block, from the start of the process to the first frame.
public class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  /// Measures nothing yet.
  public override init() { super.init() }

  /// Measures until the app takes input, which it does from its first frame on.
  public convenience init(waitUntilResponsive: Bool) { self.init() }

  /// Seconds of launches.
  public var title: String { "Application Launch, s" }
  /// Launches count from here on.
  public func willBeginMeasuring() { AppDriver.launchSeconds = [] }
  /// All launches since, together.
  public func didStopMeasuring() -> Double { AppDriver.launchSeconds.reduce(0, +) }
}

/// How a block is measured.
public class XCTMeasureOptions: NSObject {
  /// How often the block runs that is measured; once more before, which does not count.
  public var iterationCount = 5

  /// Five times.
  public override init() { super.init() }
  /// Five times.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

/// What was measured several times.
struct Measurements {
  var title: String
  var values: [Double] = []

  /// As XCTest prints its own.
  var line: String {
    let average = values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    let variance = values.isEmpty ? 0 : values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(values.count)
    let deviation = average > 0 ? variance.squareRoot() / average * 100 : 0
    let all = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    return "measured [\(title)] average: \(String(format: "%.3f", average)), "
      + "relative standard deviation: \(String(format: "%.3f", deviation))%, values: [\(all)]"
  }
}

extension XCUITestCase {
  /// Measures a block by several measures, and prints what came of it.
  ///
  /// The block runs once more than it counts, as the first time is often the slowest.
  @MainActor @preconcurrency
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void) {
    block()
    var measured = metrics.map { Measurements(title: $0.title) }
    for _ in 0..<max(options.iterationCount, 1) {
      for metric in metrics { metric.willBeginMeasuring() }
      block()
      for (index, metric) in metrics.enumerated() { measured[index].values.append(metric.didStopMeasuring()) }
    }
    for line in measured.map(\.line) { print("\(name) \(line)") }
  }

  /// Measures how long a block takes by the clock.
  @MainActor @preconcurrency
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }
}
