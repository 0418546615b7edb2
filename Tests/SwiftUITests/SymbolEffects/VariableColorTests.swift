import ApusTesting
import SwiftUI
import Testing

@Suite("variableColor") @MainActor
struct VariableColorTests {
  /// A symbol of four parts that show a value, a number of steps into the effect: five of a quarter of a second are a turn.
  private func stage(_ effect: VariableColorSymbolEffect, steps: Double, _ name: String = "wifi") throws -> SymbolStage {
    let stage = SymbolStage { count, _ in Image(systemName: name).symbolEffect(effect, value: count) }
    try stage.count()
    stage.screen.advance(by: 0.25 * steps)
    return stage
  }
  private func still(_ value: Double) -> SymbolStage { SymbolStage { _, _ in Image(systemName: "wifi", variableValue: value) } }
  private func dark(_ stage: SymbolStage) -> Int { stage.area { $0 == .black } }

  @Test("by default what was shown stays: after two steps and a bit two parts are in full, the others faint")
  func cumulative() throws {
    for effect in [VariableColorSymbolEffect.variableColor, .variableColor.cumulative, .variableColor.iterative.cumulative] {
      let shown = try stage(effect.dimInactiveLayers.nonReversing, steps: 2.25)
      #expect(shown.pixels == still(0.5).pixels)
      #expect(try stage(effect, steps: 0.6).area { $0 == .black } == 0)
      let over = try stage(effect, steps: 5.1)
      #expect(!over.screen.isAnimating && over.pixels == still(1).pixels)
    }
  }

  @Test("one at a time only the second part is in full")
  func iterative() throws {
    let shown = try stage(.variableColor.iterative, steps: 2.25)
    #expect(abs(dark(shown) - (dark(still(0.5)) - dark(still(0.25)))) < 30)
    #expect(shown.area() == still(0.5).area())
  }

  @Test("parts whose turn it is not are hidden")
  func hidden() throws {
    let shown = try stage(.variableColor.hideInactiveLayers, steps: 2.25)
    #expect(dark(shown) == dark(still(0.5)))
    #expect(shown.area() < still(0.5).area() / 2)
  }

  @Test("a turn there and back takes twice as long, and is the same both ways")
  func reversing() throws {
    let there = try stage(.variableColor.reversing, steps: 2.25), back = try stage(.variableColor.reversing, steps: 7.75)
    #expect(there.pixels == still(0.5).pixels && back.pixels == there.pixels)
    #expect(back.screen.isAnimating)
  }

  @Test("symbols that show no value stay still, and a new one that does begins")
  func none() throws {
    let other = try stage(.variableColor, steps: 1, "star")
    #expect(!other.screen.isAnimating)
    let stage = SymbolStage { _, isOn in Image(systemName: isOn ? "wifi" : "star").symbolEffect(.variableColor) }
    #expect(!stage.screen.isAnimating)
    try stage.flip()
    #expect(stage.screen.isAnimating)
  }
}
