import CGtk4
import Foundation
import DisplayModel

/// Turns GDK's events into the engine's.
struct EventTranslator {
  /// What one event of GDK's means.
  struct Translation {
    var events: [InputEvent] = []
    /// Whether GTK shall do nothing with it.
    var stops = false
  }

  private var location = CGPoint.zero
  private var isInside = false
  /// Buttons that are down, in the order in which they were pressed.
  private var buttons: [Int] = []
  /// The engine's numbers for the fingers on a screen; the mouse has 0.
  private var fingers: [OpaquePointer: Int] = [:]
  private var keysDown: Set<guint> = []
  private var scroll = ScrollGesture()
  private var pinchAngle: CGFloat = 0

  /// What an event means to the content.
  ///
  /// `position` is where it happened, in points of the content, if it has a place; `size` is the content's, in points; `now` is in
  /// seconds of the monotonic clock.
  mutating func translate(_ event: OpaquePointer, at position: CGPoint?, in size: CGSize, now: TimeInterval) -> Translation {
    if let position { location = position }
    let time = EventClock.time(ofMilliseconds: gdk_event_get_time(event), now: now)
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY: return moved(event, time)
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: return pressed(event, time, size)
    case GDK_GRAB_BROKEN: return Translation(events: cancelPress(at: now))
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return touched(event, time)
    case GDK_SCROLL: return scrolled(event, time)
    case GDK_TOUCHPAD_HOLD: return held(event, time)
    case GDK_TOUCHPAD_PINCH: return pinched(event, time)
    case GDK_KEY_PRESS, GDK_KEY_RELEASE: return typed(event, time)
    default: return Translation()
    }
  }

  /// The pointer went elsewhere; while a button is down it still belongs to the content.
  mutating func pointerLeft(at time: TimeInterval) -> InputEvent? {
    guard isInside, buttons.isEmpty else { return nil }
    isInside = false
    return .pointer(PointerEvent(phase: .exit, location: location, time: time))
  }

  // MARK: Pointers

  private func modifiers(_ event: OpaquePointer) -> EventModifiers { EventModifiers(gdk_event_get_modifier_state(event)) }

  private func kind(_ event: OpaquePointer) -> PointerEvent.Kind {
    guard let device = gdk_event_get_device(event) else { return .mouse }
    return gdk_device_get_source(device) == GDK_SOURCE_PEN ? .pen : .mouse
  }

  private mutating func moved(_ event: OpaquePointer, _ time: TimeInterval) -> Translation {
    isInside = true
    let pointer = PointerEvent(
      kind: kind(event), phase: buttons.isEmpty ? .hover : .move, location: location, time: time,
      button: buttons.first ?? 0, modifiers: modifiers(event))
    return Translation(events: [.pointer(pointer)], stops: true)
  }

  private mutating func pressed(_ event: OpaquePointer, _ time: TimeInterval, _ size: CGSize) -> Translation {
    // X counts primary, middle, secondary from 1.
    let number = Int(gdk_button_event_get_button(event))
    let button = number == 2 ? 2 : number == 3 ? 1 : max(number - 1, 0)
    let isDown = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
    buttons.removeAll { $0 == button }
    if isDown { buttons.append(button) }
    isInside = true
    let pointer = PointerEvent(
      kind: kind(event), phase: isDown ? .down : .up, location: location, time: time, button: button,
      modifiers: modifiers(event))
    var events = [InputEvent.pointer(pointer)]
    if !CGRect(origin: .zero, size: size).covers(location), let exit = pointerLeft(at: time) { events.append(exit) }
    return Translation(events: events, stops: true)
  }

  /// What is held counts as let go, without a press.
  mutating func cancelPress(at time: TimeInterval) -> [InputEvent] {
    guard let button = buttons.first else { return [] }
    buttons = []
    return [.pointer(PointerEvent(phase: .cancel, location: location, time: time, button: button))]
  }

  private mutating func touched(_ event: OpaquePointer, _ time: TimeInterval) -> Translation {
    guard let sequence = gdk_event_get_event_sequence(event) else { return Translation() }
    let type = gdk_event_get_event_type(event)
    let phase: PointerEvent.Phase =
      switch type {
      case GDK_TOUCH_BEGIN: .down
      case GDK_TOUCH_UPDATE: .move
      case GDK_TOUCH_END: .up
      default: .cancel
      }
    let id: Int
    if let known = fingers[sequence] {
      id = known
    } else {
      // Lifted fingers leave the lower numbers free.
      guard type == GDK_TOUCH_BEGIN, let free = (1...64).first(where: { !fingers.values.contains($0) }) else {
        return Translation(stops: true)
      }
      id = free
      fingers[sequence] = id
    }
    if phase == .up || phase == .cancel { fingers[sequence] = nil }
    let pointer = PointerEvent(
      id: id, kind: .touch, phase: phase, location: location, time: time, modifiers: modifiers(event))
    return Translation(events: [.pointer(pointer)], stops: true)
  }

  // MARK: Wheels and touchpads

  private mutating func scrolled(_ event: OpaquePointer, _ time: TimeInterval) -> Translation {
    var (x, y) = (0.0, 0.0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: y = -1
    case GDK_SCROLL_DOWN: y = 1
    case GDK_SCROLL_LEFT: x = -1
    case GDK_SCROLL_RIGHT: x = 1
    default: gdk_scroll_event_get_deltas(event, &x, &y)
    }
    let isTouchpad = gdk_event_get_device(event).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD } ?? false
    let input = ScrollGesture.Input(
      delta: CGSize(width: x, height: y), isInPoints: ApusScrollsInPoints(event) != 0,
      isTouchpad: isTouchpad, isStop: gdk_scroll_event_is_stop(event) != 0,
      isShifted: modifiers(event).contains(.shift))
    return Translation(events: scroll.turn(input, at: location, time: time).map { [.wheel($0)] } ?? [], stops: true)
  }

  /// Fingers that come to rest on a touchpad stop what still moves.
  private mutating func held(_ event: OpaquePointer, _ time: TimeInterval) -> Translation {
    let isBegin = gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN
    let isEnd = gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_END
    guard isBegin || isEnd else { return Translation(stops: true) }
    return Translation(events: scroll.rest(begins: isBegin, at: location, time: time).map { [.wheel($0)] } ?? [], stops: true)
  }

  private mutating func pinched(_ event: OpaquePointer, _ time: TimeInterval) -> Translation {
    let phase: PinchInput.Phase =
      switch gdk_touchpad_event_get_gesture_phase(event) {
      case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
      case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
      case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
      default: .cancelled
      }
    if phase == .began { pinchAngle = 0 }
    pinchAngle += gdk_touchpad_event_get_pinch_angle_delta(event)
    let scale = gdk_touchpad_event_get_pinch_scale(event)
    return Translation(
      events: [
        .magnify(PinchInput(phase: phase, location: location, value: scale, time: time)),
        .rotate(PinchInput(phase: phase, location: location, value: pinchAngle, time: time)),
      ], stops: true)
  }

  // MARK: Keys

  private mutating func typed(_ event: OpaquePointer, _ time: TimeInterval) -> Translation {
    let code = gdk_key_event_get_keycode(event)
    let isDown = gdk_event_get_event_type(event) == GDK_KEY_PRESS
    let isRepeat = isDown && !keysDown.insert(code).inserted
    if !isDown { keysDown.remove(code) }
    guard let key = KeyNames.name(of: gdk_key_event_get_keyval(event)) else { return Translation() }
    let modifiers = modifiers(event)
    let input = KeyInput(isDown: isDown, isRepeat: isRepeat, key: key, modifiers: modifiers, time: time)
    // With Alt and Super people speak to the window and the desktop; everything else would move GTK's own focus.
    return Translation(events: [.key(input)], stops: modifiers.isDisjoint(with: [.option, .command]))
  }
}

/// The time of events, which the display server gives in milliseconds that overflow.
enum EventClock {
  /// Seconds of the monotonic clock, which the frame clock follows.
  static var now: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }

  /// Seconds of the monotonic clock; `now` where the server counts from elsewhere or gives none.
  static func time(ofMilliseconds milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
    let present = UInt32(truncatingIfNeeded: Int64(now * 1000))
    let age = Int32(bitPattern: present &- milliseconds)
    guard milliseconds != 0, (-50...2000).contains(age) else { return now }
    return min(now - TimeInterval(age) / 1000, now)
  }
}
