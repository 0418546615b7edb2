import ApusTesting
import Foundation
import SwiftUI
import Testing

/// Views that move by themselves: phases, keyframes, timelines, groups.
@MainActor
struct AnimatorViewTests {
  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 100)
        $0.scale = 1
      }, content: view)
  }

  private static var box: some View { Color.black.frame(width: 10, height: 10) }

  @Test("phases follow each other for ever, each with its own animation")
  func phases() throws {
    let screen = screen {
      PhaseAnimator([0.0, 40, 80]) { x in
        Self.box.offset(x: x).frame(width: 200, alignment: .leading)
      } animation: { phase in
        .linear(duration: phase == 0 ? 1 : 0.5)
      }
    }
    screen.advance(by: 0.25)
    #expect(abs(try #require(screen.left(of: .black, inRow: 50)) - 20) <= 1)
    screen.advance(by: 0.5)
    #expect(abs(try #require(screen.left(of: .black, inRow: 50)) - 60) <= 3)
    screen.advance(by: 0.75)
    #expect(abs(try #require(screen.left(of: .black, inRow: 50)) - 40) <= 5)
    screen.advance(by: 0.8)
    #expect(screen.isAnimating)
  }

  @Test("with a trigger the phases run once for each change, and end with the first")
  func triggeredPhases() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { count += 1 }.frame(height: 40)
          AnimatorViewTests.box
            .phaseAnimator([0.0, 100], trigger: count) { content, x in
              content.offset(x: x)
            } animation: { _ in
              .linear(duration: 0.5)
            }
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    let screen = screen { Content() }
    screen.advance(by: 1)
    #expect(screen.left(of: .black, inRow: 45) == 0)
    #expect(!screen.isAnimating)
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(abs(try #require(screen.left(of: .black, inRow: 45)) - 50) <= 1)
    screen.advance(by: 0.5)
    #expect(abs(try #require(screen.left(of: .black, inRow: 45)) - 50) <= 5)
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 45) == 0)
  }

  private struct Place {
    var x = 0.0
    var y = 0.0
  }

  @Test("keyframes lead several values along tracks of their own")
  func keyframes() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { count += 1 }.frame(height: 40)
          AnimatorViewTests.box
            .keyframeAnimator(initialValue: Place(), trigger: count) { content, position in
              content.offset(x: position.x, y: position.y)
            } keyframes: { _ in
              KeyframeTrack(\.x) {
                LinearKeyframe(100, duration: 0.5)
                LinearKeyframe(0, duration: 0.5)
              }
              KeyframeTrack(\.y) { LinearKeyframe(40, duration: 1) }
            }
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    let screen = screen { Content() }
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    #expect(screen.left(of: .black, inRow: 52) == 50)
    #expect(screen.top(of: .black, inColumn: 55) == 50)
    screen.advance(by: 0.5)
    #expect(screen.left(of: .black, inRow: 72) == 50)
    screen.finishAnimations()
    #expect(screen.left(of: .black, inRow: 82) == 0)
    #expect(!screen.isAnimating)
  }

  @Test("a periodic timeline has the dates of its schedule")
  func timeline() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let screen = Screen(.init { $0.startDate = start }) {
      TimelineView(.periodic(from: start, by: 2)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    }
    #expect(screen.contains("100"))
    screen.advance(by: 1.9)
    #expect(screen.contains("100"))
    screen.forgetWork()
    screen.advance(by: 0.2)
    #expect(screen.contains("102"))
    screen.advance(by: 4)
    #expect(screen.contains("106"))
    // One for each date: nothing runs between.
    #expect(screen.work.frames == 3)
  }

  @Test("an animation timeline has a date for each frame, and none while it is paused")
  func animationTimeline() throws {
    struct Content: View {
      @State private var isPaused = false
      var body: some View {
        Button("pause") { isPaused = true }
        TimelineView(.animation(paused: isPaused)) { context in
          Text("\(Int((context.date.timeIntervalSinceReferenceDate * 60).rounded()))")
        }
      }
    }
    let screen = Screen { Content() }
    screen.advance(by: 0.5)
    #expect(screen.contains("30"))
    try screen.button("pause").tap()
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none)
  }

  @Test(
    "without a group a view that comes into a moving stack is at its place at once, with one it moves along",
    arguments: [false, true])
  func group(isGrouped: Bool) throws {
    struct Content: View {
      @State private var isMoved = false
      let isGrouped: Bool
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isMoved = true } }.frame(height: 40)
          group.padding(.leading, isMoved ? 100 : 0)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
      @ViewBuilder private var group: some View {
        if isGrouped { inside.geometryGroup() } else { inside }
      }
      private var inside: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 10, height: 20)
          if isMoved { AnimatorViewTests.box.transition(.identity) }
        }
      }
    }
    let screen = screen { Content(isGrouped: isGrouped) }
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    #expect(screen.left(of: .black, inRow: 45) == (isGrouped ? 50 : 100))
  }

  @Test("a timeline that is made anew by its own ticks still ticks once a frame")
  func timelineMadeAnew() {
    @MainActor final class Log { var dates: [Date] = [] }
    struct Content: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        TimelineView(.animation) { timeline in
          Text("\(count)").onChange(of: timeline.date) {
            log.dates.append(timeline.date)
            count += 1
          }
        }
      }
    }
    let log = Log()
    let screen = Screen { Content(log: log) }
    // Frames that come later than the entries of the schedule.
    for _ in 0..<20 { screen.advance(by: 0.023) }
    #expect(log.dates.count > 15)
    for (early, late) in zip(log.dates, log.dates.dropFirst()) { #expect(late.timeIntervalSince(early) > 0.01) }
  }
}
