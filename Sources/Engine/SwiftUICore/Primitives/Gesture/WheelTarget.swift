package import Foundation

/// A node that a wheel or two fingers on a touchpad may move.
package protocol WheelTarget: ViewNode {
  /// Whether it follows fingers on a touchpad now; it then gets all that they do until they leave.
  var followsTouchpad: Bool { get }
  /// Takes a turn; returns whether it meant anything here, else nodes further out are asked.
  func wheel(_ event: WheelEvent) -> Bool
}

/// A node that keys may move where nothing that has the focus took them.
package protocol ScrollKeyTarget: ViewNode {
  /// Moves as a key asks; returns whether there is somewhere to go, else nodes further out are asked.
  func scroll(by step: ScrollKeyStep) -> Bool
}

/// A node with keys of its own, which are asked for where nothing that has the focus took them.
package protocol KeyTarget: ViewNode {
  /// Takes a key; returns whether it meant anything here, else nodes further out are asked.
  func handle(_ key: KeyInput) -> Bool
}

/// What a key does to content.
package enum ScrollKeyStep: Equatable {
  /// A little along an axis, to the right or down where the number is 1, and back where it is −1.
  case line(Axis, CGFloat)
  case page(CGFloat)
  case end(CGFloat)

  package init?(_ key: KeyInput) {
    switch key.key {
    case "ArrowDown": self = .line(.vertical, 1)
    case "ArrowUp": self = .line(.vertical, -1)
    case "ArrowRight": self = .line(.horizontal, 1)
    case "ArrowLeft": self = .line(.horizontal, -1)
    case "PageDown": self = .page(1)
    case "PageUp": self = .page(-1)
    case " ": self = .page(key.modifiers.contains(.shift) ? -1 : 1)
    case "Home": self = .end(-1)
    case "End": self = .end(1)
    default: return nil
    }
  }
}

/// A node that a mouse's second button means something to.
protocol SecondaryPressTarget: ViewNode {
  /// The button went down at a point of the window; returns whether it meant anything here, else nodes further out are asked.
  func secondaryPress(at location: CGPoint) -> Bool
}
