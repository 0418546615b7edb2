import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import AppResources

@Suite("Icons of Icon Composer")
struct IconDrawingTests {
  private let folder: ResourceFolder

  init() throws { folder = try ResourceFolder() }

  /// Pictures of one colour each, by their files' names; each as many points wide and high as its name says.
  private final class Squares: ImageDecoder {
    final class Source: ImageSource {
      let side: Int
      let pixel: [UInt8]
      init(_ side: Int, _ pixel: [UInt8]) { (self.side, self.pixel) = (side, pixel) }
      var size: CGSize { CGSize(width: side, height: side) }
      var isVector: Bool { false }
      func bitmap(pixelSize: CGSize) -> CGImage? {
        CGImage(width: 4, height: 4, pixels: Data(Array(repeating: pixel, count: 16).joined()))
      }
    }
    var drawings: [String] = []

    func open(_ url: URL) throws(ImageError) -> any ImageSource {
      let parts = url.deletingPathExtension().lastPathComponent.split(separator: "-")
      guard parts.count == 2, let side = Int(parts[1]) else { throw .unsupported(name: url.lastPathComponent) }
      return Source(side, parts[0] == "red" ? [255, 0, 0, 255] : [0, 0, 255, 255])
    }

    func open(_ data: Data, name: String) throws(ImageError) -> any ImageSource {
      drawings.append(String(decoding: data, as: UTF8.self))
      return Source(512, [255, 255, 255, 255])
    }
  }

  private final class Leaves: SymbolProvider {
    func symbol(named name: String, weight: CGFloat) -> SymbolGraphic? {
      guard name == "leaf" else { return nil }
      let shape = Path(CGRect(x: 0, y: 0, width: 1, height: 0.5)), line = Path(CGRect(x: 0.25, y: 0, width: 0.5, height: 0.25))
      return SymbolGraphic(
        size: CGSize(width: 1, height: 0.5), bearings: .zero,
        layers: [
          .init(role: .paints, content: .fill(shape, isEvenOdd: true, growth: 0.1)),
          .init(role: .erases, content: .group([.init(role: .paints, content: .stroke(line, width: 0.1))])),
        ], mirrorsInRightToLeft: false)
    }
  }

  private let decoder = Squares()

  /// The colours at some places of the icon, whose sides are 64.
  private func colors(_ json: String, at places: (Int, Int)...) throws -> [[UInt8]] {
    try folder.write(["AppIcon.icon/icon.json": json])
    let resources = BundleResources(images: decoder, symbols: Leaves(), info: [:])
    let icon = try #require(resources.appIcon(in: try folder.bundle()))
    #expect(icon.isVector && icon.size == CGSize(width: 1024, height: 1024))
    let image = try #require(icon.bitmap(pixelSize: CGSize(width: 64, height: 64)))
    #expect(image.width == 64 && image.height == 64 && icon.bitmap(pixelSize: CGSize(width: 64, height: 64)) === image)
    return places.map { x, y in Array(image.pixels[((y * 64 + x) * 4)..<((y * 64 + x) * 4 + 4)]) }
  }

  private static let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255], green: [UInt8] = [0, 255, 0, 255]
  private static let ground = #""fill":{"solid":"srgb:0.00000,1.00000,0.00000,1.00000"}"#

  @Test("layers lie upon the ground, the first in front, and the corners are round")
  func layers() throws {
    let json = """
      {\(Self.ground),"groups":[
        {"layers":[{"image-name":"red-256.png","name":"a","glass":true}],"shadow":{"kind":"neutral","opacity":0.5}},
        {"layers":[{"image-name":"gone.png","name":"c"},{"image-name":"blue-512.png","name":"b"},
          {"image-name":"red-1024.png","hidden":true}]}
      ],"supported-platforms":{"squares":"shared"}}
      """
    let found = try colors(json, at: (32, 32), (25, 32), (20, 32), (17, 46), (5, 32), (0, 0))
    #expect(found == [Self.red, Self.red, Self.blue, Self.blue, Self.green, [0, 0, 0, 0]])
  }

  @Test("layers are where their positions and those of their groups say, each in points of 1024")
  func positions() throws {
    let json = """
      {\(Self.ground),"groups":[{"position":{"scale":0.5,"translation-in-points":[256,0]},
        "layers":[{"image-name":"red-512.png","position":{"scale":0.5,"translation-in-points":[0,-512]}}]}]}
      """
    // A side of 128 about 256 to the right of the middle and 256 above it: from 44 to 52, and from 12 to 20.
    let found = try colors(json, at: (44, 12), (51, 19), (43, 16), (52, 16), (48, 11), (48, 20))
    #expect(found == [Self.red, Self.red, Self.green, Self.green, Self.green, Self.green])
  }

  @Test("fills colour the shapes of layers, opacity thins them, and gradients run between their points")
  func fills() throws {
    let json = """
      {"fill":{"linear-gradient":["gray:0,1","gray:1,1"],"orientation":{"start":{"x":0,"y":0.5},"stop":{"x":1,"y":0.5}}},
       "groups":[{"opacity":0.5,"layers":[{"image-name":"red-256.png","fill":{"solid":"named:blue"}}]},
        {"layers":[{"image-name":"blue-512.png","fill":{"solid":"srgb:0,1,0,1"}}]}]}
      """
    let found = try colors(json, at: (1, 32), (62, 32), (20, 32), (32, 32))
    #expect(found[0][0] < 10 && found[1][0] > 245 && found[0][3] == 255 && found[2] == Self.green)
    // Half of the system's blue upon green.
    #expect((125...130).contains(found[3][2]) && found[3][1] > 127 && found[3][3] == 255)
  }

  @Test("of several values the one for a light surrounding counts")
  func specializations() throws {
    let json = """
      {"fill-specializations":[{"appearance":"dark","value":{"solid":"srgb:0,0,0,1"}},{"value":{"solid":"srgb:0,1,0,1"}}],
       "groups":[{"layers":[{"hidden-specializations":[{"appearance":"dark","value":true}],
         "image-name-specializations":[{"idiom":"watchOS","value":"red-512.png"},
            {"appearance":"light","value":"blue-512.png"}]}]}]}
      """
    #expect(try colors(json, at: (32, 32), (4, 32)) == [Self.blue, Self.green])
  }

  @Test("a ground that nobody chose is the system's; an automatic gradient is lighter above")
  func grounds() throws {
    let plain = try colors(#"{"groups":[]}"#, at: (32, 0), (32, 63))
    #expect(plain[0][0] >= 254 && (244...246).contains(plain[1][0]))
    let json = #"{"fill":{"automatic-gradient":"display-p3:0.5,0.5,0.5,1"},"groups":[]}"#
    let found = try colors(json, at: (32, 0), (32, 63))
    #expect(found[0][0] > found[1][0] && (127...129).contains(found[1][0]))
    #expect(IconFill("automatic") == nil && IconFill("none") == .own && IconFill("system-dark") == .systemDark)
    #expect(
      IconFill(["linear-gradient": ["srgb:1,1,1,1"]]) == nil && IconFill(["solid": "cmyk:1,1,1,1"]) == nil && IconFill(3) == nil)
    #expect(IconFill.own.color(at: .zero) == nil && IconFill("system-light") == .systemLight)
  }

  @Test(
    "colours are read in their spaces",
    arguments: [
      ("srgb:1,0.5,0,1", [1, 0.5, 0, 1]), ("extended-srgb:1,0,0", [1, 0, 0, 1]), ("gray:0.5,0.25", [0.5, 0.5, 0.5, 0.25]),
      ("extended-gray:1", [1, 1, 1, 1]), ("extended-linear-srgb:1,1,1,1", [1, 1, 1, 1]), ("named:white", []),
      ("named:nothing", []),
      ("srgb", []), ("srgb:", []), ("srgb:1,x,0,1", []), ("srgb:1,nan,0,1", []), ("display-p3:1,-3e38,0,1", []),
      ("lab:1,1,1,1", []), ("gray:1,1,1", []),
    ] as [(String, [Float])])
  func colorText(text: String, parts: [Float]) {
    let color = DisplayColor(iconColor: text)
    #expect(color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [] == parts)
  }

  @Test("a symbol of the system stands for a picture, white, with what it takes away cut out")
  func symbols() throws {
    let json = #"{\#(Self.ground),"groups":[{"layers":[{"symbol-names":["gone","leaf"]}]}]}"#
    #expect(try colors(json, at: (32, 32), (4, 32)) == [[255, 255, 255, 255], Self.green])
    let drawing = try #require(decoder.drawings.first)
    #expect(decoder.drawings.count == 1 && drawing.contains("width=\"560.0\" height=\"280.0\" viewBox=\"0 0 1.0 0.5\""))
    #expect(drawing.contains("fill-rule=\"evenodd\" stroke=\"white\" stroke-width=\"0.2\""))
    #expect(drawing.contains("stroke=\"black\" stroke-width=\"0.1\""))
  }

  @Test(
    "what is damaged is named, or left out",
    arguments: [
      "", "{", "[]", #"{"groups":3}"#,
      #"{"groups":[{"layers":[\#(Array(repeating: #"{"image-name":"red-9.png"}"#, count: 65).joined(separator: ","))]}]}"#,
    ])
  func damaged(json: String) {
    #expect(throws: (any Error).self) { try IconDocument(Data(json.utf8)) }
  }

  @Test("numbers that are none, and files outside of the icon, do no harm")
  func bounds() throws {
    let json = """
      {\(Self.ground),"groups":[{"position":{"scale":1e300,"translation-in-points":["a",1e9]},"opacity":7,
        "layers":[{"image-name":"../red-512.png"},{"name":"nothing"},{"image-name":"red-64.png","opacity":-1},
          {"image-name":"red-512.png","position":{"scale":0}},{"image-name":"red-1024.png","position":{"scale":-3}}]}]}
      """
    #expect(try colors(json, at: (32, 32)) == [Self.green])
    let document = try IconDocument(Data(json.utf8))
    #expect(document.layers.count == 4 && document.layers.allSatisfy { $0.offset == .zero && $0.scale >= 0 })
    #expect(IconDocument.number(1.5) == 1.5 && IconDocument.number("1") == nil && IconDocument.number(1e9) == nil)
    let drawing = try IconDrawing(folder.url.appendingPathComponent("AppIcon.icon"), images: decoder, symbols: nil)
    #expect(drawing.bitmap(pixelSize: CGSize(width: CGFloat.nan, height: 0)) == nil && drawing.bitmap(pixelSize: .zero) == nil)
    #expect(drawing.bitmap(pixelSize: CGSize(width: 9e9, height: 1))?.width == 1024)
  }

  @Test("a canvas keeps what is below where nothing is put, and covers edges by halves")
  func canvas() throws {
    var canvas = IconCanvas(side: 4)
    canvas.fill(.solid(DisplayColor(red: 0, green: 1, blue: 0)))
    let red = CGImage(width: 1, height: 1, pixels: Data([255, 0, 0, 255]))
    canvas.draw(red, in: CGRect(x: 0.5, y: 0, width: 2, height: 1), fill: .own, opacity: 1)
    canvas.draw(red, in: .zero, fill: .own, opacity: 1)
    let row = Array(canvas.image.pixels.prefix(16))
    #expect(row == [128, 128, 0, 255, 255, 0, 0, 255, 128, 128, 0, 255, 0, 255, 0, 255])
    #expect(!SymbolPicture(try #require(Leaves().symbol(named: "leaf", weight: 0))).svg.isEmpty)
  }
}
