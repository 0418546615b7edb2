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

  private struct Fading: View {
    @Namespace private var space
    @State private var isSecond = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }.frame(height: 40)
        ZStack(alignment: .topLeading) {
          Color.clear
          if isSecond {
            Color.pureRed.matchedGeometryEffect(id: "box", in: space).frame(width: 60, height: 20).padding(.leading, 100)
          } else {
            Color.pureGreen.matchedGeometryEffect(id: "box", in: space).frame(width: 20, height: 20)
          }
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test("both copies show in the frame on the way, fading across each other (Facts 7.5)")
  func fading() throws {
    let screen = screen { Fading() }
    #expect(screen.pixel(10, 50) == .green)
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    // Half of the green over white, and half of the red over that.
    let mixed = Pixel.red.over(Pixel.green.over(.white, opacity: 0.5), opacity: 0.5)
    for x in [51, 70, 89] as [CGFloat] { #expect(screen.pixel(x, 50).isNear(mixed, within: 3), "\(x): \(screen.pixel(x, 50))") }
    let isInk = { (pixel: Pixel) in pixel.blue < 250 && (pixel.red > pixel.blue + 20 || pixel.green > pixel.blue + 20) }
    #expect(screen.ink(where: isInk) == CGRect(x: 50, y: 40, width: 40, height: 20))
    // Back before it has arrived: from where both are.
    try screen.button("go").tap()
    #expect(screen.ink(where: isInk) == CGRect(x: 50, y: 40, width: 40, height: 20))
    screen.finishAnimations()
    #expect(screen.ink(where: isInk) == CGRect(x: 0, y: 40, width: 20, height: 20))
    #expect(screen.pixel(10, 50) == .green)
    try screen.button("go").tap()
    screen.finishAnimations()
    #expect(screen.ink(where: isInk) == CGRect(x: 100, y: 40, width: 60, height: 20))
    #expect(screen.pixel(130, 50) == .red)
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
