import ApusTesting
import SwiftUI
import Testing

@Suite("UIKit's colours")
@MainActor
struct UIColorTests {
  private func shown(_ color: UIColor, _ scheme: ColorScheme = .light) -> Pixel {
    picture(2, 2, colorScheme: scheme) { Color(uiColor: color) }.pixel(1, 1)
  }

  @Test("a colour shows its components")
  func components() {
    #expect(shown(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)) == Pixel(0.2, 0.4, 0.6))
    #expect(shown(UIColor(white: 0.6, alpha: 1)) == Pixel(gray: 153))
    #expect(shown(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == .green)
    #expect(shown(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).isNear(Pixel.red.over(.white, opacity: 0.5)))
    #expect(shown(UIColor.black.withAlphaComponent(0.25)).isNear(Pixel(gray: 191)))
    #expect(UIColor(named: "no such colour").map { shown($0) } == .white, "nothing is drawn")
    #expect(picture(2, 2) { Color(UIColor.magenta) }.pixel(1, 1) == Pixel(255, 0, 255))
  }

  @Test(
    "named colours are UIKit's, not the system's",
    arguments: [
      (.red, Pixel.red), (.green, .green), (.blue, .blue), (.white, .white), (.black, .black), (.clear, .white),
      (.yellow, Pixel(255, 255, 0)), (.orange, Pixel(255, 128, 0)), (.purple, Pixel(128, 0, 128)), (.cyan, Pixel(0, 255, 255)),
      (.brown, Pixel(153, 102, 51)), (.gray, Pixel(gray: 128)), (.darkGray, Pixel(gray: 85)), (.lightGray, Pixel(gray: 170)),
      (.darkText, .black), (.lightText, .white),
    ] as [(UIColor, Pixel)])
  func named(color: UIColor, expected: Pixel) {
    #expect(shown(color).isNear(expected))
  }

  @Test(
    "the system's colours follow the appearance (Facts 2.1, 2.2)",
    arguments: [
      (.systemRed, Pixel(255, 59, 48), Pixel(255, 69, 58)), (.systemOrange, Pixel(255, 149, 0), Pixel(255, 159, 10)),
      (.systemYellow, Pixel(255, 204, 0), Pixel(255, 214, 10)), (.systemGreen, Pixel(52, 199, 89), Pixel(48, 209, 88)),
      (.systemMint, Pixel(0, 199, 190), Pixel(99, 230, 226)), (.systemTeal, Pixel(48, 176, 199), Pixel(64, 200, 224)),
      (.systemCyan, Pixel(50, 173, 230), Pixel(100, 210, 255)), (.systemBlue, Pixel(0, 122, 255), Pixel(10, 132, 255)),
      (.systemIndigo, Pixel(88, 86, 214), Pixel(94, 92, 230)), (.systemPurple, Pixel(175, 82, 222), Pixel(191, 90, 242)),
      (.systemPink, Pixel(255, 45, 85), Pixel(255, 55, 95)), (.systemBrown, Pixel(162, 132, 94), Pixel(172, 142, 104)),
      (.systemGray, Pixel(142, 142, 147), Pixel(142, 142, 147)), (.systemGray2, Pixel(174, 174, 178), Pixel(99, 99, 102)),
      (.systemGray3, Pixel(199, 199, 204), Pixel(72, 72, 74)), (.systemGray4, Pixel(209, 209, 214), Pixel(58, 58, 60)),
      (.systemGray5, Pixel(229, 229, 234), Pixel(44, 44, 46)), (.systemGray6, Pixel(242, 242, 247), Pixel(28, 28, 30)),
      (.label, .black, .white), (.link, Pixel(0, 122, 255), Pixel(10, 132, 255)),
      (.opaqueSeparator, Pixel(198, 198, 200), Pixel(56, 56, 58)), (.systemBackground, .white, .black),
      (.secondarySystemBackground, Pixel(242, 242, 247), Pixel(28, 28, 30)),
      (.tertiarySystemBackground, .white, Pixel(44, 44, 46)), (.systemGroupedBackground, Pixel(242, 242, 247), .black),
      (.secondarySystemGroupedBackground, .white, Pixel(28, 28, 30)),
      (.tertiarySystemGroupedBackground, Pixel(242, 242, 247), Pixel(44, 44, 46)),
    ] as [(UIColor, Pixel, Pixel)])
  func system(color: UIColor, light: Pixel, dark: Pixel) {
    #expect(shown(color) == light && shown(color, .dark) == dark)
  }

  @Test(
    "translucent system colours (Facts 2.2)",
    arguments: [
      (.secondaryLabel, Pixel(60, 60, 67), 0.6), (.tertiaryLabel, Pixel(60, 60, 67), 0.3),
      (.quaternaryLabel, Pixel(60, 60, 67), 0.18), (.placeholderText, Pixel(60, 60, 67), 0.3),
      (.separator, Pixel(60, 60, 67), 0.29), (.systemFill, Pixel(120, 120, 128), 0.2),
      (.secondarySystemFill, Pixel(120, 120, 128), 0.16), (.tertiarySystemFill, Pixel(118, 118, 128), 0.12),
      (.quaternarySystemFill, Pixel(116, 116, 128), 0.08),
    ] as [(UIColor, Pixel, Double)])
  func translucent(color: UIColor, components: Pixel, opacity: Double) {
    #expect(shown(color).isNear(components.over(.white, opacity: opacity)))
  }

  @Test("equal colours are equal")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor.red != .systemRed)
  }
}
