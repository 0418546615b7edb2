import CairoRenderer
import CoreGraphicsTypes
import DisplayModel
import Foundation
import HeadlessHost
import LaunchContract

/// Films a window while requests have it act.
@MainActor
final class RemoteRecording: FrameObserver {
  private let request: RemoteFilmRequest
  private weak var host: HeadlessHost?
  private let painter: CairoRenderer
  private let recording: Recording
  private let start: TimeInterval
  private var end: TimeInterval
  private var size = (width: 0, height: 0)
  /// Why nothing more is taken.
  private var note: String?

  /// The most memory for pictures, of which only what changed is kept.
  private static let mostBytes = 512 << 20

  /// Begins with what shows now.
  init(_ request: RemoteFilmRequest, of host: HeadlessHost, painter: CairoRenderer) throws(LaunchError) {
    (self.request, self.host, self.painter, start, end) = (request, host, painter, host.time, host.time)
    recording = Recording(rate: request.film.rate.value, start: host.time)
    guard let first = try picture(of: host) else { throw LaunchError("nothing has been shown yet; ask to settle first") }
    size = (first.width, first.height)
    recording.add(first, at: host.time)
    host.trace = self
  }

  func frameBegins() {}
  func paintingBegins() {}
  func paintingEnded() {}

  func framePresented() {
    guard note == nil, let host else { return }
    do throws(LaunchError) {
      guard let picture = try picture(of: host) else { return }
      if (picture.width, picture.height) != size {
        note = "the window has another size since"
      } else if recording.keptBytes > Self.mostBytes {
        note = "its pictures take more than \(Self.mostBytes >> 20) MiB; ask for a smaller scale or rate"
      } else {
        recording.add(picture, at: host.time)
      }
    } catch { note = error.description }
    end = host.time
  }

  private func picture(of host: HeadlessHost) throws(LaunchError) -> PixelBuffer? {
    try host.picture(
      scale: request.scale.map { CGFloat($0) } ?? host.configuration.scale, region: nil, painter: painter)
  }

  /// Ends the film and writes it.
  func finish() throws(LaunchError) -> RemoteFilm {
    stop()
    if note == nil, let host { end = host.time }
    recording.end(at: end)
    let url = URL(fileURLWithPath: request.film.output)
    do { try recording.write(to: url, as: request.film.format) } catch let error as LaunchError { throw error } catch {
      throw LaunchError("\(request.film.output) cannot be written: \(error)")
    }
    return RemoteFilm(
      file: url.path, pictures: recording.pictureCount, seconds: end - start, width: size.width, height: size.height, note: note)
  }

  /// Takes no more pictures.
  func stop() {
    guard let host, host.trace === self else { return }
    host.trace = nil
    host.paintsUnseenFrames = false
  }
}
