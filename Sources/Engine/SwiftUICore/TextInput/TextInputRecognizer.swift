import Foundation

extension TextInputNode: GestureOwner {
  package var admitsInnerGestures: Bool { true }

  package func makeCompetitor() -> GestureCompetitor? {
    guard canTakeFocus else { return nil }
    let recognizer = TextInputRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  private func place(at location: CGPoint) -> Int {
    currentLine().place(at: convertFromWindow(location).x, in: size, scrollOffset: scrollOffset)
  }

  /// Gives the field the focus and puts the caret where it was tapped; further taps select a word and then everything.
  func tap(at location: CGPoint, count: Int) {
    let place = place(at: location)
    graph.focus.focus(self)
    switch count {
    case 1: edit { $0.moveCaret(to: place) }
    case 2: edit { $0.selectWord(at: place) }
    default: edit { $0.selectAll() }
    }
  }

  /// Selects from one point to another.
  func select(from start: CGPoint, to end: CGPoint) {
    let places = (place(at: start), place(at: end))
    graph.focus.focus(self)
    edit {
      $0.moveCaret(to: places.0)
      $0.moveCaret(to: places.1, extending: true)
    }
  }
}

/// Recognises taps on a line of text, and drags along it; a drag across it is left to scroll views.
final class TextInputRecognizer: TypedRecognizer<CGPoint> {
  private var start: GestureEvent?
  private var taps = 0
  private var waitsUntil: TimeInterval?
  private var needsTap = false

  private var input: TextInputNode? { node as? TextInputNode }

  override var deadline: TimeInterval? { waitsUntil }

  override func handle(_ event: GestureEvent) {
    switch event.phase {
    case .down:
      if let start, start.location.distance(to: event.location) > TapRecognizer.slop { taps = 0 }
      start = event
      waitsUntil = nil
    case .move: move(event)
    case .up:
      if case .active = phase {
        phase = .ended(event.location)
      } else {
        taps += 1
        needsTap = true
        waitsUntil = event.time + TapRecognizer.interval
        phase = .possible(event.location)
      }
    case .cancel: phase = .failed
    }
  }

  private func move(_ event: GestureEvent) {
    guard let start else { return }
    if case .active = phase {
      phase = .active(event.location)
      return
    }
    let way = CGSize(width: event.location.x - start.location.x, height: event.location.y - start.location.y)
    guard max(abs(way.width), abs(way.height)) > TapRecognizer.slop else { return }
    phase = abs(way.width) > abs(way.height) ? .active(event.location) : .failed
  }

  override func advance(to time: TimeInterval) {
    if let waitsUntil, time >= waitsUntil {
      self.waitsUntil = nil
      phase = .failed
    }
  }

  override func fire(isWinner: Bool) {
    switch phase {
    case .possible(let location?) where needsTap:
      needsTap = false
      input?.tap(at: location, count: taps)
    case .active(let location) where isWinner, .ended(let location) where isWinner:
      if let start { input?.select(from: start.location, to: location) }
    default: break
    }
  }
}
