import ApusTesting
import SwiftUI
import Testing

@Suite("Views that are painted as one picture")
@MainActor
struct LayerEffectTests {
  @Test("opacity mixes with what lies below", arguments: [-1, 0, 0.25, 0.5, 1, 2] as [Double])
  func opacity(amount: Double) {
    let share = min(max(amount, 0), 1)
    let pixel = picture(4, 4) { Color.pureRed.opacity(amount).background(Color.pureBlue) }.pixel(2, 2)
    #expect(pixel.isNear(Pixel.red.over(.blue, opacity: share)), "\(pixel)")
  }

  @Test("what overlaps inside a translucent view stays one picture")
  func overlap() {
    let pile = ZStack {
      Color.pureBlue
      Color.pureRed
    }
    #expect(picture(4, 4) { pile.opacity(0.5) }.pixel(2, 2).isNear(Pixel.red.over(.white, opacity: 0.5)))
  }

  @Test("what cannot be seen takes no presses and keeps its place")
  func invisible() {
    @MainActor final class Counter { var count = 0 }
    for (change, presses) in [
      (Change("faint") { $0.opacity(0.01) }, 1), (Change("clear") { $0.opacity(0) }, 0), (Change("hidden") { $0.hidden() }, 0),
    ] {
      let counter = Counter()
      let button = Button(action: { counter.count += 1 }) { Color.black.frame(width: 20, height: 10) }
      let screen = picture { change(button) }
      screen.tap(at: CGPoint(x: 20, y: 20))
      #expect(counter.count == presses, "\(change)")
      #expect(size(of: change(button)) == CGSize(width: 20, height: 10))
      if presses == 0 { #expect(screen.ink().isNull) }
    }
  }

  @Test(
    "blend modes mix two colours by their formulas",
    arguments: [
      (.normal, Pixel(0.6, 0.4, 0.4)), (.multiply, Pixel(0.12, 0.2, 0.32)), (.screen, Pixel(0.68, 0.7, 0.88)),
      (.darken, Pixel(0.2, 0.4, 0.4)), (.lighten, Pixel(0.6, 0.5, 0.8)), (.difference, Pixel(0.4, 0.1, 0.4)),
      (.exclusion, Pixel(0.56, 0.5, 0.56)), (.plusLighter, Pixel(0.8, 0.9, 1)), (.plusDarker, Pixel(0, 0, 0.2)),
      (.colorDodge, Pixel(0.5, 0.5 / 0.6, 1)), (.colorBurn, Pixel(0, 0, 0.5)), (.hardLight, Pixel(0.36, 0.4, 0.64)),
      (.overlay, Pixel(0.24, 0.4, 0.76)), (.destinationOver, Pixel(0.2, 0.5, 0.8)),
    ] as [(BlendMode, Pixel)])
  func blending(mode: BlendMode, expected: Pixel) {
    let below = Color(red: 0.2, green: 0.5, blue: 0.8)
    let above = Color(red: 0.6, green: 0.4, blue: 0.4)
    let pixel = picture(4, 4) { above.blendMode(mode).background(below) }.pixel(2, 2)
    #expect(pixel.isNear(expected, within: 2), "\(pixel), not \(expected)")
    let style = picture(4, 4) { Rectangle().fill(above.blendMode(mode)).background(below) }.pixel(2, 2)
    #expect(style == pixel)
  }

  @Test(
    "blend modes inside a group see only the group",
    arguments: [
      (Change("compositingGroup") { $0.compositingGroup() }, Pixel.green),
      (Change("drawingGroup") { $0.drawingGroup() }, .green),
      (Change("drawingGroup in light") { $0.drawingGroup(opaque: false, colorMode: ColorRenderingMode.linear) }, .green),
      (Change("nothing") { $0 }, .black),
    ] as [(Change, Pixel)])
  func groups(change: Change, expected: Pixel) {
    // Where nothing is left the window is black, as a buffer without colour is.
    let eraser = ZStack {
      Color.pureRed
      Color.white.blendMode(.destinationOut)
    }
    let pixel = picture(4, 4) {
      ZStack {
        Color.pureGreen
        change(eraser)
      }
    }
    .pixel(2, 2)
    #expect(Pixel(pixel.red, pixel.green, pixel.blue) == expected)
  }

  @Test("a group has one shadow, parts have theirs")
  func groupShadows() {
    func parts(_ change: Change) -> Screen {
      picture(40, 20) {
        change(
          HStack(spacing: 0) {
            Color.pureGreen
            Color.pureGreen
          }
          .frame(width: 20, height: 10)
        )
        .shadow(color: .pureRed, radius: 0, x: 10)
      }
    }
    for change in [Change("group") { $0.compositingGroup() }, Change("nothing") { $0 }] {
      let screen = parts(change)
      #expect(screen.ink { $0 == .green } == CGRect(x: 10, y: 5, width: 20, height: 10))
      #expect(screen.ink { $0 == .red } == CGRect(x: 30, y: 5, width: 10, height: 10))
    }
  }
}
