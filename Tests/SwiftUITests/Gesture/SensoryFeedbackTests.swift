import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("What a person is to feel") @MainActor
struct SensoryFeedbackTests {
  private final class Player: HapticsPlayer {
    private var played: [Haptic] = []
    func play(_ haptic: Haptic) { played.append(haptic) }
    /// What was played since this was asked last.
    func takeAll() -> [Haptic] {
      defer { played = [] }
      return played
    }
  }

  private struct Counter: View {
    @State var count = 0
    var body: some View {
      Button("count") { count += 1 }
        .sensoryFeedback(.selection, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { old, new in new == 2 && old == 1 }
        .sensoryFeedback(trigger: count) { _, new in new == 3 ? .impact(flexibility: .soft) : nil }
    }
  }

  @Test("a change of the trigger plays, where a condition holds, or what a closure makes of it")
  func modifiers() throws {
    let (screen, player) = (Screen { Counter() }, Player())
    screen.desktop.haptics = player
    try screen.button("count").tap()
    #expect(player.takeAll() == [Haptic(.selection)])
    try screen.button("count").tap()
    #expect(player.takeAll().contains(Haptic(.impact, weight: .heavy, intensity: 0.5)))
    try screen.button("count").tap()
    let third = player.takeAll()
    #expect(third.count == 2 && third.contains(Haptic(.impact, flexibility: .soft)))
  }

  @Test("UIKit's generators play the same; without a player nothing happens")
  func generators() {
    let (screen, player) = (Screen { Text("x") }, Player())
    screen.desktop.haptics = player
    screen.withServices {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.25)
      let notification = UINotificationFeedbackGenerator()
      notification.prepare()
      notification.notificationOccurred(.warning)
      UISelectionFeedbackGenerator().selectionChanged()
    }
    #expect(
      player.takeAll() == [
        Haptic(.impact, weight: .light), Haptic(.impact, flexibility: .rigid, intensity: 0.25), Haptic(.warning),
        Haptic(.selection),
      ])
    screen.desktop.haptics = nil
    screen.withServices { UIImpactFeedbackGenerator().impactOccurred() }
    #expect(player.takeAll().isEmpty)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
    #expect(UINotificationFeedbackGenerator.FeedbackType.error.rawValue == 2)
    let generator: UIFeedbackGenerator = UISelectionFeedbackGenerator()
    generator.prepare()
  }

  @Test("kinds differ from each other")
  func kinds() {
    let kinds: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange, .pathComplete,
      .impact,
    ]
    for (index, kind) in kinds.enumerated() {
      for other in kinds[(index + 1)...] { #expect(kind != other) }
    }
    #expect(SensoryFeedback.Weight.light != .medium && SensoryFeedback.Flexibility.rigid != .solid)
  }
}
