import Foundation
import LaunchContract
import RemoteControl

/// The pictures that a client has been shown, each under a name; only the last ones are kept.
struct MCPPictures {
  /// One of them.
  struct Picture: Equatable {
    var name: String
    var file: Path
    /// In pixels.
    var width: Int
    /// In pixels.
    var height: Int
    /// Pixels a point.
    var scale: Double
    /// The part of the window; `nil`: all of it.
    var region: RemoteRect?

    var values: [String: JSONValue] {
      [
        "picture": .string(name), "width": JSONValue(width), "height": JSONValue(height), "scale": .number(scale),
        "file": .string(file.string),
      ]
    }
  }

  static let most = 50
  /// How many films are kept that nobody wanted in a place of their own.
  static let mostFilms = 10
  /// The pixels that a picture has at most where nobody says how large it is to be.
  static let smallArea = 500_000.0

  private var folder: Path?
  private(set) var kept: [Picture] = []
  private var lastNumber = 0
  private var films: [Path] = []
  private var lastFilm = 0

  /// The place of the next picture.
  mutating func next() throws -> (name: String, file: Path) {
    let folder = try place()
    lastNumber += 1
    return ("p\(lastNumber)", folder / "p\(lastNumber).png")
  }

  /// The place of the next film.
  mutating func nextFilm() throws -> Path {
    let folder = try place()
    lastFilm += 1
    films.append(folder / "film\(lastFilm).gif")
    if films.count > Self.mostFilms { try films.removeFirst().remove() }
    return films[films.count - 1]
  }

  private mutating func place() throws -> Path {
    let folder = try self.folder ?? Path.makeTemporaryFolder(for: "pictures")
    self.folder = folder
    return folder
  }

  mutating func keep(_ picture: Picture) {
    kept.append(picture)
    if kept.count > Self.most { try? kept.removeFirst().file.remove() }
  }

  func picture(_ name: String) throws -> Picture {
    if let picture = kept.first(where: { $0.name == name }) { return picture }
    let known = kept.isEmpty ? "none was taken" : "there are \(kept[0].name) to \(kept[kept.count - 1].name)"
    throw CommandError.failure("there is no picture \(name.shortened); \(known)")
  }

  /// Removes all files; names go on.
  mutating func removeAll() {
    try? folder?.remove()
    (folder, kept, films) = (nil, [], [])
  }

  /// Pixels a point for a picture of so many points, so that it is small and can still be read.
  static func scale(width: Double, height: Double, isRegion: Bool) -> Double {
    let most = (smallArea / max(width * height, 1)).squareRoot()
    return [2, 1.5, 1, 0.75, 0.5].first { $0 <= min(most, isRegion ? 2 : 1) } ?? 0.5
  }
}

extension MCPToolbox {
  private static let mostBytes: Int64 = 4 << 20
  private static let room = 8.0

  /// Takes a picture as the arguments want it, and keeps it.
  func takePicture(_ arguments: MCPArguments) throws -> (picture: MCPPictures.Picture, data: Data) {
    let region = try region(arguments)
    let state = try ask("state")
    let (width, height) = (region?.width ?? state["width"]?.number ?? 390, region?.height ?? state["height"]?.number ?? 844)
    let scale = arguments.number("scale") ?? MCPPictures.scale(width: width, height: height, isRegion: region != nil)
    let picture = try takePicture(scale: scale, region: region)
    guard let size = FileStatus(of: picture.file)?.size, size <= Self.mostBytes else {
      throw CommandError.failure("the picture is too large; ask for a smaller scale, or a region")
    }
    return (picture, try picture.file.read())
  }

  /// Takes a picture in so many pixels a point, and keeps it.
  func takePicture(scale: Double, region: RemoteRect?) throws -> MCPPictures.Picture {
    let (name, file) = try pictures.next()
    var parameters: [String: JSONValue] = ["file": .string(file.string), "scale": .number(scale)]
    if let region { parameters["region"] = try JSONValue(encoding: region) }
    let written = try ask("picture", parameters).decoded(as: RemotePicture.self)
    let picture = MCPPictures.Picture(
      name: name, file: file, width: written.width, height: written.height, scale: scale, region: region)
    pictures.keep(picture)
    return picture
  }

  /// The part of the window that the arguments name, by itself or by an element.
  private func region(_ arguments: MCPArguments) throws -> RemoteRect? {
    if let ref = arguments.text("ref") {
      guard arguments["region"] == nil else { throw CommandError.failure("give ref or region, not both") }
      try look()
      let frame = try elements.element(ref).frame
      return RemoteRect(
        x: max(frame.x - Self.room, 0), y: max(frame.y - Self.room, 0), width: frame.width + 2 * Self.room,
        height: frame.height + 2 * Self.room)
    }
    guard let region = try arguments["region"].map({ try $0.decoded(as: RemoteRect.self) }) else { return nil }
    guard region.width > 0, region.height > 0 else { throw CommandError.failure("the region is empty") }
    return region
  }
}
