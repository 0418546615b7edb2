/// A series of events with fingers or a pointer that means something.
///
/// Gestures of views inside one another compete; see `gesture(_:including:)` for who wins.
///
///     struct Hold: Gesture {
///       var body: some Gesture<Bool> { LongPressGesture(minimumDuration: 2) }
///     }
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The type of the gesture it is made of.
  associatedtype Body: Gesture
  /// The gesture it is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes what recognises the gesture; called by the engine.
  nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

/// What recognises a gesture.
nonisolated public struct _GestureRecognizer<Value> {
  let recognizer: TypedRecognizer<Value>
  init(_ recognizer: TypedRecognizer<Value>) { self.recognizer = recognizer }
}

extension Never: Gesture {}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body; the engine recognises it itself") }
}

extension Gesture where Value == Body.Value {
  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let box = UncheckedSendable(gesture)
    return Body._makeRecognizer(MainThread.isolated { UncheckedSendable(box.value.body) }.value)
  }
}

extension Gesture {
  public nonisolated static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    fatalError("\(Self.self) has a body of another value; give both the same")
  }
}

/// A gesture whose type is hidden; what it tells stays typed.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let make: () -> TypedRecognizer<Value>

  /// Hides the type of a gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._makeRecognizer(gesture).recognizer }
  }

  public nonisolated static func _makeRecognizer(_ gesture: AnyGesture) -> _GestureRecognizer<Value> {
    _GestureRecognizer(gesture.make())
  }
}

/// Which of a view's gestures take part.
public struct GestureMask: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt32
  /// Creates a value from the one stored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture, neither this one nor those inside the view.
  public static let none: GestureMask = []
  /// This gesture, but none inside the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside the view, but not this one.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
