import ApusTesting
import CairoRenderer
import SwiftUI
import Testing

@testable import ScrollShowcase

@Suite("ScrollShowcase: the header that stretches and pins") @MainActor
struct StretchHeaderTests {
  private func then() -> Screen { Screen(.init { $0.scale = 1 }) { StretchThenScreen() } }
  private func today() -> Screen { Screen(.init { $0.scale = 1 }) { StretchTodayScreen() } }

  /// Pulls the content down with a finger that stays, and returns how far it came.
  private func pull(_ screen: Screen, by distance: CGFloat) throws -> CGFloat {
    screen.touchDown(at: CGPoint(x: 200, y: 400))
    for step in 1...10 { screen.touchMove(to: CGPoint(x: 200, y: 400 + distance * CGFloat(step) / 10)) }
    return try screen.element("walk.0").frame.minY - HeaderStretch.fullHeight
  }

  /// The pixels of which a colour differs by more than smoothed edges and rounded colours do.
  private func differingPixels(_ a: Screen, _ b: Screen) -> Int {
    zip(a.buffer.bytes, b.buffer.bytes).lazy.filter { abs(Int($0) - Int($1)) > 12 }.count / 3
  }

  @Test(
    "scrolled up, its top edge stays, its lower edge goes with the content until the pinned height is left",
    arguments: [(0, 300), (1, 299), (50, 250), (159, 141), (160, 140), (161, 140), (300, 140)] as [(CGFloat, CGFloat)])
  func scrolledUp(offset: CGFloat, height: CGFloat) throws {
    let screen = then()
    screen.scroll(by: offset)
    #expect(try screen.element("header").frame == CGRect(x: 0, y: 0, width: 390, height: height))
    if offset < 300 { #expect(try screen.element("walk.0").frame.minY == 300 - offset) }
    let other = today()
    other.scroll(by: offset)
    #expect(try other.element("header").frame.maxY == height)
  }

  @Test("pulled down, it grows by the pull, and comes back when the finger lifts")
  func pulled() throws {
    let screen = then()
    let distance = try pull(screen, by: 200)
    #expect(distance > 60 && distance < 200)
    let pulled = try screen.element("header").frame
    #expect(pulled == CGRect(x: 0, y: 0, width: 390, height: 300 + distance))
    screen.touchUp(at: CGPoint(x: 200, y: 600))
    screen.advance(by: 0.1)
    let onItsWay = try screen.element("header").frame.height
    #expect(onItsWay > 300 && onItsWay < 300 + distance)
    #expect(try screen.element("walk.0").frame.minY == onItsWay)
    screen.finishAnimations()
    #expect(try screen.element("header").frame.height == 300)
  }

  @Test("both ways paint the same, pulled and scrolled", arguments: [-150, -40, 0, 30, 100, 160, 220] as [CGFloat])
  func sameLook(offset: CGFloat) throws {
    let (a, b) = (then(), today())
    for screen in [a, b] {
      if offset < 0 { _ = try pull(screen, by: -offset) } else { screen.scroll(by: offset) }
    }
    // Edges are smoothed from other fractions where a picture is laid out larger, and where it is drawn larger.
    #expect(differingPixels(a, b) < 390 * 844 / 200)
  }

  @Test("while it scrolls only the header is made anew and no row; today nothing is")
  func work() throws {
    for (screen, isToday) in [(then(), false), (today(), true)] {
      // Every row is made once, then none.
      screen.scroll(by: 2_000)
      screen.scroll(by: -2_000)
      screen.finishAnimations()
      screen.forgetWork()
      for _ in 0..<10 { screen.scroll(by: 21) }
      for _ in 0..<10 { screen.scroll(by: -21) }
      let bodies = screen.bodiesByType
      #expect(bodies["WalkRow"] == nil && bodies["ForEach"] == nil && bodies["WalkList"] == nil)
      #expect(bodies["StretchThenScreen"] == nil && bodies["StretchTodayScreen"] == nil)
      #expect(screen.work.nodesMade == 0)
      if isToday {
        #expect(screen.work.bodies == 0 && screen.work.sizesComputed == 0)
      } else {
        #expect(bodies["StretchHeader"] == 20)
      }
    }
  }

  enum Motion: CaseIterable {
    case finger, fling, pull
  }

  @Test(
    "then, each frame evaluates the reader and the header, and where it grows the picture; at rest nothing",
    arguments: Motion.allCases)
  func exactWork(motion: Motion) throws {
    let screen = then()
    screen.scroll(by: 2_000)
    screen.scroll(by: -2_000)
    screen.finishAnimations()
    screen.forgetWork()
    switch motion {
    case .finger:
      screen.touchDown(at: CGPoint(x: 200, y: 600))
      for step in 1...5 { screen.touchMove(to: CGPoint(x: 200, y: 600 - 20 * step)) }
    case .fling:
      screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.1)
      screen.finishAnimations()
    case .pull: _ = try pull(screen, by: 150)
    }
    let frames = try #require(screen.bodiesByType["StretchHeader"])
    #expect(frames > 3)
    // The picture has a reader of its own, whose size follows the pull, and three ridges.
    var expected = ["GeometryReader": frames, "StretchHeader": frames]
    if motion == .pull { expected = ["GeometryReader": 2 * frames, "StretchHeader": frames, "ForEach": 3 * frames] }
    #expect(screen.bodiesByType == expected)
    #expect(screen.work.nodesMade == 0)
    if motion != .fling { screen.touchUp(at: CGPoint(x: 200, y: 500)) }
    screen.finishAnimations()
    screen.forgetWork()
    screen.advance(by: 5)
    #expect(screen.work == .none)
  }

  @Test("on a device with a notch, under the bar of the app, it reaches to the top", arguments: ["Then", "Today"])
  func inApp(era: String) throws {
    let screen = Screen(.init { $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }) { ContentView() }
    try screen.element(beginning: "Coast walk").tap()
    screen.finishAnimations()
    try screen.button(era).tap()
    screen.finishAnimations()
    #expect(try screen.element("header").frame == CGRect(x: 0, y: 0, width: 390, height: 300))
    screen.scroll(by: 400)
    screen.finishAnimations()
    let pinned = try screen.element("header").frame
    #expect(pinned.maxY == 140)
  }

  @Test("a window of another size in mid-motion: the header is as wide, and goes on coming back", arguments: [false, true])
  func rotation(isToday: Bool) throws {
    let screen = isToday ? today() : then()
    let distance = try pull(screen, by: 200)
    screen.touchUp(at: CGPoint(x: 200, y: 600))
    screen.advance(by: 0.1)
    let before = try screen.element("walk.0").frame.minY
    #expect(before > 300 && before < 300 + distance)
    screen.resize(to: CGSize(width: 844, height: 390))
    #expect(try screen.element("walk.0").frame.minY >= 300)
    #expect(try screen.element("header").frame.width == 844)
    screen.finishAnimations()
    #expect(try screen.element("header").frame == CGRect(x: 0, y: 0, width: 844, height: 300))
  }
}
