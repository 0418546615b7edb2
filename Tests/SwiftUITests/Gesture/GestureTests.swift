import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// What gestures tell.
@MainActor
struct GestureTests {
  final class Log { var entries: [String] = [] }

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(.init { $0.size = CGSize(width: 300, height: 300) }, content: view)
  }

  @Test("a drag tells its way, its start in the view's own space, its speed and where it would end")
  func drag() throws {
    var changes: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let screen = screen {
      Color.black.frame(width: 200, height: 200)
        .gesture(DragGesture().onChanged { changes.append($0) }.onEnded { end = $0 })
    }
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), duration: 0.2)
    let first = try #require(changes.first)
    #expect(first.startLocation == CGPoint(x: 50, y: 50))
    #expect(first.translation == CGSize(width: 10, height: 0))
    let last = try #require(end)
    #expect(last.location == CGPoint(x: 110, y: 50))
    #expect(abs(last.velocity.width - 300) < 1e-6)
    #expect(abs(last.predictedEndTranslation.width - (60 + 75)) < 1e-6)
    #expect(changes.count == 11)
  }

  @Test("with no distance a drag begins with the finger; in another space it tells that one's points")
  func spaces() {
    var positions: [CGPoint] = []
    let screen = screen {
      Color.black.frame(width: 200, height: 200)
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { positions.append($0.location) })
    }
    screen.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(positions == [CGPoint(x: 100, y: 100)])
  }

  private struct Follower: View {
    @GestureState private var offset = CGSize.zero
    @State private var ends = 0
    var body: some View {
      VStack {
        Text("ends \(ends)")
        Color.black.frame(width: 50, height: 50).accessibilityIdentifier("box").offset(offset)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .updating($offset) { value, state, _ in state = value.translation }
              .onEnded { _ in ends += 1 })
      }
    }
  }

  @Test("gesture state follows the gesture, and goes back when it ends or is cancelled")
  func gestureState() throws {
    let screen = screen { Follower() }
    let home = try screen.element("box").frame
    let start = CGPoint(x: home.midX, y: home.midY)
    screen.touchDown(at: start)
    screen.touchMove(to: CGPoint(x: start.x + 40, y: start.y))
    #expect(try screen.element("box").frame.minX == home.minX + 40)
    screen.touchUp(at: CGPoint(x: start.x + 40, y: start.y))
    #expect(try screen.element("box").frame == home)
    #expect(screen.contains("ends 1"))
  }

  @Test("a long press tells that it presses, and gives up when the finger moves or lifts")
  func longPress() {
    var log: [String] = []
    let screen = screen {
      Color.black.onLongPressGesture(minimumDuration: 0.5) {
        log.append("done")
      } onPressingChanged: {
        log.append($0 ? "down" : "up")
      }
    }
    screen.press(at: CGPoint(x: 100, y: 100), duration: 0.4)
    #expect(log == ["down", "up"])
    log = []
    screen.press(at: CGPoint(x: 100, y: 100), duration: 0.6)
    #expect(log == ["down", "up", "done"])
    log = []
    screen.touchDown(at: CGPoint(x: 100, y: 100))
    screen.touchMove(to: CGPoint(x: 120, y: 100))
    screen.advance(by: 1)
    #expect(log == ["down", "up"])
  }

  @Test("two fingers spread and turn")
  func pairs() throws {
    var factors: [CGFloat] = []
    var angles: [Double] = []
    let screen = screen {
      Color.black.gesture(
        MagnifyGesture().onChanged { factors.append($0.magnification) }
          .simultaneously(with: RotateGesture().onChanged { angles.append($0.rotation.degrees) }))
    }
    screen.touchDown(at: CGPoint(x: 100, y: 150), finger: 1)
    screen.touchDown(at: CGPoint(x: 200, y: 150), finger: 2)
    screen.advance(by: 0.1)
    screen.touchMove(to: CGPoint(x: 250, y: 150), finger: 2)
    #expect(factors == [1.5])
    screen.advance(by: 0.1)
    screen.touchMove(to: CGPoint(x: 100, y: 300), finger: 2)
    #expect(abs(try #require(angles.last) - 90) < 1e-6)
    screen.touchUp(at: CGPoint(x: 100, y: 300), finger: 2)
    screen.touchUp(at: CGPoint(x: 100, y: 150), finger: 1)
  }

  @Test("a pinch of a touchpad is two fingers too")
  func touchpad() throws {
    var factors: [CGFloat] = []
    var ends = 0
    let screen = screen {
      Color.black.gesture(
        MagnifyGesture().onChanged { factors.append($0.magnification) }.onEnded { _ in ends += 1 })
    }
    let position = CGPoint(x: 150, y: 150)
    screen.send(.magnify(PinchInput(phase: .began, location: position, value: 1, time: 0)))
    screen.send(.magnify(PinchInput(phase: .changed, location: position, value: 1.5, time: 0.1)))
    screen.send(.magnify(PinchInput(phase: .ended, location: position, value: 1.5, time: 0.2)))
    #expect(abs(try #require(factors.last) - 1.5) < 1e-9)
    #expect(ends == 1)
  }

  @Test("a long press, then a drag")
  func sequence() {
    var log: [String] = []
    let screen = screen {
      Color.black.gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag?) = value { log.append("dragged \(Int(drag.translation.width))") }
          })
    }
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.2)
    #expect(log.isEmpty)
    screen.touchDown(at: CGPoint(x: 100, y: 100))
    screen.advance(by: 0.4)
    screen.touchMove(to: CGPoint(x: 150, y: 100))
    screen.touchUp(at: CGPoint(x: 150, y: 100))
    #expect(log == ["dragged 50"])
  }

  @Test("of two exclusive gestures the first one has precedence")
  func exclusive() {
    var log: [String] = []
    let screen = screen {
      Color.black.gesture(
        TapGesture(count: 2).onEnded { log.append("two") }.exclusively(before: TapGesture().onEnded { log.append("one") }))
    }
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.isEmpty)
    screen.advance(by: 0.5)
    #expect(log == ["one"])
    screen.tap(at: CGPoint(x: 100, y: 100))
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: 100, y: 100))
    screen.advance(by: 0.5)
    #expect(log == ["one", "two"])
  }

  @Test("masks leave out a gesture, or those inside")
  func masks() {
    var log: [String] = []
    let screen = screen {
      VStack(spacing: 0) {
        ForEach([GestureMask.all, .gesture, .subviews, .none], id: \.rawValue) { mask in
          Color.black.frame(height: 50).onTapGesture { log.append("inner") }
            .simultaneousGesture(TapGesture().onEnded { log.append("outer") }, including: mask)
        }
      }
    }
    var results: [[String]] = []
    for y in stride(from: 75, through: 225, by: 50) {
      log = []
      screen.tap(at: CGPoint(x: 150, y: y))
      results.append(log)
    }
    #expect(results == [["inner", "outer"], ["outer"], ["inner"], []])
  }

  @Test("a button is lost far outside, found again when the finger comes back, and not pressed when disabled")
  func buttons() throws {
    var count = 0
    let screen = screen {
      Button("press") { count += 1 }
      Button("never") { count += 100 }.disabled(true)
    }
    let middle = try screen.button("press").frame
    let start = CGPoint(x: middle.midX, y: middle.midY)
    screen.touchDown(at: start)
    screen.touchMove(to: CGPoint(x: start.x, y: start.y - 120))
    screen.touchUp(at: CGPoint(x: start.x, y: start.y - 120))
    #expect(count == 0)
    screen.touchDown(at: start)
    screen.touchMove(to: CGPoint(x: start.x, y: start.y - 120))
    screen.touchMove(to: CGPoint(x: start.x, y: start.y - 30))
    screen.touchUp(at: CGPoint(x: start.x, y: start.y - 30))
    #expect(count == 1)
    try screen.button("never").tap()
    #expect(count == 1)
  }

  @Test("a tap tells where it was")
  func spatialTap() {
    var position: CGPoint?
    let screen = screen { Color.black.frame(width: 100, height: 100).onTapGesture { position = $0 } }
    screen.tap(at: CGPoint(x: 110, y: 120))
    #expect(position == CGPoint(x: 10, y: 20))
  }

  @Test("a gesture of the app's own has state of its own, also inside others")
  func ownState() {
    @MainActor final class Log { var lines: [String] = [] }
    struct Pull: Gesture {
      let log: Log
      @GestureState private var distance = 0.0
      @State private var count = 0
      var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 0)
          .updating($distance) { value, state, _ in state = value.translation.width }
          .onChanged { _ in log.lines.append("\(Int(distance)) \(count)") }
          .onEnded { _ in count += 1 }
      }
    }
    let log = Log()
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 200) }) {
      Color.red.gesture(Pull(log: log).onEnded { _ in log.lines.append("end") })
    }
    for _ in 0..<2 {
      screen.touchDown(at: CGPoint(x: 50, y: 100))
      screen.touchMove(to: CGPoint(x: 80, y: 100))
      screen.touchMove(to: CGPoint(x: 90, y: 100))
      screen.touchUp(at: CGPoint(x: 90, y: 100))
    }
    // The state is that of the event before; it is gone with the gesture, and the count is not.
    #expect(log.lines.filter { $0 == "end" }.count == 2)
    #expect(log.lines.contains("30 0") && log.lines.contains("30 1"))
    #expect(log.lines.first == "0 0" && log.lines.last == "end")
  }
}
