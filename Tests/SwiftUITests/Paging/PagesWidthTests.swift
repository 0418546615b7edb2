import ApusTesting
import SwiftUI
import Testing

@Suite("Pages whose width changes while they are on their way")
@MainActor
struct PagesWidthTests {
  private struct Pages: View {
    @State private var selection = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("selected \(selection)").frame(height: 40)
        Button("next") { withAnimation(.linear(duration: 0.3)) { selection += 1 } }.frame(height: 40)
        TabView(selection: $selection) {
          ForEach(0..<4, id: \.self) { Text("page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity).tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
  }

  private enum Way: CaseIterable { case selection, flick, finger }

  @Test("they are at the page they were going to, and go on from there", arguments: Way.allCases, [150, 600] as [CGFloat])
  private func width(way: Way, width: CGFloat) throws {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) { Pages() }
    switch way {
    case .selection: try screen.button("next").tap()
    case .flick: screen.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 170, y: 300), duration: 0.1)
    case .finger:
      screen.touchDown(at: CGPoint(x: 280, y: 300))
      screen.touchMove(to: CGPoint(x: 260, y: 300))
      screen.touchMove(to: CGPoint(x: 80, y: 300))
    }
    screen.advance(by: 0.1)
    screen.resize(to: CGSize(width: width, height: 500))
    if way == .finger { screen.touchUp(at: CGPoint(x: 80, y: 300)) }
    screen.finishAnimations()
    #expect(screen.contains("selected 1"))
    #expect(try screen.text("page 1").frame.midX == width / 2)
    try screen.button("next").tap()
    screen.finishAnimations()
    #expect(try screen.text("page 2").frame.midX == width / 2)
  }
}
