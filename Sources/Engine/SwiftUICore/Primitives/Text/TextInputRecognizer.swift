import Foundation

/// A text in which taps, drags and held fingers select; locations are points of the window.
protocol TextPressTarget: ViewNode {
  /// Whether a finger that moves along the line selects, and not only one that was held.
  var selectsAlongLine: Bool { get }
  var handles: TextInputHandles? { get }
  /// Puts the caret there; further taps select a word and then the paragraph.
  func tap(at location: CGPoint, count: Int, extending: Bool, isMouse: Bool)
  /// What is selected at a point to begin with: nothing, a word or a paragraph as the taps before say.
  func selectionStart(at location: CGPoint, taps: Int) -> Range<Int>
  /// Selects from what was selected first to a point, by characters, words or paragraphs as the taps before say.
  func select(from start: Range<Int>, to end: CGPoint, taps: Int)
  /// Whether a point lies beyond what shows of the text, on a side where there is more of it.
  func hasMore(at location: CGPoint) -> Bool
  /// A finger is held there.
  func hold(at location: CGPoint)
  /// Takes hold of one end of the selection: the other one stays.
  func grab(_ end: TextInputHandles.End)
  func moveHandle(to location: CGPoint)
  /// Shows what can be done, beside what is selected or at a point.
  func showMenu(at location: CGPoint?)
}

/// Recognises taps on a text, and drags that select.
///
/// A drag that rests beyond the edge of an editor goes on selecting, and the text scrolls.
///
/// A mouse selects whichever way it is dragged; a finger does along a line, and leaves it to scroll views to go across it.
final class TextInputRecognizer: TypedRecognizer<CGPoint> {
  private var start: GestureEvent?
  private var taps = 0
  private var waitsUntil: TimeInterval?
  private var needsTap = false
  /// What a finger does that has stayed where it is, or that began at the end of a selection.
  private var mode = Mode.drag
  private var isDown = false
  /// What the drag selected first.
  private var anchor: Range<Int>?
  /// Where the drag rests beyond what shows, and when it selects farther.
  private var farther: (location: CGPoint, time: TimeInterval)?
  /// Between two steps of that, in seconds; a choice (Facts 3.3).
  private static let scrollInterval: TimeInterval = 0.05

  private enum Mode { case drag, hold, handle }

  private var input: (any TextPressTarget)? { node as? any TextPressTarget }

  override var deadline: TimeInterval? { waitsUntil ?? farther?.time ?? holdsFrom }

  /// When a finger that has not moved holds.
  private var holdsFrom: TimeInterval? {
    guard isDown, let start, !start.isMouse, case .possible = phase, mode == .drag else { return nil }
    return start.time + Self.holdTime
  }

  /// In seconds; a choice (Facts 3.3).
  private static let holdTime: TimeInterval = 0.5

  /// How far a mouse moves before it drags, in points; a choice (Facts 3.3).
  private static let mouseSlop: CGFloat = 3

  override func handle(_ event: GestureEvent) {
    switch event.phase {
    case .down:
      if let start, start.location.distance(to: event.location) > TapLimits.slop { taps = 0 }
      start = event
      waitsUntil = nil
      isDown = true
      anchor = nil
      grabHandle(event)
    case .move:
      move(event)
      rest(at: event)
    case .up:
      isDown = false
      farther = nil
      if mode == .handle, case .possible = phase { phase = .active(event.location) }
      if case .active = phase {
        phase = .ended(event.location)
      } else {
        taps += 1
        needsTap = true
        waitsUntil = event.time + TapLimits.interval
        phase = .possible(event.location)
      }
    case .cancel:
      farther = nil
      phase = .failed
    }
  }

  /// Goes on from time to time while what is dragged is beyond what shows.
  private func rest(at event: GestureEvent) {
    guard case .active = phase, mode != .hold, input?.hasMore(at: event.location) == true else { return farther = nil }
    farther = (event.location, event.time + Self.scrollInterval)
  }

  private func grabHandle(_ event: GestureEvent) {
    guard !event.isMouse, let input, let end = input.handles?.end(at: input.convertFromWindow(event.location)) else { return }
    mode = .handle
    input.grab(end)
  }

  private func move(_ event: GestureEvent) {
    guard let start else { return }
    if mode == .handle { return phase = .active(event.location) }
    if case .active = phase {
      phase = .active(event.location)
      return
    }
    let way = CGSize(width: event.location.x - start.location.x, height: event.location.y - start.location.y)
    if start.isMouse {
      if max(abs(way.width), abs(way.height)) > Self.mouseSlop { phase = .active(event.location) }
      return
    }
    guard max(abs(way.width), abs(way.height)) > TapLimits.slop else { return }
    let selects = input?.selectsAlongLine == true ? abs(way.width) > abs(way.height) : taps > 0
    phase = selects ? .active(event.location) : .failed
  }

  override func advance(to time: TimeInterval) {
    if let farther, case .active = phase, time >= farther.time {
      let hasMore = input?.hasMore(at: farther.location) == true
      // After a pause of the clock it does not catch up.
      self.farther = hasMore ? (farther.location, max(farther.time + Self.scrollInterval, time)) : nil
      return phase = .active(farther.location)
    }
    if let holdsFrom, time >= holdsFrom, let start {
      mode = .hold
      return phase = .active(start.location)
    }
    if let waitsUntil, time >= waitsUntil {
      self.waitsUntil = nil
      // No other tap comes: what a finger has selected, and nobody has typed over, gets its menu.
      if taps > 1, start?.isMouse == false, input?.handles != nil { input?.showMenu(at: nil) }
      phase = .failed
    }
  }

  override func fire(isWinner: Bool) {
    switch phase {
    case .possible(let location?) where needsTap:
      needsTap = false
      input?.tap(
        at: location, count: taps, extending: start?.modifiers.contains(.shift) == true,
        isMouse: start?.isMouse == true)
    case .active(let location) where isWinner && mode == .hold: input?.hold(at: location)
    case .active(let location) where isWinner && mode == .handle: input?.moveHandle(to: location)
    case .ended where isWinner && mode != .drag: input?.showMenu(at: nil)
    case .active(let location) where isWinner, .ended(let location) where isWinner:
      guard let start, let input else { return }
      let anchor = anchor ?? input.selectionStart(at: start.location, taps: taps + 1)
      self.anchor = anchor
      input.select(from: anchor, to: location, taps: taps + 1)
    default: break
    }
  }
}
