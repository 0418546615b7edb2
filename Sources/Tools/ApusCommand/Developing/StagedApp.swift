import Foundation
import LaunchContract
import RemoteControl

/// A build of an app that runs on a stage.
///
/// One thread at a time uses it.
final class StagedApp {
  /// How it is shown.
  enum Manner {
    /// In windows of its own, with all that people do to them.
    case window
    /// Without a window, as pictures that are asked for.
    case pictures
  }

  let session: RemoteSession
  private let executable: Path
  /// Where in the app's own code it was when it crashed, once that is known.
  private var crashPlace: String?
  /// Takes a line that the app has written.
  private let hear: (String) -> Void

  /// Starts a build, in the state that one before it has saved.
  init(
    _ build: DevBuild, _ manner: Manner, display: DisplaySettings, restoring saved: String?, installation: Installation,
    hear: @escaping (String) -> Void
  ) throws {
    var settings = display
    (settings.request.preview, settings.request.restore) = (build.preview, saved)
    session = try RemoteSession(build.app, settings: settings, showsWindows: manner == .window, installation: installation)
    (executable, self.hear) = (build.executable, hear)
  }

  /// Waits until the first frame of its window shows.
  ///
  /// - Parameter scratch: A file for a picture of a point, which there is once something shows.
  /// - Throws: ``RemoteError`` where it ends before that, or does not answer.
  func waitForFrame(scratch: Path) throws {
    let limit = ContinuousClock.now + .seconds(60)
    let point = RemoteRect(x: 0, y: 0, width: 1, height: 1)
    while true {
      do {
        try session.picture(scratch, scale: 1, region: point)
        return
      } catch RemoteError.refused(let message) {
        // It has no window yet, or one in which nothing was shown.
        guard .now < limit else { throw RemoteError.refused(message) }
        usleep(3_000)
      }
    }
  }

  /// Has it write what it keeps; `nil` where it cannot.
  func save(to file: String) -> RemoteSaved? { try? session.save(file) }

  /// How it has ended; passes on what it has written meanwhile, and where it was.
  var ended: RemoteEnd? {
    let end = session.hasEnded
    passOn()
    if end != nil, let crashPlace { hear("the app was at \(crashPlace)") }
    return end
  }

  /// Ends it.
  func end() {
    guard ended == nil else { return }
    _ = try? session.call("end", deadline: .milliseconds(500))
    session.end(within: .milliseconds(500))
    passOn()
  }

  private func passOn() {
    for line in session.log {
      hear(line)
      crashPlace = crashPlace ?? Self.place(in: line, of: executable.name)
    }
  }

  /// The place in a line of a crash's trace that is about a program's own code: `Main.swift:5:34`, with its folder.
  static func place(in line: String, of program: String) -> String? {
    guard let range = line.firstRange(of: " in \(program) at "), line.contains(#/^\s*[0-9]+ /#) else { return nil }
    let place = line[range.upperBound...]
    // What the compiler made itself stands nowhere.
    return place.wholeMatch(of: #/\/.+:[0-9]+:[0-9]+/#).map { String($0.0) }
  }
}
