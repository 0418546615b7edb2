/// Lets an app's clock follow, and asks for what looks different since: what a page does that shows the app as it runs.
///
///     {"do": "frame", "seconds": 0.033, "file": "/tmp/part.png", "since": 12}
package struct RemoteFrameRequest: Equatable, Sendable {
  /// How many seconds of the app's clock pass, at once and with one frame at their end.
  package var seconds: Double
  /// Where the picture goes, an absolute path that ends in `.png`; `nil`: none is wanted.
  package var file: String?
  /// The number of the picture that is known; `nil`, and one that is not the last, ask for the whole window.
  package var since: Int?

  package init(seconds: Double = 0, file: String? = nil, since: Int? = nil) {
    (self.seconds, self.file, self.since) = (seconds, file, since)
  }

  /// The most that passes at once, so that an app whose machine is too slow moves slowly rather than in jumps.
  package static let secondsLimit = 1.0
}

extension RemoteFrameRequest: Decodable {
  private enum CodingKeys: CodingKey { case seconds, file, since }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    seconds = try container.decodeIfPresent(Double.self, forKey: .seconds) ?? 0
    file = try container.decodeIfPresent(String.self, forKey: .file)
    since = try container.decodeIfPresent(Int.self, forKey: .since)
  }

  /// The same, where each value is one that can be.
  func checked() throws(LaunchError) -> RemoteFrameRequest {
    guard (0...Self.secondsLimit).contains(seconds) else {
      throw LaunchError("frame: \"seconds\" is a number from \((0...Self.secondsLimit).text)")
    }
    if let file { try RemotePictureRequest.check(file, of: "frame") }
    return self
  }
}

/// What an app shows at a moment of its clock.
package struct RemoteFrame: Codable, Equatable, Sendable {
  /// Seconds of the app's clock.
  package var time: Double
  /// Whether something moves, so that the next moment looks different.
  package var moving: Bool
  /// Seconds from now until something is due without input, such as a caret that blinks; `nil`: nothing is.
  package var next: Double?
  /// What looks different; `nil` where nothing does, or no picture was wanted.
  package var picture: RemoteFramePicture?
  /// Where text goes that is typed now: its caret in points of the window; `nil` where nothing takes text.
  package var caret: RemoteRect?
  /// What a mouse's pointer looks like where it is now, as styles of pages name it.
  package var pointer: String
  package var title: String

  package init(time: Double, moving: Bool, next: Double?, pointer: String, title: String) {
    (self.time, self.moving, self.next, self.pointer, self.title) = (time, moving, next, pointer, title)
  }
}

/// A picture of a part of a window, or of all of it; all lengths in pixels.
package struct RemoteFramePicture: Codable, Equatable, Sendable {
  package var file: String
  /// By which the next request says that it knows this one.
  package var number: Int
  /// Where the part lies in the window.
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  package var windowWidth: Int
  package var windowHeight: Int

  package init(
    file: String, number: Int, x: Int, y: Int, width: Int, height: Int, windowWidth: Int, windowHeight: Int
  ) {
    (self.file, self.number) = (file, number)
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.windowWidth, self.windowHeight) = (windowWidth, windowHeight)
  }
}
