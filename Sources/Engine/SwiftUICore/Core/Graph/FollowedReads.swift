/// What an app's code answers a node beside its updates, such as a size, a path or an effect: what it read for that is followed.
///
/// Answers that follow from the node's own value alone are asked for without it, since following costs a registration each time.
///
///     private let reads = FollowedReads(asksApp: Shown.asksApp, changing: .display)
///     override func update() {
///       needsUpdate = false
///       reads.drop(in: self)
///     }
struct FollowedReads {
  /// Whether an app's code answers.
  private let asksApp: Bool
  /// What of the node follows from the answers.
  private let effect: MotionEffect

  init(asksApp: Bool, changing effect: MotionEffect) {
    self.asksApp = asksApp
    self.effect = effect
  }

  /// Asks for an answer; a later change of what is read for it updates the node.
  func ask<Result>(for node: GraphNode, _ answer: () -> Result) -> Result { asksApp ? node.following(answer) : answer() }

  /// Drops the answers and what was read for them, of which something has changed; the node's update calls it.
  func drop(in node: GraphNode) {
    guard asksApp else { return }
    node.forgetReads()
    node.invalidate(effect)
  }
}
