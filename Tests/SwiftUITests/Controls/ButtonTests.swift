import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite @MainActor
struct ButtonTests {
  private final class Log {
    var presses = 0
  }

  /// Says whether it is pressed.
  private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.isPressed ? "down" : "up")
        if configuration.role == .destructive { Text(verbatim: "!") }
      }
      .frame(width: 100, height: 40).contentShape(Rectangle())
    }
  }

  @Test("it is pressed while a finger is on it or at most 70 points away, and acts if the finger lifts there")
  func pressing() throws {
    let log = Log()
    let screen = Screen { Button("Go") { log.presses += 1 }.buttonStyle(Telling()) }
    func label() -> String? { screen.elements(role: "button").first?.label }
    let frame = try screen.button("Go, up").frame
    let (inside, near, far) = (
      CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.midX, y: frame.maxY + 69),
      CGPoint(x: frame.midX, y: frame.maxY + 71)
    )
    screen.touchDown(at: inside)
    #expect(label() == "Go, down")
    screen.touchMove(to: far)
    #expect(label() == "Go, up")
    screen.touchMove(to: near)
    #expect(label() == "Go, down")
    screen.touchUp(at: near)
    #expect(label() == "Go, up" && log.presses == 1)
    screen.touchDown(at: inside)
    screen.touchMove(to: far)
    screen.touchUp(at: far)
    #expect(label() == "Go, up" && log.presses == 1)
  }

  @Test("a style gets the role, and a disabled button takes no press of any kind")
  func roleAndDisabled() throws {
    let log = Log()
    let screen = Screen {
      Button("Delete", role: .destructive) { log.presses += 1 }.buttonStyle(Telling()).disabled(true)
    }
    let button = try screen.button("Delete, up, !")
    #expect(!button.isEnabled)
    button.tap()
    button.activate()
    #expect(log.presses == 0)
  }

  @Test("a primitive style decides when the button acts; a screen reader always can")
  func primitiveStyle() throws {
    struct Held: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onLongPressGesture { configuration.trigger() }
      }
    }
    let log = Log()
    let screen = Screen { Button("Go") { log.presses += 1 }.buttonStyle(Held()) }
    try screen.button("Go").tap()
    #expect(log.presses == 0)
    let frame = try screen.button("Go").frame
    screen.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.6)
    #expect(log.presses == 1)
    try screen.button("Go").activate()
    #expect(log.presses == 2)
  }

  @Test("one element stands for it, named after all views of its label")
  func element() throws {
    let screen = Screen {
      Button {
      } label: {
        VStack {
          Label("Rain", systemImage: "cloud")
          Text("10 %").accessibilityHint("of the day")
        }
      }
      .accessibilityIdentifier("weather")
    }
    #expect(screen.elements.count == 1)
    let button = try screen.button("weather")
    #expect(button.label == "Rain, 10 %")
    #expect(button.hint == "of the day")
    #expect(button.traits == .isButton)
  }

  @Test("keys reach it where its user asked for that: Tab goes there, Space and Return press it")
  func keys() throws {
    struct Panel: View {
      let log: Log
      @State var text = ""
      var body: some View {
        VStack {
          TextField("Field", text: $text)
          Button("Go") { log.presses += 1 }
          Button("Off") { log.presses += 100 }.disabled(true)
        }
      }
    }
    let log = Log()
    let screen = Screen { Panel(log: log).environment(\.keyboardReachesControls, true) }
    try screen.textField("Field").tap()
    screen.press(key: "Tab")
    #expect(screen.engine.focus.textInput == nil)
    screen.press(key: " ")
    screen.press(key: "Enter")
    #expect(log.presses == 2)
    screen.send(.key(KeyInput(isDown: true, isRepeat: true, key: "Enter", time: 0)))
    #expect(log.presses == 2)
    screen.press(key: "Tab")
    #expect(screen.engine.focus.textInput != nil)

    let usual = Screen { Panel(log: log) }
    try usual.textField("Field").tap()
    usual.press(key: "Tab")
    #expect(usual.engine.focus.textInput != nil)
  }

  @Test("the built-in styles keep their measures", arguments: [("plain", 0), ("borderless", 0), ("bordered", 24)])
  func measures(style: String, padding: CGFloat) {
    func width<S: PrimitiveButtonStyle>(_ style: S) -> CGFloat {
      size(of: Button(action: {}, label: { Box("label", 50, 20) }).buttonStyle(style)).width
    }
    let found =
      switch style {
      case "plain": width(.plain)
      case "borderless": width(.borderless)
      default: width(.bordered)
      }
    #expect(found == 50 + padding)
    #expect(width(.automatic) == width(.borderless) && width(.borderedProminent) == width(.bordered))
  }
}
