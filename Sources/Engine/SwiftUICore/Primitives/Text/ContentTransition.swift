/// How the content of one view changes in an animation.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, opacity, interpolate
    case numericText(Direction)
    case symbol(SymbolReplacement)
  }
  /// Which way digits roll.
  enum Direction: Equatable {
    case fixed(countsDown: Bool)
    /// Down when the number is smaller than the one before.
    case value(Double)

    func countsDown(after last: Double?) -> Bool {
      switch self {
      case .fixed(let countsDown): countsDown
      case .value(let number): last.map { number < $0 } ?? false
      }
    }
  }
  let kind: Kind
  /// The number that a text shows, where it is said.
  var number: Double? { if case .numericText(.value(let number)) = kind { number } else { nil } }
  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Colours move from the old to the new ones; what cannot be interpolated fades.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The characters that differ roll out and in; those that stay move to their places.
  ///
  /// They roll upwards, or downwards with `countsDown`. Texts of several lines fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(.fixed(countsDown: countsDown)))
  }
  /// The characters that differ roll out and in, upwards when a number grows and downwards when it shrinks.
  ///
  /// `value` is the number that the text shows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(.value(value)))
  }
  /// Symbols are replaced by the effect that replaces symbols by default; texts fade.
  public static var symbolEffect: ContentTransition { .symbolEffect(.automatic) }
  /// A symbol becomes another one by an effect; texts fade.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(SymbolReplacement(kind: effect.configuration, options: options)))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How the content of texts and symbols changes in an animation; `interpolate` by default.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of the texts and symbols inside changes in an animation.
  ///
  /// Without an animation the new content is there at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
