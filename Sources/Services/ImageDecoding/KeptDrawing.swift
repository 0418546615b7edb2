import AppFiles
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// What is kept of one of the app's drawings from one start to the next: its size, and its pixels at the sizes that were drawn.
///
/// A screen of drawings takes longer to read and draw than to lay out; a screen that was seen before is copied.
struct KeptDrawing {
  /// Shorter files are drawn as quickly as they are found.
  private static let shortest = 4 << 10
  /// Longer pictures, in bytes, would push out too many others.
  private static let longest = 16 << 20
  /// Stands for how drawings become pixels here; another one forgets what was kept.
  private static let version = "1"

  private let folder: CacheFolder
  private let name: String
  /// Packages that are installed or removed may change how the system draws; what is older than this is not used.
  private let systemChange: Date

  /// Nothing is kept of short drawings, nor of those with text: their pixels depend on which fonts there are.
  init?(of data: Data, in folder: CacheFolder, systemRecord: String = "/var/lib/dpkg/status") {
    guard data.count >= Self.shortest, data.count(of: "text", upTo: 1) == 0 else { return nil }
    self.folder = folder
    name = Self.version + "/" + CacheFolder.name(for: data)
    let record = try? FileManager.default.attributesOfItem(atPath: systemRecord)
    systemChange = record?[.modificationDate] as? Date ?? .distantPast
  }

  /// The drawing's own size.
  var size: CGSize? {
    guard let data = contents(of: name, count: 16) else { return nil }
    let numbers = Wire.numbers(data).map { Double(bitPattern: $0) }
    return CGSize(untrustedWidth: numbers[0], height: numbers[1])
  }

  func keep(_ size: CGSize) {
    folder.keepLater(Wire.bytes([Double(size.width).bitPattern, Double(size.height).bitPattern]), as: name)
  }

  /// The pixels at a size in pixels.
  func image(width: Int, height: Int) -> CGImage? {
    contents(of: pixelName(width, height), count: width * height * 4)
      .map { CGImage(width: width, height: height, pixels: $0) }
  }

  func keep(_ image: CGImage) {
    guard image.pixels.count <= Self.longest else { return }
    folder.keepLater(image.pixels, as: pixelName(image.width, image.height))
  }

  private func pixelName(_ width: Int, _ height: Int) -> String { "\(name)-\(width)x\(height)" }

  private func contents(of name: String, count: Int) -> Data? {
    guard let date = folder.date(of: name), date > systemChange else { return nil }
    return folder.contents(of: name, upTo: count).flatMap { $0.count == count ? $0 : nil }
  }
}
