import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("What a person is to feel", .serialized) @MainActor
struct SensoryFeedbackTests {
  /// What was played while a closure ran.
  private func played(_ run: () throws -> Void) rethrows -> [SensoryFeedback] {
    var played: [SensoryFeedback] = []
    GeneralHaptics.player = { played.append($0) }
    defer { GeneralHaptics.player = nil }
    try run()
    return played
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
    let screen = Screen { Counter() }
    #expect(try played { try screen.button("count").tap() } == [.selection])
    #expect(try played { try screen.button("count").tap() }.contains(.impact(weight: .heavy, intensity: 0.5)))
    let third = try played { try screen.button("count").tap() }
    #expect(third.count == 2 && third.contains(.impact(flexibility: .soft)))
  }

  @Test("UIKit's generators play the same; without a player nothing happens")
  func generators() {
    let feedback = played {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.25)
      let notification = UINotificationFeedbackGenerator()
      notification.prepare()
      notification.notificationOccurred(.warning)
      UISelectionFeedbackGenerator().selectionChanged()
    }
    #expect(
      feedback == [.impact(weight: .light, intensity: 1), .impact(flexibility: .rigid, intensity: 0.25), .warning, .selection])
    UIImpactFeedbackGenerator().impactOccurred()
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
