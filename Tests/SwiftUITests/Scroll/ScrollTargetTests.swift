import ApusTesting
import SwiftUI
import Testing

/// What a behaviour of a test's own was told, and what it is to answer.
private final class Log {
  var originals: [CGRect] = []
  var proposals: [CGRect] = []
  var velocities: [CGVector] = []
  var sizes: [CGSize] = []
  var axes: [Axis.Set] = []
}

private struct Observing<Base: ScrollTargetBehavior>: ScrollTargetBehavior {
  let log: Log
  let base: Base
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    log.originals.append(context.originalTarget.rect)
    log.proposals.append(target.rect)
    log.velocities.append(context.velocity)
    log.sizes += [context.contentSize, context.containerSize]
    log.axes.append(context.axes)
    base.updateTarget(&target, context: context)
  }
}

/// Rests at one place.
private struct Fixed: ScrollTargetBehavior {
  let x: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = x }
}

@Suite("Where content comes to rest")
@MainActor
struct ScrollTargetTests {
  /// Twenty cells of 120 by 100 beside each other in a view of 300 by 100.
  private func screen(_ behavior: some ScrollTargetBehavior) -> Screen {
    Screen(.init { $0.size = CGSize(width: 300, height: 100) }) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Box("\($0)", 120, 100) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  private func offset(_ screen: Screen) throws -> CGFloat { -(try screen.element("0").frame.minX) }

  /// A finger that moves to the left, at 600 points a second when it lifts.
  private func flick(_ screen: Screen, by distance: CGFloat = 100) {
    screen.drag(
      from: CGPoint(x: 250, y: 50), to: CGPoint(x: 250 - distance, y: 50), duration: Double(distance / 600))
    screen.finishAnimations()
  }

  @Test("a behaviour of an app's own hears what the finger did, and decides")
  func own() throws {
    let log = Log()
    let screen = screen(Observing(log: log, base: Fixed(x: 777)))
    flick(screen)
    #expect(abs(try offset(screen) - 777) < 0.01)
    #expect(log.originals == [CGRect(x: 0, y: 0, width: 300, height: 100)])
    #expect(abs(log.velocities[0].dx - 600) < 1e-6 && log.velocities[0].dy == 0)
    // Where it would glide to: what the finger has moved after the first ten points, and 0.4995 s of its speed.
    #expect(abs(log.proposals[0].minX - (90 + 600 * 0.4995)) < 1)
    #expect(log.sizes == [CGSize(width: 2_400, height: 100), CGSize(width: 300, height: 100)])
    #expect(log.axes == [.horizontal])
    flick(screen)
    #expect(abs(log.originals[1].minX - 777) < 0.01)
  }

  @Test("pages are as long as the view, and one drag turns one at most")
  func paging() throws {
    let log = Log()
    let screen = screen(Observing(log: log, base: PagingScrollTargetBehavior()))
    flick(screen)
    #expect(abs(try offset(screen) - 300) < 0.01)
    // The glide alone would have gone a page and a quarter further.
    #expect(log.proposals[0].minX > 375)
    flick(screen, by: 200)
    #expect(abs(try offset(screen) - 600) < 0.01)
  }

  @Test(
    "view-aligned content rests where a view begins, as far as the flick carries it or one further",
    arguments: [
      (.automatic, 360), (.always, 360), (.never, 360), (.alwaysByOne, 120),
    ] as [(ViewAlignedScrollTargetBehavior.LimitBehavior, CGFloat)])
  func viewAligned(limit: ViewAlignedScrollTargetBehavior.LimitBehavior, expected: CGFloat) throws {
    let screen = screen(ViewAlignedScrollTargetBehavior(limitBehavior: limit))
    // It would glide to 90 + 300, between the views that begin at 360 and at 480.
    flick(screen)
    #expect(abs(try offset(screen) - expected) < 0.01)
  }

  @Test("a place beyond the end is as far as the content goes")
  func beyond() throws {
    let screen = screen(Fixed(x: 1e6))
    flick(screen)
    #expect(abs(try offset(screen) - 2_100) < 0.01)
  }

  /// A behaviour that leaves all places as they are.
  private struct Leaving: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  @Test("content goes on as freely as any where its behaviour leaves the place as it is", arguments: [100, 240])
  func left(distance: CGFloat) throws {
    let cells = { (count: Int) in HStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("\($0)", 120, 100) } } }
    let settings = Screen.Settings { $0.size = CGSize(width: 300, height: 100) }
    let free = Screen(settings) { ScrollView(.horizontal) { cells(5) } }
    let left = Screen(settings) { ScrollView(.horizontal) { cells(5) }.scrollTargetBehavior(Leaving()) }
    for screen in [free, left] { screen.drag(from: CGPoint(x: 280, y: 50), to: CGPoint(x: 280 - distance, y: 50), duration: 0.2) }
    for _ in 0..<10 {
      for screen in [free, left] { screen.advance(by: 0.05) }
      #expect(try offset(left) == offset(free))
    }
  }

  @Test(
    "content that a finger holds still is at rest when it goes, where the behaviour wants it to be", arguments: [false, true])
  func still(isPaging: Bool) throws {
    var phases: [ScrollPhase] = []
    let content = ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Box("\($0)", 120, 100) } } }
      .onScrollPhaseChange { phases.append($1) }
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 100) }) {
      if isPaging { content.scrollTargetBehavior(.paging) } else { content.scrollTargetBehavior(Leaving()) }
    }
    screen.touchDown(at: CGPoint(x: 250, y: 50))
    screen.touchMove(to: CGPoint(x: 235, y: 50))
    screen.touchMove(to: CGPoint(x: 205, y: 50))
    // A page holds still at its place only.
    if isPaging { screen.touchMove(to: CGPoint(x: 235, y: 50)) }
    screen.advance(by: 0.5)
    screen.touchUp(at: CGPoint(x: isPaging ? 235 : 205, y: 50))
    screen.finishAnimations()
    #expect(try abs(offset(screen) - (isPaging ? 0 : 30)) < 0.01)
    #expect(phases == [.interacting, .idle])
  }
}
