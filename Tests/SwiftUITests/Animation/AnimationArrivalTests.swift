import ApusTesting
import SwiftUI
import Testing

@Suite("The end of an animation, as animatable modifiers learn it") @MainActor
struct AnimationArrivalTests {
  @MainActor final class Log { var values: [CGFloat] = [] }

  private struct Watched: ViewModifier, Animatable {
    let log: Log
    var animatableData: CGFloat {
      didSet { log.values.append(animatableData) }
    }
    func body(content: Content) -> some View { content }
  }

  private struct Moving: View {
    let log: Log
    @State private var way: CGFloat = 0
    var body: some View {
      Button("go") { withAnimation(.linear(duration: 0.5)) { way = 7 } }
        .modifier(Watched(log: log, animatableData: way))
    }
  }

  @Test("the last value that the setter is given is the one that was set, once")
  func arrival() throws {
    let log = Log()
    let screen = Screen { Moving(log: log) }
    #expect(log.values.isEmpty)
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(log.values.allSatisfy { $0 < 7 } && log.values.last == 3.5)
    screen.finishAnimations()
    #expect(log.values.last == 7 && log.values.filter { $0 == 7 }.count == 1)
  }
}
