import Foundation

/// A film that an app is asked to make of what happens from now on.
package struct RemoteFilmRequest: Equatable, Sendable {
  package let film: Film
  /// Pixels a point; `nil`: as the app is shown.
  package let scale: Double?

  package init(film: Film, scale: Double?) { (self.film, self.scale) = (film, scale) }

  private struct Members: Decodable {
    var file: String?
    var rate: Int?
    var scale: Double?
  }

  /// Pictures a second, where nobody says how many.
  package static let standardRate = 30

  /// Reads the members of a request; throws what the decoder does, or a `LaunchError`.
  ///
  /// - Returns: `nil` where the film that is being made is to end.
  static func read(_ line: Data) throws -> RemoteFilmRequest? {
    let members = try JSONDecoder().decode(Members.self, from: line)
    guard let file = members.file else {
      guard members.rate == nil, members.scale == nil else { throw LaunchError("film: without a \"file\" the film ends") }
      return nil
    }
    guard let rate = FrameRate(text: "\(members.rate ?? standardRate)") else {
      throw LaunchError("film: \"rate\" is \(FrameRate.rule)")
    }
    guard file.hasPrefix("/"), !file.contains("\0"), let film = Film(output: file, rate: rate) else {
      throw LaunchError("film: \"file\" is an absolute path, \(Film.rule)")
    }
    if let scale = members.scale, !RemotePictureRequest.scales.contains(scale) {
      throw LaunchError("film: \"scale\" is a number from \(RemotePictureRequest.scales.text)")
    }
    return RemoteFilmRequest(film: film, scale: members.scale)
  }
}

/// A film that was written.
package struct RemoteFilm: Codable, Equatable, Sendable {
  package var file: String
  /// How many pictures it has; one lasts until something changes.
  package var pictures: Int
  /// How long it lasts.
  package var seconds: Double
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// Why it ends earlier than asked for.
  package var note: String?

  package init(file: String, pictures: Int, seconds: Double, width: Int, height: Int, note: String?) {
    (self.file, self.pictures, self.seconds, self.width, self.height) = (file, pictures, seconds, width, height)
    self.note = note
  }
}
