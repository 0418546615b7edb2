import LaunchContract
import RemoteControl

/// Where an app that is being written is shown: a window of its own, or a page.
///
/// One thread at a time uses a stage.
protocol DevStage {
  /// Starts a build of the app, with what was saved of the one before; returns when its first frame shows, and only then ends the one
  /// before.
  ///
  /// - Parameters:
  ///   - app: What to show.
  ///   - saved: The file that ``save(to:)`` wrote; `nil` begins anew.
  /// - Throws: ``RemoteError`` where the new build ends, or says nothing, before its first frame shows; the one before stays then.
  func show(_ app: DevBuild, restoring saved: String?) throws

  /// Writes what the running app keeps; `nil` where none runs, or where it cannot.
  func save(to file: String) -> RemoteSaved?

  /// Shows the errors of a build over the app, or takes them away (`nil`); where no app shows, only a stage that is there without one
  /// shows them.
  func show(notice: String?)

  /// Whether it has been closed by the person, or its app has ended by itself (with how); `nil` while it shows.
  ///
  /// It is asked many times a second; what the app has printed meanwhile is passed on then.
  var ended: DevEnd? { get }

  /// Ends the app and what shows it.
  func end()
}

/// How what a stage shows came to its end.
enum DevEnd: Equatable {
  /// The person closed the window or the page, and wants no more of it.
  case closed
  /// The app ended by itself, by a crash for one; a new build may show in its place.
  case ended(RemoteEnd)
}

/// A build of the app that is being written.
struct DevBuild: Equatable {
  var name: String
  var executable: Path
  /// What its project starts it with.
  var arguments: [String] = []
  var environment: [EnvironmentVariable] = []
  /// The preview that shows instead of the app, by its name or its number.
  var preview: String?

  init(_ app: BuiltApp, preview: String?) {
    (name, executable, arguments, environment) = (app.name, app.executable, app.arguments, app.environment)
    self.preview = preview
  }

  /// The app as other parts of the tool start it.
  var app: BuiltApp { BuiltApp(name: name, executable: executable, arguments: arguments, environment: environment) }
}
