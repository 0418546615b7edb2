import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("UIImages in other forms") @MainActor
struct UIImageDrawingTests {
  /// Two pixels beside each other: red and blue.
  private let pixels = CGImage(width: 2, height: 1, pixels: Data([255, 0, 0, 255, 0, 0, 255, 255]))
  private func within<Result>(_ run: () throws -> Result) rethrows -> Result { try Screen { EmptyView() }.withServices(run) }

  private func drawn(_ draw: () -> Void) -> Screen {
    let image = within { () -> UIImage in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in draw() }
    }
    return picture(40, 40) { Image(uiImage: image) }
  }

  @Test("a picture without anything has no size and shows nothing")
  func empty() {
    #expect(UIImage().size == .zero && UIImage().images == nil && UIImage().duration == 0 && !UIImage().isSymbolImage)
    #expect(picture(20, 20) { Image(uiImage: UIImage()) }.ink() == .null)
  }

  @Test("pictures are drawn upright, stretched, mixed, side by side, and with edges that stay")
  func drawing() {
    let image = UIImage(cgImage: pixels, scale: 1, orientation: .up)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    let plain = drawn { image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    #expect(plain.pixel(2, 5) == .red && plain.pixel(17, 5) == .blue && plain.pixel(2, 12) == .white)
    let upright = drawn { turned.draw(in: CGRect(x: 0, y: 0, width: 10, height: 20)) }
    #expect(upright.pixel(5, 2) == .red && upright.pixel(5, 17) == .blue)
    let faint = drawn { image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10), blendMode: .normal, alpha: 0.5) }
    #expect(faint.pixel(1, 5).isNear(Pixel(255, 128, 128)))
    let tiled = drawn { image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 40, height: 1)) }
    #expect(tiled.pixel(20, 0) == .red && tiled.pixel(21, 0) == .blue)
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0), resizingMode: .stretch)
    #expect(resizable.capInsets.left == 1 && resizable.resizingMode == .stretch && image.resizingMode == .tile)
    let edges = drawn { resizable.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    #expect(edges.pixel(0, 5) == .red && edges.pixel(15, 5) == .blue)
    let at = drawn { image.draw(at: CGPoint(x: 4, y: 6), blendMode: .normal, alpha: 1) }
    #expect(at.ink() == CGRect(x: 4, y: 6, width: 2, height: 1))
  }

  @Test("a tint colours what is opaque; a stencil shows it only where it is drawn")
  func tints() {
    let image = UIImage(cgImage: pixels, scale: 0.1, orientation: .up)
    #expect(
      picture(40, 40) { Image(uiImage: image.withTintColor(.green)) }.ink { $0 == .green }.size == CGSize(width: 20, height: 10))
    let stencil = image.withTintColor(.green, renderingMode: .alwaysTemplate)
    #expect(picture(40, 40) { Image(uiImage: stencil).foregroundStyle(Color.pureRed) }.count { $0 == .red } == 200)
    #expect(drawn { stencil.draw(at: .zero) }.count { $0 == .green } == 200)
    within {
      let symbol = UIImage(systemName: "square.fill")
      let original = symbol?.withTintColor(.red, renderingMode: .alwaysOriginal)
      #expect(picture(40, 40) { original.map { Image(uiImage: $0) } }.count { $0 == .red } > 50)
      #expect(picture(40, 40) { symbol.map { Image(uiImage: $0.withTintColor(.red)) } }.count { $0 == .red } == 0)
      #expect(symbol?.cgImage != nil && symbol?.pngData().flatMap { UIImage(data: $0) } != nil)
    }
  }

  @Test("symbols are as large, as bold and as coloured as their configuration says")
  func symbols() throws {
    try within {
      let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
      let usual = try #require(UIImage(systemName: "star.fill"))
      let image = try #require(UIImage(systemName: "star.fill", withConfiguration: large))
      #expect(image.size.width > usual.size.width * 1.8 && image.symbolConfiguration == large && image.isSymbolImage)
      #expect(abs(size(of: Image(uiImage: image)).width - image.size.width) <= 1)
      #expect(usual.applyingSymbolConfiguration(large)?.size == image.size && usual.withConfiguration(large).size == image.size)
      #expect(
        UIImage(cgImage: pixels).applyingSymbolConfiguration(large) == nil
          && UIImage(systemName: "no.such", withConfiguration: large) == nil)
      let small = UIImage.SymbolConfiguration(scale: .small)
      #expect(try #require(UIImage(systemName: "star.fill", withConfiguration: small)).size.width < usual.size.width)
      let all = large.applying(small).applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
      #expect(all != large && all == large.applying(small).applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
      let palette = UIImage(systemName: "person.crop.circle.badge.plus", withConfiguration: all)
      #expect(palette == nil || palette?.symbolConfiguration == all)
      let red = UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red))
      #expect(picture(40, 40) { red.map { Image(uiImage: $0) } }.count { $0 == .red } > 50)
      let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17, weight: .heavy), scale: .large)
      #expect(try #require(UIImage(systemName: "star", withConfiguration: font)).size.width > usual.size.width)
      #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy && UIImage.SymbolScale.default.rawValue == -1)
      for other in [
        UIImage.SymbolConfiguration(textStyle: .title1), .init(textStyle: .body, scale: .large), .init(weight: .thin),
        .init(pointSize: 9, weight: .light, scale: .medium), .preferringMonochrome(), .preferringMulticolor(), .unspecified,
        .init(pointSize: 12), .init(font: .systemFont(ofSize: 9)),
      ] {
        #expect(UIImage(systemName: "star", withConfiguration: other) != nil)
      }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(large.withTraitCollection(dark).traitCollection == dark && UIImage(systemName: "star", compatibleWith: dark) != nil)
      #expect(UIImage(systemName: "wifi", variableValue: 0.5)?.isSymbolImage == true)
      #expect(UIImage(cgImage: pixels).withConfiguration(UIImage.Configuration(traitCollection: dark)).traitCollection == dark)
    }
  }

  @Test("pictures are mirrored, made smaller, made ready, and put one after the other")
  func others() async throws {
    let image = UIImage(cgImage: pixels, scale: 1, orientation: .up)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    #expect(image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)).alignmentRectInsets.top == 1)
    let screen = Screen { EmptyView() }
    let small = try #require(screen.withServices { image.preparingThumbnail(of: CGSize(width: 4, height: 4)) })
    #expect(small.size == CGSize(width: 4, height: 4) && small.cgImage?.width == 4)
    #expect(image.preparingThumbnail(of: .zero) == nil && image.preparingForDisplay() === image)
    #expect(await image.byPreparingForDisplay() === image)
    let film = try #require(UIImage.animatedImage(with: [image, small], duration: 2))
    #expect(
      film.images?.count == 2 && film.duration == 2 && film.size == image.size
        && UIImage.animatedImage(with: [], duration: 1) == nil)
    await confirmation(expectedCount: 2) { done in
      image.prepareForDisplay { _ in done() }
      screen.withServices { image.prepareThumbnail(of: CGSize(width: 1, height: 1)) { _ in done() } }
    }
    #expect(UIImage.ResizingMode.stretch.rawValue == 1)
  }
}
