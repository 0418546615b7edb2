import ApusTesting
import SwiftUI
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
