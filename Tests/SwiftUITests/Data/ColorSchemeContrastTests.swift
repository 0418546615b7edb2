import ApusTesting
import SwiftUI
import Testing

@Suite("The contrast that a person asks for") @MainActor
struct ColorSchemeContrastTests {
  private func settings(_ contrast: ColorSchemeContrast, _ scheme: ColorScheme = .light) -> Screen.Settings {
    .init {
      $0.size = CGSize(width: 60, height: 40)
      $0.colorSchemeContrast = contrast
      $0.colorScheme = scheme
    }
  }

  private struct Told: View {
    @Environment(\.colorSchemeContrast) private var contrast
    var body: some View { Text(contrast == .increased ? "increased" : "standard") }
  }

  @Test("reaches views, in sheets too; an app can show a view as it is with another one")
  func environment() {
    #expect(Screen(settings(.standard)) { Told() }.contains("standard"))
    #expect(Screen(settings(.increased)) { Told() }.contains("increased"))
    #expect(Screen(settings(.increased)) { Color.clear.sheet(isPresented: .constant(true)) { Told() } }.contains("increased"))
    #expect(Screen(settings(.standard)) { Told().environment(\._colorSchemeContrast, .increased) }.contains("increased"))
  }

  @Test(
    "the system's colours follow it (Facts 2.1, 2.2)",
    arguments: [
      (.blue, .light, Pixel(0, 64, 221)), (.blue, .dark, Pixel(64, 156, 255)),
      (.secondary, .light, Pixel(60, 60, 67).over(.white, opacity: 0.8)),
      (.secondary, .dark, Pixel(235, 235, 245).over(.black, opacity: 0.7)),
      (Color(uiColor: .separator), .light, Pixel(60, 60, 67).over(.white, opacity: 0.37)),
      (Color(uiColor: .separator), .dark, Pixel(84, 84, 88).over(.black, opacity: 0.68)),
      (Color(uiColor: .systemGroupedBackground), .light, Pixel(235, 235, 240)),
      (Color(uiColor: .secondarySystemGroupedBackground), .dark, Pixel(36, 36, 38)),
      (Color(uiColor: .tertiarySystemBackground), .dark, Pixel(54, 54, 56)),
    ] as [(Color, ColorScheme, Pixel)])
  func colors(color: Color, scheme: ColorScheme, expected: Pixel) {
    let pixel = Screen(settings(.increased, scheme)) { color }.pixel(30, 20)
    #expect(pixel.isNear(expected), "\(pixel)")
    #expect(!Screen(settings(.standard, scheme)) { color }.pixel(30, 20).isNear(expected))
  }

  @Test("UIKit's traits have it")
  func traits() {
    _ = Screen(settings(.increased)) { Text("x") }
    #expect(UITraitCollection.current.accessibilityContrast == .high)
    _ = Screen(settings(.standard)) { Text("x") }
    #expect(UITraitCollection.current.accessibilityContrast == .normal)
  }
}
