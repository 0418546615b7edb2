import ApusTesting
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite("A map in an animated layout") struct MapLayoutAnimationTests {
  private struct Folding: View {
    @State private var isLarge = false
    var body: some View {
      VStack(spacing: 0) {
        Map(initialPosition: .region(MapOnScreen.kanto)) {
          Annotation("", coordinate: MapOnScreen.tokyo, anchor: .center) { Color.black.frame(width: 10, height: 10) }
        }
        .frame(height: isLarge ? 200 : 100)
        .padding(.top, isLarge ? 40 : 0)
        Button("fold") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        Spacer()
      }
    }
  }

  @Test("it moves, grows and shrinks with its frame, and its middle stays in its middle")
  func frames() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 300, height: 300)
        $0.scale = 1
      }
    ) { Folding() }
    func edges() -> [Int?] {
      let column = (0..<300).filter { screen.gray(x: 3, y: $0) < 250 }
      let dot = (0..<300).filter { screen.gray(x: 150, y: $0) < 20 }
      return [column.first, column.last.map { $0 + 1 }, dot.first.map { $0 + 5 }]
    }
    func expect(_ expected: [Int], _ moment: String) {
      for (found, wanted) in zip(edges(), expected) {
        #expect(abs((found ?? -100) - wanted) <= 1, "\(moment): \(edges()) and not \(expected)")
      }
    }
    expect([0, 100, 50], "small")
    try screen.button("fold").tap()
    screen.advance(by: 0.5)
    expect([20, 170, 95], "growing")
    #expect(screen.wrongPixels == 0)
    screen.finishAnimations()
    expect([40, 240, 140], "large")
    try screen.button("fold").tap()
    screen.advance(by: 0.25)
    expect([30, 205, 117], "shrinking")
    screen.finishAnimations()
    expect([0, 100, 50], "small again")
    #expect(screen.faults.isEmpty)
  }
}
