import Foundation

/// What an app can be asked for from outside.
package enum RemoteVerb: Equatable, Sendable {
  /// Lists the app's previews.
  case previews
  /// Shows a preview, or the app, anew.
  case show(Shown)
  /// Changes how it is shown.
  case configure(RemoteConfiguration)
  /// Lets seconds of the app's clock pass; without any waits until nothing moves.
  case settle(seconds: Double?, realTime: Bool)
  /// Tells what can be found.
  ///
  /// With the parts of the interface that it lies in, and the colours that it has most of, where these are wanted.
  case elements(parts: Bool = false, colors: Bool = false)
  /// Writes what shows.
  case picture(RemotePictureRequest)
  /// Begins a film of what shows from now on; `nil` ends it.
  case film(RemoteFilmRequest?)
  /// Does what a person can do.
  case act(RemoteAct)
  /// Hands on what a mouse or a finger does.
  case pointer(RemotePointer)
  /// Lets the clock follow, and writes what looks different.
  case frame(RemoteFrameRequest)
  /// Tells what the app has done, and how it is shown.
  case state
  /// Writes what a person would lose by a restart into a file.
  case save(file: String)
  /// Shows lines above the content until they are taken away (`nil`).
  case notice(String?)
  /// Ends the app.
  case end

  /// The names of the verbs.
  package enum Name: String, LaunchChoice {
    case previews, show, configure, settle, elements, picture, film, act, pointer, frame, state, save, notice, end

    /// What an app answers that shows its windows on a desktop, where the person and the clock are real.
    package static let ofWindows: [Name] = [.save, .notice, .elements, .state, .picture, .end]

    /// The names that its request may have beside `id` and `do`.
    package var members: Set<String> {
      switch self {
      case .previews, .state, .end: []
      case .elements: ["parts", "colors"]
      case .show: ["preview"]
      case .configure:
        ["width", "height", "scale", "colorScheme", "contrast", "textSize", "locale", "rightToLeft"]
      case .settle: ["seconds", "realTime"]
      case .picture: ["file", "scale", "region"]
      case .film: ["file", "rate", "scale"]
      case .act: RemoteAct.members
      case .pointer: RemotePointer.members
      case .frame: ["seconds", "file", "since"]
      case .save: ["file"]
      case .notice: ["text"]
      }
    }
  }

  /// The verb's name.
  package var name: Name {
    switch self {
    case .previews: .previews
    case .show: .show
    case .configure: .configure
    case .settle: .settle
    case .elements: .elements
    case .picture: .picture
    case .film: .film
    case .act: .act
    case .pointer: .pointer
    case .frame: .frame
    case .state: .state
    case .save: .save
    case .notice: .notice
    case .end: .end
    }
  }

  /// What a request to show something names.
  package enum Shown: Equatable, Sendable {
    case app
    /// A preview, counted from 1.
    case number(Int)
    /// A preview, or its number as a text.
    case name(String)
  }

  /// Reads the members of a verb's request; throws what the decoder does, or a `LaunchError`.
  init(_ name: Name, of line: Data) throws {
    let decoder = JSONDecoder()
    switch name {
    case .previews: self = .previews
    case .elements:
      let wanted = try decoder.decode(Wanted.self, from: line)
      self = .elements(parts: wanted.parts ?? false, colors: wanted.colors ?? false)
    case .state: self = .state
    case .end: self = .end
    case .show: self = .show(try decoder.decode(Shown.self, from: line))
    case .configure: self = .configure(try decoder.decode(RemoteConfiguration.self, from: line).checked())
    case .picture: self = .picture(try decoder.decode(RemotePictureRequest.self, from: line).checked())
    case .film: self = .film(try RemoteFilmRequest.read(line))
    case .act: self = .act(try RemoteAct(of: line))
    case .pointer: self = .pointer(try decoder.decode(RemotePointer.self, from: line))
    case .frame: self = .frame(try decoder.decode(RemoteFrameRequest.self, from: line).checked())
    case .save: self = .save(file: try decoder.decode(SavedFile.self, from: line).checked())
    case .notice: self = .notice(try decoder.decode(Notice.self, from: line).checked())
    case .settle:
      let wait = try decoder.decode(Wait.self, from: line)
      if let seconds = wait.seconds, !(0...RemoteLimits.seconds).contains(seconds) {
        let most = RemoteLimits.seconds.shortest
        throw LaunchError("settle: \"seconds\" is a number from 0 to \(most); ask several times for more")
      }
      self = .settle(seconds: wait.seconds, realTime: wait.realTime ?? false)
    }
  }

  private struct Wanted: Decodable {
    var parts: Bool?
    var colors: Bool?
  }

  private struct Wait: Decodable {
    var seconds: Double?
    var realTime: Bool?
  }

  private struct SavedFile: Decodable {
    var file: String

    func checked() throws(LaunchError) -> String {
      guard file.hasPrefix("/"), file.hasSuffix(".json"), !file.contains("\0") else {
        throw LaunchError("save: \"file\" is an absolute path that ends in .json")
      }
      return file
    }
  }

  private struct Notice: Decodable {
    var text: String?

    func checked() throws(LaunchError) -> String? {
      guard let text, !text.isEmpty else { return nil }
      guard text.utf8.count <= RemoteLimits.noticeBytes else {
        throw LaunchError("notice: \"text\" has \(text.utf8.count) bytes; at most \(RemoteLimits.noticeBytes) are shown")
      }
      return text
    }
  }
}

extension RemoteVerb.Shown: Decodable {
  private enum CodingKeys: CodingKey { case preview }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if !container.contains(.preview) || (try? container.decodeNil(forKey: .preview)) == true {
      self = .app
    } else if let number = try? container.decode(Int.self, forKey: .preview) {
      self = .number(number)
    } else {
      self = .name(try container.decode(String.self, forKey: .preview))
    }
  }
}

/// What is changed in how an app is shown; what is `nil` stays.
package struct RemoteConfiguration: Decodable, Equatable, Sendable {
  package var width: Double?
  package var height: Double?
  package var scale: Double?
  package var colorScheme: String?
  package var contrast: String?
  package var textSize: String?
  package var locale: String?
  package var rightToLeft: Bool?

  package init() {}

  /// Changes a request as asked for.
  package func apply(to request: inout LaunchRequest) throws(LaunchError) {
    let old = request.size ?? .standard
    if width != nil || height != nil {
      guard let size = ScreenSize(text: "\(width ?? old.width)x\(height ?? old.height)") else {
        throw LaunchError("configure: \"width\" and \"height\" are points from \(ScreenSize.sides.text)")
      }
      request.size = size
    }
    if let scale { request.scale = try Self.value("\(scale)", "scale") }
    if let colorScheme { request.colorScheme = try Self.value(colorScheme, "colorScheme") }
    if let contrast { request.contrast = try Self.value(contrast, "contrast") }
    if let textSize { request.textSize = try Self.value(textSize, "textSize") }
    if let locale { request.locale = try Self.value(locale, "locale") }
    if let excess = (request.size ?? .standard).excess(at: request.scale ?? .standard) {
      throw LaunchError("configure: size and scale \(excess)")
    }
  }

  private static func value<Value: LaunchValue>(_ text: String, _ name: String) throws(LaunchError) -> Value {
    if let value = Value(text: text) { return value }
    throw LaunchError("configure: \"\(name)\" is \"\(text.prefix(40))\"; use \(Value.rule)")
  }

  /// The same, where each value is one that can be.
  fileprivate func checked() throws(LaunchError) -> RemoteConfiguration {
    var request = LaunchRequest()
    try apply(to: &request)
    return self
  }
}

/// Which picture is written.
package struct RemotePictureRequest: Decodable, Equatable, Sendable {
  /// An absolute path that ends in `.png`.
  package var file: String
  /// Pixels a point; `nil`: as the app is shown.
  package var scale: Double?
  /// What part of the window; `nil`: all of it.
  package var region: RemoteRect?

  /// The pixels a point that a picture may have: fewer than a screen, for who wants to see much with little.
  package static let scales = 0.1...4

  /// Throws where a verb's path is none that a picture can be written to.
  static func check(_ file: String, of verb: String) throws(LaunchError) {
    guard file.hasPrefix("/"), file.lowercased().hasSuffix(".png"), !file.contains("\0") else {
      throw LaunchError("\(verb): \"file\" is an absolute path that ends in .png")
    }
  }

  fileprivate func checked() throws(LaunchError) -> RemotePictureRequest {
    try Self.check(file, of: "picture")
    if let scale, !Self.scales.contains(scale) {
      throw LaunchError("picture: \"scale\" is a number from \(Self.scales.text)")
    }
    if let region, !(region.width > 0 && region.height > 0) {
      throw LaunchError("picture: \"region\" has no width or no height")
    }
    return self
  }
}
