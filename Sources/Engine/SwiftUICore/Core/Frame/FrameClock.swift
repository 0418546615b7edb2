package import Foundation
import FoundationAdditions

/// The clock of the windows' frames, as code outside of views sees it.
///
/// A window has a clock of its own, which its host runs: that of the machine, or a virtual one.
@MainActor
package enum FrameClock {
  /// The time of the window's frame that runs now; `nil` between frames, and where views are pictured without a window.
  package private(set) static var frame: TimeInterval?
  /// The window whose frame ran last; not `weak`, since layout uses a graph too often for that (see ``WeakReference``).
  private static var graph: WeakReference<ViewGraph>?
  private static var callers: [Weak<FrameCaller>] = []
  /// What wakes a window for its next frame.
  private static var alarm: (graph: WeakReference<ViewGraph>, id: UInt64)?

  /// The time now, in seconds: that of the last frame and what has passed since; the machine's own before the first one.
  package static var now: TimeInterval { MediaClock.now }

  /// Runs a frame of a window.
  static func run<Result>(_ newGraph: ViewGraph, at time: TimeInterval, _ body: () -> Result) -> Result {
    let around = frame
    frame = time
    MediaClock.set(time)
    graph = newGraph.weakReference
    defer { frame = around }
    newGraph.time = time
    callDue(at: time)
    return body()
  }

  /// Has a caller called in frames from now on, while it lives and wants to be.
  package static func add(_ caller: FrameCaller) {
    callers.removeAll { $0.value == nil || $0.value === caller }
    callers.append(Weak(caller))
    awaitFrame()
  }

  /// Has a caller called no more.
  package static func remove(_ caller: FrameCaller) { callers.removeAll { $0.value == nil || $0.value === caller } }

  /// A caller wants to be called again.
  package static func awaitFrame() {
    guard let graph = graph?.object, callers.contains(where: { $0.value?.isWaiting == true }) else { return }
    if let alarm { alarm.graph.object?.cancelTimer(alarm.id) }
    alarm = (graph.weakReference, graph.schedule(at: graph.time + shortestStep, isForEver: true) {})
  }

  /// Frames follow each other by no less, in seconds.
  private static var shortestStep: TimeInterval { 1.0 / 60 }

  private static func callDue(at time: TimeInterval) {
    guard !callers.isEmpty else { return }
    for caller in callers.compactMap(\.value) where caller.isWaiting { caller.call(at: time) }
    callers.removeAll { $0.value == nil }
    awaitFrame()
  }
}

/// Something that is called when a frame begins.
@MainActor
package protocol FrameCalling: AnyObject {
  /// A frame begins.
  func frameBegins(at time: TimeInterval)
}

/// Who is called when frames begin, as often as it asks for.
@MainActor
package final class FrameCaller {
  /// The least seconds between two calls; 0 for every frame.
  package var interval: TimeInterval = 0
  /// Whether it is called.
  package var isWaiting = true { didSet { if isWaiting, !oldValue { FrameClock.awaitFrame() } } }
  private weak var receiver: (any FrameCalling)?
  private var lastCall: TimeInterval?

  package init(_ receiver: any FrameCalling) { self.receiver = receiver }

  fileprivate func call(at time: TimeInterval) {
    // A frame that comes a little early is as good as one in time.
    if let lastCall, time >= lastCall, time - lastCall < interval - 0.001 || time == lastCall { return }
    lastCall = time
    receiver?.frameBegins(at: time)
  }
}
