import ApusTesting
import SwiftUI
import Testing

@Suite("Effects that change colours")
@MainActor
struct ColorEffectTests {
  /// The colour that everything here changes.
  private static let base = (red: 0.8, green: 0.4, blue: 0.2)
  /// What it is in a gray as bright, by the filter effects' weights of the components.
  nonisolated private static let gray = 0.213 * 0.8 + 0.715 * 0.4 + 0.072 * 0.2

  /// Components that lie a number of times as far from the gray.
  nonisolated private static func spread(_ amount: Double) -> Pixel {
    Pixel(gray + amount * (0.8 - gray), gray + amount * (0.4 - gray), gray + amount * (0.2 - gray))
  }

  private func shown(_ change: Change) -> Pixel {
    picture(4, 4) { change(Color(red: Self.base.red, green: Self.base.green, blue: Self.base.blue)) }.pixel(2, 2)
  }

  @Test(
    "each component is the formula's",
    arguments: [
      (Change("brightness 0.2") { $0.brightness(0.2) }, Pixel(1, 0.6, 0.4)),
      (Change("brightness -0.3") { $0.brightness(-0.3) }, Pixel(0.5, 0.1, 0)),
      (Change("brightness 1") { $0.brightness(1) }, .white), (Change("brightness -1") { $0.brightness(-1) }, .black),
      (Change("contrast 1") { $0.contrast(1) }, Pixel(0.8, 0.4, 0.2)),
      (Change("contrast 0") { $0.contrast(0) }, Pixel(0.5, 0.5, 0.5)),
      (Change("contrast 2") { $0.contrast(2) }, Pixel(1, 0.3, 0)),
      (Change("contrast -1") { $0.contrast(-1) }, Pixel(0.2, 0.6, 0.8)),
      (Change("saturation 1") { $0.saturation(1) }, spread(1)), (Change("saturation 0") { $0.saturation(0) }, spread(0)),
      (Change("saturation 1.5") { $0.saturation(1.5) }, spread(1.5)),
      (Change("grayscale 0") { $0.grayscale(0) }, spread(1)), (Change("grayscale 0.5") { $0.grayscale(0.5) }, spread(0.5)),
      (Change("grayscale 1") { $0.grayscale(1) }, spread(0)),
      (Change("a whole turn of hues") { $0.hueRotation(.degrees(360)) }, Pixel(0.8, 0.4, 0.2)),
      // Half a turn puts each component on the other side of the gray.
      (Change("half a turn of hues") { $0.hueRotation(.radians(.pi)) }, spread(-1)),
      (Change("colorInvert") { $0.colorInvert() }, Pixel(0.2, 0.6, 0.8)),
      (Change("colorMultiply white") { $0.colorMultiply(.white) }, Pixel(0.8, 0.4, 0.2)),
      (Change("colorMultiply") { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0)) }, Pixel(0.4, 0.4, 0)),
      (Change("colorMultiply black") { $0.colorMultiply(.black) }, .black),
    ] as [(Change, Pixel)])
  func components(change: Change, expected: Pixel) {
    let pixel = shown(change)
    #expect(pixel.isNear(expected), "\(pixel), not \(expected)")
  }

  @Test("a third of a turn of hues takes red's place to green, as bright as before")
  func hues() {
    let pixel = picture(4, 4) { Color(red: 0.6, green: 0, blue: 0).hueRotation(.degrees(120)) }.pixel(2, 2)
    // The column of red in the filter effects' matrix: the weights, and cosine and sine of 120°.
    let (c, s) = (-0.5, 0.75.squareRoot())
    let expected = Pixel(
      0.6 * (0.213 + c * 0.787 - s * 0.213), 0.6 * (0.213 - c * 0.213 + s * 0.143), 0.6 * (0.213 - c * 0.213 - s * 0.787))
    #expect(pixel.isNear(expected), "\(pixel), not \(expected)")
    #expect(pixel.green > pixel.red && pixel.green > pixel.blue)
  }

  @Test(
    "luminance becomes the opacity of black",
    arguments: [
      (.pureRed, 1 - 0.2126), (.pureGreen, 1 - 0.7152), (.pureBlue, 1 - 0.0722), (.white, 0), (.black, 1),
      (Color.white.opacity(0.5), 0.5),
    ] as [(Color, Double)])
  func luminance(color: Color, left: Double) {
    let pixel = picture(4, 4) { color.luminanceToAlpha() }.pixel(2, 2)
    #expect(pixel.isNear(Pixel(left, left, left)), "\(pixel)")
  }

  @Test("translucent colours keep their opacity")
  func translucent() {
    let pixel = picture(4, 4) { Color.black.opacity(0.5).colorInvert().background(Color.pureRed) }.pixel(2, 2)
    #expect(pixel.isNear(Pixel.white.over(.red, opacity: 0.5)))
  }

  @Test("the whole view changes, and nothing beside it")
  func reach() {
    let screen = picture(40, 10) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.pureRed
          Color.pureBlue
        }
        .colorInvert()
        Color.pureRed
      }
    }
    #expect([5, 15, 30].map { screen.pixel($0, 5) } == [Pixel(0, 255, 255), Pixel(255, 255, 0), .red])
  }
}
