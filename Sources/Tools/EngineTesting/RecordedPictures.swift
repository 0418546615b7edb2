package import CairoRenderer
package import Foundation
import PangoText

/// Pictures that were recorded to be compared with: PNG files in a folder, and which versions of the fonts they show.
///
/// Pictures with the fonts that they were recorded with are compared pixel by pixel; with other versions of them, letters may be a
/// little different (``PictureComparison/Tolerance/forOtherFonts(scale:)``).
package struct RecordedPictures {
  let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// The versions of fonts that pictures show, by their names: a line for each picture.
  private var versionsFile: URL { folder.appendingPathComponent("fonts.txt") }

  /// Compares a picture with the recorded one of a name; returns what is wrong.
  ///
  /// With the environment variable `APUS_RECORD` set to the name, or several with commas, the picture is recorded instead, which is
  /// said as well. What differs is written to the folder `APUS_ARTIFACTS`, or to the temporary one. `scale` is the picture's, in
  /// pixels a point.
  package func problem(
    with picture: PixelBuffer, _ name: String, _ tolerance: PictureComparison.Tolerance = .init(), scale: Double = 2
  ) throws -> String? {
    let file = folder.appendingPathComponent(name + ".png")
    let environment = ProcessInfo.processInfo.environment
    if environment["APUS_RECORD"]?.split(separator: ",").contains(Substring(name)) == true {
      try record(picture, name, file)
      return "recorded \(file.path); look at it, then run without APUS_RECORD"
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      let fresh = try keep(picture, name + ".new")
      return "there is no picture \(file.path); what shows is in \(fresh.path), APUS_RECORD=\(name) keeps it"
    }
    let showsOtherFonts = try versions()[name].map { $0 != FontVersions.current } ?? false
    let tolerance = showsOtherFonts ? tolerance.forOtherFonts(scale: scale) : tolerance
    let comparison = PictureComparison(try PixelBuffer(contentsOfPNG: file), picture, tolerance)
    guard !comparison.isAlike else { return nil }
    let (fresh, difference) = (try keep(picture, name + ".new"), try keep(comparison.picture, name + ".difference"))
    let percent = (comparison.fraction * 100_000).rounded() / 1000
    return """
      \(percent) % of the pixels of \(name) differ, the most by \(comparison.greatest) of 255\
      \(showsOtherFonts ? ", beside what other versions of fonts change" : "").
      expected   \(file.path)
      is         \(fresh.path)
      difference \(difference.path)
      """
  }

  private func record(_ picture: PixelBuffer, _ name: String, _ file: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try picture.writePNG(to: file)
    var versions = try versions()
    versions[name] = FontVersions.current
    let lines = versions.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }
    try Data(lines.joined().utf8).write(to: versionsFile)
  }

  private func versions() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: versionsFile.path) else { return [:] }
    let lines = String(decoding: try Data(contentsOf: versionsFile), as: UTF8.self).split(separator: "\n")
    let pairs = lines.compactMap { line in
      line.firstRange(of: ": ").map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
    }
    return Dictionary(pairs) { $1 }
  }

  private func keep(_ picture: PixelBuffer, _ name: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["APUS_ARTIFACTS"]
    let folder = path.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name + ".png")
    try picture.writePNG(to: url)
    return url
  }
}
