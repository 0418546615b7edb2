import LaunchContract
import RemoteControl

/// An app that shows its previews one after the other.
protocol PreviewSession: AnyObject {
  /// The app's previews.
  func previews() throws -> [RemotePreview]
  /// Changes how the next preview is shown.
  func configure(_ parameters: [String: JSONValue]) throws
  /// Shows a preview by its number, anew.
  func show(_ preview: JSONValue?, deadline: Duration) throws
  /// Waits until nothing moves.
  func settle(seconds: Double?, realTime: Bool, deadline: Duration) throws -> RemoteRest
  /// What can be found in what shows.
  func elements() throws -> [RemoteElement]
  /// Writes what shows.
  func picture(_ file: Path, scale: Double?, region: RemoteRect?) throws -> RemotePicture
  /// What the app has done.
  func state() throws -> RemoteState
  /// What the app printed since the last look.
  var log: [String] { get }
  /// Ends the app, by force where it takes longer than some time.
  func end(within duration: Duration)
}

extension RemoteSession: PreviewSession {}
