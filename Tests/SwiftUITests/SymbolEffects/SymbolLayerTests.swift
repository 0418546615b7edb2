import ApusTesting
import SwiftUI
import Testing

/// Effects of the parts of a symbol: a red mark in a green disc, or a red speaker with green waves.
@Suite("Symbol effects by layer") @MainActor
struct SymbolLayerTests {
  /// A disc, the first part, and its mark.
  private static func check(_ name: String = "checkmark.circle.fill") -> some View {
    Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(Color.pureRed, Color.pureGreen)
  }
  private func lasting(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, _ name: String = "checkmark.circle.fill"
  ) -> SymbolStage {
    SymbolStage { _, isOn in Self.check(name).symbolEffect(effect, isActive: isOn) }
  }
  /// How much larger disc and mark are than at rest, some time after an effect became active.
  private func growth(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, after seconds: TimeInterval
  ) throws -> (disc: CGFloat, mark: CGFloat) {
    let stage = lasting(effect)
    let still = (stage.ink(where: \.isGreenish).width, stage.ink(where: \.isReddish).width)
    try stage.flip()
    stage.screen.advance(by: seconds)
    return (stage.ink(where: \.isGreenish).width / still.0, stage.ink(where: \.isReddish).width / still.1)
  }

  @Test("a bounce by layer begins with the disc; as a whole, and by default by layer")
  func bounce() throws {
    // A quarter of the disc's swing of 0.6 seconds: 0.3, of which three quarters are left. The mark waits for 0.18 seconds.
    for effect in [BounceSymbolEffect.bounce.byLayer, .bounce, .bounce.wholeSymbol.byLayer] {
      let layers = try growth(effect, after: 0.15)
      #expect(abs(layers.disc - 1.225) < 0.03 && abs(layers.mark - 1) < 0.04)
    }
    let whole = try growth(.bounce.wholeSymbol, after: 0.15)
    #expect(abs(whole.disc - 1.225) < 0.03 && abs(whole.mark - 1.225) < 0.05)
    let down = try growth(.bounce.down.wholeSymbol, after: 0.15)
    #expect(abs(down.disc - 0.775) < 0.03)
  }

  @Test("a breath by layer is deepest in the disc first; a plain one does not fade")
  func breathe() throws {
    let layers = try growth(.breathe.plain.byLayer, after: 1.2)
    #expect(abs(layers.disc - 1.1) < 0.02 && layers.mark < 1.08)
    let whole = try growth(.breathe.plain.wholeSymbol, after: 1.2)
    #expect(abs(whole.disc - 1.1) < 0.02 && abs(whole.mark - 1.1) < 0.05)
    for (effect, gray) in [(BreatheSymbolEffect.breathe.plain, 0), (.breathe.plain.pulse, 64), (.breathe, 64)] {
      let stage = SymbolStage { count, _ in Image(systemName: "square.fill").symbolEffect(effect, value: count) }
      try stage.count()
      stage.screen.advance(by: 1.2)
      #expect(stage.screen.pixel(100, 140).isNear(Pixel(gray: gray), within: 3))
    }
  }

  @Test("a scale by layer is further with the disc; both arrive")
  func scale() throws {
    let layers = try growth(.scale.up.byLayer, after: 0.125)
    #expect(layers.disc > layers.mark + 0.03)
    let arrived = try growth(.scale.up.byLayer, after: 1)
    #expect(abs(arrived.disc - 1.15) < 0.02 && abs(arrived.mark - 1.15) < 0.05)
    let whole = try growth(.scale.down.wholeSymbol, after: 0.125)
    #expect(abs(whole.disc - 0.925) < 0.02 && abs(whole.mark - 0.925) < 0.05)
  }

  @Test("a pulse by layer is one of the mark, as a whole one of both")
  func pulse() throws {
    for (effect, disc) in [(PulseSymbolEffect.pulse.byLayer, Pixel.green), (.pulse.wholeSymbol, Pixel(178, 255, 178))] {
      let stage = lasting(effect)
      let mark = stage.area(where: \.isReddish)
      #expect(mark > 300)
      try stage.flip()
      stage.screen.advance(by: 0.6)
      // Of the mark three tenths are left, so that it is more of the disc's colour.
      #expect(stage.area(where: \.isReddish) == 0)
      #expect(stage.screen.pixel(100, 96).isNear(disc, within: 3))
    }
  }

  @Test("a rotation by layer is one around each part's middle, as a whole one around the symbol's")
  func rotate() throws {
    let stage = lasting(.rotate.byLayer, "speaker.wave.3.fill")
    let still = stage.ink(where: \.isReddish)
    try stage.flip()
    stage.screen.advance(by: 0.25)
    let turned = stage.ink(where: \.isReddish)
    #expect(abs(turned.midX - still.midX) <= 2 && abs(turned.midY - still.midY) <= 2)
    #expect(abs(turned.width - still.height) <= 2 && abs(turned.height - still.width) <= 2)
    let whole = lasting(.rotate.wholeSymbol, "speaker.wave.3.fill")
    try whole.flip()
    whole.screen.advance(by: 0.25)
    // What was on the left is above.
    #expect(whole.ink(where: \.isReddish).midY < still.midY - 20)
  }

  @Test("a wiggle by layer begins with the disc")
  func wiggle() throws {
    func places(_ effect: WiggleSymbolEffect) throws -> (disc: CGFloat, mark: CGFloat) {
      let stage = lasting(effect)
      let still = (stage.ink(where: \.isGreenish).midX, stage.ink(where: \.isReddish).midX)
      try stage.flip()
      stage.screen.advance(by: 0.7 / 8)
      return (stage.ink(where: \.isGreenish).midX - still.0, stage.ink(where: \.isReddish).midX - still.1)
    }
    let layers = try places(.wiggle.right.byLayer), whole = try places(.wiggle.right.wholeSymbol)
    #expect(layers.disc > 8 && abs(layers.mark) <= 1)
    #expect(whole.disc > 8 && abs(whole.mark - whole.disc) <= 2)
  }

  @Test(
    "a wiggle moves first to where it is told",
    arguments: [
      (.wiggle.left, -1, 0), (.wiggle.right, 1, 0), (.wiggle.up, 0, -1), (.wiggle.down, 0, 1), (.wiggle.forward, 1, 0),
      (.wiggle.backward, -1, 0), (.wiggle.custom(angle: 180.0), -1, 0), (.wiggle.custom(angle: Angle.degrees(90)), 0, 1),
    ] as [(WiggleSymbolEffect, CGFloat, CGFloat)])
  func directions(effect: WiggleSymbolEffect, x: CGFloat, y: CGFloat) throws {
    for rightToLeft in [false, true] {
      let stage = SymbolStage(rightToLeft: rightToLeft) { count, _ in
        Image(systemName: "square.fill").symbolEffect(effect, value: count)
      }
      let still = stage.ink()
      try stage.count()
      stage.screen.advance(by: 0.7 / 8)
      let moved = stage.ink()
      // An eighth of the way: 0.12 of the height, of which seven eighths are left.
      let distance = 0.12 * 7 / 8 * still.height
      let mirror: CGFloat = rightToLeft && (effect == .wiggle.forward || effect == .wiggle.backward) ? -1 : 1
      #expect(abs(moved.midX - still.midX - x * mirror * distance) <= 1.5 && abs(moved.midY - still.midY - y * distance) <= 1.5)
    }
  }

  @Test("a wiggle that turns begins with the clock, or against it")
  func turns() throws {
    var pictures: [ArraySlice<Pixel>] = []
    for effect in [WiggleSymbolEffect.wiggle, .wiggle.clockwise, .wiggle.counterClockwise] {
      let stage = SymbolStage { count, _ in Image(systemName: "arrow.right").symbolEffect(effect, value: count) }
      try stage.count()
      stage.screen.advance(by: 0.7 / 8)
      pictures.append(stage.pixels)
    }
    #expect(pictures[0] == pictures[1] && pictures[1] != pictures[2])
  }

  @Test("effects cost paint: no view is evaluated, sized or placed while they run")
  func cost() throws {
    let stage = lasting(.bounce.byLayer)
    try stage.flip()
    stage.screen.forgetWork()
    stage.screen.advance(by: 0.5)
    let work = stage.screen.work
    #expect(work.frames > 10 && work.bodies == 0 && work.sizesComputed == 0 && work.placements == 0 && work.nodesMade == 0)
    #expect(stage.screen.wrongPixels == 0)
  }

  @Test("a periodic repetition rests between its turns, in which it needs no frames; a continuous one does not")
  func periodic() throws {
    let options: [SymbolEffectOptions] = [.repeat(.periodic(2, delay: 0.5)), .repeat(.continuous), .repeat(.periodic)]
    for (index, options) in options.enumerated() {
      let stage = SymbolStage { count, _ in
        Image(systemName: "arrow.right").symbolEffect(.rotate, options: options, value: count)
      }
      let still = stage.pixels
      try stage.count()
      stage.screen.advance(by: 1.25)
      #expect((stage.pixels == still) == (index == 0) && stage.screen.isAnimating == (index > 0))
      stage.screen.advance(by: 1.2)
      #expect(stage.screen.isAnimating)
      stage.screen.advance(by: 0.1)
      #expect(stage.screen.isAnimating == (index > 0))
    }
    let behavior = SymbolEffectOptions.RepeatBehavior.periodic(3, delay: nil)
    #expect(SymbolEffectOptions.repeat(behavior) == .repeat(3) && SymbolEffectOptions.default.repeat(behavior) == .repeat(3))
  }

  @Test("what ran out while it is active does not begin again; switched off and on, it does")
  func again() throws {
    let stage = SymbolStage { count, isOn in
      Image(systemName: "arrow.right").foregroundStyle(count > 0 ? .red : .black)
        .symbolEffect(.rotate, options: .nonRepeating, isActive: isOn)
    }
    try stage.flip()
    stage.screen.advance(by: 1.1)
    #expect(!stage.screen.isAnimating)
    try stage.count()
    #expect(!stage.screen.isAnimating)
    try stage.flip()
    try stage.flip()
    #expect(stage.screen.isAnimating)
  }
}
