import ApusTesting
import SwiftUI
import Testing

@Suite("Modes of symbols") @MainActor
struct SymbolModeTests {
  private func shown(_ view: some View) -> Screen { picture(160, 140) { view.font(.system(size: 100)) } }
  private func dark(_ screen: Screen) -> Int { screen.count { $0 == .black } }

  @Test("a gradient is lighter at the top of what a layer paints, and the colour at its bottom; flat is as without a mode")
  func gradient() {
    let star = Image(systemName: "square.fill").foregroundStyle(Color.pureRed)
    let screen = shown(star.symbolColorRenderingMode(.gradient))
    let ink = screen.ink()
    // 0.22 of the way to white at the very top.
    #expect(screen.pixel(ink.midX, ink.minY + 1).isNear(Pixel(255, 55, 55), within: 3))
    #expect(screen.pixel(ink.midX, ink.midY).isNear(Pixel(255, 28, 28), within: 3))
    #expect(screen.pixel(ink.midX, ink.maxY - 2).isNear(.red, within: 3))
    let plain = shown(star).pixels
    #expect(shown(star.symbolColorRenderingMode(SymbolColorRenderingMode.flat)).pixels == plain)
    #expect(shown(star.symbolColorRenderingMode(nil)).pixels == plain)
  }

  @Test("an image's own mode wins over that of its surroundings")
  func own() {
    let square = Image(systemName: "square.fill"), plain = shown(square).pixels
    #expect(shown(VStack { square.symbolColorRenderingMode(.flat) }.symbolColorRenderingMode(.gradient)).pixels == plain)
    #expect(shown(VStack { square }.symbolColorRenderingMode(.gradient)).pixels != plain)
    let wifi = Image(systemName: "wifi", variableValue: 0.6), colored = shown(wifi).pixels
    #expect(shown(VStack { wifi.symbolVariableValueMode(.color) }.symbolVariableValueMode(.draw)).pixels == colored)
    #expect(shown(VStack { wifi }.symbolVariableValueMode(.draw)).pixels != colored)
  }

  @Test("in each layer of a palette a gradient is one of the layer's colour")
  func palette() {
    let check = Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
      .foregroundStyle(Color.pureRed, Color.pureGreen).symbolColorRenderingMode(.gradient)
    let screen = shown(check)
    let ink = screen.ink()
    #expect(screen.pixel(ink.midX, ink.minY + 2).isNear(Pixel(55, 255, 55), within: 5))
    #expect(screen.pixel(ink.midX, ink.maxY - 3).isNear(.green, within: 5))
    let marks = screen.ink { $0.red > 240 && $0.green < 100 }
    #expect(marks.height > 30 && marks.height < ink.height * 0.7)
  }

  @Test("a value is drawn along the lines, the rest is faint; by colour each line is full or faint")
  func drawnValue() {
    func wave(_ value: Double, _ mode: SymbolVariableValueMode?) -> Screen {
      shown(Image(systemName: "speaker.wave.3", variableValue: value).symbolVariableValueMode(mode))
    }
    let one = dark(wave(0.3, .color)), two = dark(wave(0.5, .color))
    // Of three waves one and a half.
    #expect(abs(dark(wave(0.5, .draw)) - (one + two) / 2) < (two - one) / 8)
    #expect(wave(0.5, .draw).ink() == wave(0.5, .color).ink())
    #expect(wave(1, .draw).pixels == wave(1, .color).pixels && wave(0.5, nil).pixels == wave(0.5, .color).pixels)
    let still = shown(Image(systemName: "star").symbolVariableValueMode(.draw))
    #expect(still.pixels == shown(Image(systemName: "star")).pixels)
  }

  @Test("the environment has the modes")
  func environment() {
    struct Reader: View {
      @Environment(\.symbolColorRenderingMode) private var color
      @Environment(\.symbolVariableValueMode) private var value
      var body: some View { Text(color == .gradient && value == .draw ? "both" : color == nil && value == nil ? "none" : "some") }
    }
    #expect(picture { Reader() }.contains("none"))
    #expect(picture { Reader().symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw) }.contains("both"))
  }
}
