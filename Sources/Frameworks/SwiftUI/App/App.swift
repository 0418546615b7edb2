import SwiftUICore

/// An app: what it is made of.
///
/// Mark one type of the program with `@main`; its first scene opens when the program starts. Its state lasts until the program ends,
/// and all windows share it.
///
///     struct Towns: App {
///       var body: some Scene {
///         WindowGroup { Text("Kyoto") }
///       }
///     }
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Self.Body { get }
  /// Creates the app.
  init()
  /// Starts the app.
  static func main()
}

extension App {
  /// Starts the app in the host that the environment asks for; see `Launcher`.
  public static func main() { Launcher.run(Self.self) }
}
