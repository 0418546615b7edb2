/// Whether a scene opens a window when the app starts.
nonisolated public struct SceneLaunchBehavior: Sendable {
  let kind: Kind
  enum Kind { case automatic, presented, suppressed }
  /// The app's first scene does.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// It does, whether it is the first or not.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// It does not, unless no other scene does.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

extension SceneLaunchBehavior: Equatable {}

extension Scene {
  /// Sets whether the scene opens a window when the app starts.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    trait(\.launchBehavior, behavior)
  }
}
