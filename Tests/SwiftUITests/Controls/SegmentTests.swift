import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Segments") @MainActor
struct SegmentTests {
  private final class Log { var values: [Int] = [] }

  private struct Choice: View {
    let log: Log
    @State private var number = 1
    var body: some View {
      Picker("Number", selection: $number) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
      }
      .pickerStyle(.segmented)
      .onChange(of: number) { log.values.append(number) }
    }
  }

  /// Three segments of 100 points each, 32 high in the middle of the screen.
  private func screen(_ log: Log, isRightToLeft: Bool = false) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 300, height: 200)
        $0.isRightToLeft = isRightToLeft
      }
    ) { Choice(log: log) }
  }

  private func chosen(_ screen: Screen) -> [String] { screen.elements.filter(\.isSelected).map(\.label) }

  @Test("the plate follows a finger that went down on it, and the segment is chosen when it lifts", arguments: [false, true])
  func plate(isRightToLeft: Bool) {
    let log = Log()
    let screen = screen(log, isRightToLeft: isRightToLeft)
    let x = { (position: CGFloat) in isRightToLeft ? 300 - position : position }
    screen.touchDown(at: CGPoint(x: x(50), y: 100))
    screen.touchMove(to: CGPoint(x: x(80), y: 100))
    screen.touchMove(to: CGPoint(x: x(150), y: 100))
    #expect(chosen(screen) == ["Two"] && log.values.isEmpty)
    screen.touchMove(to: CGPoint(x: x(250), y: 120))
    #expect(chosen(screen) == ["Three"] && log.values.isEmpty)
    // More than 50 points outside it is lost; it comes back with the finger.
    screen.touchMove(to: CGPoint(x: x(250), y: 170))
    #expect(chosen(screen) == ["One"])
    screen.touchMove(to: CGPoint(x: x(250), y: 160))
    #expect(chosen(screen) == ["Three"])
    screen.touchUp(at: CGPoint(x: x(250), y: 160))
    screen.finishAnimations()
    #expect(chosen(screen) == ["Three"] && log.values == [3])
  }

  @Test("of thousands the first two hundred show, which costs what two hundred cost; the others are named")
  func thousands() {
    struct Page: View {
      @State private var number = 7
      var body: some View {
        Picker("Number", selection: $number) { ForEach(0..<10_000, id: \.self) { Text("choice \($0)") } }.pickerStyle(.segmented)
      }
    }
    let screen = Screen { Page() }
    #expect(screen.elements(role: "button").count == 200)
    #expect(chosen(screen) == ["choice 7"])
    #expect(screen.work.nodesMade < 10_000)
    #expect(screen.diagnostics.filter { $0.contains("has 10000 segments; the first 200 show") }.count == 1)
  }

  @Test("a finger that the system takes away chooses nothing")
  func cancelled() {
    let log = Log()
    let screen = screen(log)
    screen.touchDown(at: CGPoint(x: 50, y: 100))
    screen.touchMove(to: CGPoint(x: 80, y: 100))
    screen.touchMove(to: CGPoint(x: 150, y: 100))
    #expect(chosen(screen) == ["Two"])
    screen.touchCancel(at: CGPoint(x: 150, y: 100))
    screen.finishAnimations()
    #expect(chosen(screen) == ["One"] && log.values.isEmpty)
  }

  @Test("a finger that went down on another segment chooses the one over which it lifts, and none far away")
  func others() {
    let log = Log()
    let screen = screen(log)
    screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100))
    #expect(chosen(screen) == ["Two"] && log.values == [2])
    screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 250, y: 190))
    #expect(chosen(screen) == ["Two"] && log.values == [2])
    screen.tap(at: CGPoint(x: 50, y: 100))
    #expect(chosen(screen) == ["One"] && log.values == [2, 1])
    screen.touchDown(at: CGPoint(x: 150, y: 100))
    screen.touchMove(to: CGPoint(x: 250, y: 100))
    // What is chosen stays until the finger lifts.
    #expect(chosen(screen) == ["One"])
    screen.touchUp(at: CGPoint(x: 250, y: 100))
    #expect(chosen(screen) == ["Three"])
  }

  @Test("nothing can be chosen while the picker is disabled")
  func disabled() {
    let log = Log()
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 200) }) { Choice(log: log).disabled(true) }
    screen.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
    #expect(chosen(screen) == ["One"] && log.values.isEmpty)
  }

  @Test("the label of the chosen segment is semibold, the others are medium")
  func weight() {
    struct Two: View {
      let selection: Int
      var body: some View {
        Picker("Number", selection: .constant(selection)) {
          Text("mmmm").tag(1)
          Text("mmmm").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    func ink(_ selection: Int, from: Int, to: Int) -> Int {
      let screen = Screen(
        .init {
          $0.size = CGSize(width: 200, height: 32)
          $0.scale = 2
        }
      ) { Two(selection: selection) }
      // Letters are darker than half, whatever lies behind them.
      return (from * 2..<to * 2).reduce(0) { sum, x in sum + (20..<44).count { screen.gray(x: x, y: $0) < 128 } }
    }
    #expect(ink(1, from: 20, to: 80) > ink(2, from: 20, to: 80))
    #expect(ink(2, from: 120, to: 180) > ink(1, from: 120, to: 180))
    #expect(ink(1, from: 20, to: 80) == ink(2, from: 120, to: 180))
  }

  @Test("in a form they leave their row 44 high")
  func row() throws {
    let screen = Screen { Form { Choice(log: Log()) } }
    #expect(try abs(screen.row(at: 0).frame.height - 44) < 0.4)
    let segment = try #require(screen.elements.first { $0.label == "One" })
    #expect(try abs(segment.frame.midY - screen.row(at: 0).frame.midY) < 0.6 && segment.frame.height > 27)
  }
}
