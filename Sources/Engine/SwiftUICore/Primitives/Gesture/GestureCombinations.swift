/// Two gestures that may go on at the same time.
///
/// It is recognised when one of both is, ends when both have, and is given up when both are.
///
///     Text("Kyoto").gesture(
///       MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
///         scale = value.first?.magnification ?? 1
///         angle = value.second?.rotation ?? .zero
///       })
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
///
/// Fingers that are still down when the first one ends begin the second one. Where the second one is given up, so is the whole,
/// and `onEnded` is not called.
///
///     Text("Kyoto").gesture(
///       LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
///         if case .second(_, let drag?) = value { print(drag.translation.width) }
///       })
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
///
/// The second one waits until the first can no longer come: one tap before two waits for the time in which a second might follow.
///
///     Text("Kyoto").gesture(
///       TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
///         if case .first = value { print("twice") }
///       })
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
  ///
  ///     MagnifyGesture().simultaneously(with: RotateGesture())
  @MainActor @preconcurrency
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Lets another gesture follow once this one has ended; both make one gesture.
  ///
  ///     LongPressGesture().sequenced(before: DragGesture())
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Lets another gesture be recognised where this one is not; this one has precedence.
  ///
  ///     TapGesture(count: 2).exclusively(before: TapGesture())
  @MainActor @preconcurrency
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
