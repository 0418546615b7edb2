package import CairoRenderer
package import Foundation
package import DisplayModel

/// Shows content without a display: with a virtual clock, into pixels in memory.
///
/// Nothing here reads the real time, except where it is said: the same calls give the same frames at the same times.
@MainActor
package final class HeadlessHost {
  package let content: any HostedContent
  /// Seconds of the virtual clock.
  package private(set) var time: TimeInterval = 0
  /// What is shown now; from the first look at it on each frame is painted.
  package var buffer: PixelBuffer {
    paintFromNowOn()
    return pixels
  }
  private lazy var pixels = Self.makeBuffer(configuration)
  /// The title that the content gave its window; `nil` where it leaves that to the host.
  package private(set) var title: String?
  /// What paints it; from the first look at its counters on each frame is painted.
  package var renderer: CairoRenderer {
    paintFromNowOn()
    return painter
  }
  private let painter = CairoRenderer()
  package private(set) var configuration: HostConfiguration
  /// Told of each frame, when somebody wants to know.
  package var trace: (any FrameObserver)?
  /// Takes every picture, when a film is made.
  package var recording: Recording?
  /// Told when painting the damage gave other pixels than painting everything does; `nil`: it is not compared.
  package var damageFault: ((String) -> Void)?
  /// What looks different since somebody who follows the app was told last; `nil`: nobody follows it.
  var followed: FollowedChanges?
  /// Frames that changed something.
  private(set) var framesPainted = 0
  /// Whether frames are painted though nobody has looked at a pixel.
  package var paintsUnseenFrames = true
  private var wantsFrame = true
  /// What was shown last.
  package private(set) var list: DisplayList?
  /// Frames that have not been painted: by the first look at a pixel they are, each with its damage.
  private var unpainted: [DisplayUpdate] = []
  /// Whether the next one to be painted is painted as a whole: nothing was before, or there were more of them than are kept.
  private var paintsWhole = true
  private static let unpaintedLimit = 300

  /// Seconds from one frame to the next while something moves.
  package static let frameInterval: TimeInterval = 1.0 / 60

  package init(content: any HostedContent, configuration: HostConfiguration) {
    self.content = content
    self.configuration = configuration
    content.requestFrame = { [weak self] in self?.wantsFrame = true }
    content.titleChanged = { [weak self] in self?.title = $0 }
    content.configure(configuration)
  }

  private static func makeBuffer(_ configuration: HostConfiguration) -> PixelBuffer {
    PixelBuffer(
      width: Int((configuration.size.width * configuration.scale).rounded(.up)),
      height: Int((configuration.size.height * configuration.scale).rounded(.up)))
  }

  /// Whether the content asked for a frame that it has not got.
  package var isFrameRequested: Bool { wantsFrame }

  /// Changes the window.
  package func configure(_ new: HostConfiguration) {
    if new.size != configuration.size || new.scale != configuration.scale {
      // What was painted is of no use; the content makes all of it anew.
      pixels = Self.makeBuffer(new)
      unpainted = []
      paintsWhole = true
      followed?.forget()
    }
    configuration = new
    content.configure(new)
    wantsFrame = true
  }
}

// MARK: - Time

extension HeadlessHost {
  /// Runs a frame now; returns what it changed.
  @discardableResult
  package func runFrame() -> DisplayUpdate? {
    wantsFrame = false
    trace?.frameBegins()
    guard let update = content.frame(at: time) else { return nil }
    list = update.list
    framesPainted += 1
    followed?.add(update.damage)
    guard paintsUnseenFrames || trace != nil || recording != nil else {
      putOff(update)
      return update
    }
    paintFromNowOn()
    trace?.paintingBegins()
    paint(update)
    verifyDamage(of: update)
    trace?.paintingEnded()
    trace?.framePresented()
    recording?.add(snapshot(), at: time)
    return update
  }

  /// Paints what shows, if that was put off, and each frame from now on.
  package func paintFromNowOn() {
    paintsUnseenFrames = true
    let frames = unpainted
    unpainted = []
    for frame in frames { paint(frame) }
  }

  private func paint(_ frame: DisplayUpdate) {
    painter.paint(frame.list, into: pixels, damage: paintsWhole ? nil : frame.damage)
    paintsWhole = false
  }

  private func putOff(_ update: DisplayUpdate) {
    if unpainted.count == Self.unpaintedLimit {
      unpainted.removeFirst(Self.unpaintedLimit / 2)
      paintsWhole = true
    }
    unpainted.append(update)
  }

  /// Paints the whole picture again, as after another window lay over it.
  package func repaint() {
    guard let list else { return }
    trace?.frameBegins()
    trace?.paintingBegins()
    paintFromNowOn()
    painter.paint(list, into: pixels, damage: nil)
    trace?.paintingEnded()
    trace?.framePresented()
  }

  /// Lets time pass, with frames at 60 Hz while they are wanted, and runs what waits on the main queue between them.
  ///
  /// With `inRealTime` real time passes too, so that sleeping tasks and the network get theirs.
  package func advance(by seconds: TimeInterval, inRealTime: Bool = false) {
    let start = ContinuousClock.now
    let first = time
    let end = time + max(seconds, 0)
    while true {
      MainQueue.drain()
      if wantsFrame || isDue(content.nextFrameTime) {
        runFrame()
        // What the frame started belongs to its time.
        MainQueue.drain()
      }
      guard time < end else { return }
      var next = min(nextMoment(), end)
      // Work from outside may want a frame at any moment, so in real time every tick looks for it.
      if inRealTime { next = min(next, followingTick) }
      time = next
      if inRealTime { waitUntil(start + .seconds(time - first)) }
    }
  }

  /// Lets time pass until nothing moves any more and nothing is about to, or for a few seconds where something moves for ever.
  ///
  /// What has changed since the last frame shows first, since it may be what begins to move.
  package func finishAnimations(limit: TimeInterval = 5) {
    let end = time + limit
    settle()
    while time < end {
      let isAboutToMove = content.nextAwaitedTime.map { $0 - time < 0.5 } ?? false
      guard content.isAnimating || isAboutToMove else { return }
      advance(by: followingTick - time)
      settle()
    }
  }

  /// Lets seconds pass at once, with one frame at their end where one is wanted or due; nothing is waited for.
  ///
  /// So does a screen that shows as many pictures as its machine is able to.
  package func follow(seconds: TimeInterval) {
    MainQueue.drain()
    time += max(seconds, 0)
    guard wantsFrame || isDue(content.nextFrameTime) else { return }
    runFrame()
    MainQueue.drain()
  }

  private func isDue(_ moment: TimeInterval?) -> Bool { moment.map { $0 <= time } ?? false }

  /// When the next frame is to run after one at the present time.
  private func nextMoment() -> TimeInterval {
    if wantsFrame { return followingTick }
    return content.nextFrameTime.map { $0 <= time ? followingTick : $0 } ?? .infinity
  }

  /// A sixtieth from now.
  ///
  /// Whole sixtieths are computed anew, so that sums do not drift: thirty of them are exactly 0.5.
  private var followingTick: TimeInterval {
    let ticks = (time / Self.frameInterval).rounded()
    let isWhole = abs(time - ticks / 60) < 1e-9
    return isWhole ? (ticks + 1) / 60 : time + Self.frameInterval
  }

  private func waitUntil(_ moment: ContinuousClock.Instant) {
    while true {
      let remaining = (moment - .now) / .seconds(1)
      guard remaining > 0 else { return }
      MainQueue.wait(seconds: remaining)
    }
  }

  /// Runs frames, and what waits on the main queue, until nothing is left to do; the virtual clock stands still.
  /// - Parameters:
  ///   - timeout: Real seconds after which to give up.
  ///   - quiet: Real seconds without anything to do that must pass, for work that is on its way on other threads.
  ///   - isDone: What is waited for besides.
  /// - Returns: Whether everything came to rest in time.
  @discardableResult
  package func settle(
    timeout: TimeInterval = 2, quiet: TimeInterval = 0, until isDone: () -> Bool = { true }
  ) -> Bool {
    let limit = ContinuousClock.now + .seconds(timeout)
    while true {
      runUntilIdle(before: limit)
      if isDone() && !wantsFrame && staysIdle(for: quiet) { return true }
      guard .now < limit else { return false }
      if !wantsFrame { MainQueue.wait(seconds: 0.005) }
    }
  }

  private func runUntilIdle(before limit: ContinuousClock.Instant) {
    while true {
      let ran = MainQueue.drain()
      if wantsFrame { runFrame() } else if !ran { return }
      guard .now < limit else { return }
    }
  }

  private func staysIdle(for seconds: TimeInterval) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while .now < end {
      MainQueue.wait(seconds: 0.005)
      if wantsFrame { return false }
    }
    return true
  }
}

// MARK: - Input

extension HeadlessHost {
  /// Presses and lifts a finger at a point.
  package func tap(at point: CGPoint) {
    touch(.down, at: point)
    touch(.up, at: point)
  }

  /// Puts a finger down at a point and leaves it there for a time.
  package func press(at point: CGPoint, duration: TimeInterval) {
    touch(.down, at: point)
    advance(by: duration)
    touch(.up, at: point)
  }

  /// Moves a mouse's pointer with no button down.
  package func movePointer(to point: CGPoint) {
    content.send(.pointer(PointerEvent(kind: .mouse, phase: .hover, location: point, time: time)))
    settle()
  }

  /// Puts a finger down, moves it or lifts it.
  package func touch(_ phase: PointerEvent.Phase, at point: CGPoint, id: Int = 0) {
    content.send(.pointer(PointerEvent(id: id, kind: .touch, phase: phase, location: point, time: time)))
    settle()
  }

  /// Moves a finger from a point to another, with a frame at each of its steps.
  ///
  /// `duration` is in seconds of the virtual clock; how fast the finger is when it leaves follows from it. `rest` is how many
  /// seconds the finger stays at the end, so that it leaves without speed.
  package func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rest: TimeInterval = 0) {
    let steps = max(1, Int((duration / Self.frameInterval).rounded()))
    let begin = time
    touch(.down, at: start)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      advance(by: begin + duration * part - time)
      touch(.move, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if rest > 0 { advance(by: rest) }
    touch(.up, at: end)
  }

  /// Turns a wheel at a point; positive y shows what lies further down.
  package func scroll(by delta: CGSize, at point: CGPoint) {
    content.send(.wheel(WheelEvent(location: point, delta: delta, isPrecise: true, phase: .changed, time: time)))
    settle()
  }

  /// Types a text into what has the focus.
  package func type(_ text: String) {
    content.send(.text(.insert(text)))
    settle()
  }

  /// Presses and lifts a key.
  package func press(key: String, modifiers: EventModifiers = []) {
    for isDown in [true, false] {
      content.send(.key(KeyInput(isDown: isDown, key: key, modifiers: modifiers, time: time)))
      settle()
    }
  }
}

// MARK: - Pictures

extension HeadlessHost {
  /// The picture as it is now; later frames do not change it.
  package func snapshot() -> PixelBuffer {
    let copy = PixelBuffer(width: buffer.width, height: buffer.height)
    copy.bytes.copyMemory(from: UnsafeRawBufferPointer(buffer.bytes))
    copy.markDirty()
    return copy
  }

  /// Writes the picture as a PNG file; where the name ends so, what it is painted of as a PDF or SVG document.
  package func write(to url: URL) throws {
    switch url.pathExtension.lowercased() {
    case "pdf": try shown.map { try painter.pdf(of: [$0]).write(to: url) }
    case "svg": try shown.map { try painter.svg(of: $0).write(to: url) }
    default: try buffer.writePNG(to: url)
    }
  }

  /// What shows now; a frame runs where none has yet.
  private var shown: DisplayList? {
    if list == nil { runFrame() }
    return list
  }
}
