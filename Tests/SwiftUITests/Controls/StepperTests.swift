import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Steppers") @MainActor
struct StepperTests {
  private final class Log {
    var editing: [Bool] = []
  }

  private struct Panel: View {
    @State var count = 1
    var isEnabled = true
    var log = Log()
    var body: some View {
      VStack(spacing: 0) {
        Stepper("Count", value: $count, in: 0...3) { log.editing.append($0) }.disabled(!isEnabled)
        Text(verbatim: "\(count)").accessibilityIdentifier("shown")
      }
      .frame(width: 200)
    }
  }

  private func screen(rightToLeft: Bool = false, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 100)
        $0.isRightToLeft = rightToLeft
      }, content: content)
  }

  /// The middles of the two halves of a stepper that ends where its line does.
  private func halves(_ stepper: Element) -> (minus: CGPoint, plus: CGPoint) {
    let end = stepper.frame.maxX
    return (CGPoint(x: end - 70, y: stepper.frame.midY), CGPoint(x: end - 20, y: stepper.frame.midY))
  }

  @Test("who looks for it by its name finds a step up and one down, as on iOS")
  func stepsByName() throws {
    let screen = screen { Panel() }
    for (name, expected) in [("Count-Increment", "2"), ("Count-Decrement", "1"), ("Count-Decrement", "0")] {
      guard case .step(let step) = screen.engine.pressTarget(named: name) else {
        throw ElementNotFound(name: name, present: screen.engine.pressNames)
      }
      step()
      screen.settle()
      #expect(try shown(screen) == expected)
    }
    if screen.engine.pressTarget(named: "shown-Increment") != nil { Issue.record("a text has no steps") }
    #expect(screen.engine.pressNames == ["Count", "Count-Increment", "Count-Decrement", "0"])
  }

  private func shown(_ screen: Screen) throws -> String { try screen.text("shown").label }

  @Test("a tap on a half is a step, up to the bounds, and editing begins before it and ends after it")
  func taps() throws {
    let panel = Panel()
    let screen = screen { panel }
    let (minus, plus) = try halves(screen.stepper("Count"))
    screen.tap(at: plus)
    #expect(try shown(screen) == "2")
    #expect(panel.log.editing == [true, false])
    for _ in 0..<3 { screen.tap(at: plus) }
    #expect(try shown(screen) == "3")
    for _ in 0..<5 { screen.tap(at: minus) }
    #expect(try shown(screen) == "0")
    #expect(panel.log.editing.count == 2 * 5, "a half that leads nowhere is not pressed")
  }

  @Test("a finger that stays makes steps: the first after half a second, then ten a second, and none when it is lifted")
  func holding() throws {
    struct Long: View {
      @State var count = 0
      var body: some View {
        Stepper("Count \(count)", value: $count)
      }
    }
    let screen = screen { Long() }
    let (minus, plus) = try halves(screen.stepper("Count 0"))
    screen.press(at: plus, duration: 0.45)
    #expect(screen.contains("Count 1"))
    screen.press(at: plus, duration: 0.85)
    #expect(screen.contains("Count 5"))
    screen.touchDown(at: minus)
    screen.advance(by: 0.75)
    #expect(screen.contains("Count 2"))
    // Far away it pauses, and it goes on where the finger comes back.
    screen.touchMove(to: CGPoint(x: minus.x, y: -60))
    screen.advance(by: 1)
    #expect(screen.contains("Count 2"))
    screen.touchMove(to: minus)
    screen.advance(by: 0.15)
    #expect(screen.contains("Count 1"))
    screen.touchUp(at: minus)
    screen.advance(by: 1)
    #expect(screen.contains("Count 1"))
    #expect(!screen.isAnimating && !screen.isFrameRequested)
  }

  @Test("a finger that stays until the bound is reached stops there, and editing ends when it is lifted")
  func holdingToTheEnd() throws {
    let panel = Panel()
    let screen = screen { panel }
    let (_, plus) = try halves(screen.stepper("Count"))
    screen.touchDown(at: plus)
    screen.advance(by: 2)
    #expect(try shown(screen) == "3")
    #expect(panel.log.editing == [true])
    screen.touchUp(at: plus)
    #expect(panel.log.editing == [true, false])
  }

  @Test("in a scroll view a finger that moves scrolls, and one that has made steps does not")
  func scrolling() throws {
    let screen = screen {
      ScrollView {
        Panel()
        Color.blue.frame(height: 500)
      }
    }
    let start = try screen.stepper("Count").frame.minY
    let (_, plus) = try halves(screen.stepper("Count"))
    screen.touchDown(at: plus)
    screen.advance(by: 0.65)
    #expect(try shown(screen) == "3")
    screen.touchMove(to: CGPoint(x: plus.x, y: plus.y - 40))
    screen.touchUp(at: CGPoint(x: plus.x, y: plus.y - 40))
    #expect(try screen.stepper("Count").frame.minY == start)
    screen.drag(from: plus, to: CGPoint(x: plus.x, y: plus.y - 40), rest: 0.3)
    #expect(try screen.stepper("Count").frame.minY < start)
  }

  @Test("it is one element with its value, which a screen reader changes within the bounds; disabled it stays as it is")
  func accessibility() throws {
    let panel = Panel()
    let screen = screen { panel }
    let stepper = try screen.stepper("Count")
    #expect(stepper.value == "1" && stepper.isEnabled && stepper.isInteractive)
    stepper.increment()
    try screen.stepper("Count").increment()
    try screen.stepper("Count").increment()
    #expect(try screen.stepper("Count").value == "3")
    try screen.stepper("Count").decrement()
    #expect(try shown(screen) == "2")
    #expect(panel.log.editing == [true, false, true, false, true, false])
    #expect(!screen.contains("Increment"))

    let disabled = self.screen { Panel(isEnabled: false) }
    #expect(try !disabled.stepper("Count").isEnabled)
    try disabled.stepper("Count").increment()
    disabled.tap(at: try halves(disabled.stepper("Count")).plus)
    #expect(try shown(disabled) == "1")
  }

  @Test(
    "Tab reaches its halves where the keyboard reaches controls; Space and the arrow keys make steps", arguments: [false, true])
  func keys(isRightToLeft: Bool) throws {
    let screen = screen(rightToLeft: isRightToLeft) { Panel().environment(\.keyboardReachesControls, true) }
    screen.press(key: "Tab")
    screen.press(key: " ")
    #expect(try shown(screen) == "0")
    screen.press(key: "ArrowUp")
    #expect(try shown(screen) == "1")
    screen.press(key: isRightToLeft ? "ArrowLeft" : "ArrowRight")
    #expect(try shown(screen) == "2")
    screen.press(key: "ArrowDown")
    #expect(try shown(screen) == "1")
    screen.press(key: "Tab")
    screen.press(key: "Enter")
    #expect(try shown(screen) == "2")
  }

  @Test("it fills the width; the control is 94 × 32 and 8 from the label; without label it is alone (Facts 3.3)")
  func measures() {
    let stepper = Stepper("Count", value: .constant(1))
    #expect(size(of: stepper, width: 200) == CGSize(width: 200, height: 32))
    #expect(size(of: stepper) == CGSize(width: size(of: Text("Count")).width + 8 + 94, height: 32))
    #expect(size(of: stepper.labelsHidden()) == CGSize(width: 94, height: 32))
    let signs = picture(94, 32, scale: 3) { stepper.labelsHidden() }
    let dark = signs.ink { $0.red < 80 }
    #expect(abs(dark.minX - (23.25 - 13.67 / 2)) < 0.7 && abs(dark.maxX - (94 - 23.25 + 13.67 / 2)) < 0.7, "\(dark)")
    #expect(abs(dark.height - 13.67) < 0.7 && abs(dark.midY - 16) < 0.5)
    #expect(signs.pixel(10, 16).isNear(Pixel(238, 238, 239), within: 2))
    #expect(signs.pixel(47, 16) != signs.pixel(47, 5), "a line between the halves, 18 high")
  }

  @Test("a row with a stepper is as high as any, and the stepper ends at the row's inset")
  func row() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 393, height: 400) }) {
      Form {
        Stepper("Count", value: .constant(1))
        Text("Words")
      }
    }
    let row = try screen.row("Count").frame
    #expect(abs(row.height - 44) <= 1)
    let (end, middle) = (row.maxX - 20, row.midY)
    func isFill(_ x: CGFloat, _ y: CGFloat) -> Bool { screen.pixel(x, y).isNear(Pixel(238, 238, 239), within: 2) }
    #expect(isFill(end - 1, middle) && !isFill(end + 1, middle) && isFill(end - 93, middle) && !isFill(end - 95, middle))
    #expect(isFill(end - 40, middle - 15) && !isFill(end - 40, middle - 17))
    #expect(isFill(end - 40, middle + 15) && !isFill(end - 40, middle + 17))
  }

  @Test("actions of an app: a direction without one leads nowhere")
  func actions() throws {
    struct Own: View {
      @State var text = "a"
      var body: some View {
        Stepper {
          Text(text)
        } onIncrement: {
          text += "b"
        } onDecrement: {
          text = "a"
        }
        Stepper("Only up", onIncrement: { text += "c" }, onDecrement: nil)
        Stepper(String("Neither"), onIncrement: nil, onDecrement: nil)
      }
    }
    let screen = Screen { Own() }
    try screen.stepper("a").increment()
    try screen.stepper("Only up").decrement()
    try screen.stepper("Only up").increment()
    #expect(try screen.stepper("abc").value == "")
    try screen.stepper("abc").decrement()
    #expect(screen.contains("a"))
    try screen.stepper("Neither").increment()
  }
}

@Suite("What steppers step through") @MainActor
struct StepperStepsTests {
  private final class Store<V> {
    var value: V
    init(value: V) { self.value = value }
  }

  /// What a stepper makes of a value by one step up or down, as a screen reader makes them.
  private func step<V: Strideable>(_ value: V, in bounds: ClosedRange<V>? = nil, by step: V.Stride, up: Bool) throws -> V {
    let store = Store(value: value)
    let binding = Binding(get: { store.value }, set: { store.value = $0 })
    let screen = Screen {
      if let bounds {
        Stepper(value: binding, in: bounds, step: step) { Text("x") }
      } else {
        Stepper(value: binding, step: step) { Text("x") }
      }
    }
    if up { try screen.stepper("x").increment() } else { try screen.stepper("x").decrement() }
    return store.value
  }

  @Test("the last step may be shorter: it ends at the bound; from a value beyond the other bound it comes back")
  func bounds() throws {
    #expect(try step(9, in: 0...10, by: 3, up: true) == 10)
    #expect(try step(1, in: 0...10, by: 3, up: false) == 0)
    #expect(try step(10, in: 0...10, by: 3, up: true) == 10)
    #expect(try step(20, in: 0...10, by: 3, up: false) == 10)
    #expect(try step(20, in: 0...10, by: 3, up: true) == 20)
    #expect(try step(-20, in: 0...10, by: 3, up: true) == 0)
    #expect(try step(0.5, in: 0...1, by: 0.25, up: true) == 0.75)
    #expect(try step(5, in: 0...10, by: -2, up: true) == 3)
    #expect(try step(5, by: 0, up: true) == 5)
    #expect(try step(Date(timeIntervalSinceReferenceDate: 0), by: 60, up: true) == Date(timeIntervalSinceReferenceDate: 60))
  }

  @Test("where the numbers of a type end there are no more steps, and nothing traps")
  func extremes() throws {
    #expect(try step(Int.max, by: 1, up: true) == .max)
    #expect(try step(Int.min, by: 1, up: false) == .min)
    #expect(try step(Int.max - 1, in: 0...Int.max, by: 5, up: true) == .max)
    #expect(try step(UInt8(3), by: 5, up: false) == 3)
    #expect(try step(UInt8(250), by: 300, up: true) == 250)
    #expect(try step(0, by: Int.min, up: true) == 0)
    #expect(
      try step(Double.greatestFiniteMagnitude, in: 0...Double.greatestFiniteMagnitude, by: 1e300, up: true)
        == .greatestFiniteMagnitude)
    #expect(try step(Double.nan, by: 1, up: true).isNaN)
  }

  @Test("a value is read in its format, and has a title of either kind")
  func formats() throws {
    let percent = FloatingPointFormatStyle<Double>.Percent()
    let screen = Screen {
      VStack {
        Stepper("Share", value: .constant(0.5), step: 0.1, format: percent)
        Stepper(String("Part"), value: .constant(0.25), in: 0...1, step: 0.1, format: percent)
        Stepper("Bounded", value: .constant(0.75), in: 0...1, step: 0.1, format: percent)
        Stepper(String("Free"), value: .constant(1.0), step: 0.1, format: percent)
        Stepper(value: .constant(0.1), step: 0.1, format: percent) { Text("Label") }
        Stepper(value: .constant(0.2), in: 0...1, step: 0.1, format: percent) { Text("Labelled") }
        Stepper(String("Number"), value: .constant(7))
        Stepper(String("In"), value: .constant(8), in: 0...9)
      }
    }
    let read = ["Share", "Part", "Bounded", "Free", "Label", "Labelled", "Number", "In"].map {
      try? screen.stepper($0).value
    }
    #expect(read == ["50%", "25%", "75%", "100%", "10%", "20%", "7", "8"])
  }
}
