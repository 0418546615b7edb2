import ApusTesting
import EngineTesting
import SwiftUI
import Testing

@Suite("A screen that comes back before it has gone")
@MainActor
struct ReturningScreenTests {
  private struct Stack: View {
    let told: (Binding<[Int]>) -> Void
    @State private var path: [Int] = []
    var body: some View {
      let _ = told($path)
      NavigationStack(path: $path) {
        Color.white.ignoresSafeArea().toolbar(.hidden)
          .navigationDestination(for: Int.self) { _ in Counter() }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      ZStack {
        Color.black.ignoresSafeArea()
        Text("count \(count)").onTapGesture { count += 1 }
      }
      .toolbar(.hidden)
    }
  }

  @Test("it turns round where it is, with its state")
  func turning() throws {
    var binding: Binding<[Int]>?
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 300, height: 300)
        $0.scale = 1
      }
    ) { Stack { binding = $0 } }
    let path = try #require(binding)
    path.wrappedValue = [1]
    screen.finishAnimations()
    try screen.element("count 0").tap()
    path.wrappedValue = []
    screen.advance(by: 0.15)
    let way = try #require(screen.left(of: .black, inRow: 50))
    #expect((30...270).contains(way))
    path.wrappedValue = [1]
    screen.advance(by: 0)
    let turned = try #require(screen.left(of: .black, inRow: 50))
    #expect(abs(turned - way) <= 3)
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 50) == 0)
    #expect(screen.contains("count 1"))
    path.wrappedValue = []
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 50) == nil)
    screen.close()
    #expect(screen.liveNodes == 0)
  }
}
