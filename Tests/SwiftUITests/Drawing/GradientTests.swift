import ApusTesting
import SwiftUI
import Testing

@Suite("Gradients")
@MainActor
struct GradientTests {
  nonisolated private static let ramp = Gradient(colors: [.black, .white])

  private func gray(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Double {
    let pixel = screen.pixel(x, y)
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
    return Double(pixel.green) / 255
  }

  @Test("colours lie at equal distances, stops where they say; two at one place make an edge")
  func stops() {
    let even = Gradient(colors: [.pureRed, .pureGreen, .pureBlue])
    #expect(
      even.stops == [
        Gradient.Stop(color: .pureRed, location: 0), .init(color: .pureGreen, location: 0.5),
        .init(color: .pureBlue, location: 1),
      ])
    #expect(Gradient(colors: [.pureRed]).stops == [Gradient.Stop(color: .pureRed, location: 0)])
    let edge = LinearGradient(
      stops: [.init(color: .pureRed, location: 0.3), .init(color: .pureBlue, location: 0.3)], startPoint: .leading,
      endPoint: .trailing)
    let screen = picture(40, 10) { edge }
    #expect(screen.pixel(0, 5) == .red && screen.pixel(11, 5) == .red)
    #expect(screen.pixel(12, 5) == .blue && screen.pixel(39, 5) == .blue)
  }

  @Test("a linear gradient changes along its line, and not across it")
  func linear() {
    let screen = picture(100, 20) {
      LinearGradient(gradient: Self.ramp, startPoint: UnitPoint(x: 0.2, y: 0), endPoint: UnitPoint(x: 0.7, y: 0))
    }
    for (x, expected) in [(5, 0), (44.5, 0.5), (57, 0.75), (95, 1)] as [(CGFloat, Double)] {
      for y in [2, 17] as [CGFloat] { #expect(abs(gray(screen, x, y) - expected) < 0.012) }
    }
    let style = picture(100, 20) {
      Rectangle().fill(
        .linearGradient(Self.ramp, startPoint: UnitPoint(x: 0.2, y: 0), endPoint: UnitPoint(x: 0.7, y: 0)))
    }
    #expect(style.pixels == screen.pixels)
    let colors = picture(100, 20) {
      Rectangle().fill(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    }
    #expect(abs(gray(colors, 25, 10) - 0.255) < 0.01)
  }

  @Test(
    "a radial gradient changes with the distance in points",
    arguments: [
      RadialGradient(gradient: ramp, center: .center, startRadius: 10, endRadius: 40),
      RadialGradient(colors: [.black, .white], center: UnitPoint(x: 0.5, y: 0.5), startRadius: 10, endRadius: 40),
      RadialGradient(stops: ramp.stops, center: .center, startRadius: 10, endRadius: 40),
    ])
  func radial(gradient: RadialGradient) {
    let screen = picture(200, 100) { gradient }
    for (x, y) in [(100, 50), (112, 50), (100, 75), (120, 70), (139, 50), (150, 90)] as [(CGFloat, CGFloat)] {
      let distance = Double(hypot(x + 0.5 - 100, y + 0.5 - 50))
      #expect(abs(gray(screen, x, y) - min(max((distance - 10) / 30, 0), 1)) < 0.012)
    }
  }

  @Test(
    "an elliptical gradient follows the area's shape",
    arguments: [
      (EllipticalGradient(gradient: ramp), 0, 0.5), (EllipticalGradient(colors: [.black, .white]), 0, 0.5),
      (EllipticalGradient(stops: ramp.stops, startRadiusFraction: 0.1, endRadiusFraction: 0.3), 0.1, 0.3),
    ] as [(EllipticalGradient, Double, Double)])
  func elliptical(gradient: EllipticalGradient, start: Double, end: Double) {
    let screen = picture(200, 100) { gradient }
    for (x, y) in [(100, 50), (125, 50), (100, 62), (140, 70), (150, 50), (195, 50)] as [(CGFloat, CGFloat)] {
      let distance = hypot(Double(x + 0.5) / 200 - 0.5, Double(y + 0.5) / 100 - 0.5)
      #expect(abs(gray(screen, x, y) - min(max((distance - start) / (end - start), 0), 1)) < 0.025, "at \(x), \(y)")
    }
  }

  @Test(
    "an angular gradient goes clockwise from the right, or from its angle",
    arguments: [
      (AngularGradient(gradient: ramp, center: .center), [0.125, 0.375, 0.625, 0.875]),
      (AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90)), [0.875, 0.125, 0.375, 0.625]),
      (AngularGradient(stops: ramp.stops, center: .center, angle: .zero), [0.125, 0.375, 0.625, 0.875]),
      (
        AngularGradient(gradient: ramp, center: .center, startAngle: .zero, endAngle: .degrees(180)), [0.25, 0.75, 1, 0]
      ),
    ] as [(AngularGradient, [Double])])
  func angular(gradient: AngularGradient, diagonals: [Double]) {
    let screen = picture(100, 100) { gradient }
    // Down right, down left, up left, up right.
    let positions = [(79.5, 79.5), (19.5, 79.5), (19.5, 19.5), (79.5, 19.5)] as [(CGFloat, CGFloat)]
    for (position, expected) in zip(positions, diagonals) {
      #expect(abs(gray(screen, position.0, position.1) - expected) < 0.012, "at \(position)")
    }
  }

  @Test("a gradient as a style goes from top to bottom, in any disguise")
  func asStyle() {
    let plain = picture(10, 100) { Rectangle().fill(Self.ramp) }
    #expect(abs(gray(plain, 5, 75) - 0.755) < 0.01)
    #expect(picture(10, 100) { Rectangle().fill(AnyGradient(Self.ramp)) }.pixels == plain.pixels)
    #expect(picture(10, 100) { Rectangle().fill(AnyShapeStyle(AnyGradient(Self.ramp))) }.pixels == plain.pixels)
  }

  @Test("a colour's own gradient ends with the colour and begins a little lighter")
  func colorGradient() {
    let screen = picture(10, 100) { Rectangle().fill(Color.pureBlue.gradient) }
    #expect(screen.pixel(5, 99).isNear(.blue, within: 2))
    #expect(screen.pixel(5, 0).isNear(Pixel(0.22, 0.22, 1), within: 2))
  }

  @Test("colours of stops are those of the surroundings")
  func appearance() {
    let gradient = Gradient(colors: [.primary, .primary])
    for (scheme, expected) in [(ColorScheme.light, Pixel.black), (.dark, .white)] {
      #expect(picture(4, 4, colorScheme: scheme) { Rectangle().fill(gradient) }.pixel(2, 2) == expected)
    }
  }
}
