import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// Rows of a stack that is scrolled, with a button above them.
@MainActor
private struct Stack: View {
  @State private var names: [String]
  @State private var presses = 0
  let isContainer: Bool
  let log: (String) -> Void

  init(count: Int = 4, isContainer: Bool = true, log: @escaping (String) -> Void = { _ in }) {
    names = (0..<count).map { "n\($0)" }
    (self.isContainer, self.log) = (isContainer, log)
  }

  var body: some View {
    if isContainer { rows.swipeActionsContainer() } else { rows }
  }

  private var rows: some View {
    VStack(spacing: 0) {
      Button("presses \(presses)") { presses += 1 }.frame(height: 44)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(names, id: \.self) { name in
            Text(name).frame(maxWidth: .infinity, minHeight: 60, alignment: .leading)
              .swipeActions(edge: .leading) { Button("Mark") { log("mark \(name)") } }
              .swipeActions {
                Button("Remove", role: .destructive) { names.removeAll { $0 == name } }
                Button("Flag") { log("flag \(name)") }
              } onPresentationChanged: {
                log("\(name) \($0)")
              }
          }
        }
      }
    }
  }
}

@MainActor
@Suite("swipeActionsContainer() has rows outside of lists pulled aside") struct SwipeActionsContainerTests {
  @Test("a row shows the buttons of both edges, though two modifiers give them; one acts and closes it")
  func opening() throws {
    var lines: [String] = []
    let screen = Screen { Stack { lines.append($0) } }
    let home = try screen.text("n1").frame.minX
    #expect(screen.rows.count == 4)
    try screen.row("n1").swipe(.trailing)
    #expect(screen.contains("Flag") && screen.contains("Remove") && lines == ["n1 true"])
    #expect(try screen.button("Remove").frame.maxX == screen.size.width && screen.button("Flag").frame.height == 60)
    try screen.button("Flag").tap()
    screen.finishAnimations()
    #expect(lines == ["n1 true", "flag n1", "n1 false"] && !screen.contains("Flag"))
    #expect(try screen.text("n1").frame.minX == home)
    try screen.row("n1").swipe(.leading)
    try screen.button("Mark").tap()
    screen.finishAnimations()
    // The edge without a closure tells nobody.
    #expect(lines.suffix(2) == ["n1 false", "mark n1"])
    try screen.row("n2").swipe(.leading, isFull: true)
    #expect(lines.last == "mark n2")
  }

  @Test("one row is open at a time; a touch beside it closes it and does nothing else")
  func exclusion() throws {
    var lines: [String] = []
    let screen = Screen { Stack { lines.append($0) } }
    try screen.row("n1").swipe(.trailing)
    try screen.row("n2").swipe(.trailing)
    screen.finishAnimations()
    #expect(lines == ["n1 true", "n1 false"], "the touch closes the first row; it opens no other")
    try screen.row("n2").swipe(.trailing)
    #expect(lines == ["n1 true", "n1 false", "n2 true"])
    try screen.button("presses 0").tap()
    screen.finishAnimations()
    #expect(lines.last == "n2 false" && screen.contains("presses 0") && !screen.contains("Flag"))
    try screen.button("presses 0").tap()
    #expect(screen.contains("presses 1"))
  }

  @Test("scrolling closes the row")
  func scrolling() throws {
    var lines: [String] = []
    let screen = Screen { Stack(count: 40) { lines.append($0) } }
    try screen.row("n1").swipe(.trailing)
    let point = CGPoint(x: 100, y: try screen.row("n4").frame.midY)
    for phase in [WheelEvent.Phase.began, .changed, .ended] {
      let delta = CGSize(width: 0, height: phase == .ended ? 0 : 40)
      screen.send(
        .wheel(WheelEvent(location: point, delta: delta, isPrecise: true, phase: phase, time: screen.engine.time)))
    }
    screen.finishAnimations()
    #expect(lines == ["n1 true", "n1 false"] && !screen.contains("Flag"))
  }

  @Test("a button that removes takes the row along, and its buttons are gone with it")
  func removing() throws {
    var lines: [String] = []
    let screen = Screen { Stack { lines.append($0) } }
    try screen.row("n1").swipe(.trailing)
    try screen.button("Remove").tap()
    screen.finishAnimations()
    #expect(screen.rows.map(\.labels) == [["n0"], ["n2"], ["n3"]])
    #expect(lines == ["n1 true", "n1 false"])
  }

  @Test("without a container a view is no row; in a list the list's rows are, once")
  func elsewhere() throws {
    let plain = Screen { Stack(isContainer: false) }
    #expect(plain.rows.isEmpty && plain.contains("n1"))
    var lines: [String] = []
    let list = Screen {
      List {
        Text("a").swipeActions {
          Button("Flag") {}
        } onPresentationChanged: {
          lines.append("\($0)")
        }
      }
      .swipeActionsContainer()
    }
    #expect(list.rows.map(\.labels) == [["a"]])
    try list.row("a").swipe(.trailing)
    #expect(list.contains("Flag") && lines == ["true"])
    list.tap(at: CGPoint(x: 60, y: try list.row("a").frame.midY))
    list.finishAnimations()
    #expect(!list.contains("Flag") && lines == ["true", "false"])
  }

  @Test("a modifier between two leaves two rows, one in the other; both are pulled")
  func apart() throws {
    let screen = Screen {
      Text("a").frame(width: 300, height: 60)
        .swipeActions(edge: .leading) { Button("Mark") {} }
        .padding(4)
        .swipeActions { Button("Flag") {} }
        .swipeActionsContainer()
    }
    let middle = try screen.text("a").frame
    screen.drag(from: CGPoint(x: 250, y: middle.midY), to: CGPoint(x: 150, y: middle.midY), duration: 0.3, rest: 0.3)
    screen.finishAnimations()
    #expect(screen.contains("Flag"))
    screen.tap(at: CGPoint(x: 60, y: middle.midY))
    screen.finishAnimations()
    #expect(!screen.contains("Flag"))
    screen.drag(from: CGPoint(x: 150, y: middle.midY), to: CGPoint(x: 250, y: middle.midY), duration: 0.3, rest: 0.3)
    screen.finishAnimations()
    #expect(screen.contains("Mark"))
  }
}
