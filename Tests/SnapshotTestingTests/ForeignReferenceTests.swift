import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@testable import SnapshotTesting

@Suite("References of another renderer")
struct ForeignReferenceTests {
  private let folder: TemporaryFolder
  private let plain = "references/test.a.png"
  private let beside = "references/test.a.apus.png"
  private let image = UIImage(pixels: CGImage(width: 1, height: 1, pixels: Data([9, 9, 9, 255])), scale: 1)

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: "references"), withIntermediateDirectories: true)
  }

  @Test(
    "are not compared with, and nothing is written where nobody has asked for it",
    arguments: [nil, .never] as [SnapshotTestingConfiguration.Record?])
  func kept(mode: SnapshotTestingConfiguration.Record?) throws {
    let foreign = image.snapshotPNG
    try folder.write(foreign, plain)
    let message = folder.failure(of: image, as: .image, record: mode)
    #expect(message?.hasPrefix("The reference was drawn by another renderer than Apus") == true, "\(message ?? "")")
    #expect(message?.contains("test.a.apus.png, run once with SNAPSHOT_TESTING_RECORD=missing") == true)
    #expect(try folder.names == [plain] && folder.data(plain) == foreign)
  }

  @Test(
    "stay as they are when ours is recorded beside them",
    arguments: [.missing, .failed, .all] as [SnapshotTestingConfiguration.Record])
  func recorded(mode: SnapshotTestingConfiguration.Record) throws {
    let foreign = image.snapshotPNG
    try folder.write(foreign, plain)
    #expect(folder.failure(of: image, as: .image, record: mode) != nil)
    #expect(try folder.names == [beside, plain] && folder.data(plain) == foreign)
    #expect(PictureMark.fonts(in: try folder.data(beside)) != nil)
    // From then on ours is compared with, and recorded again in its own place.
    #expect(folder.failure(of: image, as: .image) == nil)
    let other = UIImage(pixels: CGImage(width: 1, height: 1, pixels: Data([0, 0, 0, 255])), scale: 1)
    #expect(folder.failure(of: other, as: .image, record: .failed)?.contains("It was recorded in the reference's place") == true)
    #expect(folder.failure(of: other, as: .image) == nil)
    #expect(try folder.data(plain) == foreign)
  }

  @Test("the environment asks for it, too")
  func environment() throws {
    try folder.write(image.snapshotPNG, plain)
    let message = folder.failure(of: image, as: .image, environment: ["SNAPSHOT_TESTING_RECORD": "missing"])
    #expect(message?.contains("recorded beside it") == true && folder.names == [beside, plain])
  }

  @Test("pictures of ours have a mark, which says what fonts they show")
  func mark() throws {
    _ = folder.failure(of: image, as: .image)
    let data = try folder.data(plain)
    #expect(PictureMark.fonts(in: data)?.contains("Inter") == true && !PictureMark.isForeign(data))
    #expect(UIImage(snapshotPNG: data, scale: nil).cgImage?.pixels == image.cgImage?.pixels)
    #expect(PictureMark.adding(to: data) == data, "once is enough")
    let other = PictureMark.adding(to: image.snapshotPNG, fonts: "Inter 1.0")
    try folder.write(other, plain)
    #expect(folder.failure(of: image, as: .image) == nil)
    let black = UIImage(pixels: CGImage(width: 1, height: 1, pixels: Data([0, 0, 0, 255])), scale: 1)
    #expect(folder.failure(of: black, as: .image)?.contains("other versions of fonts (Inter 1.0) than there are here") == true)
  }

  @Test("bytes that are compared as bytes are kept as they are, though they are a picture's")
  func bytes() throws {
    let bytes = image.snapshotPNG
    #expect(folder.failure(of: bytes, as: .data)?.hasPrefix("There was no reference") == true)
    #expect(try folder.data("references/test.a") == bytes && folder.failure(of: bytes, as: .data) == nil)
  }

  @Test("bytes that are no picture have no mark, and damaged ones end the search", arguments: 0..<70)
  func damaged(length: Int) {
    let data = PictureMark.adding(to: image.snapshotPNG, fonts: "f").prefix(length)
    #expect(PictureMark.fonts(in: data) == (length >= 8 + 25 + 12 + 6 ? "f" : nil))
    #expect(PictureMark.adding(to: Data("text".utf8)) == Data("text".utf8) && !PictureMark.isForeign(Data("text".utf8)))
  }
}
