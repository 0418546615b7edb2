import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("A foreground style set around a control reaches its label; the tint is what the label has without one")
@MainActor
struct ButtonForegroundTests {
  nonisolated private static let tint = Pixel(0, 122, 255)

  /// A label that shows its foreground alone.
  private struct Plate: View {
    var body: some View { Rectangle().frame(width: 40, height: 40) }
  }
  private static func button(_ role: ButtonRole? = nil) -> some View { Button(role: role, action: {}) { Plate() } }

  /// The colour in the middle of a view's window.
  private func shown<V: View>(_ scheme: ColorScheme = .light, @ViewBuilder _ view: () -> V) -> Pixel {
    picture(120, 120, colorScheme: scheme, view).pixel(60, 60)
  }

  nonisolated private static let styles = [
    Change("automatic") { $0 }, Change("borderless") { $0.buttonStyle(.borderless) }, Change("plain") { $0.buttonStyle(.plain) },
    Change("bordered") { $0.buttonStyle(.bordered) }, Change("prominent") { $0.buttonStyle(.borderedProminent) },
  ]

  @Test(
    "a colour outside of a button is its label's in every style, with every role, in light and dark, disabled or not",
    arguments: styles)
  func colors(style: Change) {
    for role in [nil, .destructive, .cancel] as [ButtonRole?] {
      for scheme in [ColorScheme.light, .dark] {
        #expect(shown(scheme) { style(Self.button(role)).foregroundColor(.pureGreen) } == .green)
      }
      #expect(shown { VStack { style(Self.button(role)) }.foregroundStyle(Color.pureGreen) } == .green)
    }
    guard style.testDescription != "plain" else { return }
    #expect(shown { style(Self.button()).disabled(true).foregroundColor(.pureGreen) } == .green)
  }

  @Test(
    "without one labels have the tint, red, white, or the gray of what is disabled",
    arguments: [
      (Change("automatic") { $0 }, tint), (Change("tint") { $0.tint(.pureRed) }, .red),
      (Change("bordered") { $0.buttonStyle(.bordered) }, tint),
      (Change("prominent") { $0.buttonStyle(.borderedProminent) }, .white),
      (Change("nil") { $0.foregroundColor(nil).foregroundColor(.pureRed) }, tint),
      (Change("disabled") { $0.disabled(true) }, Pixel(60, 60, 67).over(.white, opacity: 0.3)),
    ] as [(Change, Pixel)])
  func tints(change: Change, expected: Pixel) {
    #expect(shown { change(Self.button()) }.isNear(expected))
    if change.testDescription == "automatic" { #expect(shown { change(Self.button(.destructive)) }.isNear(Pixel(255, 59, 48))) }
  }

  @Test("levels refer to what is around them: outside of the button to the label colour, in its label to the tint")
  func levels() {
    #expect(shown { Self.button().foregroundStyle(.primary) } == .black)
    #expect(shown { Self.button().foregroundColor(.primary) } == .black)
    #expect(shown { Self.button().foregroundStyle(.secondary) }.isNear(Pixel(60, 60, 67).over(.white, opacity: 0.6)))
    let inside = Button(action: {}) { Plate().foregroundStyle(.secondary) }
    #expect(shown { inside }.isNear(Self.tint.over(.white, opacity: 0.5)))
    #expect(shown { inside.foregroundStyle(Color.pureRed) }.isNear(Pixel.red.over(.white, opacity: 0.5)))
    #expect(shown { Button(action: {}) { Plate().foregroundColor(.pureBlue) }.foregroundColor(.pureRed) } == .blue)
  }

  @Test("a press fades the colour that is set as it fades the tint")
  func pressing() {
    let screen = picture(40, 40) { Self.button().foregroundColor(.pureRed) }
    screen.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(screen.pixel(20, 20).isNear(Pixel.red.over(.white, opacity: 0.2)))
  }

  @Test("a colour that changes is followed, and one that goes leaves the tint")
  func changes() throws {
    struct Changing: View {
      @State var color: Color? = .pureRed
      var body: some View {
        Button(action: { color = color == .pureRed ? .pureGreen : nil }) { Plate() }.foregroundColor(color)
      }
    }
    let screen = picture(40, 40) { Changing() }
    var found: [Pixel] = []
    for _ in 0..<3 {
      found.append(screen.pixel(20, 20))
      screen.tap(at: CGPoint(x: 20, y: 20))
      screen.finishAnimations()
    }
    #expect(found == [.red, .green, Self.tint])
  }

  @Test("menus, links, links to screens, toggles and controls in groups follow it, too")
  func controls() throws {
    let url = try #require(URL(string: "https://example.org"))
    let red = { (view: AnyView) in self.shown { NavigationStack { view.foregroundColor(.pureRed) } } }
    #expect(red(AnyView(Menu(content: { Text("a") }, label: { Plate() }))) == .red)
    #expect(red(AnyView(Link(destination: url) { Plate() })) == .red)
    #expect(red(AnyView(NavigationLink(destination: Text("b")) { Plate() })) == .red)
    #expect(red(AnyView(Toggle(isOn: .constant(false)) { Plate() }.toggleStyle(.button))) == .red)
    #expect(red(AnyView(ControlGroup { Self.button() })) == .red)
  }

  private func row<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    picture(320, 200) { List { view() } }
  }

  @Test("in a list's row, in a header and in a value's place it is followed; the list's own grays count as none")
  func lists() {
    let isRed = { (pixel: Pixel) in pixel == .red }, isTint = { (pixel: Pixel) in pixel.isNear(Self.tint) }
    #expect(row { Self.button().foregroundColor(.pureRed) }.count(where: isRed) >= 1600)
    #expect(row { Self.button() }.count(where: isTint) >= 1600)
    #expect(
      row {
        Section {
          Text("a")
        } header: {
          Self.button()
        }
      }.count(where: isTint) >= 1600)
    #expect(row { LabeledContent("a") { Self.button() } }.count(where: isTint) >= 1600)
    #expect(
      row {
        LabeledContent {
          Text("a")
        } label: {
          Self.button()
        }
      }.count(where: isTint) >= 1600)
    let label = Label(title: { Text("a").foregroundColor(.clear) }, icon: { Plate() })
    #expect(row { label.foregroundColor(.pureRed) }.count(where: isRed) >= 1600)
    #expect(row { label }.count(where: isTint) >= 1600)
  }

  @Test("in a toolbar it is followed; a picker's menu and the bars' own buttons keep the tint")
  func bars() throws {
    let bar = picture(320, 200) {
      NavigationStack { Color.clear.toolbar { Self.button().foregroundColor(.pureRed) } }
    }
    #expect(bar.count { $0 == .red } >= 400)
    let picker = picture(200, 60) {
      Picker("a", selection: .constant(1)) { Text("\u{2588}").tag(1) }.pickerStyle(.menu).foregroundColor(.pureRed)
    }
    #expect(picker.count { $0.isNear(Self.tint) } > 50 && picker.count { $0 == .red } == 0)
  }

  @Test("a default is what the foreground is where none is set; one of its own is shown whatever is set, and counts as none")
  func defaults() {
    #expect(shown { Plate().defaultForegroundStyle(Color.pureBlue) } == .blue)
    #expect(shown { Plate().defaultForegroundStyle(Color.pureBlue).foregroundColor(.pureRed) } == .red)
    #expect(shown { Plate().ownForegroundStyle(Color.pureBlue).foregroundColor(.pureRed) } == .blue)
    #expect(shown { Self.button().ownForegroundStyle(Color.pureRed) } == Self.tint)
    let levels = Plate().foregroundStyle(.secondary).defaultForegroundStyle(Color.pureBlue)
    #expect(shown { levels }.isNear(Pixel.blue.over(.white, opacity: 0.5)))
    #expect(shown { Plate().foregroundStyle(.foreground).ownForegroundStyle(Color.pureBlue) } == .blue)
  }
}
