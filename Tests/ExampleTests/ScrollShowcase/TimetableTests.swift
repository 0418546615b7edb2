import ApusTesting
import CairoRenderer
import SwiftUI
import Testing

@testable import ScrollShowcase

@Suite("ScrollShowcase: the timetable's days") @MainActor
struct TimetableTests {
  private func screen(isToday: Bool, size: CGSize = CGSize(width: 390, height: 844)) -> Screen {
    Screen(
      .init {
        $0.size = size
        $0.scale = 1
      }
    ) {
      if isToday { TimetableTodayScreen() } else { TimetableThenScreen() }
    }
  }

  @Test(
    "the capsule lies behind the chosen day: margins, and the rest in three", arguments: [false, true],
    [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1180, height: 820)])
  func capsule(isToday: Bool, size: CGSize) throws {
    let screen = screen(isToday: isToday, size: size)
    let width = (size.width - 2 * 16 - 2 * 8) / 3
    for day in [1, 2, 0] {
      try screen.button("day.\(day)").tap()
      screen.finishAnimations()
      // A low window has no banner, and of the days the names alone.
      let (top, height): (CGFloat, CGFloat) = size.height < 500 ? (0, 54) : (132, 84)
      let expected = CGRect(x: 16 + (width + 8) * CGFloat(day), y: top + 8, width: width, height: height - 16)
      let capsule = try screen.element("capsule").frame
      #expect(abs(capsule.minX - expected.minX) < 0.51 && abs(capsule.width - expected.width) < 0.51)
      #expect(capsule.minY == expected.minY && capsule.height == expected.height)
      #expect(try screen.button("day.\(day)").isSelected)
      #expect(try screen.button("day.\((day + 1) % 3)").isSelected == false)
    }
  }

  /// The middle of what is painted in the accent colour in the row of the names, or `nil`.
  private func capsuleEdges(_ screen: Screen, y: Int = 146) -> (left: Int, right: Int)? {
    let red = (0..<screen.buffer.width).filter { x in
      let pixel = screen.buffer.pixel(x: x, y: y)
      return pixel >> 16 & 0xff > 200 && pixel & 0xff < 110 && pixel >> 8 & 0xff < 120
    }
    guard let left = red.first, let right = red.last else { return nil }
    return (left, right + 1)
  }

  @Test("it slides along its curve, turns around when another day is chosen, and follows a rotation", arguments: [false, true])
  func sliding(isToday: Bool) throws {
    let screen = screen(isToday: isToday)
    let start = try #require(capsuleEdges(screen))
    try screen.button("day.2").tap()
    let way = 2 * (CGFloat(390 - 32 - 16) / 3 + 8)
    for step in 1...3 {
      screen.advance(by: 0.05)
      let expected = way * UnitCurve.easeInOut.value(at: 0.25 * Double(step))
      let edges = try #require(capsuleEdges(screen))
      #expect(abs(CGFloat(edges.left - start.left) - expected) <= 1.5, "\(step)")
    }
    // Another choice on the way.
    try screen.button("day.1").tap()
    screen.advance(by: 0.02)
    screen.resize(to: CGSize(width: 844, height: 390))
    screen.finishAnimations()
    let tab = CGFloat(844 - 32 - 16) / 3
    #expect(abs(try screen.element("capsule").frame.minX - (16 + tab + 8)) < 0.51)
    let edges = try #require(capsuleEdges(screen, y: 12))
    #expect(abs(CGFloat(edges.left + edges.right) / 2 - (16 + tab + 8 + tab / 2)) <= 1.5)
  }

  @Test("the days stay at the top, fold past the threshold and unfold before it", arguments: [false, true])
  func folding(isToday: Bool) throws {
    let screen = screen(isToday: isToday)
    for (offset, top, height) in [(0, 132, 84), (100, 32, 84), (132, 0, 84), (144, 0, 84), (145, 0, 54), (600, 0, 54)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      screen.scroll(by: -10_000)
      screen.finishAnimations()
      screen.scroll(by: offset)
      screen.finishAnimations()
      let capsule = try screen.element("capsule").frame
      #expect(capsule.minY == top + 8 && capsule.height == height - 16, "\(offset)")
    }
    #expect(screen.faults.isEmpty)
  }

  @Test("the days' height follows the curve while the list is being scrolled", arguments: [false, true])
  func foldingMotion(isToday: Bool) throws {
    let screen = screen(isToday: isToday)
    screen.scroll(by: 140)
    screen.finishAnimations()
    screen.scroll(by: 10)
    for step in 1...2 {
      screen.advance(by: 0.04)
      screen.scroll(by: 1)
      let expected = 84 - 30 * UnitCurve.easeInOut.value(at: 0.04 * Double(step) / 0.12)
      // The capsule ends eight points above the header's edge.
      let bottom = (0..<120).last { isAccent(screen, x: 60, y: $0) }
      #expect(abs(Double(try #require(bottom) + 1) - (expected - 8)) <= 1.5, "\(step)")
    }
    screen.finishAnimations()
    #expect(try screen.element("capsule").frame.height == 54 - 16)
  }

  private func isAccent(_ screen: Screen, x: Int, y: Int) -> Bool {
    let pixel = screen.buffer.pixel(x: x, y: y)
    return pixel >> 16 & 0xff > 200 && pixel & 0xff < 110 && pixel >> 8 & 0xff < 120
  }

  @Test("right to left the days and their capsule run from the right", arguments: [false, true])
  func rightToLeft(isToday: Bool) throws {
    let screen = Screen(
      .init {
        $0.isRightToLeft = true
        $0.scale = 1
      }
    ) {
      if isToday { TimetableTodayScreen() } else { TimetableThenScreen() }
    }
    for day in [0, 2, 1] {
      try screen.button("day.\(day)").tap()
      screen.finishAnimations()
      let (capsule, tab) = (try screen.element("capsule").frame, try screen.button("day.\(day)").frame)
      #expect(abs(capsule.midX - tab.midX) < 0.51 && abs(capsule.width - tab.width) < 0.51)
      #expect((day == 0) == (capsule.maxX > 370))
    }
  }

  @Test("nothing of the banner shows below the folded days, and it follows at half the speed", arguments: [false, true])
  func banner(isToday: Bool) throws {
    let screen = screen(isToday: isToday)
    let title = try screen.element("Harbour Days").frame.minY
    screen.scroll(by: 60)
    let shown = try screen.element("Harbour Days").frame.minY
    #expect(shown == title - (isToday ? 30 : 60))
    screen.scroll(by: 86)
    screen.finishAnimations()
    for offset in 146...158 {
      if offset > 146 { screen.scroll(by: 1) }
      screen.finishAnimations()
      // The ground, beside times and cards.
      for y in 56..<75 { #expect(screen.gray(x: 6, y: y) > 230, "\(offset), \(y)") }
    }
  }

  @Test("a row comes in from below: pale and lower while three quarters are out of sight, then in its place")
  func rowTransition() throws {
    let (then, today) = (screen(isToday: false), screen(isToday: true))
    let name = "13:20"
    var shifts: [CGFloat] = []
    for _ in 0..<120 {
      for screen in [then, today] {
        screen.scroll(by: 4)
        screen.finishAnimations()
      }
      if let a = try? then.element(name).frame.minY, let b = try? today.element(name).frame.minY, a > 100 {
        shifts.append(b - a)
      }
    }
    #expect(shifts.count > 20 && shifts.allSatisfy { $0 >= 0 && $0 <= 24 })
    #expect(shifts.last == 0)
    #expect(try #require(shifts.first) > 0)
    #expect(zip(shifts, shifts.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("a window that turns while the days fold: they are folded and at the top", arguments: [false, true])
  func rotation(isToday: Bool) throws {
    let screen = screen(isToday: isToday)
    screen.scroll(by: 300)
    screen.advance(by: 0.06)
    screen.resize(to: CGSize(width: 844, height: 390))
    screen.finishAnimations()
    let folded = try screen.element("capsule").frame
    #expect(folded.minY == 8 && folded.height == 54 - 16)
    screen.resize(to: CGSize(width: 390, height: 844))
    screen.finishAnimations()
    screen.scroll(by: -10_000)
    screen.finishAnimations()
    let full = try screen.element("capsule").frame
    #expect(full.minY == 132 + 8 && full.height == 84 - 16)
    #expect(screen.faults.isEmpty)
  }

  @Test("talks stand below their times in order, and a day has nine times")
  func sessions() throws {
    #expect(ConferenceDay.all.allSatisfy { $0.slots.count == 9 && $0.slots.map(\.start) == $0.slots.map(\.start).sorted() })
    let ids = ConferenceDay.all.flatMap(\.slots).flatMap(\.sessions).map(\.id)
    #expect(Set(ids).count == ids.count && ids.count == 54)
    let screen = screen(isToday: false)
    let (first, second) = (try screen.element("session.0").frame, try screen.element("session.10").frame)
    #expect(first.maxY < second.minY)
    #expect(try screen.element("10:00").frame.minY < screen.element("10:50").frame.minY)
    try screen.button("day.1").tap()
    screen.finishAnimations()
    #expect(screen.contains("session.100") && !screen.contains("session.0"))
  }

  @Test("scrolling on one side of the threshold evaluates no day and no talk", arguments: [false, true])
  func work(isToday: Bool) {
    let screen = screen(isToday: isToday)
    // Every row is made once.
    for _ in 0..<20 { screen.scroll(by: 150) }
    screen.scroll(by: -1_000)
    screen.finishAnimations()
    screen.forgetWork()
    for _ in 0..<10 { screen.scroll(by: -15) }
    let bodies = screen.bodiesByType
    #expect(bodies["DayTabs"] == nil && bodies["TimeSlotRow"] == nil && bodies["SessionCard"] == nil)
    #expect(isToday ? screen.work.bodies == 0 : bodies == ["GeometryReader": 10])
  }
}
