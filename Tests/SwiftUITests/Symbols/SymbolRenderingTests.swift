import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Renderings of symbols") @MainActor
struct SymbolRenderingTests {
  private func shown(_ view: some View) -> Screen { picture(140, 140) { view.font(.system(size: 100)) } }

  /// How many pixels are near a colour.
  private func count(_ screen: Screen, _ color: Pixel) -> Int { screen.count { $0.isNear(color) } }

  @Test("a disc's mark has the first style, the disc the second, with or without a mode")
  func palette() {
    let check = Image(systemName: "checkmark.circle.fill")
    let plain = shown(check.foregroundStyle(Color.pureRed, Color.pureGreen))
    #expect(count(plain, .red) > 400 && count(plain, .green) > 3000)
    #expect(shown(check.symbolRenderingMode(.palette).foregroundStyle(Color.pureRed, Color.pureGreen)).pixels == plain.pixels)
    let flat = shown(check.symbolRenderingMode(.monochrome).foregroundStyle(Color.pureRed, Color.pureGreen))
    #expect(count(flat, .green) == 0 && count(flat, .white) > count(plain, .white) + 400)
  }

  @Test("a palette's last style is that of further layers, too")
  func shortPalette() {
    let layers = Image(systemName: "square.3.layers.3d").symbolRenderingMode(.palette)
    let two = shown(layers.foregroundStyle(Color.pureRed, Color.pureGreen))
    #expect(two.pixels == shown(layers.foregroundStyle(Color.pureRed, Color.pureGreen, Color.pureGreen)).pixels)
    let three = shown(layers.foregroundStyle(Color.pureRed, Color.pureGreen, Color.pureBlue))
    #expect(count(three, .blue) > 300 && count(two, .blue) == 0)
  }

  @Test("in a hierarchy the mark is full and the disc faint; where all is one colour, the mark is a hole")
  func hierarchy() {
    let cross = Image(systemName: "xmark.circle.fill").foregroundStyle(Color.pureRed)
    let layered = shown(cross.symbolRenderingMode(.hierarchical)), flat = shown(cross)
    #expect(count(layered, .red) > 400 && count(layered, Pixel(255, 128, 128)) > 3000)
    #expect(count(flat, .red) > 3000 && count(flat, Pixel(255, 128, 128)) < 400)
  }

  @Test(
    "symbols with colours show them in multicolor, and where their own colours are asked for; others the foreground",
    arguments: [
      ("star.fill", [Pixel(255, 204, 0)]), ("exclamationmark.triangle.fill", [Pixel(255, 204, 0), .white]),
      ("plus.circle.fill", [Pixel(52, 199, 89), .white]), ("trash", [.blue]), ("heart.circle.slash", []),
    ] as [(String, [Pixel])])
  func colors(name: String, expected: [Pixel]) {
    let ground = Color.black
    let many = shown(Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(Color.pureBlue).background(ground))
    for color in expected { #expect(count(many, color) > 100, "\(name): \(color)") }
    let original = shown(Image(systemName: name).renderingMode(.original).foregroundStyle(Color.pureBlue).background(ground))
    #expect(original.pixels == many.pixels)
  }

  @Test("a value shows as many waves in full, and needs symbols that have some")
  func values() {
    func dark(_ name: String, _ value: Double?) -> Int {
      count(shown(Image(systemName: name, variableValue: value)), .black)
    }
    let waves = [0, 0.3, 0.6, 1].map { dark("speaker.wave.3.fill", $0) }
    #expect(waves == waves.sorted() && Set(waves).count == 4)
    #expect(dark("speaker.wave.3.fill", nil) == waves[3] && dark("speaker.wave.3.fill", 7) == waves[3])
    #expect(dark("speaker.wave.3.fill", -1) == waves[0] && dark("speaker.wave.3.fill", .nan) == waves[3])
    #expect(dark("star", 0) == dark("star", nil))
  }

  @Test("a mark on a layer of the same paint is a hole, as in a badge")
  func badges() {
    let badge = shown(
      Image(systemName: "calendar.badge.plus").symbolRenderingMode(.palette).foregroundStyle(Color.pureRed, Color.pureGreen))
    #expect(count(badge, .red) > 300 && count(badge, .green) > 1000)
    // The plus in the badge's middle.
    let ink = badge.ink { $0.isNear(.red) }
    #expect(badge.pixel(ink.midX, ink.midY).isNear(.white))
  }

  @Test("a symbol that nobody has drawn, or that there is not, draws nothing and says so once")
  func missing() {
    let screen = picture(60, 60) { Image(systemName: "windshield.rear.and.wiper.exclamationmark") }
    #expect(screen.pixels.allSatisfy { $0 == .white })
    #expect(screen.diagnostics.count == 1 && screen.diagnostics[0].contains("stays empty"))
    #expect(size(of: Image(systemName: "windshield.rear.and.wiper.exclamationmark")).width > 17)
    let unknown = picture(60, 60) { Image(systemName: "no.such.symbol") }
    #expect(unknown.pixels.allSatisfy { $0 == .white })
    #expect(unknown.diagnostics.count == 1 && unknown.diagnostics[0].contains("no symbol named \"no.such.symbol\""))
  }

  @Test("what opens more is called so; other symbols by their name")
  func labels() {
    let screen = picture(200, 60) {
      HStack {
        Image(systemName: "ellipsis.circle")
        Image(systemName: "star.fill")
      }
    }
    #expect(screen.elements.map(\.label) == ["More", "star fill"])
  }
}
