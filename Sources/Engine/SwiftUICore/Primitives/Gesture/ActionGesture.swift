import Foundation

/// A gesture with an action at its end, and one for its pressing.
nonisolated struct _ActionGesture<Base: Gesture>: Gesture {
  typealias Body = Never
  typealias Value = Base.Value
  let base: Base
  let pressing: ((Bool) -> Void)?
  let action: (Value) -> Void
  nonisolated init(_ base: Base, pressing: ((Bool) -> Void)? = nil, action: @escaping (Value) -> Void) {
    self.base = base
    self.pressing = pressing
    self.action = action
  }

  nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let recognizer = CallbackRecognizer(Base._makeRecognizer(gesture.base).recognizer) { phase, isWinner, told in
      var presses = false
      if case .possible(_?) = phase { presses = true }
      if presses != told.isPressed {
        told.isPressed = presses
        gesture.pressing?(presses)
      }
      guard case .ended(let value) = phase, isWinner else { return told.isOver = false }
      if !told.isOver { gesture.action(value) }
      told.isOver = true
    }
    return _GestureRecognizer(recognizer)
  }
}
