/// Two gestures that may go on at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// What each of both tells; `nil` while it tells nothing.
  public struct Value {
    /// What the first gesture tells; `nil` while it tells nothing.
    public var first: First.Value?
    /// What the second gesture tells; `nil` while it tells nothing.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Lets two gestures go on at the same time.
  public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let both = SimultaneousRecognizer(
      First._makeRecognizer(gesture.first).recognizer, Second._makeRecognizer(gesture.second).recognizer)
    return _GestureRecognizer(MappingRecognizer(both) { Value(first: $0.0, second: $0.1) })
  }
}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One gesture after another; where the first one is given up, both are.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// Which of both is on.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one, after the first; `nil` while it tells nothing.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Lets the second gesture begin once the first one has ended.
  public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let both = SequenceRecognizer(
      First._makeRecognizer(gesture.first).recognizer, Second._makeRecognizer(gesture.second).recognizer)
    return _GestureRecognizer(
      MappingRecognizer(both) { phase in
        switch phase {
        case .first(let value): .first(value)
        case .second(let value, let next): .second(value, next)
        }
      })
  }
}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures; the first one has precedence.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// Which of both it is.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Lets the second gesture be recognised where the first one is not.
  public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let one = ExclusiveRecognizer(
      First._makeRecognizer(gesture.first).recognizer, Second._makeRecognizer(gesture.second).recognizer)
    return _GestureRecognizer(
      MappingRecognizer(one) { phase in
        switch phase {
        case .first(let value): .first(value)
        case .second(let value): .second(value)
        }
      })
  }
}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Lets another gesture go on at the same time as this one.
  @MainActor @preconcurrency
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Lets another gesture follow once this one has ended; both make one gesture.
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Lets another gesture be recognised where this one is not; this one has precedence.
  @MainActor @preconcurrency
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
