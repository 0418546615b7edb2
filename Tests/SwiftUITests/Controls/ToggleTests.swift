import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Toggles") @MainActor
struct ToggleTests {
  private struct Hall: View {
    @State var isOn = false
    var isEnabled = true
    var body: some View {
      Toggle("Hall", isOn: $isOn).disabled(!isEnabled)
    }
  }

  private func screen(rightToLeft: Bool = false, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(
      Screen.Settings {
        $0.size = CGSize(width: 200, height: 100)
        $0.isRightToLeft = rightToLeft
      }, content: content)
  }

  private func value(_ screen: Screen) throws -> String? { try screen.element("Hall", role: "toggle").value }

  @Test("a tap on the switch and a screen reader change it; a tap on the label does not")
  func pressing() throws {
    let screen = screen { Hall() }
    #expect(try value(screen) == "off")
    screen.tap(at: CGPoint(x: 180, y: 50))
    #expect(try value(screen) == "on")
    try screen.element("Hall", role: "toggle").activate()
    #expect(try value(screen) == "off")
    screen.tap(at: CGPoint(x: 20, y: 50))
    #expect(try value(screen) == "off")
    screen.finishAnimations()
    #expect(!screen.isAnimating)
  }

  @Test("who presses it by its name presses its switch, in a style of one's own, too")
  func pressedByName() throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(.switch).padding(4) }
    }
    for screen in [screen { Hall() }, screen { Hall().toggleStyle(Framed()) }, screen(rightToLeft: true) { Hall() }] {
      try screen.toggle("Hall").tap()
      #expect(try value(screen) == "on")
      #expect(screen.elements.count { $0.label == "Hall" } == 1)
      guard case .point(let point) = screen.engine.pressTarget(named: "Hall") else {
        throw ElementNotFound(name: "Hall", present: [])
      }
      screen.tap(at: point)
      #expect(try value(screen) == "off")
    }
  }

  @Test("a disabled one stays as it is")
  func disabled() throws {
    let screen = screen { Hall(isEnabled: false) }
    screen.tap(at: CGPoint(x: 180, y: 50))
    try screen.element("Hall").activate()
    #expect(try value(screen) == "off")
    #expect(try !screen.element("Hall").isEnabled)
  }

  @Test(
    "a finger changes it when it has gone seven tenths of the track, and the value is written when it is lifted",
    arguments: [false, true])
  func dragging(isRightToLeft: Bool) throws {
    let screen = screen(rightToLeft: isRightToLeft) { Hall() }
    let (start, way): (CGFloat, CGFloat) = isRightToLeft ? (40, -1) : (160, 1)
    func drag(by distance: CGFloat) {
      screen.drag(from: CGPoint(x: start, y: 50), to: CGPoint(x: start + distance * way, y: 50))
      screen.finishAnimations()
    }
    drag(by: 30)
    #expect(try value(screen) == "off")
    drag(by: 37)
    #expect(try value(screen) == "on")
    drag(by: 37)
    #expect(try value(screen) == "on")
    drag(by: -37)
    #expect(try value(screen) == "off")
  }

  @Test("it fills the width; the switch takes 49 of it, is 31 high and reaches 2 beyond; without label it is alone")
  func sizes() {
    #expect(size(of: Toggle("Hall", isOn: .constant(true)), width: 200).width == 200)
    #expect(size(of: Toggle("Hall", isOn: .constant(true)), width: 200).height == 31)
    #expect(size(of: Toggle("Hall", isOn: .constant(true)).labelsHidden()) == CGSize(width: 49, height: 31))
    let label = size(of: Text("Hall")).width
    #expect(size(of: Toggle("Hall", isOn: .constant(true))).width == label + 8 + 49)
    #expect(size(of: Toggle("Hall", systemImage: "star", isOn: .constant(true)), width: 300).width == 300)
  }

  @Test("a hidden label still names it")
  func hiddenLabel() throws {
    let screen = screen { Hall().labelsHidden() }
    try screen.element("Hall", role: "toggle").tap()
    #expect(try value(screen) == "on")
  }

  @Test("several values at once: mixed where they differ, and all are set")
  func sources() throws {
    struct Item: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct All: View {
      @State var items = [Item(id: 0, isOn: true), Item(id: 1, isOn: false)]
      var body: some View {
        Toggle("Hall", sources: $items, isOn: \.isOn)
        Text(items.map { $0.isOn ? "1" : "0" }.joined()).accessibilityIdentifier("values")
      }
    }
    let screen = screen { All() }
    #expect(try value(screen) == "mixed")
    try screen.element("Hall", role: "toggle").activate()
    #expect(try screen.element("values").label == "11")
    try screen.element("Hall", role: "toggle").activate()
    #expect(try screen.element("values").label == "00")
  }

  @Test("the button style shows the label alone, to a bordered button's measures")
  func buttonStyle() throws {
    let screen = screen { Hall().toggleStyle(.button) }
    try screen.element("Hall", role: "toggle").tap()
    #expect(try value(screen) == "on")
    #expect(size(of: Toggle(isOn: .constant(false)) { Box("a", 40, 20) }.toggleStyle(.button)) == CGSize(width: 64, height: 34))
    #expect(size(of: Toggle("x", isOn: .constant(true)).toggleStyle(.automatic), width: 90).width == 90)
  }

  @Test("a toggle that is a button has the sizes and shapes of bordered buttons")
  func buttonSizes() {
    let toggle = Toggle(isOn: .constant(true)) { Box("a", 40, 20) }.toggleStyle(.button)
    #expect(size(of: toggle.controlSize(.small)) == CGSize(width: 60, height: 30))
    #expect(size(of: toggle.controlSize(.large)) == CGSize(width: 80, height: 50))
    #expect(size(of: toggle.buttonBorderShape(.circle)) == CGSize(width: 54, height: 54))
    #expect(size(of: toggle.buttonStyle(.bordered)) == CGSize(width: 64, height: 34))
  }

  @Test("it has a faint tint while it is on and no fill while it is off; bordered it has the tint and gray (Facts 3.3)")
  func buttonFills() {
    func fill(isOn: Bool, _ change: (AnyView) -> any View) -> Pixel {
      let toggle = Toggle(isOn: .constant(isOn)) { Color.clear.frame(width: 50, height: 20) }.toggleStyle(.button)
      return picture(74, 34) { AnyView(change(AnyView(toggle))) }.pixel(6, 17)
    }
    #expect(fill(isOn: true) { $0 }.isNear(Pixel(217, 235, 255)))
    #expect(fill(isOn: false) { $0 } == .white)
    #expect(fill(isOn: true) { $0.tint(.pureRed) }.isNear(Pixel(255, 217, 217)))
    #expect(fill(isOn: true) { $0.disabled(true) }.isNear(Pixel(233, 233, 235)))
    #expect(fill(isOn: false) { $0.disabled(true) } == .white)
    #expect(fill(isOn: true) { $0.buttonStyle(.bordered) } == Pixel(0, 122, 255))
    #expect(fill(isOn: false) { $0.buttonStyle(.bordered) }.isNear(Pixel(233, 233, 235)))
    #expect(fill(isOn: true) { $0.buttonStyle(.borderedProminent) } == Pixel(0, 122, 255))
    #expect(fill(isOn: false) { $0.buttonStyle(.borderedProminent) }.isNear(Pixel(233, 233, 235)))
  }

  @Test("a style of buttons in the label of a toggle knows nothing of the toggle, and one around it shows its label")
  func buttonStyleAround() throws {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(5) }
    }
    let screen = screen { Hall().toggleStyle(.button).buttonStyle(Framed()) }
    try screen.toggle("Hall").tap()
    #expect(try screen.toggle("Hall").value == "on")
    #expect(screen.elements.filter { $0.label == "Hall" }.count == 1)
  }

  @Test("a finger that goes over the switch and back before it is lifted changes nothing")
  func draggingBack() throws {
    let screen = screen { Hall() }
    screen.touchDown(at: CGPoint(x: 160, y: 50))
    for x in stride(from: 165, through: 200, by: 5) { screen.touchMove(to: CGPoint(x: x, y: 50)) }
    #expect(try value(screen) == "off", "it is written when the finger is lifted")
    screen.finishAnimations()
    #expect(screen.pixel(158, 50).isNear(Pixel(52, 199, 89), within: 3), "and shows at once")
    for x in stride(from: 195, through: 165, by: -5) { screen.touchMove(to: CGPoint(x: x, y: 50)) }
    screen.touchUp(at: CGPoint(x: 165, y: 50))
    screen.finishAnimations()
    #expect(try value(screen) == "off")
  }

  @Test("a finger that the system takes away changes nothing")
  func draggingCancelled() throws {
    let screen = screen { Hall() }
    screen.touchDown(at: CGPoint(x: 160, y: 50))
    for x in stride(from: 165, through: 200, by: 5) { screen.touchMove(to: CGPoint(x: x, y: 50)) }
    screen.touchCancel(at: CGPoint(x: 200, y: 50))
    screen.finishAnimations()
    #expect(try value(screen) == "off")
    #expect(screen.pixel(190, 50).isNear(Pixel(233, 233, 235)), "and shows so")
  }

  @Test("a style of one's own has the label and the binding, and builds on the style around it")
  func ownStyle() throws {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          Label {
            configuration.label
          } icon: {
            Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
          }
        }
      }
    }
    struct Padded: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
    }
    let screen = screen { Hall().toggleStyle(Check()) }
    screen.tap(at: CGPoint(x: 100, y: 50))
    #expect(try value(screen) == "on")
    let padded = Toggle(isOn: .constant(false)) { Box("a", 40, 20) }.toggleStyle(Padded()).toggleStyle(.button)
    #expect(size(of: padded) == CGSize(width: 84, height: 54))
    #expect(ToggleStyleConfiguration.self != ButtonToggleStyle.self && SwitchToggleStyle.self != DefaultToggleStyle.self)
  }

  @Test("the track is green when it is on, gray when it is off, and takes a tint")
  func colors() {
    // Beside the knob, which is at the other end.
    func track(_ view: some View, isOn: Bool = true) -> Pixel {
      picture(60, 40) { view.labelsHidden() }.pixel(isOn ? 12 : 50, 20)
    }
    #expect(track(Toggle("a", isOn: .constant(true))) == Pixel(52, 199, 89))
    #expect(track(Toggle("a", isOn: .constant(false)), isOn: false).isNear(Pixel(233, 233, 235)))
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(track(Toggle("a", isOn: .constant(true)).tint(red)) == .red)
    #expect(track(Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: red))) == .red)
  }
}
