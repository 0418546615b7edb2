import ApusTesting
import SwiftUI
import Testing

@Suite("A sheet's motion can be caught, and costs no body")
@MainActor
struct SheetMotionTests {
  private func top(_ screen: Screen) throws -> CGFloat { try screen.element("card").frame.minY }

  /// Where UIKit's spring is after some times, as shares of the way (Facts 7.8).
  private static let times: [(step: TimeInterval, share: CGFloat)] = [(0.05, 0.23), (0.05, 0.545), (0.1, 0.88), (0.1, 0.973)]

  @Test("it opens and closes by the same spring: 23, 54.5, 88 and 97 % after 0.05, 0.1, 0.2 and 0.3 seconds")
  func springs() throws {
    let screen = Screen(SheetSupport.phone) {
      SheetHost { isShown in
        SheetGround().overlay(alignment: .top) { Button("Close") { isShown.wrappedValue = false } }
      }
    }
    try screen.button("Show").tap()
    for (step, share) in Self.times {
      screen.advance(by: step)
      #expect(abs((852 - (try top(screen))) / 783 - share) < 0.03, "opening, \(share)")
    }
    screen.finishAnimations()
    #expect(try abs(top(screen) - 69) < 0.01)
    try screen.button("Close").tap()
    let node = try #require(screen.sheets.last)
    for (step, share) in Self.times {
      screen.advance(by: step)
      #expect(abs((node.frame.minY - 69) / 783 - share) < 0.03, "closing, \(share)")
    }
    screen.finishAnimations()
    #expect(screen.sheets.isEmpty)
  }

  @Test("a finger catches it as it opens: it stays where it was caught, follows, and goes on when it is let go")
  func caughtOpening() throws {
    let screen = Screen(SheetSupport.phone) { SheetHost { _ in SheetGround() } }
    try screen.button("Show").tap()
    screen.advance(by: 0.1)
    let caught = try top(screen)
    #expect(caught > 300 && caught < 600)
    screen.touchDown(at: CGPoint(x: 100, y: 700))
    screen.advance(by: 0.5)
    #expect(try abs(top(screen) - caught) < 0.01)
    screen.touchMove(to: CGPoint(x: 100, y: 660))
    screen.advance(by: 0.1)
    #expect(try abs(top(screen) - (caught - 40)) < 0.01)
    screen.touchUp(at: CGPoint(x: 100, y: 660))
    screen.finishAnimations()
    #expect(try abs(top(screen) - 69) < 0.01)
  }

  @Test("one that was flung away is still asked for until it has gone: a finger catches it and brings it back")
  func caughtGoing() throws {
    let log = ActionLog()
    let screen = Screen(SheetSupport.phone) {
      SheetHost(onDismiss: { log.note("dismissed") }) { isShown in
        SheetGround().onDisappear { log.note("disappear") }.onChange(of: isShown.wrappedValue) { log.note("binding") }
      }
    }
    try screen.button("Show").tap()
    screen.finishAnimations()
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 650), duration: 0.2)
    screen.advance(by: 0.02)
    let caught = try top(screen)
    #expect(caught > 560 && caught < 840)
    screen.touchDown(at: CGPoint(x: 100, y: 845))
    screen.advance(by: 0.3)
    #expect(try abs(top(screen) - caught) < 0.01)
    for step in 1...6 {
      screen.advance(by: 0.016)
      screen.touchMove(to: CGPoint(x: 100, y: 845 - CGFloat(step) * 40))
    }
    screen.touchUp(at: CGPoint(x: 100, y: 605))
    screen.finishAnimations()
    #expect(try abs(top(screen) - 69) < 0.01)
    #expect(log.take() == [])
    // And again, without a finger in its way.
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 650), duration: 0.2)
    screen.finishAnimations()
    #expect(log.take() == ["disappear", "dismissed"])
    #expect(screen.contains("Show"))
  }

  @Test("it goes on with the finger's speed: one that moves down when it is let go goes down a little more before it comes back")
  func speed() throws {
    let screen = Screen(SheetSupport.phone) { SheetHost(isShown: true) { _ in SheetGround() } }
    screen.finishAnimations()
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 350), duration: 0.2)
    let released = try top(screen)
    screen.advance(by: 0.016)
    #expect(try top(screen) > released + 5)
    screen.finishAnimations()
    #expect(try abs(top(screen) - 69) < 0.01)
  }

  @Test("above its largest height it gives at most 7 points")
  func pulledUp() throws {
    let screen = Screen(SheetSupport.phone) { SheetHost(isShown: true) { _ in SheetGround() } }
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: 100, y: 500))
    screen.touchMove(to: CGPoint(x: 100, y: 480))
    screen.touchMove(to: CGPoint(x: 100, y: 100))
    let pulled = try top(screen)
    #expect(pulled < 66 && pulled >= 69 - 6.9)
    screen.touchUp(at: CGPoint(x: 100, y: 100))
    screen.finishAnimations()
    #expect(try abs(top(screen) - 69) < 0.01)
  }

  private struct Behind: View {
    let log: ActionLog
    @State private var isShown = false
    var body: some View {
      log.note("behind")
      return Button("Show") { isShown = true }.frame(maxHeight: .infinity, alignment: .top)
        .sheet(isPresented: $isShown) {
          Reader(log: log).presentationDetents([.medium, .large]).presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
    }
    struct Reader: View {
      let log: ActionLog
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        log.note("sheet")
        return Button("Close") { dismiss() }
      }
    }
  }

  @Test("opening evaluates nothing of the screen and paints only where the sheet is; a drag evaluates no body; idle, no frame")
  func costs() throws {
    let log = ActionLog()
    let screen = Screen(SheetSupport.phone) { Behind(log: log) }
    _ = log.take()
    // The button is pressed and let go before what is counted.
    try screen.button("Show").tap()
    #expect(log.take() == ["sheet"])
    screen.forgetWork()
    let painted = screen.pixelsPainted
    screen.finishAnimations()
    #expect(log.take() == [])
    let frames = screen.work.frames
    // The medium sheet with the shadow above it, at two pixels a point.
    #expect(frames > 10 && screen.pixelsPainted - painted <= frames * 393 * (454 + 10) * 4)
    #expect(!screen.isFrameRequested)
    screen.forgetWork()
    screen.touchDown(at: CGPoint(x: 60, y: 500))
    for step in 1...20 { screen.touchMove(to: CGPoint(x: 60, y: 500 - CGFloat(step) * 10)) }
    #expect(screen.work.bodies == 0)
    #expect(screen.wrongPixels == 0)
    screen.touchUp(at: CGPoint(x: 60, y: 300))
    screen.finishAnimations()
    #expect(!screen.isFrameRequested)
    #expect(log.take() == [])
  }

  @Test("a list in a sheet that a finger makes larger shows the rows that there is room for now, before the finger lifts")
  func rows() {
    let screen = Screen(SheetSupport.phone) {
      SheetHost(isShown: true) { _ in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<40) { Text("Item \($0)").frame(height: 44) } } }
          .presentationDetents([.medium, .large])
      }
    }
    screen.finishAnimations()
    #expect(screen.contains("Item 10") && !screen.contains("Item 11"))
    screen.touchDown(at: CGPoint(x: 200, y: 500))
    screen.touchMove(to: CGPoint(x: 200, y: 480))
    screen.touchMove(to: CGPoint(x: 200, y: 260))
    #expect(screen.contains("Item 15") && !screen.contains("Item 16"))
    screen.touchUp(at: CGPoint(x: 200, y: 260))
    screen.finishAnimations()
  }
}
