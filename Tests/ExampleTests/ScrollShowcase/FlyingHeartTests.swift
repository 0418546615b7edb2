import ApusTesting
import CairoRenderer
import SwiftUI
import Testing

@testable import ScrollShowcase

@Suite("ScrollShowcase: the heart that flies to the bar") @MainActor
struct FlyingHeartTests {
  private func screen(_ favorites: Favorites, isToday: Bool, size: CGSize = CGSize(width: 390, height: 844)) -> Screen {
    Screen(
      .init {
        $0.size = size
        $0.scale = 1
      }
    ) {
      if isToday { TimetableTodayScreen(favorites: favorites) } else { TimetableThenScreen(favorites: favorites) }
    }
  }

  private func middle(_ element: Element) -> CGPoint { CGPoint(x: element.frame.midX, y: element.frame.midY) }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  @Test("its way is a bow that begins at the finger and ends at the bar")
  func path() {
    let path = FlightPath(start: CGPoint(x: 340, y: 300), end: CGPoint(x: 270, y: 800))
    #expect(path.point(at: 0) == path.start && path.point(at: 1) == path.end)
    #expect(path.point(at: 0.2).y < path.start.y, "up first")
    #expect(path.point(at: 0.5) == CGPoint(x: 305, y: (300 + 2 * 210 + 800) / 4))
    #expect(path.opacity(at: 0) == 1 && path.opacity(at: 0.5) == 0.75 && path.opacity(at: 1) == 0)
  }

  @Test("its place on the way, also after the window has turned", arguments: [false, true])
  func places(isToday: Bool) async throws {
    let favorites = Favorites()
    let screen = screen(favorites, isToday: isToday)
    let start = middle(try screen.element("heart.10"))
    try screen.element("heart.10").tap()
    #expect(favorites.sessions == [10])
    var path = FlightPath(start: start, end: ConferenceBarMetrics(size: CGSize(width: 390, height: 844)).center(of: .favorites))
    #expect(abs(path.end.x - middle(try screen.element("bar.favorites")).x) < 1)
    for step in 1...17 {
      screen.advance(by: 0.05)
      if step == 9 {
        let size = CGSize(width: 844, height: 390)
        screen.resize(to: size)
        path = FlightPath(start: start, end: ConferenceBarMetrics(size: size).center(of: .favorites))
      }
      let part = UnitCurve.easeOut.value(at: Double(step) * 0.05 / FlightPath.duration)
      #expect(distance(middle(try screen.element("flight")), path.point(at: part)) <= 1.5, "\(step)")
    }
    screen.advance(by: 0.1)
    await screen.settle(timeout: 60) { !screen.contains("flight") }
    #expect(!screen.contains("flight") && favorites.sessions == [10])
  }

  @Test("it fades on the way", arguments: [false, true])
  func fading(isToday: Bool) throws {
    let screen = screen(Favorites(), isToday: isToday)
    let still = self.screen(Favorites([10]), isToday: isToday)
    try screen.element("heart.10").tap()
    var last = 1.0
    for step in 1...8 {
      screen.advance(by: 0.05)
      let place = middle(try screen.element("flight"))
      let (x, y) = (Int(place.x), Int(place.y))
      let part = UnitCurve.easeOut.value(at: Double(step) * 0.05 / FlightPath.duration)
      // Blue: 0.27 of 255 in the heart, over whatever lies below.
      let (below, shown) = (Double(still.buffer.pixel(x: x, y: y) & 0xff), Double(screen.buffer.pixel(x: x, y: y) & 0xff))
      guard below > 200 else { continue }
      let opacity = (below - shown) / (below - 0.27 * 255)
      #expect(abs(opacity - (1 - part * part)) < 0.03, "\(step)")
      #expect(opacity < last)
      last = opacity
    }
    #expect(last < 0.7)
  }

  @Test("a second press takes the favourite away and nothing flies; two hearts fly at once", arguments: [false, true])
  func presses(isToday: Bool) async throws {
    let favorites = Favorites()
    let screen = screen(favorites, isToday: isToday)
    try screen.element("heart.0").tap()
    screen.advance(by: 0.2)
    try screen.element("heart.10").tap()
    screen.advance(by: 0.2)
    #expect(screen.elements.filter { $0.identifier == "flight" }.count == 2)
    screen.advance(by: 0.6)
    await screen.settle(timeout: 60) { screen.elements.filter { $0.identifier == "flight" }.count == 1 }
    screen.advance(by: 0.3)
    await screen.settle(timeout: 60) { !screen.contains("flight") }
    #expect(!screen.contains("flight") && favorites.sessions == [0, 10])
    try screen.element("heart.0").tap()
    screen.advance(by: 0.05)
    #expect(!screen.contains("flight") && favorites.sessions == [10])
    try screen.button("bar.favorites").tap()
    screen.finishAnimations()
    #expect(screen.contains("session.10") && !screen.contains("session.0"))
    #expect(try screen.button("bar.favorites").label.contains("Favourites 1"))
  }

  @Test("a finger that moves away from the heart chooses nothing")
  func drags() throws {
    let favorites = Favorites()
    let screen = screen(favorites, isToday: false)
    let heart = middle(try screen.element("heart.10"))
    screen.drag(from: heart, to: CGPoint(x: heart.x - 80, y: heart.y + 90), rest: 0.2)
    screen.finishAnimations()
    #expect(favorites.sessions.isEmpty && !screen.contains("flight"))
  }

  @Test("who cannot see it chooses the heart, too", arguments: [false, true])
  func accessibility(isToday: Bool) throws {
    let favorites = Favorites()
    let screen = screen(favorites, isToday: isToday)
    try screen.element("heart.20").activate()
    #expect(favorites.sessions == [20])
  }
}
