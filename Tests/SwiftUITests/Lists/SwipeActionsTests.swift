import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Things that a list lets people delete, move and mark.
@MainActor
private struct Things: View {
  @State var names = ["a", "b", "c", "d"]
  var log: (String) -> Void = { _ in }
  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
          .swipeActions(edge: .leading) { Button("Mark") { log("mark \(name)") } }
          .swipeActions {
            Button("Remove", role: .destructive) { names.removeAll { $0 == name } }
            Button("Flag") { log("flag \(name)") }.tint(.orange)
          }
      }
    }
  }
}

@MainActor
@Suite("swipeActions show buttons behind a row that is pulled aside") struct SwipeActionsTests {
  @Test("a pull past half of the buttons opens the row, a shorter one does not; the buttons are 74 wide at least")
  func opening() throws {
    let screen = Screen { Things() }
    let row = try screen.row("b").frame
    screen.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 300, y: row.midY), duration: 0.3, rest: 0.3)
    screen.finishAnimations()
    #expect(try screen.text("b").frame.minX == 40)
    #expect(!screen.contains("Flag"))
    try screen.row("b").swipe(.trailing)
    #expect(try screen.button("Flag").frame.width == 74)
    let (flag, remove) = (try screen.button("Flag").frame, try screen.button("Remove").frame)
    // The first one is outermost.
    #expect(remove.maxX == 370 && flag.maxX == remove.minX)
    #expect(remove.height == 44)
    #expect(try screen.text("b").frame.minX == 40 - flag.width - remove.width)
  }

  @Test("a button closes the row and acts; one that removes takes the row along")
  func acting() throws {
    var lines: [String] = []
    let screen = Screen { Things(log: { lines.append($0) }) }
    try screen.row("b").swipe(.trailing)
    try screen.button("Flag").tap()
    screen.finishAnimations()
    #expect(lines == ["flag b"])
    #expect(!screen.contains("Flag"))
    try screen.row("c").swipe(.trailing)
    try screen.button("Remove").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["a"], ["b"], ["d"]])
    #expect(try screen.row("d").frame.minY == screen.row("b").frame.maxY)
  }

  @Test("a long pull does what the first button does")
  func full() throws {
    let screen = Screen { Things() }
    try screen.row("a").swipe(.trailing, isFull: true)
    #expect(screen.rows.map(\.labels) == [["b"], ["c"], ["d"]])
    var lines: [String] = []
    let other = Screen { Things(log: { lines.append($0) }) }
    try other.row("a").swipe(.leading, isFull: true)
    #expect(lines == ["mark a"])
    #expect(try other.text("a").frame.minX == 40)
  }

  @Test("one row is open at a time; a touch beside it or a scroll closes it and does nothing else")
  func closing() throws {
    let screen = Screen { Things() }
    try screen.row("a").swipe(.trailing)
    try screen.row("c").element.tap()
    screen.finishAnimations()
    #expect(!screen.contains("Flag"))
    try screen.row("a").swipe(.trailing)
    screen.scroll(by: 5)
    screen.finishAnimations()
    #expect(screen.contains("Flag"), "a list that fits does not scroll")
    screen.tap(at: CGPoint(x: 60, y: try screen.row("a").frame.midY))
    screen.finishAnimations()
    #expect(!screen.contains("Flag"))
  }

  @Test("a finger catches a row on its way and takes it along")
  func catching() throws {
    let screen = Screen { Things() }
    let y = try screen.row("b").frame.midY
    try screen.row("b").swipe(.trailing)
    let open = try screen.text("b").frame.minX
    // The touch on the row closes it; it is caught half way.
    screen.tap(at: CGPoint(x: 50, y: y))
    screen.advance(by: 0.05)
    let caught = try screen.text("b").frame.minX
    #expect(caught > open && caught < 40)
    screen.touchDown(at: CGPoint(x: 100, y: y))
    screen.advance(by: 0.5)
    #expect(try abs(screen.text("b").frame.minX - caught) < 0.6)
    screen.touchMove(to: CGPoint(x: 80, y: y))
    #expect(try abs(screen.text("b").frame.minX - (caught - 20)) < 0.6)
    screen.touchUp(at: CGPoint(x: 80, y: y))
    screen.finishAnimations()
    #expect(try screen.text("b").frame.minX == open)
  }

  @Test("a row that is flung home stops there, however fast: what is behind its other edge does not show")
  func flungHome() throws {
    let screen = Screen { Things() }
    try screen.row("b").swipe(.trailing)
    let y = try screen.row("b").frame.midY
    screen.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 220, y: y), duration: 0.05)
    #expect(screen.isAnimating)
    var furthest = CGFloat.zero
    while screen.isAnimating {
      screen.advance(by: 1.0 / 60)
      furthest = max(furthest, try screen.text("b").frame.minX)
    }
    #expect(furthest == 40)
    #expect(!screen.contains("Mark") && !screen.contains("Flag"))
  }

  @Test("who cannot see the buttons finds them as actions of the row")
  func actions() throws {
    var lines: [String] = []
    let screen = Screen { Things(log: { lines.append($0) }) }
    #expect(try screen.row("a").actions == ["Mark", "Remove", "Flag"])
    try screen.row("a").perform("Flag")
    #expect(lines == ["flag a"])
  }

  @Test("an action that removes the row does it in motion, as a button that is pressed does; a disabled one does nothing")
  func removingAction() throws {
    let screen = Screen { Things() }
    let position = try screen.row("c").frame.minY
    try screen.row("b").perform("Remove")
    screen.advance(by: 0.1)
    #expect(screen.isAnimating)
    #expect(try screen.row("c").frame.minY == position - 44)
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["a"], ["c"], ["d"]])
    var count = 0
    let disabled = Screen {
      List { Text("a").swipeActions { Button("Off") { count += 1 }.disabled(true) } }
    }
    try disabled.row("a").perform("Off")
    #expect(count == 0)
  }

  @Test("a label shows its icon alone in a low row, which its title names, and above its title in a high one")
  func labels() throws {
    func screen(_ height: CGFloat) -> Screen {
      Screen {
        List {
          Color.clear.frame(height: height).accessibilityLabel("row").swipeActions {
            Button {
            } label: {
              Label("A title that is long", systemImage: "star")
            }
          }
        }
      }
    }
    for (height, width) in [(22, 74), (37, 74), (38, 151.5)] as [(CGFloat, CGFloat)] {
      let screen = screen(height)
      screen.rows[0].swipe(.trailing)
      let button = try screen.button("A title that is long").frame
      #expect(abs(button.width - width) < 1, "\(height): \(button.width)")
      #expect(button.height == height + 22)
    }
  }

  @Test("two fingers on a touchpad pull a row, too; down they scroll")
  func touchpad() throws {
    let screen = Screen { Things() }
    let point = CGPoint(x: 300, y: try screen.row("b").frame.midY)
    let send = { (width: CGFloat, phase: WheelEvent.Phase) in
      screen.send(
        .wheel(
          WheelEvent(
            location: point, delta: CGSize(width: width, height: 0), isPrecise: true, phase: phase, time: screen.engine.time)))
    }
    send(60, .began)
    send(60, .changed)
    send(0, .ended)
    screen.finishAnimations()
    #expect(screen.contains("Flag"))
  }

  @Test("from right to left the edges change sides")
  func mirrored() throws {
    let screen = Screen(Screen.Settings { $0.isRightToLeft = true }) { Things() }
    try screen.row("b").swipe(.trailing)
    #expect(try screen.button("Remove").frame.minX == 20)
  }
}
