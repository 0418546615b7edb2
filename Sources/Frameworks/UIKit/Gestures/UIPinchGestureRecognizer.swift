import Foundation
import SwiftUICore
public import UIKitTypes

/// Two fingers that spread or close.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By what the distance of the fingers has grown; may be set, to count on from there.
  open var scale: CGFloat = 1 { didSet { base = scale / max(pair.scale, .leastNonzeroMagnitude) } }
  /// How fast the scale grows, a second.
  open var velocity: CGFloat { pair.velocity.width }

  private var pair = TouchPair()
  private var base: CGFloat = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    pair.began(touches, at: event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard pair.moved(at: event.timestamp) else { return }
    let base = base
    scale = base * pair.scale
    goOn(once: abs(pair.scale - 1) >= MagnifyGesture().minimumScaleDelta)
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
    scale = 1
  }
}
