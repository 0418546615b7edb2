import ApusTesting
import SwiftUI
import Testing

/// Changes of the environment reach every view that read it, whatever stands between.
@Suite("The environment's reach")
@MainActor
struct EnvironmentReachTests {
  private struct Toggled<Content: View>: View {
    @State private var isOn = false
    let content: (Bool) -> Content
    init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { isOn.toggle() }.frame(height: 40)
        content(isOn).frame(height: 60)
      }
    }
  }

  private func screen<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.scale = 1
      }
    ) { Toggled(content: content) }
  }

  @Test("a value set inside of a modifier on several views, or an unknown number, reaches them when it changes")
  func belowListModifiers() throws {
    // The nodes of the shapes stand below those of `opacity`; the value is set by a list between.
    let erased = screen { isOn in AnyView(Rectangle()).foregroundColor(isOn ? .black : .white).opacity(1).padding(0) }
    #expect(erased.gray(x: 50, y: 70) == 255)
    try erased.button("go").tap()
    #expect(erased.gray(x: 50, y: 70) == 0)

    let grouped = screen { isOn in
      HStack(spacing: 0) {
        Group {
          Rectangle()
          Rectangle()
        }
        .foregroundColor(isOn ? .black : .white).opacity(1)
      }
    }
    try grouped.button("go").tap()
    #expect((grouped.gray(x: 20, y: 70), grouped.gray(x: 80, y: 70)) == (0, 0))
  }

  @Test("a disabled button's label turns grey at once")
  func disabledLabel() throws {
    let screen = screen { isOn in Button("█████") {}.disabled(isOn) }
    let before = screen.gray(x: 50, y: 70)
    try screen.button("go").tap()
    #expect(screen.gray(x: 50, y: 70) > before + 40)
  }
}
