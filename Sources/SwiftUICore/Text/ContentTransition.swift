/// How the content of one view changes in an animation.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable { case identity, opacity, interpolate }
  let kind: Kind
  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Colours move from the old to the new ones; what cannot be interpolated fades.
  public static let interpolate = ContentTransition(kind: .interpolate)
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How the content of texts changes in an animation; `interpolate` by default.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of the texts inside changes in an animation.
  ///
  /// Without an animation the new content is there at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
