import ApusTesting
import SwiftUI
import Testing

@Suite("What each kind of gesture tells")
@MainActor
struct GestureValueTests {
  /// A black square of 100 by 100 at (50, 50), with a gesture.
  private func screen<G: Gesture>(_ gesture: G) -> Screen {
    Screen(.init { $0.size = CGSize(width: 200, height: 200) }) {
      Color.black.frame(width: 100, height: 100).gesture(gesture).coordinateSpace(.named("outer")).padding(10)
        .frame(width: 200, height: 200)
    }
  }

  @Test("a tap tells its place in the view's own space, or in another one")
  func spatialTap() {
    var positions: [SpatialTapGesture.Value] = []
    let local = screen(SpatialTapGesture().onEnded { positions.append($0) })
    local.tap(at: CGPoint(x: 60, y: 80))
    let global = screen(SpatialTapGesture(coordinateSpace: .global).onEnded { positions.append($0) })
    global.tap(at: CGPoint(x: 60, y: 80))
    #expect(positions.map(\.location) == [CGPoint(x: 10, y: 30), CGPoint(x: 60, y: 80)])
    #expect(positions[0] != positions[1])
  }

  @Test("two taps tell the place of the last one; one does not count")
  func spatialDoubleTap() {
    var positions: [CGPoint] = []
    let screen = screen(SpatialTapGesture(count: 2).onEnded { positions.append($0.location) })
    screen.tap(at: CGPoint(x: 60, y: 80))
    screen.advance(by: 1)
    #expect(positions == [])
    screen.tap(at: CGPoint(x: 60, y: 80))
    screen.tap(at: CGPoint(x: 64, y: 80))
    #expect(positions == [CGPoint(x: 14, y: 30)])
  }

  /// Two fingers 40 apart, of which the second goes to the right by 20 and then a quarter turn down.
  private func pinch(_ screen: Screen, andTurn turns: Bool) {
    screen.touchDown(at: CGPoint(x: 80, y: 100), finger: 1)
    screen.touchDown(at: CGPoint(x: 120, y: 100), finger: 2)
    screen.advance(by: 0.1)
    screen.touchMove(to: CGPoint(x: 140, y: 100), finger: 2)
    if turns {
      screen.advance(by: 0.1)
      screen.touchMove(to: CGPoint(x: 80, y: 160), finger: 2)
    }
    screen.touchUp(at: CGPoint(x: 80, y: 100), finger: 1)
  }

  @Test("the older forms of spreading and turning tell the factor and the angle alone")
  func olderForms() throws {
    var factors: [CGFloat] = []
    pinch(screen(MagnificationGesture().onChanged { factors.append($0) }), andTurn: false)
    #expect(factors == [1.5])
    factors = []
    pinch(screen(MagnificationGesture(minimumScaleDelta: 0.6).onChanged { factors.append($0) }), andTurn: false)
    #expect(factors == [])
    var angles: [Angle] = []
    pinch(screen(RotationGesture().onEnded { angles.append($0) }), andTurn: true)
    #expect(abs(try #require(angles.first).degrees - 90) < 1e-9)
    pinch(screen(RotationGesture(minimumAngleDelta: .degrees(91)).onEnded { angles.append($0) }), andTurn: true)
    #expect(angles.count == 1)
  }

  @Test("gestures of several types behind one type tell their value as before")
  func erased() {
    let gestures: [AnyGesture<String>] = [
      AnyGesture(TapGesture().map { "tap" }),
      AnyGesture(DragGesture(minimumDistance: 0).map { "drag \(Int($0.translation.width))" }),
    ]
    var seen: [String] = []
    for gesture in gestures {
      let screen = screen(gesture.onEnded { seen.append($0) })
      screen.touchDown(at: CGPoint(x: 100, y: 100))
      screen.touchMove(to: CGPoint(x: 107, y: 100))
      screen.touchUp(at: CGPoint(x: 107, y: 100))
    }
    #expect(seen == ["tap", "drag 7"])
  }

  @Test("two at the same time tell what each of both tells")
  func simultaneous() {
    typealias Both = SimultaneousGesture<TapGesture, DragGesture>
    var ends: [String] = []
    let both = Both(TapGesture(), DragGesture(minimumDistance: 20))
    let screen = screen(
      both.onEnded { value in
        ends.append("\(value.first != nil) \(value.second.map { "\(Int($0.translation.width))" } ?? "none")")
      })
    screen.tap(at: CGPoint(x: 100, y: 100))
    screen.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.1)
    #expect(ends == ["true none", "false 40"])
  }

  @Test("one after the other tells the first, then both")
  func sequence() {
    typealias Order = SequenceGesture<LongPressGesture, DragGesture>
    var seen: [String] = []
    let order = Order(LongPressGesture(minimumDuration: 0.2), DragGesture(minimumDistance: 0))
    let screen = screen(
      order.onChanged { value in
        switch value {
        case .first(let isPressed): seen.append("first \(isPressed)")
        case .second(let isPressed, let drag): seen.append("second \(isPressed) \(Int(drag?.translation.height ?? -1))")
        }
      })
    screen.touchDown(at: CGPoint(x: 100, y: 100))
    screen.advance(by: 0.3)
    screen.touchMove(to: CGPoint(x: 100, y: 112))
    screen.touchUp(at: CGPoint(x: 100, y: 112))
    #expect(seen.first == "first true")
    #expect(seen.last == "second true 12")
    #expect(Order.Value.first(true) == .first(true))
    #expect(Order.Value.first(true) != .second(true, nil))
  }

  @Test("of two that exclude each other it tells which it was")
  func exclusive() {
    typealias Either = ExclusiveGesture<SpatialTapGesture, DragGesture>
    var seen: [String] = []
    let either = Either(SpatialTapGesture(), DragGesture())
    let screen = screen(
      either.onEnded { value in
        switch value {
        case .first(let tap): seen.append("tap \(Int(tap.location.x))")
        case .second(let drag): seen.append("drag \(Int(drag.translation.width))")
        }
      })
    screen.tap(at: CGPoint(x: 60, y: 100))
    screen.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.1)
    #expect(seen == ["tap 10", "drag 40"])
  }

  private struct Held: View {
    @GestureState(initialValue: 0, reset: { _, transaction in transaction.animation = nil }) private var distance: CGFloat
    var body: some View {
      Color.black.frame(width: 100, height: 100)
        .gesture(
          GestureStateGesture(base: DragGesture(minimumDistance: 0), state: $distance) { value, state, _ in
            state = max(state, value.translation.width)
          })
      Text(verbatim: "distance \(distance)")
    }
  }

  @Test("a gesture keeps state while it goes on: the greatest distance so far, then nothing")
  func state() {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 200) }) { VStack(spacing: 0) { Held() } }
    screen.touchDown(at: CGPoint(x: 100, y: 100))
    screen.touchMove(to: CGPoint(x: 130, y: 100))
    screen.touchMove(to: CGPoint(x: 110, y: 100))
    #expect(screen.contains("distance 30.0"))
    screen.touchUp(at: CGPoint(x: 110, y: 100))
    #expect(screen.contains("distance 0.0"))
  }
}

@Suite("A pointer over a view")
@MainActor
struct HoverTests {
  @Test("its phase tells the place, in the space that was asked for, and when it has left")
  func phases() {
    var phases: [HoverPhase] = []
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 200) }) {
      Color.black.frame(width: 100, height: 100).onContinuousHover(coordinateSpace: .global) { phases.append($0) }
    }
    screen.movePointer(to: CGPoint(x: 70, y: 80))
    screen.movePointer(to: CGPoint(x: 10, y: 10))
    #expect(phases == [.active(CGPoint(x: 70, y: 80)), .ended])
    #expect(HoverPhase.active(.zero) != .active(CGPoint(x: 1, y: 0)))
  }

  @Test("the effect that fits is a plate behind the view; lifted it grows by a twentieth", arguments: [false, true])
  func effects(isLifted: Bool) {
    let effect: HoverEffect = isLifted ? .lift : .automatic
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 140, height: 140)
        $0.scale = 1
      }
    ) { Color.black.opacity(0.5).frame(width: 100, height: 100).hoverEffect(effect) }
    #expect(screen.gray(x: 18, y: 70) == 255)
    screen.movePointer(to: CGPoint(x: 70, y: 70))
    screen.finishAnimations()
    // 0.5 black over a plate of 0.1 black, and over white: (1 − 0.5) · (1 − 0.1) · 255 = 115.
    if !isLifted { #expect(abs(screen.gray(x: 70, y: 70) - 115) <= 1) }
    // 100 · 1.05 = 105: half of the 5 more on each side.
    #expect((screen.gray(x: 18, y: 70) < 200) == isLifted)
  }
}
