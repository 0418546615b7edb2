import LaunchContract
import RemoteControl

/// Shows the app that is being written in a window of its own, which each build takes over from the one before.
final class WindowStage: DevStage {
  private let display: DisplaySettings
  private let installation: Installation
  /// A file that nobody else reads.
  private let scratch: Path
  private let hear: (String) -> Void
  private var app: StagedApp?

  init(display: DisplaySettings, scratch: Path, installation: Installation, hear: @escaping (String) -> Void) {
    (self.display, self.scratch, self.installation, self.hear) = (display, scratch, installation, hear)
  }

  func show(_ build: DevBuild, restoring saved: String?) throws {
    let next = try StagedApp(
      build, .window, display: display, restoring: saved, installation: installation, hear: hear)
    do { try next.waitForFrame(scratch: scratch) } catch {
      next.end()
      throw error
    }
    end()
    app = next
  }

  func save(to file: String) -> RemoteSaved? { app?.save(to: file) }

  func show(notice: String?) {
    // An app that does not listen is one whose end is told soon; the terminal has the words, too.
    try? app?.session.notice(notice)
  }

  var ended: DevEnd? {
    guard let end = app?.ended else { return nil }
    app = nil
    // A window that is closed ends its app well.
    return end.code == 0 ? .closed : .ended(end)
  }

  func end() {
    app?.end()
    app = nil
  }
}
