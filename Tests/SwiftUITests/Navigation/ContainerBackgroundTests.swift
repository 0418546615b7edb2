import ApusTesting
import SwiftUI
import Testing

@Suite("The background of the container around a view")
@MainActor
struct ContainerBackgroundTests {
  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
        $0.scale = 1
      }
    ) { view }
  }

  @Test("a screen's reaches beyond the safe area; a view's is aligned in it")
  func navigation() {
    let plain = screen { NavigationStack { Text("v").containerBackground(Color.black, for: .navigation) } }
    #expect(plain.gray(x: 10, y: 290) == 0 && plain.gray(x: 100, y: 100) == 0)
    let view = screen {
      NavigationStack {
        Text("v").containerBackground(for: .navigation, alignment: .top) { Color.black.frame(height: 150) }
      }
    }
    #expect(view.gray(x: 10, y: 290) == 255)
    let split = screen { Text("v").containerBackground(Color.black, for: .navigationSplitView) }
    #expect(split.gray(x: 10, y: 5) == 0)
  }

  @Test("a widget's shows nowhere in an app")
  func widget() {
    let screen = screen { Text("v").containerBackground(Color.black, for: .widget) }
    #expect(screen.gray(x: 100, y: 250) == 255)
    #expect(ContainerBackgroundPlacement.widget != .navigation)
  }
}
