public import SwiftUICore

/// Makes one content of the ticks that a closure lists.
@resultBuilder
nonisolated public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// No tick.
  public static func buildBlock() -> TupleSliderTickContent<V, ()> { TupleSliderTickContent(value: (), body: []) }

  /// The first content.
  public static func buildPartialBlock<Content: SliderTickContent<V>>(first: Content) -> Content { first }

  /// Another one after those before.
  public static func buildPartialBlock<A: SliderTickContent<V>, B: SliderTickContent<V>>(
    accumulated: A, next: B
  ) -> TupleSliderTickContent<V, (A, B)> {
    TupleSliderTickContent(value: (accumulated, next), body: Array(accumulated.body) + Array(next.body))
  }

  /// An expression of the closure.
  public static func buildExpression<Content: SliderTickContent<V>>(_ content: Content) -> Content { content }

  /// Those of an `if` without `else`.
  public static func buildIf<Content: SliderTickContent<V>>(_ content: Content?) -> Content? { content }

  /// Those of the first branch.
  public static func buildEither<T: SliderTickContent<V>, F: SliderTickContent<V>>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Those of the second branch.
  public static func buildEither<T: SliderTickContent<V>, F: SliderTickContent<V>>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
}
