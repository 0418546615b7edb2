import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("Bolder text") @MainActor
struct LegibilityWeightTests {
  private func pixels(_ view: some View) -> [Pixel] { picture(120, 30) { view }.pixels }
  private func text(_ weight: Font.Weight) -> some View { Text(verbatim: "Handgloves").fontWeight(weight) }

  @Test(
    "text in a system's font rises by two weights, and the boldest stays",
    arguments: [(.regular, .semibold), (.medium, .bold), (.bold, .black), (.black, .black)] as [(Font.Weight, Font.Weight)])
  func rises(weight: Font.Weight, shown: Font.Weight) {
    #expect(pixels(text(weight).environment(\.legibilityWeight, .bold)) == pixels(text(shown)))
    #expect(pixels(text(weight).environment(\.legibilityWeight, LegibilityWeight.regular)) == pixels(text(weight)))
  }

  @Test("nobody asks for it until it is set, and views below can ask for less")
  func set() {
    #expect(EnvironmentValues().legibilityWeight == nil)
    let inner = text(.regular).environment(\.legibilityWeight, nil).environment(\.legibilityWeight, .bold)
    #expect(pixels(inner) == pixels(text(.regular)))
  }

  @Test("an app's own font keeps its weight")
  func ownFont() {
    let own = Text(verbatim: "Handgloves").font(.custom("DejaVu Serif", size: 17))
    #expect(pixels(own.environment(\.legibilityWeight, .bold)) == pixels(own))
  }

  @Test("a display is not dimmed until that is set")
  func luminance() {
    struct Shown: View {
      @Environment(\.isLuminanceReduced) private var isReduced
      var body: some View { Box(isReduced ? "dim" : "bright") }
    }
    let window = CGSize(width: 10, height: 10)
    #expect(frames(in: window, Shown()).keys.sorted() == ["bright"])
    #expect(frames(in: window, Shown().environment(\.isLuminanceReduced, true)).keys.sorted() == ["dim"])
  }
}
