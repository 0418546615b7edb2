import ApusTesting
import SwiftUI
import Testing

@testable import ScrollShowcase

@Suite("ScrollShowcase: tabs and sections lead each other") @MainActor
struct SectionLeadTests {
  private func screen(isToday: Bool) -> Screen {
    Screen(.init { $0.scale = 1 }) {
      if isToday { SectionsTodayScreen() } else { SectionsThenScreen() }
    }
  }

  private func selected(_ screen: Screen) -> [Int] {
    screen.elements.filter { $0.identifier.hasPrefix("tab.") && $0.isSelected }.compactMap { Int($0.identifier.dropFirst(4)) }
  }

  /// Where sections begin that are there, below the strip of tabs.
  private func tops(_ screen: Screen) -> [(stall: Int, top: CGFloat)] {
    screen.elements.compactMap { element in
      guard element.identifier.hasPrefix("section."), let stall = Int(element.identifier.dropFirst(8)) else { return nil }
      return (stall, element.frame.minY - 58)
    }
  }

  /// Waits until nothing moves, and for what the end of a way has put off to the main queue.
  private func rest(_ screen: Screen) async {
    screen.finishAnimations()
    var hasTurned = false
    DispatchQueue.main.async { hasTurned = true }
    await screen.settle(timeout: 120) { hasTurned }
    screen.finishAnimations()
  }

  @Test("a tab brings its section to the top, and stays chosen on the way", arguments: [false, true])
  func tabs(isToday: Bool) async throws {
    let screen = screen(isToday: isToday)
    for stall in [2, 4, 6, 4, 2, 1, 0] {
      try screen.element("tab.\(stall)").tap()
      for _ in 0..<5 {
        #expect(selected(screen) == [stall])
        screen.advance(by: 0.07)
      }
      await rest(screen)
      #expect(selected(screen) == [stall])
      #expect(abs(try #require(tops(screen).first { $0.stall == stall }).top) <= 1)
      let tab = try screen.element("tab.\(stall)").frame
      #expect(tab.minX >= 0 && tab.maxX <= 390)
    }
  }

  @Test("scrolling chooses the section at the top, and its tab comes into sight")
  func sections() throws {
    let screen = screen(isToday: false)
    var seen: [Int] = [0]
    while seen.last != 6, seen.count < 200 {
      screen.scroll(by: 40)
      screen.finishAnimations()
      let selection = selected(screen)
      #expect(selection.count == 1)
      if selection.first != seen.last { seen += selection }
      let tab = try screen.element("tab.\(selection[0])").frame
      #expect(tab.minX >= 0 && tab.maxX <= 390)
    }
    #expect(seen == Array(0...6))
  }

  /// Taps, flings, wheels and fingers that stop what moves, as they come.
  private func play(_ screen: Screen, _ random: inout SplitMix) throws {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      let tabs = screen.elements.filter { $0.identifier.hasPrefix("tab.") && $0.frame.midX > 0 && $0.frame.midX < 390 }
      tabs.randomElement(using: &random)?.tap()
    case 2:
      let length = CGFloat.random(in: -400...400, using: &random)
      screen.drag(
        from: CGPoint(x: 200, y: 450 - length / 2), to: CGPoint(x: 200, y: 450 + length / 2),
        duration: .random(in: 0.05...0.3, using: &random))
    case 3: screen.scroll(by: .random(in: -500...500, using: &random))
    default: screen.tap(at: CGPoint(x: 200, y: 500))
    }
    screen.advance(by: .random(in: 0...0.6, using: &random))
  }

  @Test(
    "whatever is tapped, flung and stopped, one tab is chosen, it shows, and it is that of the section",
    arguments: Seeds.chosen(from: 1..<5 as Range<UInt64>))
  func random(seed: UInt64) async throws {
    let screen = screen(isToday: false)
    var random = SplitMix(seed: seed)
    for round in 0..<60 {
      try play(screen, &random)
      #expect(selected(screen).count == 1)
      guard round % 3 == 2 else { continue }
      await rest(screen)
      let leading = tops(screen).filter { $0.top <= 1.5 }.max { $0.top < $1.top }?.stall ?? 0
      #expect(selected(screen) == [leading], "round \(round)")
      let tab = try screen.element("tab.\(leading)").frame
      #expect(tab.minX >= 0 && tab.maxX <= 390, "round \(round)")
    }
    #expect(screen.faults.isEmpty)
  }

  @Test(
    "today the same: the tab is that of the section nearest to the top", arguments: Seeds.chosen(from: 1..<5 as Range<UInt64>))
  func randomToday(seed: UInt64) throws {
    let screen = screen(isToday: true)
    var random = SplitMix(seed: seed)
    for round in 0..<60 {
      try play(screen, &random)
      #expect(selected(screen).count == 1)
      guard round % 3 == 2 else { continue }
      screen.finishAnimations()
      let nearest = tops(screen).min { abs($0.top) < abs($1.top) }
      let selection = try #require(selected(screen).first)
      #expect(selection == nearest?.stall, "round \(round)")
      let tab = try screen.element("tab.\(selection)").frame
      #expect(tab.minX >= 0 && tab.maxX <= 390, "round \(round)")
    }
    #expect(screen.faults.isEmpty)
  }

  @Test("a window that turns on the way to a section: it comes to the top all the same", arguments: [false, true])
  func rotation(isToday: Bool) throws {
    let screen = screen(isToday: isToday)
    try screen.element("tab.3").tap()
    screen.advance(by: 0.2)
    screen.resize(to: CGSize(width: 844, height: 390))
    screen.finishAnimations()
    #expect(selected(screen) == [3])
    #expect(abs(try #require(tops(screen).first { $0.stall == 3 }).top) <= 1)
  }

  @Test(
    "half way to a section the content is as far as the curve says, and turns around to another one", arguments: [false, true])
  func ways(isToday: Bool) async throws {
    let screen = screen(isToday: isToday)
    let top = { (stall: Int) in tops(screen).first { $0.stall == stall }?.top }
    let way = try #require(top(1))
    try screen.element("tab.1").tap()
    for time in [0.1, 0.2, 0.3] {
      screen.advance(by: 0.1)
      let expected = way * CGFloat(1 - UnitCurve.easeInOut.value(at: time / 0.4))
      let shown = try #require(top(1))
      #expect(abs(shown - expected) <= 1.5, "\(time)")
    }
    try screen.element("tab.0").tap()
    await rest(screen)
    #expect(selected(screen) == [0])
    let rest = try #require(top(0))
    #expect(abs(rest) <= 1)
  }

  @Test(
    "scrolling evaluates the readers of the sections that show, and more only where another one leads", arguments: [false, true])
  func work(isToday: Bool) {
    let screen = screen(isToday: isToday)
    screen.scroll(by: 6_000)
    screen.scroll(by: -6_000)
    screen.finishAnimations()
    screen.scroll(by: 20)
    screen.finishAnimations()
    screen.forgetWork()
    for _ in 0..<8 { screen.scroll(by: 5) }
    let live = tops(screen).count
    #expect(screen.bodiesByType == (isToday ? [:] : ["GeometryReader": 8 * live]))
    screen.forgetWork()
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 590), duration: 0.1, rest: 0.5)
    screen.finishAnimations()
    #expect(screen.bodiesByType["SectionsThenScreen"] == nil && screen.bodiesByType["StallTab"] == nil)
    screen.forgetWork()
    screen.advance(by: 5)
    #expect(screen.work == .none)
  }
}
