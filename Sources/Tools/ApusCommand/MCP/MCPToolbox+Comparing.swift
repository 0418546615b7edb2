import Foundation
import LaunchContract
import PictureFiles
import RemoteControl

extension MCPToolbox {
  /// Takes the picture of an earlier one again, and tells what differs.
  func compare(with name: String, tolerance: Int) throws -> MCPResult {
    let (file, scale, region) = try earlier(name)
    let picture = try takePicture(scale: scale, region: region)
    let (old, new) = (try Self.pixels(file), try Self.pixels(picture.file))
    guard (old.width, old.height) == (new.width, new.height) else {
      throw CommandError.failure(
        """
        \(name) has \(old.width)x\(old.height) pixels and what shows now \(new.width)x\(new.height): the window has another size \
        since, so nothing was compared. Next: set_appearance with width and height as they were (\(Self.points(old, scale)) points), \
        or compare with \(picture.name), which shows it as it is now
        """)
    }
    let difference = PictureDifference(old, new, tolerance: tolerance)
    var values = picture.values
    values["isEqual"] = .bool(difference.count == 0)
    values["pixels"] = JSONValue(difference.count)
    values["percent"] = .number((difference.fraction * 1e4).rounded() / 100)
    values["greatest"] = JSONValue(difference.greatest)
    guard let area = difference.area else {
      return MCPResult("\(picture.name) equals \(name)" + (tolerance > 0 ? " within \(tolerance)." : "."), values: values)
    }
    let place = RemoteRect(
      x: (region?.x ?? 0) + Double(area.x) / scale, y: (region?.y ?? 0) + Double(area.y) / scale,
      width: Double(area.width) / scale, height: Double(area.height) / scale)
    values["region"] = place.values
    let percent = values["percent"]?.number ?? 0
    return MCPResult(
      """
      \(picture.name) differs from \(name) in \(difference.count) pixels (\(percent.shortest) %), by at most \
      \(difference.greatest) of 255, all within \(place.text). Red is what differs. Next: picture with that region shows it.
      """, values: values, picture: Data(difference.picture.png))
  }

  /// The file of an earlier picture, and how it was taken.
  private func earlier(_ name: String) throws -> (file: Path, scale: Double, region: RemoteRect?) {
    guard name.hasSuffix(".png") else {
      let picture = try pictures.picture(name)
      return (picture.file, picture.scale, picture.region)
    }
    let file = Path(name).absolute(in: project?.folder ?? workingFolder)
    let width = try ask("state")["width"]?.number ?? 0
    guard width > 0 else { throw CommandError.failure("the app has not told its width") }
    let scale = Double(try Self.pixels(file).width) / width
    guard (0.1...4).contains(scale) else {
      throw CommandError.failure("\(file) is \(scale.shortest) times as wide as the window; compare pictures of the same window")
    }
    return (file, scale, nil)
  }

  /// The size of a picture in points.
  private static func points(_ picture: Picture, _ scale: Double) -> String {
    "\((Double(picture.width) / scale).rounded().shortest)x\((Double(picture.height) / scale).rounded().shortest)"
  }

  private static func pixels(_ file: Path) throws -> Picture { try Picture(file.read(), of: file) }

  /// Takes pictures as time passes, and puts them side by side.
  func film(_ arguments: MCPArguments, _ call: MCPCall) throws -> MCPResult {
    let count = arguments.integer("frames") ?? 6
    let interval = (arguments.number("seconds") ?? 1) / Double(count - 1)
    let region = try arguments["region"].map { try $0.decoded(as: RemoteRect.self) }
    if let region, !(region.width > 0 && region.height > 0) { throw CommandError.failure("the region is empty") }
    let state = try ask("state")
    let (width, height) = (region?.width ?? state["width"]?.number ?? 390, region?.height ?? state["height"]?.number ?? 844)
    let scale = MCPPictures.scale(width: width * Double(count), height: height, isRegion: region != nil)
    try lookWhereUnknown()
    let tapped = try target(arguments)
    if let tapped { _ = try ask("act", tapped.parameters.merging(["kind": "tap"]) { $1 }) }
    var taken: [MCPPictures.Picture] = []
    for index in 0..<count {
      try call.checkCancellation()
      if index > 0 { _ = try settle(seconds: interval) }
      taken.append(try takePicture(scale: scale, region: region))
    }
    let what = tapped.map { "Filmed from a tap on \($0.name)" } ?? "Filmed"
    let apart = ((interval * 1_000).rounded() / 1_000).shortest
    let span = "\(count) pictures, \(apart) s apart, from \(taken[0].name) on, in \(taken[0].file.parent)"
    var result = try settled("\(what): \(span)")
    result.picture = Data(try Self.strip(taken.map { try Self.pixels($0.file) }).png)
    result.values?["files"] = .array(taken.map { .string($0.file.string) })
    result.values?["interval"] = .number(interval)
    return result
  }

  /// Pictures side by side, with a grey line between them.
  static func strip(_ pictures: [Picture]) -> Picture {
    let line = 2
    let width = pictures.reduce(0) { $0 + $1.width + line } - line
    let height = pictures.map(\.height).max() ?? 1
    var strip = Picture(width: max(width, 1), height: height, filledWith: (128, 128, 128))
    var left = 0
    for picture in pictures {
      for row in 0..<picture.height {
        for column in 0..<picture.width {
          let from = 4 * (row * picture.width + column)
          let colour = (picture.bytes[from], picture.bytes[from + 1], picture.bytes[from + 2])
          strip.set(colour, at: row * width + left + column)
        }
      }
      left += picture.width + line
    }
    return strip
  }
}
