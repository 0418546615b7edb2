import ApusTesting
import SwiftUI
import Testing

@Suite("Kinds of symbol effects")
@MainActor
struct SymbolEffectKindTests {
  /// A symbol with effects, above it a button that changes their value and one that makes them active.
  private struct Content: View {
    @State private var count = 0
    @State private var isActive = false
    let apply: (Int, Bool) -> AnyView
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("count") { count += 1 }
          Button("active") { isActive.toggle() }
        }
        .frame(height: 40)
        apply(count, isActive).font(.system(size: 100)).frame(width: 200, height: 200)
      }
    }
  }

  private func screen(_ apply: @escaping (Int, Bool) -> AnyView) -> Screen { picture(200, 240) { Content(apply: apply) } }
  private func discrete(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, _ name: String = "square.fill", options: SymbolEffectOptions = .default
  ) -> Screen {
    screen { count, _ in AnyView(Image(systemName: name).symbolEffect(effect, options: options, value: count)) }
  }
  private func lasting(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, _ name: String = "square.fill", options: SymbolEffectOptions = .default
  ) -> Screen {
    screen { _, isActive in AnyView(Image(systemName: name).symbolEffect(effect, options: options, isActive: isActive)) }
  }
  /// The symbol's ink; the buttons' texts are blue.
  private func ink(_ screen: Screen) -> CGRect { screen.ink { $0.blue < 200 } }

  @Test("a bounce is a swing that dies away, upwards or downwards", arguments: [1, -1] as [CGFloat])
  func bounce(direction: CGFloat) throws {
    let effect: BounceSymbolEffect = direction > 0 ? .bounce.up : .bounce.down
    let screen = discrete(effect)
    let still = ink(screen).width
    try screen.button("count").tap()
    screen.advance(by: 0.15)
    // A quarter of a swing of 0.6 seconds: sin 90° of 0.3, of which three quarters are left.
    #expect(abs(ink(screen).width - still * (1 + direction * 0.3 * 0.75)) <= 2)
    screen.advance(by: 0.5)
    #expect(ink(screen).width == still && !screen.isAnimating)
  }

  @Test("a pulse fades to 0.3, a breath to 0.75 and a tenth larger")
  func pulseAndBreathe() throws {
    let pulse = discrete(PulseSymbolEffect.pulse)
    try pulse.button("count").tap()
    pulse.advance(by: 0.6)
    #expect(pulse.pixel(100, 140).isNear(Pixel(gray: 178), within: 3))
    let effect: BreatheSymbolEffect = .breathe
    let breathe = discrete(effect)
    let still = ink(breathe).width
    try breathe.button("count").tap()
    breathe.advance(by: 1.2)
    #expect(breathe.pixel(100, 140).isNear(Pixel(gray: 64), within: 3))
    #expect(abs(ink(breathe).width - 1.1 * still) <= 2)
  }

  @Test("a wiggle turns to and fro")
  func wiggle() throws {
    let effect: WiggleSymbolEffect = .wiggle
    let screen = discrete(effect, "minus")
    let still = ink(screen)
    try screen.button("count").tap()
    screen.advance(by: 0.7 / 8)
    // An eighth of the turn: 0.25 radians, of which seven eighths are left. A line with round ends grows by its length's sine.
    let height = still.height + (still.width - still.height) * sin(0.25 * 7 / 8)
    #expect(abs(ink(screen).height - height) <= 2)
    screen.finishAnimations()
    #expect(ink(screen) == still)
  }

  @Test("a rotation is one turn a second, with the clock or against it")
  func rotate() throws {
    for (effect, isDown) in [(RotateSymbolEffect.rotate, true), (.rotate.clockwise, true), (.rotate.counterClockwise, false)] {
      let screen = discrete(effect, "arrow.right")
      let still = ink(screen)
      try screen.button("count").tap()
      screen.advance(by: 0.25)
      let turned = ink(screen)
      #expect(abs(turned.width - still.height) <= 2 && abs(turned.height - still.width) <= 2)
      // The head is the widest part.
      var counts = [Int](repeating: 0, count: 240)
      screen.forEachPixel { _, row, pixel in if pixel.blue < 200 { counts[row] += 1 } }
      let widest = counts.firstIndex(of: counts.max() ?? 0) ?? 0
      #expect((CGFloat(widest) > turned.midY) == isDown)
    }
  }

  @Test("a scale lasts as long as it is active", arguments: [0.85, 1.15] as [CGFloat])
  func scale(factor: CGFloat) throws {
    let effect: ScaleSymbolEffect = factor < 1 ? .scale.down : .scale.up
    let screen = lasting(effect)
    let still = ink(screen).width
    try screen.button("active").tap()
    screen.finishAnimations()
    #expect(abs(ink(screen).width - factor * still) <= 1.5)
    try screen.button("active").tap()
    screen.finishAnimations()
    #expect(ink(screen).width == still)
  }

  @Test(
    "options say how often and how fast",
    arguments: [
      (.default, 1), (.nonRepeating, 1), (.repeat(3), 3), (.repeat(0), 1), (.speed(2), 0.5), (.repeat(2).speed(4), 0.5),
      (.repeating, nil), (.repeat(nil), nil),
    ] as [(SymbolEffectOptions, Double?)])
  func options(options: SymbolEffectOptions, turns: Double?) throws {
    let screen = discrete(.rotate, options: options)
    #expect(!screen.isAnimating)
    try screen.button("count").tap()
    screen.advance(by: (turns ?? 20) - 0.05)
    #expect(screen.isAnimating)
    screen.advance(by: 0.1)
    #expect(screen.isAnimating == (turns == nil))
  }

  @Test("what is active goes on and on unless the options say otherwise")
  func lasting() throws {
    for (options, goesOn) in [(SymbolEffectOptions.default, true), (.nonRepeating, false)] {
      let screen = lasting(.rotate, options: options)
      try screen.button("active").tap()
      screen.advance(by: 5)
      #expect(screen.isAnimating == goesOn)
    }
    #expect(SymbolEffectOptions.default.repeating == .repeating && SymbolEffectOptions.repeating.nonRepeating == .nonRepeating)
  }

  /// The width of what shows in the symbol's middle row.
  private func width(of screen: Screen) -> CGFloat {
    CGFloat((0..<200).count { screen.pixel(CGFloat($0), 140) != .white })
  }

  /// The old symbol's gray and how much larger it is, a tenth of a second into the 0.4 in which it is replaced.
  private func replaced(by effect: some ContentTransitionSymbolEffect & SymbolEffect) throws -> (gray: Int, growth: CGFloat) {
    let screen = screen { _, isActive in
      AnyView(Image(systemName: isActive ? "circle.fill" : "square.fill").contentTransition(.symbolEffect(effect)))
    }
    let still = width(of: screen)
    try screen.button("active").tap()
    screen.advance(by: 0.1)
    return (screen.pixel(100, 140).green, width(of: screen) / still)
  }

  @Test("a quarter into a replacement the old symbol is half gone, smaller, larger or not there at all")
  func replace() throws {
    for effect in [ReplaceSymbolEffect.replace, .replace.downUp] {
      let (gray, growth) = try replaced(by: effect)
      #expect(abs(gray - 128) <= 4 && abs(growth - 0.75) < 0.03)
    }
    let up = try replaced(by: ReplaceSymbolEffect.replace.upUp)
    #expect(abs(up.gray - 128) <= 4 && abs(up.growth - 1.15) < 0.03)
    #expect(try replaced(by: ReplaceSymbolEffect.replace.offUp).gray == 255)
    let automatic: AutomaticSymbolEffect = .automatic
    #expect(try replaced(by: automatic) == replaced(by: ReplaceSymbolEffect.replace))
  }
}
