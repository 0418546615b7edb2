import CairoRenderer
import Foundation
import SwiftUICore

/// Shows content without a display: with a virtual clock, into pixels in memory.
@MainActor
package final class HeadlessHost {
  package let content: any HostedContent
  /// Seconds of the virtual clock.
  package private(set) var time: TimeInterval = 0
  /// What is shown now.
  package private(set) var buffer: PixelBuffer
  /// Frames that changed something.
  package private(set) var framesPainted = 0
  package let renderer = CairoRenderer()
  private var configuration: HostConfiguration
  private var wantsFrame = true

  package init(content: any HostedContent, configuration: HostConfiguration) {
    self.content = content
    self.configuration = configuration
    buffer = Self.makeBuffer(configuration)
    content.requestFrame = { [weak self] in self?.wantsFrame = true }
    content.configure(configuration)
  }

  private static func makeBuffer(_ configuration: HostConfiguration) -> PixelBuffer {
    PixelBuffer(
      width: Int((configuration.size.width * configuration.scale).rounded(.up)),
      height: Int((configuration.size.height * configuration.scale).rounded(.up)))
  }

  /// Whether the content asked for a frame that it has not got.
  package var isFrameWanted: Bool { wantsFrame }

  /// Changes the window.
  package func configure(_ new: HostConfiguration) {
    if new.size != configuration.size || new.scale != configuration.scale { buffer = Self.makeBuffer(new) }
    configuration = new
    content.configure(new)
    wantsFrame = true
  }

  /// Runs the frame that is wanted, if one is; answers what it changed.
  @discardableResult
  package func runFrame() -> DisplayUpdate? {
    wantsFrame = false
    guard let update = content.frame(at: time) else { return nil }
    framesPainted += 1
    renderer.paint(update.list, into: buffer, damage: update.damage)
    return update
  }

  /// Lets time pass, with a frame at 60 Hz wherever one is wanted.
  package func advance(by seconds: TimeInterval) {
    let end = time + seconds
    repeat {
      MainQueue.drain()
      if wantsFrame || (content.nextFrameTime.map { $0 <= time } ?? false) { runFrame() }
      let step = wantsFrame ? 1 / 60 : max(min((content.nextFrameTime ?? .infinity) - time, end - time), 0)
      guard time < end else { break }
      time = min(time + max(step, 1e-4), end)
    } while true
  }

  /// Runs frames and what waits on the main queue until nothing is left to do.
  /// - Parameter timeout: Real seconds to wait for work on other threads.
  package func settle(timeout: TimeInterval = 2, until isDone: () -> Bool = { true }) {
    let limit = Date().addingTimeInterval(timeout)
    repeat {
      MainQueue.drain()
      while wantsFrame {
        runFrame()
        MainQueue.drain()
      }
      if isDone() { return }
      MainQueue.wait(seconds: 0.005)
    } while Date() < limit
  }

  /// Presses and lifts a pointer at a point.
  package func tap(at point: CGPoint) {
    content.send(.pointer(PointerEvent(kind: .touch, phase: .down, location: point, time: time)))
    settle()
    content.send(.pointer(PointerEvent(kind: .touch, phase: .up, location: point, time: time)))
    settle()
  }

  /// Turns a wheel at a point; positive y shows what lies further down.
  package func scroll(by delta: CGSize, at point: CGPoint) {
    content.send(.wheel(WheelEvent(location: point, delta: delta, isPrecise: true, phase: .changed, time: time)))
    settle()
  }

  /// Performs actions in order.
  /// - Parameter findElement: The middle of the element with a label or identifier.
  package func perform(
    _ actions: [HeadlessAction], findElement: (String) -> CGPoint?, elementNames: () -> [String]
  ) throws(LaunchError) {
    for action in actions {
      switch action {
      case .wait(let seconds): advance(by: seconds)
      case .tap(let label):
        guard let point = findElement(label) else {
          throw LaunchError("no element \"\(label)\" on screen; there are: " + elementNames().joined(separator: ", "))
        }
        tap(at: point)
      case .scroll(let distance):
        scroll(
          by: CGSize(width: 0, height: distance),
          at: CGPoint(x: configuration.size.width / 2, y: configuration.size.height / 2))
      }
    }
  }
}
