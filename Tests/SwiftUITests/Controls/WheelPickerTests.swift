import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Pickers with a wheel")
@MainActor
struct WheelPickerTests {
  private struct Numbers: View {
    var count = 100
    var log: Log?
    @State var number = 10
    var body: some View {
      Picker("Number", selection: $number) { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
        .pickerStyle(.wheel)
        .accessibilityIdentifier("wheel")
      Text("chosen: \(number)").onChange(of: number) { log?.values.append($1) }
      Button("Far") { number = 60 }
      Button("Rolling") { withAnimation(.easeInOut(duration: 0.4)) { number = 12 } }
    }
  }

  private final class Log { var values: [Int] = [] }

  private func screen(count: Int = 100, log: Log? = nil, rightToLeft: Bool = false) -> Screen {
    Screen(Screen.Settings { $0.isRightToLeft = rightToLeft }) { VStack { Numbers(count: count, log: log) } }
  }

  private func wheel(of screen: Screen) throws -> Element { try screen.element("Number", role: "slider") }

  @Test("it is 216 high and 320 wide at least, and as wide as it is offered where that is more")
  func size() throws {
    let frame = try wheel(of: screen()).frame
    #expect(frame.height == 216 && frame.width == 390)
    let picker = Picker("x", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(WheelPickerStyle())
    #expect(SwiftUITests.size(of: picker, width: 100) == CGSize(width: 320, height: 216))
    #expect(SwiftUITests.size(of: picker.fixedSize()) == CGSize(width: 320, height: 216))
  }

  @Test("in a row of a form the wheel begins at the row's inset and the row is 228 high")
  func row() throws {
    let screen = Screen { Form { Numbers() } }
    let frame = try wheel(of: screen).frame
    #expect(frame.minX == 40 && frame.width == 320)
    #expect(try screen.row(at: 0).frame.height == 216 + 2 * 6)
  }

  @Test("a drag of whole rows turns it by as many, and tells it once, when it has come to rest")
  func drag() throws {
    let log = Log()
    let screen = screen(log: log)
    let frame = try wheel(of: screen).frame
    screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 3 * 32 - 10), duration: 1, rest: 0.3
    )
    screen.finishAnimations()
    #expect(try wheel(of: screen).value == "Row 13" && screen.contains("chosen: 13") && log.values == [13])
  }

  @Test("let go between two rows it rests on the nearer one")
  func nearest() throws {
    let screen = screen()
    let frame = try wheel(of: screen).frame
    screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY + 40 + 10), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(try wheel(of: screen).value == "Row 9")
  }

  @Test("a flick turns it on by its inertia, and it rests on a row; a finger on it stops it")
  func flick() throws {
    let log = Log()
    let screen = screen(count: 1000, log: log)
    let frame = try wheel(of: screen).frame
    let (top, bottom) = (CGPoint(x: frame.midX, y: frame.midY - 60), CGPoint(x: frame.midX, y: frame.midY + 60))
    screen.drag(from: bottom, to: top, duration: 0.1)
    #expect(screen.isAnimating && log.values.isEmpty)
    screen.finishAnimations()
    let number = try #require(log.values.last)
    #expect(log.values.count == 1 && number > 20, "\(log.values)")
    screen.drag(from: bottom, to: top, duration: 0.1)
    screen.advance(by: 0.2)
    screen.touchDown(at: top)
    screen.advance(by: 0.5)
    screen.touchUp(at: top)
    screen.finishAnimations()
    let stopped = try #require(log.values.last)
    #expect(stopped > number && stopped < number + (number - 10) && log.values.count == 2, "\(log.values)")
  }

  @Test("pulled beyond its end it comes back to the last row")
  func end() throws {
    let screen = screen(count: 12)
    let frame = try wheel(of: screen).frame
    screen.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 300), duration: 0.2)
    screen.finishAnimations()
    #expect(try wheel(of: screen).value == "Row 11" && screen.contains("chosen: 11"))
  }

  @Test("a tap on a row in sight rolls it to the front in 0.3 s", arguments: [(30, 11), (56, 12), (-30, 9), (0, 10), (105, 10)])
  func tap(offset: CGFloat, expected: Int) throws {
    let screen = screen()
    let frame = try wheel(of: screen).frame
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY + offset))
    screen.advance(by: 0.35)
    #expect(screen.contains("chosen: \(expected)"))
  }

  @Test("a notch of a wheel turns it by one row; at its end the notch is for what is around")
  func notches() throws {
    let screen = screen(count: 12)
    let frame = try wheel(of: screen).frame
    func notch(_ delta: CGFloat) {
      screen.send(
        .wheel(
          WheelEvent(
            location: CGPoint(x: frame.midX, y: frame.midY), delta: CGSize(width: 0, height: delta), isPrecise: false,
            phase: .changed, time: 0)))
    }
    notch(60)
    screen.finishAnimations()
    #expect(screen.contains("chosen: 11"))
    notch(60)
    screen.finishAnimations()
    #expect(screen.contains("chosen: 11"))
    for _ in 0..<3 { notch(-60) }
    screen.finishAnimations()
    #expect(screen.contains("chosen: 8"))
  }

  @Test("arrows, pages, Home and End turn it where keys reach controls")
  func keys() throws {
    let screen = Screen { VStack { Numbers() }.environment(\.keyboardReachesControls, true) }
    screen.press(key: "Tab")
    for (key, expected) in [("ArrowDown", 11), ("ArrowUp", 10), ("PageDown", 14), ("PageUp", 10), ("End", 99), ("Home", 0)] {
      screen.press(key: key)
      screen.finishAnimations()
      #expect(screen.contains("chosen: \(expected)"), "\(key)")
    }
  }

  @Test("for who cannot see it, it has a value and goes on by a row at once")
  func accessibility() throws {
    let screen = screen(count: 12)
    #expect(try wheel(of: screen).value == "Row 10")
    try wheel(of: screen).increment()
    #expect(try wheel(of: screen).value == "Row 11" && screen.contains("chosen: 11"))
    try wheel(of: screen).increment()
    #expect(screen.contains("chosen: 11"))
    try wheel(of: screen).decrement()
    try wheel(of: screen).decrement()
    #expect(screen.contains("chosen: 9"))
    let disabled = Screen { VStack { Numbers().disabled(true) } }
    try wheel(of: disabled).increment()
    let frame = try wheel(of: disabled).frame
    disabled.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 100))
    disabled.finishAnimations()
    #expect(try !wheel(of: disabled).isEnabled && disabled.contains("chosen: 10"))
  }

  @Test("another selection shows at once, with an animation on the way there")
  func selection() throws {
    let screen = screen()
    try screen.button("Far").tap()
    #expect(try wheel(of: screen).value == "Row 60" && !screen.isAnimating)
    try screen.button("Rolling").tap()
    #expect(screen.isAnimating)
    screen.finishAnimations()
    #expect(try wheel(of: screen).value == "Row 12")
  }

  @Test("a value that the owner does not take is left again")
  func refused() throws {
    struct Page: View {
      @State private var number = 3
      var body: some View {
        Picker("Number", selection: Binding(get: { number }, set: { number = $0 == 5 ? number : $0 })) {
          ForEach(0..<10, id: \.self) { Text("Row \($0)") }
        }
        .pickerStyle(.wheel)
      }
    }
    let screen = Screen { Page() }
    let wheel = { try screen.element("Number", role: "slider") }
    try wheel().increment()
    #expect(try wheel().value == "Row 4")
    try wheel().increment()
    screen.finishAnimations()
    #expect(try wheel().value == "Row 4")
  }

  @Test("while it turns it draws itself only, and only rows that come into sight are evaluated; 10,000 rows cost what shows")
  func work() throws {
    let screen = screen(count: 10_000)
    #expect(screen.liveNodes < 200, "\(screen.liveNodes)")
    let frame = try wheel(of: screen).frame
    let start = CGPoint(x: frame.midX, y: frame.midY)
    screen.touchDown(at: start)
    screen.touchMove(to: CGPoint(x: start.x, y: start.y - 12))
    screen.settle()
    screen.forgetWork()
    screen.touchMove(to: CGPoint(x: start.x, y: start.y - 14))
    screen.settle()
    #expect(screen.work.bodies == 0 && screen.work.placements == 0 && screen.work.sizesComputed == 0)
    screen.forgetWork()
    // Ten rows further on: each comes into sight once.
    for step in 1...40 {
      screen.touchMove(to: CGPoint(x: start.x, y: start.y - 14 - CGFloat(step) * 8))
      screen.settle()
    }
    #expect(screen.work.bodies <= 2 * 10 && screen.work.bodies >= 10, "\(screen.work)")
    screen.touchUp(at: CGPoint(x: start.x, y: start.y - 14 - 320))
    screen.finishAnimations()
    // Where nothing new comes into sight nothing is evaluated on the way.
    screen.forgetWork()
    try wheel(of: screen).increment()
    #expect(screen.work.bodies < 12, "\(screen.work)")
  }

  @Test("sections are flattened, headers are no rows, and tags may be of optionals")
  func sections() throws {
    struct Page: View {
      @State private var name: String?
      var body: some View {
        Picker("Name", selection: $name) {
          Text("Nobody").tag(nil as String?)
          Section("Friends") {
            Text("Ann").tag("Ann" as String?)
            Text("Bob").tag("Bob")
          }
        }
        .pickerStyle(.wheel)
        Text("chosen: \(name ?? "-")")
      }
    }
    let screen = Screen { VStack { Page() } }
    let wheel = { try screen.element("Name", role: "slider") }
    #expect(try wheel().value == "Nobody")
    for name in ["Ann", "Bob", "Bob"] {
      try wheel().increment()
      #expect(try wheel().value == name && screen.contains("chosen: \(name)"))
    }
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("rows that come and go leave the chosen one in front; a selection without a row is said once")
  func changes() throws {
    struct Page: View {
      @State private var names = ["a", "b", "c", "d"]
      @State private var name = "c"
      var body: some View {
        Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text($0) } }.pickerStyle(.wheel)
        Button("Insert") { names.insert("0", at: 0) }
        Button("Remove") { names.removeAll { $0 == "c" } }
        Button("Empty") { names = [] }
      }
    }
    let screen = Screen { VStack { Page() } }
    let wheel = { try screen.element("Name", role: "slider") }
    try screen.button("Insert").tap()
    #expect(try wheel().value == "c" && screen.diagnostics.isEmpty)
    try screen.button("Remove").tap()
    #expect(try wheel().value == "d" && screen.diagnostics.count == 1)
    try screen.button("Empty").tap()
    #expect(try wheel().value == "")
    try wheel().increment()
    let frame = try wheel().frame
    screen.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 100))
    screen.finishAnimations()
  }

  @Test("in a scroll view a finger on the wheel turns it, and the scroll view stays")
  func inScrollView() throws {
    let screen = Screen {
      Form {
        Numbers(); ForEach(0..<40, id: \.self) { Text("Line \($0)") }
      }
    }
    let frame = try wheel(of: screen).frame
    screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 74), duration: 1, rest: 0.3)
    screen.finishAnimations()
    #expect(try wheel(of: screen).value == "Row 12" && wheel(of: screen).frame == frame)
  }
}
