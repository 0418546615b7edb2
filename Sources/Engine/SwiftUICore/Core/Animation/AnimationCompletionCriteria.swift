/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Criterion: Hashable, Sendable {
    case logicallyComplete
    case removed
  }
  private let criterion: Criterion

  /// When the change is done for the user: a spring has used its duration, though it may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(criterion: .logicallyComplete)
  /// When nothing moves any more, nor anything that took over from it.
  public static let removed = AnimationCompletionCriteria(criterion: .removed)
}
