import Foundation

extension PagesNode: WheelTarget {
  package var followsTouchpad: Bool { wheelPan.isOn }

  /// Pages follow fingers on a touchpad; a notch of a wheel that turns sideways turns one of them.
  package func wheel(_ event: WheelEvent) -> Bool {
    guard !panAxes.isEmpty else { return false }
    if event.isPrecise { return wheelPan.take(event, for: self) }
    guard abs(event.delta.width) > abs(event.delta.height) else { return false }
    return turn(toThe: event.delta.width)
  }
}

extension PagesNode: ScrollKeyTarget {
  /// The arrows to the sides turn pages; what else scrolls means what is on them.
  package func scroll(by step: ScrollKeyStep) -> Bool {
    guard !panAxes.isEmpty, case .line(.horizontal, let sign) = step else { return false }
    return turn(toThe: sign)
  }
}
