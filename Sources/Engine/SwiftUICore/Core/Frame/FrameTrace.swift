import Foundation

/// Prints what each frame cost, as one line of JSON: for a person to read and for benchmarks to collect.
///
///     {"frame":2,"time_ms":81433.2,"update_ms":0.21,"paint_ms":0.48,"cpu_ms":0.70,"pixels":18204,"bodies":1,…}
///
/// `time_ms` is the monotonic clock when the pixels were with the host's toolkit. `update_ms` is the wall time of everything up
/// to the display list, `paint_ms` that of the pixels; `cpu_ms` is the processor time of the whole process since the last line,
/// all threads; `rss_kb` its resident memory now. `unchanged` are the frames since the last line that had nothing to paint. The
/// counts are what this frame added to ``WorkCounters``.
@MainActor
package final class FrameTrace: FrameObserver {
  private let counters: () -> WorkCounters
  private let pixelsPainted: () -> Int
  private let write: (String) -> Void
  private var number = 0
  private var before = WorkCounters()
  private var pixelsBefore = 0
  private var processorTime = 0.0
  private var beginning = ContinuousClock.now
  /// Frames that began since the last line.
  private var begun = 0
  private var updated = ContinuousClock.now
  private var painted = ContinuousClock.now
  /// Whether a frame was painted that the host has not handed on.
  private var isWaiting = false

  /// - Parameters:
  ///   - counters: The engine's counters, over all frames.
  ///   - pixelsPainted: The renderer's count, over all frames.
  ///   - write: Takes a line, without its end.
  package init(
    counters: @escaping () -> WorkCounters, pixelsPainted: @escaping () -> Int, write: @escaping (String) -> Void
  ) {
    self.counters = counters
    self.pixelsPainted = pixelsPainted
    self.write = write
  }

  package func frameBegins() {
    beginning = .now
    begun += 1
  }

  package func paintingBegins() { updated = .now }

  package func paintingEnded() {
    painted = .now
    isWaiting = true
  }

  /// Prints the line of a frame that was painted.
  package func framePresented() {
    guard isWaiting else { return }
    isWaiting = false
    let (now, pixels) = (counters(), pixelsPainted())
    let work = now - before
    number += 1
    // Processor time of the process, all threads.
    let cpu = Self.seconds(of: CLOCK_PROCESS_CPUTIME_ID)
    let fields: [(String, String)] = [
      ("frame", "\(number)"), ("time_ms", Self.milliseconds(Self.seconds(of: CLOCK_MONOTONIC))),
      ("update_ms", Self.milliseconds((updated - beginning) / .seconds(1))),
      ("paint_ms", Self.milliseconds((painted - updated) / .seconds(1))), ("cpu_ms", Self.milliseconds(cpu - processorTime)),
      ("pixels", "\(pixels - pixelsBefore)"), ("bodies", "\(work.bodies)"), ("nodes_made", "\(work.nodesMade)"),
      ("nodes_dropped", "\(work.nodesDropped)"), ("sizes", "\(work.sizesComputed)"), ("placements", "\(work.placements)"),
      ("texts", "\(work.textLayouts)"), ("fragments", "\(work.fragments)"), ("actions", "\(work.actions)"),
      ("unchanged", "\(begun - 1)"), ("rss_kb", "\(Self.residentKilobytes)"),
    ]
    write("{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}")
    (before, pixelsBefore, begun) = (now, pixels, 0)
    processorTime = Self.seconds(of: CLOCK_PROCESS_CPUTIME_ID)
  }

  private static func milliseconds(_ seconds: Double) -> String { String(format: "%.4f", seconds * 1000) }

  /// Resident memory of the process: the second number of `/proc/self/statm`, in pages.
  private static var residentKilobytes: Int {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * Int(getpagesize()) / 1024 : 0
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
