import ApusTesting
import SwiftUI
import Testing

@Suite("What animations remember")
@MainActor
struct AnimationStateTests {
  private enum Steps: AnimationStateKey { static var defaultValue: Int { 0 } }
  private enum Name: AnimationStateKey { static var defaultValue: String { "none" } }

  @Test("a state has a value for each key, and the default before one was written")
  func keys() {
    var state = AnimationState<Double>()
    #expect(state[Steps.self] == 0 && state[Name.self] == "none")
    state[Steps.self] += 3
    state[Name.self] = "some"
    #expect(state[Steps.self] == 3 && state[Name.self] == "some")
    let copy = state
    state[Steps.self] = 9
    #expect(copy[Steps.self] == 3)
  }

  /// Goes a quarter of the way each time it is asked at a later time.
  private struct Quarters: CustomAnimation {
    enum Last: AnimationStateKey { static var defaultValue: TimeInterval { -1 } }
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      if time > context.state[Last.self] {
        context.state[Last.self] = time
        context.state[Steps.self] += 1
      }
      // Another kind of value has a state of its own in the same context.
      var inner = context.withState(AnimationState<Float>())
      inner.state[Steps.self] = 100
      let steps = context.state[Steps.self] - 1
      return steps < 4 ? value.scaled(by: Double(steps) / 4) : nil
    }
  }

  @Test("an animation finds its state again in each frame, and ends when it says so")
  func frames() throws {
    struct Content: View {
      @State private var isMoved = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { withAnimation(Animation(Quarters())) { isMoved = true } }.frame(height: 40)
          Color.black.frame(width: 10, height: 10).offset(x: isMoved ? 80 : 0)
        }
        .frame(width: 100, height: 60, alignment: .topLeading)
      }
    }
    let screen = picture(100, 60) { Content() }
    try screen.button("go").tap()
    var positions = [screen.left(of: .black, inRow: 45)]
    while screen.isAnimating, positions.count < 20 {
      screen.advance(by: 1.0 / 60)
      let position = screen.left(of: .black, inRow: 45)
      if position != positions.last { positions.append(position) }
    }
    #expect(positions == [0, 20, 40, 60, 80])
  }

  @Test("what does not change over time has no components")
  func empty() {
    var data = EmptyAnimatableData()
    data += .zero
    data -= EmptyAnimatableData()
    data.scale(by: 3)
    #expect(data == .zero && data + data == data - data && data.magnitudeSquared == 0)
    var rectangle = Rectangle()
    rectangle.animatableData = data
    #expect(rectangle.animatableData == EmptyAnimatableData())
  }
}
