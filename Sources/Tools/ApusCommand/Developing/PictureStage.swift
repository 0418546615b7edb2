import LaunchContract
import RemoteControl

/// Shows the app that is being written as an image file, which each build writes anew: where there is no display.
final class PictureStage: DevStage {
  /// The PNG file.
  private let file: Path
  private let display: DisplaySettings
  private let installation: Installation
  private let hear: (String) -> Void
  private var app: StagedApp?

  init(file: Path, display: DisplaySettings, installation: Installation, hear: @escaping (String) -> Void) {
    (self.file, self.display, self.installation, self.hear) = (file, display, installation, hear)
  }

  func show(_ build: DevBuild, restoring saved: String?) throws {
    let next = try StagedApp(
      build, .pictures, display: display, restoring: saved, installation: installation, hear: hear)
    do { try draw(next) } catch {
      next.end()
      throw error
    }
    end()
    app = next
  }

  /// Writes what an app shows once it has come to rest.
  private func draw(_ app: StagedApp) throws {
    try app.session.settle()
    try app.session.picture(file)
  }

  func save(to file: String) -> RemoteSaved? { app?.save(to: file) }

  func show(notice: String?) {
    guard let app else { return }
    // An app that has ended is told of soon, and the terminal has the words, too.
    try? app.session.notice(notice)
    try? draw(app)
  }

  var ended: DevEnd? {
    guard let end = app?.ended else { return nil }
    app = nil
    return .ended(end)
  }

  func end() {
    app?.end()
    app = nil
  }
}
