import CairoRenderer
import ApusTesting
import SwiftUI
import Testing

/// Shows what it is given.
private struct Telling: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    HStack {
      configuration.label
      Text(configuration.role == .destructive ? "destructive" : configuration.role == .cancel ? "cancel" : "no role")
      if configuration.isPressed { Text("pressed") }
    }
  }
}

/// Acts at a long press, or builds on another button.
private struct Slow: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label.frame(width: 50, height: 50)
      .onLongPressGesture(minimumDuration: 0.5) { configuration.trigger() }
  }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).buttonStyle(.plain).padding(10)
  }
}

@Suite("Styles of buttons")
@MainActor
struct ButtonStyleTests {
  @Test(
    "a style is told the role, and whether the button is pressed",
    arguments: [(nil, "no role"), (.destructive, "destructive"), (.cancel, "cancel")] as [(ButtonRole?, String)])
  func configuration(role: ButtonRole?, name: String) throws {
    let screen = Screen { Button("go", role: role) {}.buttonStyle(Telling()) }
    let frame = try screen.button("go, \(name)").frame
    screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(screen.contains("go, \(name), pressed"))
    screen.touchUp(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(screen.contains("go, \(name)"))
    #expect(ButtonRole.destructive != .cancel)
  }

  @Test("the nearest style counts for all buttons inside")
  func nearest() {
    let screen = Screen {
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.plain)
      }
      .buttonStyle(Telling())
    }
    #expect(screen.contains("a, no role") && screen.contains("b"))
  }

  @Test("a primitive style acts when it wants to, and may show a button of another style")
  func primitive() throws {
    var presses = 0
    let slow = Screen { Button("go") { presses += 1 }.buttonStyle(Slow()) }
    let frame = try slow.element("go").frame
    slow.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.7)
    #expect(presses > 0)
    #expect(size(of: Button(action: {}, label: { Box("a", 30, 20) }).buttonStyle(Framed())) == CGSize(width: 50, height: 40))
  }

  struct Look: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let button: @MainActor @Sendable () -> AnyView
    /// Red, green and blue six points inside the button's leading edge, where the label is not.
    let fill: [Int]
    var isPressed = false
    init<V: View>(_ name: String, _ fill: [Int], isPressed: Bool = false, _ button: @escaping @MainActor @Sendable () -> V) {
      (testDescription, self.fill, self.isPressed) = (name, fill, isPressed)
      self.button = { AnyView(button()) }
    }
  }

  @MainActor private static func button(_ role: ButtonRole? = nil) -> some View {
    Button(role: role) {
    } label: {
      Color.clear.frame(width: 50, height: 20)
    }
  }

  // Blue is 0 122 255 and red 255 59 48; a share of 0.15 of them lies on white, and three quarters of what is pressed.
  // Without a tint it is 0.16 of 120 120 128, as in pictures of a simulator: 233 233 235.
  nonisolated static let looks: [Look] = [
    .init("bordered", [233, 233, 235]) { button().buttonStyle(BorderedButtonStyle()) },
    .init("bordered, with a tint", [217, 235, 255]) { button().buttonStyle(.bordered).tint(.blue) },
    .init("bordered, destructive", [255, 226, 224]) { button(.destructive).buttonStyle(.bordered) },
    .init("bordered, pressed", [239, 239, 240], isPressed: true) { button().buttonStyle(.bordered) },
    .init("bordered, disabled", [233, 233, 235]) { button().buttonStyle(.bordered).disabled(true) },
    .init("prominent", [0, 122, 255]) { button().buttonStyle(BorderedProminentButtonStyle()) },
    .init("prominent, destructive", [255, 59, 48]) { button(.destructive).buttonStyle(.borderedProminent) },
    .init("prominent, pressed", [64, 155, 255], isPressed: true) { button().buttonStyle(.borderedProminent) },
    .init("prominent, disabled", [233, 233, 235]) { button().buttonStyle(.borderedProminent).disabled(true) },
    .init("borderless", [255, 255, 255]) { button().buttonStyle(BorderlessButtonStyle()) },
    .init("plain", [255, 255, 255]) { button().buttonStyle(PlainButtonStyle()) },
    .init("automatic", [255, 255, 255]) { button().buttonStyle(DefaultButtonStyle()) },
  ]

  @Test("a filled button has its colour behind the label", arguments: looks)
  func fills(look: Look) {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 74, height: 34)
        $0.scale = 1
      }
    ) { look.button() }
    if look.isPressed { screen.touchDown(at: CGPoint(x: 37, y: 17)) }
    let value = screen.buffer.pixel(x: 6, y: 17)
    let found = [16, 8, 0].map { Int(value >> $0 & 0xff) }
    #expect(zip(found, look.fill).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }

  /// How dark the label of a button is: what it is of black on white.
  private func darkness(_ button: some View, isPressed: Bool = false) -> Double {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 50, height: 20)
        $0.scale = 1
      }
    ) { button }
    if isPressed { screen.touchDown(at: CGPoint(x: 25, y: 10)) }
    return 1 - Double(screen.gray(x: 25, y: 10)) / 255
  }

  @Test("a label without a fill fades while it is pressed: to a fifth, or plain to three quarters; disabled and plain to half")
  func fading() {
    let button = Button {
    } label: {
      Color.black.frame(width: 50, height: 20)
    }
    #expect(darkness(button) == 1)
    #expect(abs(darkness(button.buttonStyle(.borderless), isPressed: true) - 0.2) < 0.01)
    #expect(abs(darkness(button.buttonStyle(.automatic), isPressed: true) - 0.2) < 0.01)
    #expect(abs(darkness(button.buttonStyle(.plain), isPressed: true) - 0.75) < 0.01)
    #expect(abs(darkness(button.buttonStyle(.plain).disabled(true)) - 0.5) < 0.01)
  }
}

@Suite("Styles of text fields")
@MainActor
struct TextFieldStyleTests {
  private struct Field<S: TextFieldStyle>: View {
    let style: S
    @State private var text = ""
    var body: some View { TextField("name", text: $text).textFieldStyle(style) }
  }

  private func height<S: TextFieldStyle>(_ style: S) -> CGFloat { size(of: Field(style: style), width: 200).height }

  @Test("a line alone is 22 high, one in a box 12 more (Facts 3.3)")
  func heights() {
    #expect(height(PlainTextFieldStyle()) == 22)
    #expect(height(DefaultTextFieldStyle()) == 22)
    #expect(height(RoundedBorderTextFieldStyle()) == 34)
    #expect([height(.plain), height(.automatic), height(.roundedBorder)] == [22, 22, 34])
  }

  @Test("the box has a thin border of 209 209 214 all around", arguments: [(100, 0), (0, 17), (199, 17), (100, 33)])
  func border(x: Int, y: Int) {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 34)
        $0.scale = 2
      }
    ) { Field(style: RoundedBorderTextFieldStyle()) }
    // Half a point is one of two pixels.
    let (column, row) = (x == 199 ? 399 : x * 2, y == 33 ? 67 : y * 2)
    let value = screen.buffer.pixel(x: column, y: row)
    #expect([16, 8, 0].map { Int(value >> $0 & 0xff) } == [209, 209, 214])
    #expect(screen.gray(x: 200, y: 4) == 255)
  }
}
