import ApusTesting
import SwiftUI
import Testing

@Suite("Clips and masks")
@MainActor
struct ClippingTests {
  @Test("clipped content shows inside its bounds only")
  func clipped() {
    let wide = Color.black.frame(width: 30, height: 30).frame(width: 20, height: 10)
    #expect(picture { wide }.ink() == CGRect(x: 5, y: 5, width: 30, height: 30))
    #expect(picture { wide.clipped() }.ink() == CGRect(x: 10, y: 15, width: 20, height: 10))
    #expect(picture { wide.clipped(antialiased: true) }.ink() == CGRect(x: 10, y: 15, width: 20, height: 10))
  }

  @Test(
    "a shape is fitted to the bounds; as many pixels are left as it has points",
    arguments: [
      (Change("circle") { $0.clipShape(Circle()) }, CGFloat.pi * 100, 20),
      (Change("ellipse") { $0.clipShape(Ellipse()) }, CGFloat.pi * 200, 40),
      (Change("capsule") { $0.clipShape(Capsule()) }, CGFloat.pi * 100 + 400, 40),
      (Change("corners") { $0.cornerRadius(6) }, 800 - (4 - CGFloat.pi) * 36, 40),
      (Change("a part") { $0.clipShape(Rectangle().size(width: 10, height: 20)) }, 200, 10),
    ] as [(Change, CGFloat, CGFloat)])
  func shapes(change: Change, area: CGFloat, width: CGFloat) {
    let screen = picture(60, 40) { change(Color.black.frame(width: 40, height: 20)) }
    let covered = screen.pixels.reduce(0) { $0 + CGFloat(255 - $1.green) / 255 }
    #expect(abs(covered - area) < 0.02 * area)
    #expect(screen.ink().width == width)
  }

  @Test("round corners begin where the radius says")
  func corner() {
    let screen = picture(40, 40, scale: 2) { Color.black.cornerRadius(20) }
    // A quarter of a circle meets the diagonal 20 · (1 − 1/√2) = 5.86 points from the corner.
    #expect(screen.pixel(5, 5) == .white && screen.pixel(6.5, 6.5) == .black)
    #expect(screen.pixel(20, 0).isNear(.black, within: 8))
  }

  @Test("a fill style says whether what is surrounded twice is inside, and whether edges are smooth")
  func fillStyle() {
    struct Twice: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 10, dy: 10))
        return path
      }
    }
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
    #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
    #expect(picture { Color.black.clipShape(Twice()) }.pixel(20, 20) == .black)
    #expect(picture { Color.black.clipShape(Twice(), style: FillStyle(eoFill: true)) }.pixel(20, 20) == .white)
    for isSmooth in [true, false] {
      let style = FillStyle(antialiased: isSmooth)
      for screen in [picture { Color.black.clipShape(Circle(), style: style) }, picture { Circle().fill(style: style) }] {
        let grays = screen.count { $0 != .white && $0 != .black }
        #expect(isSmooth ? grays > 20 : grays == 0)
      }
    }
  }

  @Test(
    "presses outside do not count",
    arguments: [
      (Change("nothing") { $0 }, [true, true]), (Change("circle") { $0.clipShape(Circle()) }, [true, false]),
      (Change("frame") { $0.frame(width: 20, height: 20).clipped() }, [true, false]),
    ] as [(Change, [Bool])])
  func presses(change: Change, reached: [Bool]) {
    @MainActor final class Counter { var count = 0 }
    for (point, isReached) in zip([CGPoint(x: 20, y: 20), CGPoint(x: 2, y: 2)], reached) {
      let counter = Counter()
      let screen = picture {
        change(Button(action: { counter.count += 1 }) { Color.black.frame(width: 40, height: 40) })
      }
      screen.tap(at: point)
      #expect(counter.count == (isReached ? 1 : 0))
    }
  }

  @Test("a mask's opacity counts, its colours do not")
  func masks() {
    let screen = picture(40, 10) {
      Color.black.mask {
        HStack(spacing: 0) {
          Color.pureRed
          Color.white.opacity(0.5)
          Color.clear
          Color.white
        }
      }
    }
    let shown = [5, 15, 25, 35].map { screen.pixel($0, 5) }
    #expect(shown[0] == .black && shown[2] == .white && shown[3] == .black)
    #expect(shown[1].isNear(Pixel(gray: 128)))
  }

  @Test(
    "a mask lies where its alignment says, at its own size",
    arguments: [(.center, 15), (.leading, 0), (.bottomTrailing, 30)] as [(Alignment, CGFloat)])
  func maskAlignment(alignment: Alignment, x: CGFloat) {
    let screen = picture(40, 10) { Color.black.mask(alignment: alignment) { Color.white.frame(width: 10, height: 10) } }
    #expect(screen.ink() == CGRect(x: x, y: 0, width: 10, height: 10))
    #expect(picture(40, 10) { Color.black.mask(Color.white.frame(width: 10)) }.ink().minX == 15)
  }
}
