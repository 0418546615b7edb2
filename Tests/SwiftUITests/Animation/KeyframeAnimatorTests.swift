import ApusTesting
import SwiftUI
import Testing

@Suite("Views that run through keyframes")
@MainActor
struct KeyframeAnimatorTests {
  private struct Place {
    var x = 0.0
    var y = 0.0
  }

  private static func box(_ position: Place) -> some View {
    Color.black.frame(width: 10, height: 10).offset(x: position.x, y: position.y)
      .frame(width: 200, height: 100, alignment: .topLeading)
  }

  /// Tracks made by a function, as an app shares them.
  @KeyframesBuilder<Place>
  private static func path(_ start: Place, isHigh: Bool = true) -> some Keyframes<Place> {
    KeyframeTrack(\.x) { steps(from: start.x, isLong: isHigh) }
    KeyframeTrack(\.y) { LinearKeyframe(40, duration: 1) }
  }

  @KeyframeTrackContentBuilder<Double>
  private static func steps(
    from start: Double, isLong: Bool
  ) -> KeyframeTrackContentBuilder<Double>.Conditional<Double, some KeyframeTrackContent<Double>, LinearKeyframe<Double>> {
    if isLong {
      LinearKeyframe(start + 100, duration: 0.5)
      LinearKeyframe(start, duration: 0.5)
    } else {
      LinearKeyframe(20, duration: 1)
    }
  }

  @Test("an animator begins when it appears, and again when it has ended unless it is told not to", arguments: [true, false])
  func repeating(repeats: Bool) {
    let screen = picture(200, 100) {
      KeyframeAnimator(initialValue: Place(), repeating: repeats, content: Self.box) { Self.path($0) }
    }
    screen.advance(by: 0.25)
    #expect(screen.ink() == CGRect(x: 50, y: 10, width: 10, height: 10))
    screen.advance(by: 0.5)
    #expect(screen.ink() == CGRect(x: 50, y: 30, width: 10, height: 10))
    screen.advance(by: 0.5)
    #expect(screen.isAnimating == repeats)
    if repeats {
      #expect(abs(screen.ink().minX - 50) <= 4 && abs(screen.ink().minY - 10) <= 2)
    } else {
      #expect(screen.ink() == CGRect(x: 0, y: 40, width: 10, height: 10))
    }
  }

  @Test("with a trigger it runs once for each change, from where it is")
  func trigger() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
        KeyframeAnimator(initialValue: Place(), trigger: count, content: KeyframeAnimatorTests.box) { start in
          KeyframeTrack(\.x) { LinearKeyframe(start.x + 40, duration: 1) }
        }
      }
    }
    let screen = picture(200, 200) { Content() }
    let left = { screen.ink { $0 == .black }.minX }
    screen.advance(by: 1)
    #expect(left() == 0 && !screen.isAnimating)
    for expected in [40, 80] as [CGFloat] {
      try screen.button("go").tap()
      screen.advance(by: 0.5)
      #expect(left() == expected - 20)
      screen.finishAnimations()
      #expect(left() == expected)
    }
  }

  @Test("builders choose and join keyframes")
  func builders() {
    let long = KeyframeTimeline(initialValue: Place(x: 5)) { Self.path(Place(x: 5)) }
    #expect(long.duration == 1 && long.value(time: 0.5).x == 105 && long.value(time: 1).x == 5)
    let short = KeyframeTimeline(initialValue: Place()) { Self.path(Place(), isHigh: false) }
    #expect(short.value(time: 0.5).x == 10 && short.value(time: 0.5).y == 20)
  }
}
