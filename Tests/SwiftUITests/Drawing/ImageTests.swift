import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite("Images of pixels")
@MainActor
struct ImageTests {
  /// Two by two pixels: red and green above blue and white, translucent where said.
  private static func tile(alpha: UInt8 = 255) -> CGImage {
    let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
    let bytes = colors.flatMap { $0.map { UInt8(Int($0) * Int(alpha) / 255) } + [alpha] }
    return CGImage(width: 2, height: 2, pixels: Data(bytes))
  }
  private let image = Image(decorative: ImageTests.tile(), scale: 1)

  @Test("an image has its pixels' size divided by its scale, unless it is resizable")
  func sizes() {
    #expect(size(of: image) == CGSize(width: 2, height: 2))
    #expect(size(of: Image(Self.tile(), scale: 2, label: Text("tile"))) == CGSize(width: 1, height: 1))
    #expect(size(of: image, width: 30, height: 20) == CGSize(width: 2, height: 2))
    #expect(size(of: image.resizable(), width: 30, height: 20) == CGSize(width: 30, height: 20))
    #expect(size(of: image.resizable(), width: nil, height: 20) == CGSize(width: 2, height: 20))
  }

  @Test("a name that no catalogue has is reported and takes no room, or that of a dotted square for who writes the app")
  func unknownName() throws {
    let missing = Image("no such image").accessibilityIdentifier("missing")
    func shown(_ settings: Screen.Settings) -> Screen { Screen(settings) { missing } }
    let screen = shown(.init())
    #expect(try screen.element("missing").frame.size == .zero)
    #expect(screen.diagnostics.count { $0.contains("no image \"no such image\"") } == 1)
    #expect(try shown(.init { $0.marksMissing = true }).element("missing").frame.size == CGSize(width: 17, height: 17))
    #expect(size(of: Image("no such image").resizable(), width: 30, height: 20) == CGSize(width: 30, height: 20))
    #expect(picture { Image("no such image").resizable() }.pixel(1, 1) == .white)
  }

  @Test("stretched pixels stay squares without interpolation, and mix with it")
  func interpolation() {
    let sharp = picture { image.resizable().interpolation(.none).antialiased(true) }
    let corners = [(10, 10), (30, 10), (10, 30), (30, 30)] as [(CGFloat, CGFloat)]
    #expect(corners.map { sharp.pixel($0.0, $0.1) } == [.red, .green, .blue, .white])
    #expect(sharp.pixel(19, 10) == .red && sharp.pixel(20, 10) == .green)
    let smooth = picture { image.resizable().interpolation(.high) }.pixel(20, 4)
    #expect(smooth.red > 60 && smooth.green > 60 && smooth.red + smooth.green < 330)
  }

  @Test("tiles repeat at their own size, and cap insets keep theirs", arguments: [Image.ResizingMode.tile, .stretch])
  func resizing(mode: Image.ResizingMode) {
    let screen = picture(8, 8) { image.resizable(resizingMode: mode).interpolation(.none) }
    let row = (0..<8).map { screen.pixel(CGFloat($0), 0) }
    let alternating = (0..<8).map { $0 % 2 == 0 ? Pixel.red : .green }
    #expect(row == (mode == .tile ? alternating : Array(repeating: .red, count: 4) + Array(repeating: .green, count: 4)))
    let capped = picture(8, 8) {
      image.resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0), resizingMode: .stretch).interpolation(
        .none)
    }
    #expect((0..<8).map { capped.pixel(CGFloat($0), 0) } == [.red] + Array(repeating: .green, count: 7))
  }

  @Test("a template is painted with the foreground as far as it is opaque")
  func rendering() {
    let half = Image(decorative: Self.tile(alpha: 51), scale: 1).resizable()
    let template = picture { half.renderingMode(.template).foregroundStyle(Color.pureBlue) }
    #expect(template.pixel(10, 10).isNear(Pixel.blue.over(.white, opacity: 0.2)))
    let original = picture {
      image.resizable().renderingMode(Image.TemplateRenderingMode.original).foregroundStyle(Color.pureBlue)
    }
    #expect(original.pixel(5, 5).isNear(.red, within: 60))
  }
}

@Suite("Symbols as images")
@MainActor
struct SymbolImageTests {
  private func image(_ name: String) -> some View { Image(systemName: name).font(.system(size: 100)) }

  @Test(
    "a symbol is as large as its box at the font's size, times its scale (Facts 1.6)",
    arguments: [(nil, 1), (.small, 0.78), (.medium, 1), (.large, 1.29)] as [(Image.Scale?, CGFloat)])
  func scales(scale: Image.Scale?, factor: CGFloat) {
    let symbol = Image(systemName: "square").font(.system(size: 20))
    let measured = scale.map { size(of: symbol.imageScale($0)) } ?? size(of: symbol)
    // The symbol's file says 905 × 905 thousandths; on each side are 88 more, above and below 65.
    let pixels = 2 * 20 * factor
    #expect(measured.width == ((0.905 * pixels).rounded(.up) + 2 * (0.088 * pixels).rounded()) / 2)
    #expect(measured.height == (1.035 * pixels).rounded() / 2)
    #expect(size(of: Text(Image(systemName: "square")).font(.system(size: 20))).width == 22.5)
  }

  @Test("variants add up, and know what they contain")
  func variants() {
    #expect(SymbolVariants.fill.circle == .circle.fill && SymbolVariants.slash.fill != .fill)
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    #expect(SymbolVariants.fill.contains(.none) && SymbolVariants.circle.square == .square)
    #expect(SymbolVariants.slash.circle.fill.names(for: "bell").first == "bell.slash.circle.fill")
    #expect(SymbolVariants.rectangle.names(for: "bell") == ["bell.rectangle", "bell"])
    #expect(SymbolVariants.fill.names(for: "heart.fill") == ["heart.fill"])
  }

  @Test(
    "a variant shows the symbol in that form, as far as there is one",
    arguments: [
      ("heart", .fill, "heart.fill"), ("heart", .circle, "heart.circle"), ("a", .square, "a.square"),
      ("heart", .circle.fill, "heart.circle.fill"), ("bolt", .slash.fill, "bolt.slash.fill"), ("heart.fill", .fill, "heart.fill"),
      ("airplane", .fill, "airplane"), ("heart", .none, "heart"),
    ] as [(String, SymbolVariants, String)])
  func variant(name: String, variant: SymbolVariants, shown: String) {
    let expected = picture(120, 120) { image(shown) }.pixels
    #expect(expected.contains(.black))
    #expect(picture(120, 120) { image(name).symbolVariant(variant) }.pixels == expected)
    #expect(picture(120, 120) { image(name).environment(\.symbolVariants, variant) }.pixels == expected)
  }

  @Test("variants of views around each other add up")
  func nestedVariants() {
    let nested = picture(120, 120) { image("heart").symbolVariant(.circle).symbolVariant(.fill) }
    #expect(nested.pixels == picture(120, 120) { image("heart.circle.fill") }.pixels)
  }

  @Test(
    "layers are painted by the rendering mode",
    arguments: [
      (nil, [.red, .red]), (.monochrome, [.red, .red]), (.multicolor, [Pixel(255, 204, 0)]),
      (.hierarchical, [.red, Pixel(255, 128, 128)]), (.palette, [.red, .green]),
    ] as [(SymbolRenderingMode?, [Pixel])])
  func rendering(mode: SymbolRenderingMode?, colors: [Pixel]) {
    let name = "cloud.sun.fill"
    func style(_ view: some View) -> AnyView {
      mode == .palette
        ? AnyView(view.foregroundStyle(Color.pureRed, Color.pureGreen)) : AnyView(view.foregroundStyle(Color.pureRed))
    }
    let byView = picture(160, 120) { style(image(name).symbolRenderingMode(mode)) }
    let byImage = picture(160, 120) { style(Image(systemName: name).symbolRenderingMode(mode).font(.system(size: 100))) }
    let byValue = picture(160, 120) { style(image(name).environment(\.symbolRenderingMode, mode)) }
    #expect(byImage.pixels == byView.pixels && byValue.pixels == byView.pixels)
    for color in colors { #expect(byView.count { $0.isNear(color) } > 300) }
    #expect(byView.count { (pixel: Pixel) in pixel != .white && !colors.contains { pixel.isNear($0) } } < 1200)
  }
}
