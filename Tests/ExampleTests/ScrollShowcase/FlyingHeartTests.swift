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
  func positions(isToday: Bool) async throws {
    let favorites = Favorites()
    let screen = screen(favorites, isToday: isToday)
    let start = middle(try screen.element("heart.10"))
    try screen.element("heart.10").tap()
    #expect(favorites.sessions == [10])
    var path = FlightPath(
      start: start, end: ConferenceBarMetrics(size: CGSize(width: 390, height: 844)).center(of: .favorites, in: .leftToRight))
    #expect(abs(path.end.x - middle(try screen.element("bar.favorites")).x) < 1)
    for step in 1...17 {
      screen.advance(by: 0.05)
      if step == 9 {
        let size = CGSize(width: 844, height: 390)
        screen.resize(to: size)
        path = FlightPath(start: start, end: ConferenceBarMetrics(size: size).center(of: .favorites, in: .leftToRight))
      }
      let part = UnitCurve.easeOut.value(at: Double(step) * 0.05 / FlightPath.duration)
      #expect(distance(middle(try screen.element("flight")), path.point(at: part)) <= 1.5, "\(step)")
    }
    screen.advance(by: 0.1)
    await screen.settle(timeout: 60) { !screen.contains("flight") }
    #expect(!screen.contains("flight") && favorites.sessions == [10])
  }

  enum Place: CaseIterable {
    case inApp, scrolled, rightColumn, rightToLeft
  }

  @Test(
    "it ends in the bar's heart: under a navigation bar with safe areas, in scrolled content, in the right column, right to left",
    arguments: Place.allCases, [false, true])
  func wherever(position: Place, isToday: Bool) async throws {
    let screen = Screen(
      .init {
        if position == .rightColumn { $0.size = CGSize(width: 1_180, height: 820) }
        $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        $0.isRightToLeft = position == .rightToLeft
        $0.scale = 1
      }
    ) { ContentView(screen: .timetable, era: isToday ? .today : .then) }
    screen.finishAnimations()
    if position == .scrolled {
      screen.scroll(by: 130)
      screen.finishAnimations()
    }
    // In two columns those of today are to the right.
    let find = { (name: String) throws -> Element in
      try #require(screen.elements.filter { $0.identifier == name }.max { $0.frame.minX < $1.frame.minX })
    }
    let start = middle(try find("heart.10"))
    let bar = try find("bar.favorites")
    let end = CGPoint(x: bar.frame.midX, y: bar.frame.midY - 8)
    #expect((end.x < 195) == (position == .rightToLeft))
    screen.tap(at: start)
    let path = FlightPath(start: start, end: end)
    for step in 0...17 {
      if step > 0 { screen.advance(by: 0.05) }
      let part = UnitCurve.easeOut.value(at: Double(step) * 0.05 / FlightPath.duration)
      #expect(distance(middle(try find("flight")), path.point(at: part)) <= 1.5, "\(step)")
    }
    await screen.settle(timeout: 60) {
      screen.advance(by: 0.1)
      return !screen.contains("flight")
    }
    #expect(!screen.contains("flight") && screen.faults.isEmpty)
  }

  @Test("it fades on the way, to nothing at the end", arguments: [false, true])
  func fading(isToday: Bool) throws {
    let screen = screen(Favorites(), isToday: isToday)
    let still = self.screen(Favorites([10]), isToday: isToday)
    try screen.element("heart.10").tap()
    var last = 1.0
    var count = 0
    for step in 1...17 {
      screen.advance(by: 0.05)
      let position = middle(try screen.element("flight"))
      let (x, y) = (Int(position.x), Int(position.y))
      let part = UnitCurve.easeOut.value(at: Double(step) * 0.05 / FlightPath.duration)
      // Blue: 0.16 of 255 in the heart, over whatever lies below.
      let (below, shown) = (Double(still.buffer.pixel(x: x, y: y) & 0xff), Double(screen.buffer.pixel(x: x, y: y) & 0xff))
      guard below > 200 else { continue }
      count += 1
      let opacity = (below - shown) / (below - 0.16 * 255)
      #expect(abs(opacity - (1 - part * part)) < 0.03, "\(step)")
      #expect(opacity <= last)
      last = opacity
    }
    #expect(count > 8 && last < 0.1)
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

  @Test("who cannot see it hears of which talk the heart is and whether it is on, and chooses it, too", arguments: [false, true])
  func accessibility(isToday: Bool) throws {
    let favorites = Favorites()
    let screen = screen(favorites, isToday: isToday)
    let talk = try #require(ConferenceDay.all[0].slots[2].sessions.first)
    #expect(try screen.element("heart.20").label == "Favourite: \(talk.title)")
    #expect(try screen.element("heart.20").value == "off")
    try screen.element("heart.20").activate()
    #expect(favorites.sessions == [20])
    #expect(try screen.element("heart.20").value == "on")
    #expect(try screen.element("heart.20").isSelected)
    let selected = { screen.elements.filter { $0.identifier.hasPrefix("bar.") && $0.isSelected }.map(\.identifier) }
    #expect(selected() == ["bar.timetable"])
    try screen.button("bar.favorites").tap()
    #expect(selected() == ["bar.favorites"])
  }
}
