import ApusTesting
import SwiftUI
import Testing

@Suite("Shapes of views for some purposes") @MainActor
struct ContentShapeKindsTests {
  private struct Target: View {
    let kinds: ContentShapeKinds
    @State private var count = 0
    var body: some View {
      Color.white.overlay { Text("count \(count)") }.contentShape(kinds, Circle()).onTapGesture { count += 1 }
    }
  }

  @Test("presses count inside the shape where it is for presses, and everywhere else")
  func interaction() {
    for (kinds, expected) in [(.interaction, 0), ([.interaction, .hoverEffect], 0), (.hoverEffect, 1), (.dragPreview, 1)]
      as [(ContentShapeKinds, Int)]
    {
      let screen = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) { Target(kinds: kinds) }
      screen.tap(at: CGPoint(x: 5, y: 5))
      #expect(screen.contains("count \(expected)"))
    }
    #expect(ContentShapeKinds([.contextMenuPreview, .focusEffect, .accessibility]).rawValue == 4 + 16 + 32)
  }

  @Test("a pointer shows a plate of the shape")
  func hover() {
    func gray(_ kinds: ContentShapeKinds) -> Int {
      let screen = Screen(
        .init {
          $0.size = CGSize(width: 100, height: 100); $0.scale = 1
        }
      ) { Color.clear.hoverEffect().contentShape(kinds, Circle()) }
      screen.movePointer(to: CGPoint(x: 50, y: 50))
      screen.finishAnimations()
      return screen.gray(x: 10, y: 10)
    }
    #expect(gray(.interaction) < 250 && gray(.hoverEffect) == 255)
  }
}
