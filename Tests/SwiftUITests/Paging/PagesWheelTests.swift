import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Pages under a wheel, a touchpad and keys.
@Suite @MainActor
struct PagesWheelTests {
  private struct Pages: View {
    @State private var selection = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("selected \(selection)").frame(height: 40)
        TabView(selection: $selection) {
          ForEach(0..<4, id: \.self) { page in
            ScrollView {
              Text("page \(page)").frame(width: 300, height: 100)
              Color.blue.frame(height: 2000)
            }
            .tag(page)
          }
        }
        .tabViewStyle(.page)
      }
    }
  }

  /// A screen of pages 300 points wide, with a touchpad that has a clock.
  @MainActor private final class Touchpad {
    let screen: Screen
    private var time = 0.0

    init(rightToLeft: Bool = false) {
      screen = Screen(
        .init {
          $0.size = CGSize(width: 300, height: 500)
          $0.isRightToLeft = rightToLeft
        }
      ) { Pages() }
    }

    func wait(_ seconds: Double) {
      screen.advance(by: seconds)
      time += seconds
    }

    func send(_ phase: WheelEvent.Phase, _ x: CGFloat = 0, _ y: CGFloat = 0, isPrecise: Bool = true) {
      screen.send(
        .wheel(
          WheelEvent(
            location: CGPoint(x: 150, y: 300), delta: CGSize(width: x, height: y), isPrecise: isPrecise, phase: phase,
            time: time)))
    }

    /// Moves two fingers, in steps of a frame.
    func move(_ steps: [CGFloat]) {
      send(.began)
      for step in steps {
        wait(1.0 / 60)
        send(.changed, step)
      }
    }

    func middle(of page: Int) throws -> CGFloat { try screen.text("page \(page)").frame.midX }
  }

  @Test("pages follow two fingers on a touchpad; let go slowly before the middle they go back")
  func following() throws {
    let touchpad = Touchpad()
    touchpad.move([40, 40, 20])
    #expect(try touchpad.middle(of: 0) == 50)
    #expect(touchpad.screen.contains("selected 0"))
    touchpad.wait(0.12)
    touchpad.send(.ended)
    touchpad.screen.finishAnimations()
    #expect(try touchpad.middle(of: 0) == 150)
    #expect(touchpad.screen.contains("selected 0"))
  }

  @Test("fast fingers turn one page, and what they send meanwhile moves nothing on it")
  func flick() throws {
    let touchpad = Touchpad()
    let top = try touchpad.screen.text("page 0").frame.minY
    touchpad.move([30, 30])
    touchpad.send(.changed, 20, 60)
    #expect(try touchpad.screen.text("page 0").frame.minY == top)
    touchpad.wait(1.0 / 60)
    touchpad.send(.ended)
    touchpad.screen.finishAnimations()
    #expect(try touchpad.middle(of: 1) == 150)
    #expect(touchpad.screen.contains("selected 1"))
  }

  @Test("pages come to rest under a touchpad that does not tell when fingers leave")
  func noEnd() throws {
    let touchpad = Touchpad()
    touchpad.move([100, 80])
    #expect(touchpad.screen.contains("selected 0"))
    touchpad.wait(2)
    #expect(try touchpad.middle(of: 1) == 150)
    #expect(touchpad.screen.contains("selected 1") && !touchpad.screen.isFrameRequested)
  }

  @Test("fingers that go up and down scroll the page and turn none")
  func upAndDown() throws {
    let touchpad = Touchpad()
    let top = try touchpad.screen.text("page 0").frame.minY
    touchpad.send(.began)
    touchpad.send(.changed, 10, 30)
    #expect(try touchpad.screen.text("page 0").frame.minY == top - 30)
    #expect(try touchpad.middle(of: 0) == 150)
  }

  @Test("each notch of a wheel that turns sideways turns a page, up to the last", arguments: [false, true])
  func notches(rightToLeft: Bool) throws {
    let touchpad = Touchpad(rightToLeft: rightToLeft)
    let forward: CGFloat = rightToLeft ? -60 : 60
    touchpad.send(.changed, -forward, isPrecise: false)
    #expect(touchpad.screen.contains("selected 0") && !touchpad.screen.isAnimating)
    touchpad.send(.changed, forward, isPrecise: false)
    touchpad.send(.changed, forward, isPrecise: false)
    #expect(touchpad.screen.contains("selected 2"))
    touchpad.screen.finishAnimations()
    #expect(try touchpad.middle(of: 2) == 150)
    for _ in 0..<3 { touchpad.send(.changed, forward, isPrecise: false) }
    touchpad.screen.finishAnimations()
    #expect(try touchpad.middle(of: 3) == 150)
    // What turns no further to a side than down means the page.
    for sideways in [0, -forward] { touchpad.send(.changed, sideways, 60, isPrecise: false) }
    touchpad.screen.finishAnimations()
    #expect(touchpad.screen.contains("selected 3"))
  }

  @Test("the arrows to the sides turn pages, the others scroll the page", arguments: [false, true])
  func keys(rightToLeft: Bool) throws {
    let screen = Touchpad(rightToLeft: rightToLeft).screen
    let (forward, back) = rightToLeft ? ("ArrowLeft", "ArrowRight") : ("ArrowRight", "ArrowLeft")
    let top = try screen.text("page 0").frame.minY
    screen.press(key: back)
    #expect(screen.contains("selected 0"))
    screen.press(key: forward)
    screen.advance(by: 0.15)
    #expect(abs(try screen.text("page 1").frame.midX - (rightToLeft ? 0 : 300)) <= 0.5)
    screen.press(key: forward)
    screen.finishAnimations()
    #expect(screen.contains("selected 2"))
    #expect(try screen.text("page 2").frame.midX == 150)
    screen.press(key: back)
    screen.finishAnimations()
    #expect(screen.contains("selected 1"))
    screen.press(key: "ArrowDown")
    screen.finishAnimations()
    #expect(try screen.text("page 1").frame.minY == top - 40)
  }
}
