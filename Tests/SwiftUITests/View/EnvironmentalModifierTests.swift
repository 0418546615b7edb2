import ApusTesting
import SwiftUI
import Testing

private struct Widen: ViewModifier {
  let amount: CGFloat
  func body(content: Content) -> some View { content.padding(.horizontal, amount) }
}

/// Widens more where lines run from right to left.
private struct WidenByDirection: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Widen {
    Widen(amount: environment.layoutDirection == .rightToLeft ? 20 : 5)
  }
}

@Suite("Modifiers of the environment")
@MainActor
struct EnvironmentalModifierTests {
  private var box: some View { Color.red.frame(width: 10, height: 10) }

  @Test("the environment of the view says which modifier is applied")
  func resolved() {
    let view = box.modifier(WidenByDirection())
    #expect(size(of: view) == CGSize(width: 20, height: 10))
    #expect(size(of: view.environment(\.layoutDirection, .rightToLeft)) == CGSize(width: 50, height: 10))
  }

  @Test("each view of several is modified")
  func several() {
    let view = VStack(spacing: 0) {
      ForEach(0..<2) { _ in box }.modifier(WidenByDirection())
    }
    #expect(size(of: view) == CGSize(width: 20, height: 20))
  }
}
