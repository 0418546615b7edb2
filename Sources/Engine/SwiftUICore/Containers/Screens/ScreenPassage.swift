import Foundation

/// The way between two screens: how far the upper one has come in, which a finger holds or a spring moves.
struct ScreenPassage {
  let lower: ViewNode
  let upper: ViewNode
  /// How far the upper one has come in, 0…1; it is to rest at 1, in place, or at 0, gone.
  var motion: HeldMotion
  /// Whether the spring has it and has not brought it to its end yet.
  var isSettling = false
  /// How much showed of what led here, and the presence, when the way back began; `nil` before.
  var back: (trace: CGFloat, presence: CGFloat)?
  /// How the upper one comes and goes; `nil` until its content has said so.
  var stage: TransitionStage?

  init(lower: ViewNode, upper: ViewNode, presence: CGFloat) {
    self.lower = lower
    self.upper = upper
    motion = HeldMotion(presence)
  }

  var presence: CGFloat { motion.value }

  /// The stage, where the upper one neither comes from the side nor goes there.
  var ownStage: TransitionStage? { stage.flatMap { $0.isOwn ? nil : $0 } }

  /// How much shows of what led from the lower screen to the upper one.
  var trace: CGFloat { back.map { $0.presence > 0 ? min(presence / $0.presence * $0.trace, 1) : 0 } ?? 1 }

  /// Begins to let what led here fade with the way, unless it does.
  mutating func turnBack() { if back == nil { back = (trace, presence) } }
}
