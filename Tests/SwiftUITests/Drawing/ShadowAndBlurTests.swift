import ApusTesting
import SwiftUI
import Testing

@Suite("Shadows and blurs")
@MainActor
struct ShadowAndBlurTests {
  private var box: some View { Color.black.frame(width: 60, height: 60) }

  @Test("a shadow without a radius is the view's silhouette in its colour")
  func silhouette() {
    let screen = picture { Color.pureBlue.frame(width: 10, height: 10).shadow(color: .pureRed, radius: 0, x: 5, y: -3) }
    #expect(screen.ink { $0 == .blue } == CGRect(x: 15, y: 15, width: 10, height: 10))
    #expect(screen.ink { $0 == .red } == CGRect(x: 20, y: 12, width: 10, height: 10))
    let negative = picture { Color.pureBlue.frame(width: 10, height: 10).shadow(color: .pureRed, radius: -4, x: 5, y: -3) }
    #expect(negative.pixels == screen.pixels)
  }

  @Test("a shadow is a third of black unless said otherwise")
  func defaultColor() {
    let screen = picture { Color.pureBlue.frame(width: 10, height: 10).shadow(radius: 0, x: 12) }
    #expect(screen.pixel(35, 20).isNear(Pixel.black.over(.white, opacity: 0.33)))
  }

  @Test("a shadow's blur has a sigma of half its radius", arguments: [4, 8, 12] as [CGFloat])
  func shadowBlur(radius: CGFloat) {
    let screen = picture(100, 100) { box.shadow(color: .black, radius: radius, x: 20) }
    // The shadow's right edge is at 100 − 20 + 20 − 0 = 100; look at the part that shows beyond the box, from 80 to 100.
    for x in stride(from: CGFloat(82), to: 99, by: 2) {
      let expected = 255 * (1 - gaussian(upTo: Double(100 - (x + 0.5)), sigma: Double(radius) / 2))
      #expect(abs(Double(screen.pixel(x, 50).green) - expected) < 4, "at \(x)")
    }
  }

  @Test("a style's shadow is that of the view")
  func styleShadow() {
    let shadow = ShadowStyle.drop(color: .pureRed, radius: 4, x: 3, y: 2)
    let style = picture { Rectangle().fill(Color.pureBlue.shadow(shadow)).frame(width: 20, height: 20) }
    let view = picture {
      Rectangle().fill(Color.pureBlue).frame(width: 20, height: 20).shadow(color: .pureRed, radius: 4, x: 3, y: 2)
    }
    #expect(style.pixels == view.pixels)
    #expect(style.pixel(31, 20).isNear(.red, within: 120) && style.pixel(31, 20) != .white)
    #expect(ShadowStyle.drop(radius: 2) == .drop(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 2, x: 0, y: 0))
  }

  @Test("a blur spreads an edge by a Gaussian of its radius", arguments: [2, 5] as [CGFloat])
  func blur(radius: CGFloat) {
    let screen = picture(100, 100) { box.blur(radius: radius) }
    for x in stride(from: 20 - 2 * radius, to: 20 + 2 * radius, by: 1) {
      let expected = 255 * (1 - gaussian(upTo: Double(x + 0.5 - 20), sigma: Double(radius)))
      #expect(abs(Double(screen.pixel(x, 50).green) - expected) < 4, "at \(x)")
    }
    #expect(screen.pixel(50, 50) == .black)
  }

  @Test("a radius of nothing blurs nothing, and an opaque blur keeps solid edges")
  func edges() {
    let sharp = picture(100, 100) { box }
    for radius in [0, -3] as [CGFloat] { #expect(picture(100, 100) { box.blur(radius: radius) }.pixels == sharp.pixels) }
    let solid = picture(100, 100) { box.blur(radius: 5, opaque: true) }
    #expect(solid.pixels == sharp.pixels)
  }
}
