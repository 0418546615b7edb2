import Foundation

/// The finger that opens a popup, and then may slide to what it shows.
extension PopupAnchorNode: GestureOwner {
  private var hasTap: Bool {
    switch modifier.press {
    case .down: true
    case .hold(_, let tap): tap != nil
    case .never: false
    }
  }

  package var hasGestures: Bool {
    switch modifier.press {
    case .never: false
    case .hold(_, tap: nil): modifier.content() != nil
    case .down, .hold: true
    }
  }
  package var admitsInnerGestures: Bool { !hasTap }
  package var isPress: Bool { hasTap }
  package var takesPresses: Bool { hasTap && isEnabled }

  package func makeCompetitor() -> GestureCompetitor? {
    guard isEnabled else { return nil }
    let recognizer: PopupRecognizer
    switch modifier.press {
    case .never: return nil
    case .down:
      let delay = enclosingScrollNode() != nil ? PressRecognizer.delayInScrollViews : 0
      recognizer = PopupRecognizer(delay: delay, hasTap: true)
    case .hold(let delay, let tap): recognizer = PopupRecognizer(delay: delay, hasTap: tap != nil)
    }
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  fileprivate func tapped() {
    if case .hold(_, let tap?) = modifier.press { tap() } else { open() }
  }
}

/// A mouse's second button opens what a finger opens that is held.
extension PopupAnchorNode: SecondaryPressTarget {
  func secondaryPress(at location: CGPoint) -> Bool {
    guard case .hold = modifier.press, isEnabled, modifier.content() != nil else { return false }
    open()
    return true
  }
}

/// A finger that opens a popup at once or after a time, and goes on to choose in it; or that lifts before.
final class PopupRecognizer: TypedRecognizer<Void> {
  private var delay: TimeInterval = 0
  private var hasTap = false
  private var start: GestureEvent?
  private var last: CGPoint = .zero
  private var hasOpened = false
  /// Whether the finger has moved since it went down, so that lifting it means something.
  private var hasMoved = false
  /// How far a finger moves that means something else, and how far outside a press is lost, in points.
  private static let slack: CGFloat = 10, slop: CGFloat = 70

  convenience init(delay: TimeInterval, hasTap: Bool) {
    self.init()
    self.delay = delay
    self.hasTap = hasTap
  }

  private var anchor: PopupAnchorNode? { node as? PopupAnchorNode }

  override var deadline: TimeInterval? {
    guard case .possible = phase, let start else { return nil }
    return start.time + delay
  }

  override func handle(_ event: GestureEvent) {
    switch (event.phase, phase) {
    case (.down, .possible):
      guard start == nil else { return phase = .failed }
      (start, last) = (event, event.location)
      if delay == 0 { phase = .active(()) }
    case (.move, .possible), (.move, .active):
      guard let start else { return }
      last = event.location
      hasMoved = hasMoved || start.location.distance(to: last) > Self.slack
      if case .possible = phase, !hasTap, hasMoved { phase = .failed }
    case (.up, .possible): phase = hasTap && isInside(event.location) ? .ended(()) : .failed
    case (.up, .active):
      last = event.location
      phase = .ended(())
    case (.cancel, _): phase = .failed
    default: break
    }
  }

  override func advance(to time: TimeInterval) {
    guard let deadline, time >= deadline else { return }
    phase = isInside(last) ? .active(()) : .failed
  }

  private func isInside(_ location: CGPoint) -> Bool {
    guard let node, node.isMounted else { return false }
    let target = anchor?.source ?? node
    let bounds = CGRect(origin: .zero, size: target.size).insetBy(dx: -Self.slop, dy: -Self.slop)
    return bounds.covers(target.convertFromWindow(location))
  }

  override func fire(isWinner: Bool) {
    switch phase {
    case .possible:
      if hasTap, start != nil, anchor?.isOpen != true { anchor?.showPress(isInside(last)) }
    case .active where isWinner:
      if !hasOpened { anchor?.open() }
      hasOpened = true
      if hasMoved { anchor?.node?.slide(to: last) }
    case .ended where isWinner:
      guard start != nil else { return }
      start = nil
      if !hasOpened {
        anchor?.showPress(false)
        anchor?.tapped()
      } else if hasMoved {
        anchor?.node?.lift(at: last)
        anchor?.node?.release()
      }
    case .failed:
      if anchor?.isOpen != true { anchor?.showPress(false) } else { anchor?.node?.cancelSlide() }
    case .active, .ended: break
    }
  }
}
