public import SwiftUICore

/// What stands for ticks of a slider: a tick, several, or those of a collection.
nonisolated public protocol SliderTickContent<Value> {
  /// The type of the values.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the collection of ticks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The ticks.
  var body: Body { get }
}

/// The ticks of several parts, one after the other.
nonisolated public struct TupleSliderTickContent<Value: BinaryFloatingPoint, T>: SliderTickContent {
  /// The parts.
  public let value: T
  /// The ticks.
  public let body: [SliderTick<Value>]
}

/// The ticks of a branch.
extension _ConditionalContent: SliderTickContent
where TrueContent: SliderTickContent, FalseContent: SliderTickContent, TrueContent.Value == FalseContent.Value {
  /// The type of the values.
  public typealias Value = TrueContent.Value
  /// The ticks.
  public var body: [SliderTick<TrueContent.Value>] {
    switch storage {
    case .trueContent(let content): Array(content.body)
    case .falseContent(let content): Array(content.body)
    }
  }
}

/// The ticks of a branch that may not be taken.
extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  /// The type of the values.
  public typealias Value = Wrapped.Value
  /// The ticks; none without a value.
  public var body: [SliderTick<Wrapped.Value>] { map { Array($0.body) } ?? [] }
}
