import ApusTesting
import SwiftUI
import Testing

@Suite("Symbols that come and go") @MainActor
struct SymbolPresenceTests {
  private func stage(_ effect: some IndefiniteSymbolEffect & SymbolEffect, _ name: String = "minus") -> SymbolStage {
    SymbolStage { _, isOn in Image(systemName: name).symbolEffect(effect, isActive: isOn) }
  }
  /// The ink, as fractions of that at rest, half way to where the effect hides the symbol.
  private func halfHidden(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, _ name: String = "minus", after seconds: TimeInterval
  ) throws -> (stage: SymbolStage, still: CGRect, ink: CGRect) {
    let stage = stage(effect, name)
    let still = stage.ink()
    try stage.flip()
    stage.screen.advance(by: seconds)
    return (stage, still, stage.ink())
  }

  @Test(
    "half way a symbol that disappears is half transparent, and smaller or larger",
    arguments: [(.disappear, 0.75), (.disappear.down, 0.75), (.disappear.up, 1.15)] as [(DisappearSymbolEffect, CGFloat)])
  func disappear(effect: DisappearSymbolEffect, growth: CGFloat) throws {
    let (stage, still, ink) = try halfHidden(effect, "square.fill", after: 0.2)
    #expect(abs(ink.width - growth * still.width) <= 2 && stage.screen.pixel(100, 140).isNear(Pixel(gray: 128), within: 4))
    stage.screen.finishAnimations()
    #expect(stage.area() == 0 && !stage.screen.isAnimating)
    try stage.flip()
    stage.screen.finishAnimations()
    #expect(stage.ink() == still)
  }

  @Test("one that appears is hidden while the effect is active, also at first", arguments: [false, true])
  func appear(down: Bool) throws {
    let effect: AppearSymbolEffect = down ? .appear.down : .appear.up
    let stage = SymbolStage { _, isOn in Image(systemName: "square.fill").symbolEffect(effect, isActive: !isOn) }
    #expect(stage.area() == 0 && !stage.screen.isAnimating)
    try stage.flip()
    stage.screen.advance(by: 0.2)
    let half = stage.ink()
    stage.screen.finishAnimations()
    #expect(abs(half.width - (down ? 1.15 : 0.75) * stage.ink().width) <= 2)
    #expect(stage.screen.pixel(100, 140) == .black)
  }

  @Test("by layer the disc goes before its mark, and comes before it; as a whole both go together")
  func layers() throws {
    func colors(_ effect: some IndefiniteSymbolEffect & SymbolEffect, hiding: Bool) throws -> (disc: Pixel, mark: Int) {
      let stage = SymbolStage { _, isOn in
        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
          .foregroundStyle(Color.pureRed, Color.pureGreen).symbolEffect(effect, isActive: isOn == hiding)
      }
      try stage.flip()
      stage.screen.advance(by: 0.2)
      return (stage.screen.pixel(100, 108), stage.area { $0.red > 200 && $0.green < 120 })
    }
    let layers = try colors(.disappear.byLayer, hiding: true), whole = try colors(.disappear.wholeSymbol, hiding: true)
    #expect(layers.disc.red > whole.disc.red + 30 && layers.mark > 100 && whole.mark == 0)
    let coming = try colors(.appear.byLayer, hiding: false), together = try colors(.appear.wholeSymbol, hiding: false)
    #expect(coming.disc.red < together.disc.red - 30)
  }

  @Test("a line is drawn from where it begins, and taken away from there or from its end")
  func draw() throws {
    let (on, still, drawn) = try halfHidden(.drawOn, after: 0.4)
    #expect(abs(drawn.width - still.width / 2) < 8 && abs(drawn.minX - still.minX) <= 1)
    on.screen.finishAnimations()
    #expect(on.area() == 0)
    for effect in [DrawOffSymbolEffect.drawOff, .drawOff.reversed.nonReversed] {
      let (off, still, left) = try halfHidden(effect, after: 0.4)
      #expect(abs(left.width - still.width / 2) < 8 && abs(left.maxX - still.maxX) <= 1)
      off.screen.finishAnimations()
      #expect(off.area() == 0)
    }
    let (_, whole, reversed) = try halfHidden(.drawOff.reversed, after: 0.4)
    #expect(abs(reversed.width - whole.width / 2) < 8 && abs(reversed.minX - whole.minX) <= 1)
  }

  @Test("parts are drawn one after the other, a little later each, or together")
  func drawnLayers() throws {
    func widths(_ effect: some IndefiniteSymbolEffect & SymbolEffect) throws -> CGFloat {
      let (_, still, ink) = try halfHidden(effect, "speaker.wave.3", after: 0.4)
      return ink.width / still.width
    }
    // Speaker and first wave, which ends at 768 of 1180; by layer the last wave has begun.
    #expect(abs(try widths(.drawOn.individually) - 768 / 1180) < 0.03)
    #expect(try widths(.drawOn.byLayer) > 0.8 && widths(.drawOn.wholeSymbol) > 0.95)
    // The speaker and the first wave are gone: the second begins at 790.
    #expect(abs(try widths(.drawOff.individually) - (1180 - 790) / 1180) < 0.04)
    #expect(try widths(.drawOff.byLayer) > 0.42 && widths(.drawOff.wholeSymbol) > 0.8)
  }

  @Test("twice the speed takes half the time")
  func speed() throws {
    let stage = SymbolStage { _, isOn in
      Image(systemName: "minus").symbolEffect(.drawOn, options: .speed(2), isActive: isOn)
    }
    try stage.flip()
    stage.screen.advance(by: 0.35)
    #expect(stage.screen.isAnimating)
    stage.screen.advance(by: 0.1)
    #expect(!stage.screen.isAnimating)
  }

  @Test("an effect that is taken away hides no more, also where another kind is asked for in its place")
  func removed() throws {
    let stage = SymbolStage { count, isOn in
      VStack { Image(systemName: "square.fill").symbolEffect(.bounce, value: count) }
        .symbolEffectsRemoved(isOn).symbolEffect(.disappear)
    }
    #expect(stage.area() == 0)
    try stage.flip()
    stage.screen.finishAnimations()
    #expect(stage.area() > 100)
  }

  @Test("a speed that is no number, or beyond all, is as slow or as fast as can be, and the symbol comes to rest")
  func wrongSpeed() throws {
    #expect(SymbolEffectOptions.speed(.nan) == .speed(0.01) && SymbolEffectOptions.speed(-.infinity) == .speed(0))
    #expect(SymbolEffectOptions.speed(.infinity) == .speed(100))
    let stage = SymbolStage { count, _ in
      Image(systemName: "square.fill").symbolEffect(.bounce, options: .speed(.infinity), value: count)
    }
    let still = stage.ink()
    try stage.count()
    stage.screen.advance(by: 0.1)
    #expect(!stage.screen.isAnimating && stage.ink() == still)
  }

  /// A symbol and a text that come and go by a transition, in an animation of a tenth of a second.
  private func comingAndGoing(_ transition: AnyTransition) -> SymbolStage {
    SymbolStage { _, isOn in
      ZStack {
        if isOn {
          VStack(spacing: 0) {
            Image(systemName: "minus")
            Text("—").font(.system(size: 40)).foregroundStyle(Color.pureRed)
          }
          .transition(transition)
        }
      }
      .animation(.linear(duration: 0.1), value: isOn)
    }
  }

  @Test("a transition lets symbols come and go in their own time, and other views at once")
  func transition() throws {
    let transitions: [AnyTransition] = [
      .symbolEffect(.drawOn), AnyTransition(SymbolEffectTransition(effect: DrawOnSymbolEffect.drawOn, options: .default)),
      AnyTransition(.symbolEffect(.drawOn.wholeSymbol)),
    ]
    for transition in transitions {
      let stage = comingAndGoing(transition)
      try stage.flip()
      let isDark = { (pixel: Pixel) in pixel.red < 100 }
      #expect(stage.area(where: isDark) == 0 && stage.area(where: \.isReddish) > 20)
      stage.screen.advance(by: 0.4)
      let half = stage.ink(where: isDark)
      stage.screen.finishAnimations()
      let still = stage.ink(where: isDark)
      #expect(abs(half.width - still.width / 2) < 8 && abs(half.minX - still.minX) <= 1)
      try stage.flip()
      stage.screen.advance(by: 0.4)
      #expect(abs(stage.ink(where: isDark).width - still.width / 2) < 8)
      stage.screen.finishAnimations()
      #expect(stage.area() == 0 && !stage.screen.isAnimating)
    }
  }

  @Test("without another effect symbols appear and disappear; without an animation they are there, and gone, at once")
  func automatic() throws {
    for transition in [AnyTransition.symbolEffect, AnyTransition(.symbolEffect), .symbolEffect(.automatic)] {
      let stage = comingAndGoing(transition)
      try stage.flip()
      stage.screen.advance(by: 0.2)
      let half = stage.ink { $0.red < 200 }
      stage.screen.finishAnimations()
      #expect(abs(half.width - 0.75 * stage.ink { $0.red < 200 }.width) <= 3)
    }
    func atOnce(_ effect: some TransitionSymbolEffect & SymbolEffect) throws {
      let stage = SymbolStage { _, isOn in ZStack { if isOn { Image(systemName: "minus").transition(.symbolEffect(effect)) } } }
      try stage.flip()
      #expect(stage.area() > 0 && !stage.screen.isAnimating)
      try stage.flip()
      #expect(stage.area() == 0 && !stage.screen.isAnimating)
    }
    try atOnce(.disappear)
    try atOnce(.drawOff)
  }
}
