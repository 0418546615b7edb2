import ApusTesting
import SwiftUI
import Testing

@Suite("Colours")
@MainActor
struct ColorTests {
  private func resolved(_ color: Color, _ edit: (inout EnvironmentValues) -> Void = { _ in }) -> Color.Resolved {
    var environment = EnvironmentValues()
    edit(&environment)
    return color.resolve(in: environment)
  }

  private func isNear(_ color: Color.Resolved, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Bool {
    zip([color.red, color.green, color.blue, color.opacity], [red, green, blue, opacity]).allSatisfy {
      abs(Double($0) - $1) < 1e-4
    }
  }

  @Test("components are gamma-encoded unless the space says otherwise")
  func spaces() {
    #expect(isNear(resolved(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)), 0.2, 0.4, 0.6, 0.8))
    let encoded = 1.055 * pow(0.5, 1 / 2.4) - 0.055
    #expect(isNear(resolved(Color(.sRGBLinear, white: 0.5)), encoded, encoded, encoded))
    #expect(isNear(resolved(Color(.sRGBLinear, red: 0, green: 1, blue: 0.002)), 0, 1, 12.92 * 0.002))
    // P3's red lies outside of sRGB; its gray axis is the same.
    let red = resolved(Color(Color.RGBColorSpace.displayP3, red: 1, green: 0, blue: 0))
    #expect(abs(red.linearRed - 1.2249) < 1e-3 && abs(red.linearGreen + 0.0421) < 1e-3 && abs(red.linearBlue + 0.0196) < 1e-3)
    #expect(isNear(resolved(Color(.displayP3, white: 0.3)), 0.3, 0.3, 0.3))
    let components = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    #expect(abs(components.linearRed - 0.5) < 1e-5 && abs(components.linearGreen - 0.25) < 1e-5)
    #expect(resolved(Color(components)).opacity == 0.5)
  }

  @Test(
    "hues go round",
    arguments: [
      (0, 1, 1, (1, 0, 0)), (1, 1, 1, (1, 0, 0)), (1.0 / 3, 1, 1, (0, 1, 0)), (2.0 / 3, 1, 0.5, (0, 0, 0.5)),
      (-1.0 / 3, 1, 1, (0, 0, 1)), (0.5, 0.5, 0.8, (0.4, 0.8, 0.8)), (0.25, 0, 0.7, (0.7, 0.7, 0.7)),
    ] as [(Double, Double, Double, (Double, Double, Double))])
  func hues(hue: Double, saturation: Double, brightness: Double, expected: (Double, Double, Double)) {
    let color = resolved(Color(hue: hue, saturation: saturation, brightness: brightness))
    #expect(isNear(color, expected.0, expected.1, expected.2), "\(color)")
  }

  @Test("full and half components of hues come back to the last bit")
  func exactHues() {
    let sixths: [(red: Double, green: Double, blue: Double)] = [
      (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 1, 1), (0, 0, 1), (1, 0, 1), (1, 0, 0),
    ]
    for (sixth, expected) in sixths.enumerated() {
      for brightness in [1, 0.5, 0.25] {
        let color = resolved(Color(hue: Double(sixth) / 6, saturation: 1, brightness: brightness))
        let components = [color.red, color.green, color.blue]
        #expect(components == [expected.red, expected.green, expected.blue].map { Float($0 * brightness) }, "\(sixth)")
      }
    }
    let grays = (0...255).map { Float($0) / 255 }
    #expect(grays.allSatisfy { abs(resolved(Color(white: Double($0))).red - $0) <= $0.ulp })
  }

  @Test(
    "the system's colours differ between light and dark (Facts 2.1)",
    arguments: [
      (.red, (255, 59, 48), (255, 69, 58)), (.orange, (255, 149, 0), (255, 159, 10)), (.yellow, (255, 204, 0), (255, 214, 10)),
      (.green, (52, 199, 89), (48, 209, 88)), (.mint, (0, 199, 190), (99, 230, 226)), (.teal, (48, 176, 199), (64, 200, 224)),
      (.cyan, (50, 173, 230), (100, 210, 255)), (.blue, (0, 122, 255), (10, 132, 255)), (.indigo, (88, 86, 214), (94, 92, 230)),
      (.purple, (175, 82, 222), (191, 90, 242)), (.pink, (255, 45, 85), (255, 55, 95)), (.brown, (162, 132, 94), (172, 142, 104)),
      (.gray, (142, 142, 147), (142, 142, 147)), (.primary, (0, 0, 0), (255, 255, 255)),
      (.white, (255, 255, 255), (255, 255, 255)),
      (.black, (0, 0, 0), (0, 0, 0)),
    ] as [(Color, (Int, Int, Int), (Int, Int, Int))])
  func system(color: Color, light: (Int, Int, Int), dark: (Int, Int, Int)) {
    for (scheme, expected) in [(ColorScheme.light, light), (.dark, dark)] {
      let pixel = picture(2, 2, colorScheme: scheme) { color }.pixel(1, 1)
      #expect(pixel == Pixel(expected.0, expected.1, expected.2))
    }
  }

  @Test("secondary and clear are translucent, opacities multiply")
  func opacities() {
    #expect(isNear(resolved(.secondary), 60 / 255, 60 / 255, 67 / 255, 0.6))
    #expect(resolved(.clear).opacity == 0)
    #expect(isNear(resolved(Color(white: 0.5, opacity: 0.5).opacity(0.5)), 0.5, 0.5, 0.5, 0.25))
  }

  @Test("colours mix by their encoded components")
  func mixing() {
    #expect(isNear(resolved(Color.black.mix(with: .white, by: 0.25)), 0.25, 0.25, 0.25))
    #expect(isNear(resolved(Color.pureRed.mix(with: Color.pureBlue.opacity(0), by: 0.5)), 0.5, 0, 0.5, 0.5))
    #expect(isNear(resolved(Color.primary.mix(with: .black, by: 0.5)) { $0.colorScheme = .dark }, 0.5, 0.5, 0.5))
  }

  @Test("a colour fills the space it is offered, ten points where none is")
  func size() {
    #expect(SwiftUITests.size(of: Color.red, width: 30, height: 20) == CGSize(width: 30, height: 20))
    #expect(SwiftUITests.size(of: Color.red) == CGSize(width: 10, height: 10))
  }

  @Test("a name that no catalogue has is reported and shows as nothing, or as magenta to who writes the app")
  func unknownName() {
    let screen = picture(2, 2) { Color("no such colour") }
    #expect(screen.pixel(1, 1) == .white)
    #expect(screen.diagnostics.contains { $0.contains("no colour \"no such colour\"") })
    let marked = Screen(.init { ($0.size, $0.marksMissing) = (CGSize(width: 2, height: 2), true) }) { Color("no such colour") }
    #expect(marked.pixel(1, 1) == Pixel(255, 0, 255))
    #expect(Color("name").description == "Color(\"name\")" && Color.red.description == "red")
  }
}
