public import CoreGraphicsTypes
public import Foundation
public import FoundationAdditions
import SwiftUICore

/// Calls an object before each frame of the app's windows, as often as it asks for.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  private var call: ((CADisplayLink) -> Void)?
  private var frames: FrameCaller?
  /// The links that are to be called; they live as long.
  private static var added: [ObjectIdentifier: CADisplayLink] = [:]

  /// When the frame before began, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the frame that is being made is to show.
  open var targetTimestamp: CFTimeInterval {
    timestamp + 1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }
  /// How long a frame shows, in seconds, where all are made.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// Whether it calls nobody for now.
  open var isPaused = false { didSet { update() } }
  /// How many calls a second there are to be at most; 0 for one before each frame.
  open var preferredFramesPerSecond = 0 { didSet { update() } }

  /// Creates a link that calls a method with itself; it keeps the object until ``invalidate()``.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { link in _ = SelectorCall.perform(sel, on: target, [link]) }
  }

  /// Creates a link that calls a closure with itself.
  package init(_ call: @escaping (CADisplayLink) -> Void) {
    self.call = call
    super.init()
    frames = FrameCaller(self)
    update()
  }

  private func update() {
    frames?.interval = preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 0
    frames?.isWaiting = !isPaused
  }

  /// Calls from now on, on the main thread, whatever run loop it is given.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard let frames, call != nil else { return }
    Self.added[ObjectIdentifier(self)] = self
    FrameClock.add(frames)
  }
  /// Calls no more, until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if let frames { FrameClock.remove(frames) }
    Self.added[ObjectIdentifier(self)] = nil
  }
  /// Calls never again, and lets its target go.
  open func invalidate() {
    if let frames { FrameClock.remove(frames) }
    Self.added[ObjectIdentifier(self)] = nil
    call = nil
  }
}

extension CADisplayLink: FrameCalling {
  package func frameBegins(at time: TimeInterval) {
    timestamp = time
    call?(self)
  }
}
