import ApusTesting
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite("Symbols that are replaced") @MainActor
struct SymbolReplacementTests {
  private func stage(
    _ effect: some ContentTransitionSymbolEffect & SymbolEffect, _ old: String, _ new: String
  ) -> SymbolStage {
    SymbolStage { _, isOn in
      Image(systemName: isOn ? new : old).symbolRenderingMode(.palette).foregroundStyle(Color.pureRed, Color.pureGreen)
        .contentTransition(.symbolEffect(effect))
    }
  }

  @Test("what both symbols have stays: of two discs with marks only the marks change")
  func magic() throws {
    let stage = stage(ReplaceSymbolEffect.replace, "checkmark.circle.fill", "xmark.circle.fill")
    let disc = stage.ink(where: \.isGreenish)
    try stage.flip()
    for _ in 0..<4 {
      #expect(stage.ink(where: \.isGreenish) == disc && stage.screen.pixel(100, 96) == .green)
      stage.screen.advance(by: 0.1)
    }
    #expect(!stage.screen.isAnimating && stage.area(where: \.isReddish) > 300)
  }

  @Test("a line through a symbol is drawn over what stays")
  func slash() throws {
    let fallback: ReplaceSymbolEffect.MagicReplace = ReplaceSymbolEffect.replace.magic(fallback: .offUp)
    let stage = SymbolStage { _, isOn in
      Image(systemName: isOn ? "wifi.slash" : "wifi").contentTransition(.symbolEffect(fallback))
    }
    let before = stage.area { $0 == .black }
    try stage.flip()
    stage.screen.advance(by: 0.15)
    #expect(abs(stage.area { $0 == .black } - before) < before / 50)
    stage.screen.advance(by: 0.15)
    // The line runs from 57, 101 to 139, 181.
    #expect(stage.screen.pixel(57, 101) == .black && stage.screen.pixel(139, 181) == .white)
    stage.screen.finishAnimations()
    #expect(stage.screen.pixel(57, 101) == .black && stage.screen.pixel(139, 181) == .black)
  }

  @Test("symbols that have nothing in common are replaced by the other effect")
  func fallback() throws {
    func half(_ effect: some ContentTransitionSymbolEffect & SymbolEffect) throws -> ArraySlice<Pixel> {
      let stage = stage(effect, "square.fill", "circle.fill")
      try stage.flip()
      stage.screen.advance(by: 0.1)
      return stage.pixels
    }
    #expect(try half(ReplaceSymbolEffect.replace.magic(fallback: .upUp)) == half(ReplaceSymbolEffect.upUp))
    #expect(try half(ReplaceSymbolEffect.replace.magic(fallback: .replace)) == half(ReplaceSymbolEffect.downUp))
    #expect(try half(ReplaceSymbolEffect.offUp) != half(ReplaceSymbolEffect.downUp))
  }

  @Test("by layer the old disc goes before its mark; as a whole both go together")
  func layers() throws {
    func disc(_ effect: ReplaceSymbolEffect) throws -> (disc: CGFloat, mark: CGFloat) {
      let stage = stage(effect, "checkmark.circle.fill", "minus")
      let still = (stage.ink(where: \.isGreenish).width, stage.ink(where: \.isReddish).width)
      try stage.flip()
      stage.screen.advance(by: 0.05)
      return (stage.ink(where: \.isGreenish).width / still.0, stage.ink(where: \.isReddish).width / still.1)
    }
    let layers = try disc(.replace.downUp.byLayer), whole = try disc(.replace.downUp.wholeSymbol)
    #expect(abs(layers.disc - 0.875) < 0.03 && abs(layers.mark - 1) < 0.05)
    #expect(abs(whole.disc - 0.875) < 0.03 && abs(whole.mark - 0.875) < 0.06)
  }

  @Test("where people want less motion, nothing moves: symbols fade, and what only moves does not run")
  func reducedMotion() throws {
    let stage = SymbolStage { count, isOn in
      Image(systemName: isOn ? "circle.fill" : "square.fill")
        .symbolEffect(.bounce, value: count).symbolEffect(.pulse, value: count)
        .contentTransition(.symbolEffect(.replace.downUp))
        .transformEnvironment(\.self) { $0[ReduceMotionKey.self] = true }
    }
    let still = stage.ink()
    try stage.count()
    stage.screen.advance(by: 0.15)
    // A bounce would be at its largest; the pulse has begun.
    #expect(stage.ink() == still && stage.screen.pixel(100, 140) != .black)
    stage.screen.finishAnimations()
    try stage.flip()
    stage.screen.advance(by: 0.1)
    #expect(stage.ink() == still && stage.screen.pixel(100, 140).isNear(Pixel(gray: 128), within: 4))
    let hiding = SymbolStage { _, isOn in
      Image(systemName: "square.fill").symbolEffect(.disappear, isActive: isOn)
        .transformEnvironment(\.self) { $0[ReduceMotionKey.self] = true }
    }
    try hiding.flip()
    hiding.screen.advance(by: 0.2)
    #expect(hiding.ink() == still && hiding.screen.pixel(100, 140).isNear(Pixel(gray: 128), within: 4))
  }
}
