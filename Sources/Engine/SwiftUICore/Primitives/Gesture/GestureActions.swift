/// A gesture with a part that makes another recogniser of its own one.
nonisolated public struct _ModifiedGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let change: (TypedRecognizer<Base.Value>) -> TypedRecognizer<Value>
  init(_ base: Base, _ change: @escaping (TypedRecognizer<Base.Value>) -> TypedRecognizer<Value>) {
    self.base = base
    self.change = change
  }
  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(gesture.change(Base._makeRecognizer(gesture.base).recognizer))
  }
}

extension Gesture {
  /// Calls an action with the last value when the gesture is over and was recognised; not when it was given up.
  ///
  ///     Circle().gesture(DragGesture().onEnded { print($0.translation.height) })
  @MainActor @preconcurrency
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ModifiedGesture<Self, Value> {
    _ModifiedGesture(self) { base in
      CallbackRecognizer(base) { phase, isWinner, told in
        guard case .ended(let value) = phase, isWinner else { return told.isOver = false }
        if !told.isOver { action(value) }
        told.isOver = true
      }
    }
  }

  /// Calls an action once a gesture that had won is over: with its last value, or with `nil` where it was given up.
  ///
  /// It is the place to take back what `onChanged` has begun: a gesture that the system cancels has no end.
  @MainActor @preconcurrency
  package func onFinished(_ action: @escaping (Value?) -> Void) -> _ModifiedGesture<Self, Value> {
    _ModifiedGesture(self) { base in
      CallbackRecognizer(base) { phase, isWinner, told in
        switch phase {
        case .active(let value) where isWinner: told.value = value
        case .ended(let value) where isWinner:
          if !told.isOver { action(value) }
          told = Told(isOver: true)
        default:
          if told.value != nil { action(nil) }
          told = Told()
        }
      }
    }
  }

  /// Gives the gesture another value, made from its own.
  @MainActor @preconcurrency
  public func map<T>(_ body: @escaping (Value) -> T) -> _ModifiedGesture<Self, T> {
    _ModifiedGesture(self) { MappingRecognizer($0, body) }
  }

  /// Keeps a piece of state up to date while the gesture goes on; afterwards it has its first value again.
  ///
  /// The closure gets the gesture's value, the state, and the transaction of the change. It also goes back when the gesture was
  /// given up, which makes it the place for what shows during a gesture.
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls an action when the gesture's value changes, and for its first value.
  ///
  ///     Circle().gesture(DragGesture().onChanged { scale = 1 + $0.translation.width / 100 })
  @MainActor @preconcurrency
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ModifiedGesture<Self, Value> {
    _ModifiedGesture(self) { base in
      CallbackRecognizer(base) { phase, isWinner, told in
        switch phase {
        case .possible(let value?):
          if value != told.value { action(value) }
          told.value = value
        case .active(let value) where isWinner:
          if value != told.value { action(value) }
          told.value = value
        case .ended(let value) where isWinner:
          if let previous = told.value, previous != value { action(value) }
          told.value = nil
        default: told.value = nil
        }
      }
    }
  }
}

/// A gesture that keeps a piece of state up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  private let update: (Value, inout State, inout Transaction) -> Void

  /// Creates the gesture.
  public nonisolated init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let location = gesture.state.location
    let update = gesture.update
    let recognizer = CallbackRecognizer(Base._makeRecognizer(gesture.base).recognizer) { phase, isWinner, _ in
      switch phase {
      case .possible(let value?): location?.update { update(value, &$0, &$1) }
      case .active(let value) where isWinner: location?.update { update(value, &$0, &$1) }
      default: location?.reset()
      }
    }
    return _GestureRecognizer(recognizer)
  }
}
