import CairoRenderer
import CoreGraphicsTypes
import EngineTesting
import Foundation
import ImageDecoding
import SwiftUICore
import Testing

@Suite("Documents of display lists")
@MainActor
struct DocumentTests {
  /// A kind of document.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let write: @MainActor @Sendable (DisplayList) throws -> Data

    static let all = [
      Kind(testDescription: "PDF") { try CairoRenderer().pdf(of: [$0]) },
      Kind(testDescription: "SVG") { try CairoRenderer().svg(of: $0) },
    ]
  }

  private static let size = CGSize(width: 100, height: 60)

  private static func scene(_ fragments: [DisplayFragment]) -> DisplayList {
    Make.list([Make.rect(0, 0, 100, 60, .white)] + fragments, width: 100, height: 60)
  }

  /// What a reader of the document shows, at two pixels a point.
  private func shown(_ document: Data, _ name: String) throws -> PixelBuffer {
    let source = try Picture.decoder.open(document, name: name)
    #expect(source.size == Self.size && source.isVector)
    let image = try #require(source.bitmap(pixelSize: CGSize(width: 200, height: 120)))
    return Make.list(
      [Make.image(Picture(image), in: CGRect(origin: .zero, size: Self.size), natural: Self.size)], width: 100, height: 60
    ).painted()
  }

  private static let card = Make.all([
    Make.rounded(
      CGRect(x: 10, y: 10, width: 80, height: 40), 8,
      .linearGradient(
        stops: [
          DisplayGradientStop(color: DisplayColor(red: 1, green: 0.2, blue: 0.2, alpha: 1), location: 0),
          DisplayGradientStop(color: DisplayColor(red: 0, green: 0.5, blue: 1, alpha: 1), location: 1),
        ], start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0))),
    Make.text("Vector", at: CGPoint(x: 18, y: 18), paint: .white),
  ])
  private static let photo = TestPixels(width: 40, height: 20) { x, y in (UInt8(x * 6), UInt8(y * 12), 128, 255) }

  private static let photoSize = CGSize(width: 40, height: 20)

  private static func photo(_ frame: CGRect, template: DisplayPaint? = nil) -> DisplayFragment {
    Make.image(photo, in: frame, natural: photoSize, template: template)
  }

  /// A list by what is in it.
  private struct Scene {
    let name: String
    let list: DisplayList
    @MainActor init(_ name: String, _ fragments: DisplayFragment...) {
      self.name = name
      list = DocumentTests.scene(fragments)
    }
  }

  private static let scenes = shapes + pictures

  private static var shapes: [Scene] {
    let shade = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.33)
    let shadow = DisplayEffect.shadow(color: shade, radius: 4, offset: CGSize(width: 0, height: 2))
    let ellipse = Path(ellipseIn: CGRect(x: 12, y: 8, width: 70, height: 44))
    let clip = DisplayEffect.clip(ellipse, isEvenOdd: false, isAntialiased: true, snapFrame: nil)
    let turn = CGAffineTransform(translationX: 30, y: -10).rotated(by: 0.4)
    let veil = Make.circle(50, 30, 24, .rgb(0, 0, 0, 0.6))
    let hole = Make.group(.blendMode(.destinationOut), Make.circle(50, 30, 12, .black))
    let ring = Make.group(.compositingGroup, Make.all([Make.rect(10, 10, 80, 40, .black), hole]))
    return [
      Scene("a card with a shadow", Make.group(shadow, card)),
      Scene("what is half transparent", Make.group(.opacity(0.5), card)),
      Scene("what is so twice", Make.group(.opacity(0.7), Make.all([card, Make.group(.opacity(0.5), card)]))),
      Scene("what a mask leaves", Make.group(.mask(veil, offset: .zero), card)),
      Scene("what a mask with a hole leaves", Make.group(.mask(ring, offset: .zero), card)),
      Scene("a clip", Make.group(clip, card)),
      Scene("what is turned", Make.group(.transform(ProjectionTransform(turn)), card)),
    ]
  }

  private static var pictures: [Scene] {
    let frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    let tint = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.6)
    let plate = Make.rounded(CGRect(x: 30, y: 4, width: 40, height: 52), 10, .black)
    let material = DisplayEffect.material(DisplayMaterial(tint: tint, radius: 6, saturation: 1.5))
    return [
      Scene("a blur", Make.group(.blur(radius: 3, isOpaque: false), card)),
      Scene("what is gray", Make.group(.colorFilter(.saturation(0)), card)),
      Scene("a picture", photo(frame)),
      Scene("a picture that is half transparent", Make.group(.opacity(0.5), photo(frame))),
      Scene("a stencil", photo(frame, template: .rgb(1, 0, 0))),
      Scene("a material", card, Make.group(material, plate)),
    ]
  }

  @Test("look as the pixels do, whatever is in them", arguments: Kind.all)
  func looks(kind: Kind) throws {
    for scene in Self.scenes {
      let comparison = PictureComparison(
        scene.list.painted(), try shown(kind.write(scene.list), kind.testDescription),
        .init(component: 40, reach: 1, differing: 0.012))
      #expect(
        comparison.isAlike, "\(scene.name): \(comparison.fraction) of the pixels differ, the most by \(comparison.greatest)")
    }
  }

  @Test("keep shapes, texts and groups as they are; only effects that readers do not know are pictures")
  func vectors() throws {
    let pictures = try Self.scenes.filter { scene in
      String(decoding: try CairoRenderer().svg(of: scene.list), as: UTF8.self).contains("<image")
    }.map(\.name)
    #expect(
      pictures == [
        "a card with a shadow", "what a mask with a hole leaves", "a blur", "what is gray", "a picture",
        "a picture that is half transparent", "a stencil", "a material",
      ])
    let pdf = try CairoRenderer().pdf(of: [Self.scenes[1].list])
    #expect(pdf.contains("/Font") && !pdf.contains("/Subtype /Image"))
  }

  @Test("have a page for each list, of its size, and say what is said of them")
  func pages() throws {
    var information = DocumentInformation()
    (information.title, information.author) = ("Towns", "A. Author")
    let small = Make.list([Make.rect(0, 0, 30, 20, .black)], width: 30, height: 20)
    let pdf = try CairoRenderer().pdf(of: [Self.scenes[0].list, small], information)
    #expect(pdf.starts(with: Data("%PDF".utf8)))
    #expect(pdf.contains("/Title (Towns)") && pdf.contains("/Author (A. Author)") && pdf.contains("/Count 2"))
    // Without a date the same pages are the same bytes.
    #expect(!pdf.contains("CreationDate"))
    #expect(try CairoRenderer().pdf(of: [Self.scenes[0].list, small], information) == pdf)
    information.date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(try CairoRenderer().pdf(of: [small], information).contains("/CreationDate (20010101"))
  }

  @Test(
    "of sizes that no page has are refused with the size",
    arguments: [(0, 10), (10, 20_000), (.infinity, 10), (.nan, 10)] as [(CGFloat, CGFloat)])
  func sizes(width: CGFloat, height: CGFloat) {
    let list = Make.list([], width: width, height: height)
    let expected = PictureError(
      "a page cannot be \(width) × \(height) points large; its sides are above 0 and at most 14,400 points long")
    #expect(throws: expected) { try CairoRenderer().pdf(of: [list]) }
    #expect(throws: expected) { try CairoRenderer().svg(of: list) }
  }

  @Test("need a page")
  func noPage() { #expect(throws: PictureError.self) { try CairoRenderer().pdf(of: []) } }
}

@Suite("Pictures of display lists")
@MainActor
struct CairoPicturesTests {
  @Test("have the pixels of the list, transparent where it paints nothing, or black")
  func pixels() throws {
    let list = Make.list([Make.rect(0, 0, 2, 2, .rgb(1, 0, 0, 0.5))], width: 4, height: 2, scale: 1)
    let image = try CairoPictures().image(of: list, isOpaque: false)
    #expect(image.width == 4 && image.height == 2 && image.alphaInfo == .premultipliedLast)
    #expect(Array(image.pixels[0..<4]) == [128, 0, 0, 128] && Array(image.pixels[12..<16]) == [0, 0, 0, 0])
    let opaque = try CairoPictures().image(of: list, isOpaque: true)
    #expect(Array(opaque.pixels[0..<4]) == [128, 0, 0, 255] && Array(opaque.pixels[12..<16]) == [0, 0, 0, 255])
    #expect(opaque.alphaInfo == .noneSkipLast)
  }

  @Test(
    "that are too large or empty are refused, with their size",
    arguments: [(16_385, 1), (9_000, 9_000), (0, 5)] as [(CGFloat, CGFloat)])
  func limits(width: CGFloat, height: CGFloat) {
    #expect {
      try CairoPictures().image(of: Make.list([], width: width, height: height, scale: 1), isOpaque: false)
    } throws: { error in
      "\(error)".contains("\(Int(width)) × \(Int(height)) pixels")
    }
  }
}

extension Data {
  /// Whether a text is in it.
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
