/// Makes one list of the keyframes in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes one expression.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }
  /// Makes of an empty closure what changes nothing.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeList<Value>(parts: []) }
  /// Begins with the first expression.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
  /// Adds the next expression.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>(parts: [accumulated, next])
  }
  /// Joins what the rounds of a loop made.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>(parts: components)
  }
  /// Takes the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional(storage: .first(component))
  }
  /// Takes the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional(storage: .second(component))
  }
}

extension KeyframeTrackContentBuilder {
  /// One of two lists of keyframes.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    PrimitiveKeyframes
  where ConditionalValue == First.Value, First.Value == Second.Value {
    /// The value of the track.
    public typealias Value = ConditionalValue
    public typealias Body = Never
    enum Storage {
      case first(First)
      case second(Second)
    }
    let storage: Storage

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<ConditionalValue>) {
      switch storage {
      case .first(let content): content._resolve(into: &resolved)
      case .second(let content): content._resolve(into: &resolved)
      }
    }
  }
}

/// Lists of keyframes one after the other.
struct KeyframeList<Value: Animatable>: PrimitiveKeyframes {
  typealias Body = Never
  let parts: [any KeyframeTrackContent<Value>]

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    for part in parts { part._resolve(into: &resolved) }
  }
}
