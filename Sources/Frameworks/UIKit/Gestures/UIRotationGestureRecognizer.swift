import Foundation
import SwiftUICore
public import UIKitTypes

/// Two fingers that turn around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise; may be set, to count on from there.
  open var rotation: CGFloat = 0 { didSet { base = rotation - pair.rotation } }
  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { pair.velocity.height }

  private var pair = TouchPair()
  private var base: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    pair.began(touches, at: event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard pair.moved(at: event.timestamp) else { return }
    let base = base
    rotation = base + pair.rotation
    goOn(once: abs(pair.rotation) >= RotateGesture().minimumAngleDelta.radians)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    end(as: .ended)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    end(as: .cancelled)
  }
  open override func reset() {
    super.reset()
    pair = TouchPair()
    rotation = 0
  }
}
