import ApusTesting
import SwiftUI
import Testing

/// Views that are one to the eye.
@MainActor
struct MatchedGeometryTests {
  private struct Exchange: View {
    @Namespace private var space
    @State private var isSecond = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }.frame(height: 40)
        ZStack(alignment: .topLeading) {
          Color.clear
          if isSecond {
            Color.black.matchedGeometryEffect(id: "box", in: space).frame(width: 60, height: 20).padding(.leading, 100)
              .transition(.identity)
          } else {
            Color.black.matchedGeometryEffect(id: "box", in: space).frame(width: 20, height: 20).transition(.identity)
          }
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 100)
        $0.scale = 1
      }, content: view)
  }

  @Test("a source that comes begins where the one before it was, at its size")
  func exchange() throws {
    let screen = screen { Exchange() }
    #expect(screen.right(of: .black, inRow: 50) == 20)
    try screen.button("go").tap()
    #expect(screen.left(of: .black, inRow: 50) == 0)
    #expect(screen.right(of: .black, inRow: 50) == 20)
    screen.advance(by: 0.5)
    #expect(screen.left(of: .black, inRow: 50) == 50)
    #expect(screen.right(of: .black, inRow: 50) == 90)
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 50) == 100)
    #expect(screen.right(of: .black, inRow: 50) == 160)
  }

  private struct Marker: View {
    @Namespace private var space
    @State private var chosen = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { chosen = 2 } }.frame(height: 40)
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            Color.clear.frame(width: CGFloat(20 + index * 20), height: 20).matchedGeometryEffect(id: index, in: space)
          }
        }
        .background { Color.black.matchedGeometryEffect(id: chosen, in: space, isSource: false) }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test("a view that is no source has the source's place and size, and moves from one source to another")
  func following() throws {
    let screen = screen { Marker() }
    #expect(screen.left(of: .black, inRow: 50) == 0)
    #expect(screen.right(of: .black, inRow: 50) == 20)
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    #expect(screen.left(of: .black, inRow: 50) == 30)
    #expect(screen.right(of: .black, inRow: 50) == 70)
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 50) == 60)
    #expect(screen.right(of: .black, inRow: 50) == 120)
  }
}
