import ApusTesting
import CairoRenderer
import Foundation
import SwiftUI
import Testing

@Suite("UIImage")
@MainActor
struct UIImageTests {
  /// The bytes of a PNG file, red with a blue right half.
  private func png(_ width: CGFloat, _ height: CGFloat) throws -> Data {
    let screen = picture(width, height) {
      HStack(spacing: 0) {
        Color.pureRed
        Color.pureBlue
      }
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "UIImageTests-\(UUID().uuidString)@2x.png")
    defer { try? FileManager.default.removeItem(at: file) }
    try screen.buffer.writePNG(to: file)
    let fromFile = try #require(UIImage(contentsOfFile: file.path))
    #expect(fromFile.size == CGSize(width: width / 2, height: height / 2) && fromFile.scale == 2)
    return try Data(contentsOf: file)
  }

  @Test("bytes of a picture become an image of its size, and show as it is")
  func data() throws {
    let image = try #require(UIImage(data: try png(20, 10)))
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 1)
    #expect(image.cgImage.map { [$0.width, $0.height] } == [20, 10])
    #expect(size(of: Image(uiImage: image)) == CGSize(width: 20, height: 10))
    let screen = picture(40, 40) { Image(uiImage: image) }
    #expect(screen.ink { $0 == .red } == CGRect(x: 10, y: 15, width: 10, height: 10))
    #expect(screen.ink { $0 == .blue } == CGRect(x: 20, y: 15, width: 10, height: 10))
    #expect(screen.elements.isEmpty)
  }

  @Test(
    "a scale makes it smaller; one that is none counts as 1",
    arguments: [(2, 10), (4, 5), (0, 20), (-1, 20), (.nan, 20), (.infinity, 20)] as [(CGFloat, CGFloat)])
  func scale(scale: CGFloat, width: CGFloat) throws {
    let image = try #require(UIImage(data: try png(20, 10), scale: scale))
    #expect(image.size == CGSize(width: width, height: width / 2))
    #expect(size(of: Image(uiImage: image)) == image.size)
  }

  @Test("what is no picture is nil")
  func broken() throws {
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(data: try png(20, 10).prefix(30)) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(named: "no such image") == nil && UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test("a symbol is as large as its image")
  func symbol() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    #expect(image.size == size(of: Image(systemName: "star.fill")) && image.isSymbolImage)
    #expect(size(of: Image(uiImage: image)) == image.size)
    #expect(size(of: Image(uiImage: image).font(.title2), scale: 3).height > 26)
  }

  @Test("pixels are kept, and painted as the rendering mode says")
  func pixels() throws {
    let pixels = try #require(UIImage(data: try png(20, 10))?.cgImage)
    let image = UIImage(cgImage: pixels)
    #expect(image.cgImage === pixels && image.size == CGSize(width: 20, height: 10))
    #expect(image.renderingMode == UIImage.RenderingMode.automatic)
    let stencil = image.withRenderingMode(.alwaysTemplate)
    #expect(stencil.renderingMode == .alwaysTemplate)
    let green = picture(40, 40) { Image(uiImage: stencil).foregroundStyle(Color.pureGreen) }
    #expect(green.ink { $0 == .green } == CGRect(x: 10, y: 15, width: 20, height: 10))
    let original = picture(40, 40) { Image(uiImage: stencil.withRenderingMode(.alwaysOriginal)) }
    #expect(original.ink { $0 == .red } == CGRect(x: 10, y: 15, width: 10, height: 10))
  }

  @Test("a picture of a bundle is taken for an appearance, or for that of the place where it shows")
  func bundles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "UIImageTests-\(UUID().uuidString)")
    let set = folder.appending(path: "A.xcassets/icon.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png(20, 10).write(to: set.appending(path: "day.png"))
    try png(8, 6).write(to: set.appending(path: "night.png"))
    let night = #"{"filename":"night.png","scale":"1x","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    try Data(#"{"images":[{"filename":"day.png","scale":"1x"},\#(night)]}"#.utf8).write(to: set.appending(path: "Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let screen = Screen { EmptyView() }
    try screen.withServices {
      let dark = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
      let any = try #require(UIImage(named: "icon", in: bundle, with: nil))
      #expect(any.size == CGSize(width: 20, height: 10))
      #expect(try #require(UIImage(named: "icon", in: bundle, with: dark)).size == CGSize(width: 8, height: 6))
      #expect(
        UIImage(named: "icon", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .light))?.size == any.size)
      #expect(UIImage(named: "none", in: bundle, with: dark) == nil)
      #expect(UIImage.Configuration(traitCollection: nil).applying(dark) == dark && dark.withTraitCollection(nil) != dark)
    }
  }
}
