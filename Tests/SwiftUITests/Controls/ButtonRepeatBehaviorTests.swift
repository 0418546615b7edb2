import ApusTesting
import SwiftUI
import Testing

@Suite("buttonRepeatBehavior") @MainActor
struct ButtonRepeatBehaviorTests {
  private struct Counter: View {
    let behavior: ButtonRepeatBehavior
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.buttonRepeatBehavior(behavior).environment(\.keyboardReachesControls, true)
    }
  }

  @Test(
    "a button that is held acts again and again where that is asked for",
    arguments: [(.automatic, 1), (.disabled, 1), (.enabled, 3)] as [(ButtonRepeatBehavior, Int)])
  func held(behavior: ButtonRepeatBehavior, count: Int) throws {
    let screen = Screen { Counter(behavior: behavior) }
    screen.press(at: CGPoint(x: 195, y: 422), duration: 0.75)
    #expect(screen.contains("Count \(count)"))
    screen.tap(at: CGPoint(x: 195, y: 422))
    #expect(screen.contains("Count \(count + 1)"))
  }

  @Test(
    "a key that is held acts again where that is asked for",
    arguments: [(.automatic, 1), (.enabled, 3)] as [(ButtonRepeatBehavior, Int)])
  func keys(behavior: ButtonRepeatBehavior, count: Int) throws {
    let screen = Screen { Counter(behavior: behavior) }
    screen.press(key: "Tab")
    for isRepeat in [false, true, true] { screen.send(.key(KeyInput(isDown: true, isRepeat: isRepeat, key: " ", time: 0))) }
    #expect(screen.contains("Count \(count)"))
  }

  @Test("it is an environment value")
  func environment() {
    #expect(EnvironmentValues().buttonRepeatBehavior == .automatic)
    #expect(ButtonRepeatBehavior.enabled != .disabled)
  }
}
