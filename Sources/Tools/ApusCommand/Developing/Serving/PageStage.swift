import Foundation
import LaunchContract
import PageServing
import RemoteControl

/// Shows an app that is being written on a page that browsers of this machine open.
final class PageStage: DevStage {
  private let installation: Installation
  private let driver: PageDriver
  private let folder: Path
  private let print: (String) -> Void

  /// Where the page is.
  var address: String { driver.address }

  /// Serves the page, which shows nothing yet.
  ///
  /// - Parameters:
  ///   - settings: How the app is shown at first, as the options of `run` say.
  ///   - preview: The preview that shows instead of the app, by its name or its number.
  ///   - port: `nil` takes a port that is free.
  ///   - installation: What apps are started with.
  ///   - print: Takes the lines that the app prints and that are said of it.
  /// - Throws: Where nothing can be served, or not on that port.
  init(
    _ settings: DisplaySettings, preview: String?, port: Int?, installation: Installation,
    print: @escaping (String) -> Void = Terminal.print
  ) throws {
    (self.installation, self.print) = (installation, print)
    folder = try Path.makeTemporaryFolder(for: "page")
    do {
      driver = try PageDriver(
        settings.request, preview: preview.map { .name($0) } ?? .app, port: port, folder: URL(fileURLWithPath: folder.string))
    } catch {
      try? folder.remove()
      throw CommandError.failure("\(error)")
    }
  }

  deinit { end() }

  func show(_ build: DevBuild, restoring saved: String?) throws {
    var request = driver.launchRequest
    request.restore = saved
    let new = PagedSession(try RemoteSession(build.app, request: request, installation: installation))
    do throws(PagedAppFailure) { try driver.show(new, name: build.name) } catch {
      defer { new.end() }
      passOn(new.takeLog())
      throw new.error(for: error)
    }
  }

  func save(to file: String) -> RemoteSaved? {
    driver.withApp { app in
      guard let session = (app as? PagedSession)?.session, session.hasEnded == nil else { return nil }
      do {
        return try session.save(file)
      } catch {
        passOn(["what the app shows is not kept: \(error)"])
        return nil
      }
    }
  }

  func show(notice: String?) { driver.show(notice: notice) }

  var ended: DevEnd? {
    passOn(driver.takeLines())
    return driver.withApp { app in (app as? PagedSession)?.session.hasEnded.map { .ended($0) } }
  }

  func end() {
    driver.stop()
    try? folder.remove()
  }

  private func passOn(_ lines: [String]) { for line in lines { print(line) } }
}

/// An app that a page shows, by the session that drives it.
private final class PagedSession: PagedApp {
  let session: RemoteSession

  init(_ session: RemoteSession) { self.session = session }

  func ask(_ request: Data, within limit: Duration) throws(PagedAppFailure) -> Data {
    guard var members = JSONValue(json: request)?.object, let verb = members.removeValue(forKey: "do")?.string else {
      throw .refused("a request has no verb")
    }
    do {
      return Data(try session.call(verb, members, deadline: limit).text.utf8)
    } catch let error as RemoteError {
      switch error {
      case .ended(let end): throw .ended(RemoteError.ended(end).description)
      case .refused(let reason): throw .refused(reason)
      case .late, .garbled: throw .silent(error.description)
      }
    } catch {
      throw .silent("\(error)")
    }
  }

  func takeLog() -> [String] { session.log }
  var hasEnded: String? { session.hasEnded.map { RemoteError.ended($0).description } }
  func end() { session.end() }

  /// The error that tells why an app has not come so far as to show.
  func error(for failure: PagedAppFailure) -> RemoteError {
    switch failure {
    case .ended(let reason): session.hasEnded.map { .ended($0) } ?? .garbled(reason)
    case .refused(let reason): .refused(reason)
    case .silent(let reason): .garbled(reason)
    }
  }
}
