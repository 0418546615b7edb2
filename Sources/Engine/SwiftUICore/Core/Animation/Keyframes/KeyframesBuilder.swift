/// Makes keyframes of the tracks in a closure, or one track of the keyframes in it.
@resultBuilder
public struct KeyframesBuilder<Value> {}

// MARK: - Keyframes of the value itself

extension KeyframesBuilder {
  /// Takes one expression.
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
  where Value == Content.Value { expression }

  /// Begins with the first expression.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  /// Adds the next expression.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeList<Value>(parts: [accumulated, next])
  }

  /// Joins what the rounds of a loop made.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
  where Value: Animatable {
    KeyframeList<Value>(parts: components)
  }

  /// Takes the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    .init(storage: .first(component))
  }

  /// Takes the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    .init(storage: .second(component))
  }

  /// Makes one track of keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }
}

// MARK: - Tracks

extension KeyframesBuilder {
  /// Takes one expression.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value { expression }

  /// Makes of an empty closure what changes nothing.
  public static func buildBlock() -> some Keyframes<Value> { ParallelKeyframes<Value>(parts: []) }

  /// Begins with the first expression.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value { first }

  /// Adds the next expression.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    ParallelKeyframes<Value>(parts: [accumulated, next])
  }

  /// Takes the tracks.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }
}
