package import Foundation

/// Something a person did, free of any platform's types.
///
/// Locations are points in the window, origin at the top left; times are seconds of the host's clock.
package enum InputEvent {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  case key(KeyInput)
  case text(TextInput)
  case magnify(PinchInput)
  case rotate(PinchInput)
  case drop(DropInput)
}

/// A mouse, finger or pen that moves, presses or lifts.
package struct PointerEvent {
  package enum Phase: Sendable { case hover, exit, down, move, up, cancel }
  package enum Kind: Sendable { case mouse, touch, pen }
  /// One for each finger; a mouse is 0.
  package var id: Int
  package var kind: Kind
  package var phase: Phase
  package var location: CGPoint
  package var time: TimeInterval
  /// 0 primary, 1 secondary, 2 middle.
  package var button: Int
  package var modifiers: EventModifiers

  package init(
    id: Int = 0, kind: Kind = .mouse, phase: Phase, location: CGPoint, time: TimeInterval, button: Int = 0,
    modifiers: EventModifiers = []
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.location = location
    self.time = time
    self.button = button
    self.modifiers = modifiers
  }
}

/// A turn of a wheel or two fingers on a touchpad.
package struct WheelEvent {
  package enum Phase: Sendable { case began, changed, ended, momentum }
  package var location: CGPoint
  /// Points that the content should move: positive y shows what lies further down.
  package var delta: CGSize
  /// Whether the device sends small steps (touchpad), not notches.
  package var isPrecise: Bool
  package var phase: Phase
  package var time: TimeInterval

  package init(location: CGPoint, delta: CGSize, isPrecise: Bool, phase: Phase, time: TimeInterval) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.phase = phase
    self.time = time
  }
}

/// A key that went down or up.
package struct KeyInput {
  package var isDown: Bool
  package var isRepeat: Bool
  /// A name as in the W3C `KeyboardEvent.key` values: "a", "Enter", "ArrowDown", "Tab", "Escape", "PageDown".
  package var key: String
  package var modifiers: EventModifiers
  package var time: TimeInterval

  package init(isDown: Bool, isRepeat: Bool = false, key: String, modifiers: EventModifiers = [], time: TimeInterval) {
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.key = key
    self.modifiers = modifiers
    self.time = time
  }
}

/// Two fingers on a touchpad that spread or turn.
package struct PinchInput {
  package enum Phase: Sendable { case began, changed, ended, cancelled }
  package var phase: Phase
  package var location: CGPoint
  /// The factor since the beginning (magnify) or the angle in radians (rotate).
  package var value: CGFloat
  package var time: TimeInterval

  package init(phase: Phase, location: CGPoint, value: CGFloat, time: TimeInterval) {
    self.phase = phase
    self.location = location
    self.value = value
    self.time = time
  }
}
