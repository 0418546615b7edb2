import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("Glass") @MainActor
struct GlassEffectTests {
  /// Left black, right white, and in front of it a view.
  private func halves<V: View>(
    colorScheme: ColorScheme = .light, rightToLeft: Bool = false, @ViewBuilder _ view: () -> V
  ) -> Screen {
    picture(200, 100, colorScheme: colorScheme, rightToLeft: rightToLeft) {
      ZStack {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        .environment(\.layoutDirection, .leftToRight)
        view()
      }
    }
  }

  private func gray(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Int { screen.pixel(x, y).green }

  @Test("what lies behind shows through, lighter in light and darker in dark, and strongly through clear glass")
  func face() {
    let piece = Color.clear.frame(width: 160, height: 44)
    let light = halves { piece.glassEffect() }
    #expect((150...190).contains(gray(light, 40, 50)) && (235...255).contains(gray(light, 160, 50)))
    let dark = halves(colorScheme: .dark) { piece.glassEffect() }
    #expect((15...45).contains(gray(dark, 40, 50)) && (110...150).contains(gray(dark, 160, 50)))
    let clear = halves { piece.glassEffect(.clear) }
    #expect(gray(clear, 40, 50) < 40 && (180...230).contains(gray(clear, 160, 50)))
    let none = halves { piece.glassEffect(.identity) }
    #expect(none.pixel(40, 50) == .black && none.pixel(160, 50) == .white)
  }

  @Test("it is a capsule with a rim unless another shape is named, and takes no place of its own")
  func shape() {
    let piece = Color.clear.frame(width: 160, height: 60)
    let capsule = halves { piece.glassEffect() }
    #expect(gray(capsule, 22, 22) < 20, "a capsule leaves the corner out")
    #expect(gray(capsule, 100 - 40, 20) > gray(capsule, 100 - 40, 50), "the rim is lighter than the face")
    let card = halves { piece.glassEffect(.regular, in: .rect(cornerRadius: 2)) }
    #expect(gray(card, 24, 24) > 100)
    #expect(DefaultGlassEffectShape().path(in: CGRect(x: 0, y: 0, width: 80, height: 20)).contains(CGPoint(x: 40, y: 1)))
    #expect(size(of: Box("a", 40, 20).glassEffect()) == CGSize(width: 40, height: 20))
  }

  @Test("a tint covers the face nearly, and nil takes it away")
  func tint() {
    let glass = Glass.regular.tint(.pureRed)
    let screen = halves { Color.clear.frame(width: 160, height: 44).glassEffect(glass) }
    let color = screen.pixel(40, 50)
    #expect(color.red > 225 && color.green < 40)
    #expect(glass.tint(nil) == .regular && glass != .regular)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Changing: View {
    @State private var isGlass = true
    var body: some View {
      VStack {
        Counter().glassEffect(isGlass ? .regular : .identity)
        Button("Change") { isGlass.toggle() }
      }
    }
  }

  @Test("a view keeps its state as its glass goes and comes")
  func state() throws {
    let screen = Screen { Changing() }
    try screen.button("count 0").tap()
    for count in 1...2 {
      try screen.button("Change").tap()
      screen.settle()
      try screen.button("count \(count)").tap()
    }
    #expect(screen.contains("count 3"))
  }

  @Test("interactive glass grows while it is pressed, other glass does not, and a button inside still acts")
  func interactive() throws {
    final class Log { var presses = 0 }
    let log = Log()
    func screen(_ glass: Glass) -> Screen {
      halves {
        Button("Go") { log.presses += 1 }.frame(width: 100, height: 44).glassEffect(glass, in: .rect)
      }
    }
    for (glass, grows) in [(Glass.regular.interactive(), true), (.regular.interactive(false), false)] {
      let screen = screen(glass)
      let before = gray(screen, 50, 27)
      screen.touchDown(at: CGPoint(x: 100, y: 50))
      screen.advance(by: 2)
      #expect((gray(screen, 50, 27) > before + 20) == grows)
      screen.touchUp(at: CGPoint(x: 100, y: 50))
      screen.advance(by: 2)
      #expect(gray(screen, 50, 27) == before)
    }
    #expect(log.presses == 2)
  }
}

@Suite("Glass in containers") @MainActor
struct GlassEffectContainerTests {
  private struct Pair: View {
    @Namespace private var space
    let isUnion: Bool
    var spacing: CGFloat?
    var body: some View {
      GlassEffectContainer(spacing: spacing) {
        HStack(spacing: 20) {
          ForEach(0..<2, id: \.self) { _ in
            Color.clear.frame(width: 60, height: 40).glassEffect(.regular, in: .rect)
              .glassEffectUnion(id: isUnion ? "one" : nil, namespace: space)
          }
        }
      }
    }
  }

  private func middle(_ pair: Pair) -> Int {
    picture(200, 80) { pair.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black) }.pixel(100, 40).green
  }

  @Test("pieces of a union are one piece of glass, across the place between them")
  func union() {
    #expect(middle(Pair(isUnion: true)) > 150)
    #expect(middle(Pair(isUnion: false)) < 60)
  }

  @Test("pieces nearer to each other than the spacing are joined, the wider the nearer they are")
  func necks() {
    #expect(middle(Pair(isUnion: false, spacing: 10)) < 60)
    #expect(middle(Pair(isUnion: false, spacing: 80)) > 150)
  }

  private struct Morph: View {
    @Namespace private var space
    @State private var isRight = false
    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 0) {
          piece.opacity(isRight ? 0 : 1)
          if !isRight { piece.glassEffect(.regular, in: .rect).glassEffectID("a", in: space) }
          Spacer()
          if isRight { piece.glassEffect(.regular, in: .rect).glassEffectID("a", in: space) }
        }
      }
      .background(Color.black)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isRight = true } }
    }
    private var piece: some View { Color.clear.frame(width: 40, height: 40) }
  }

  @Test("glass with an id goes from the place of the one before to its own")
  func morph() {
    let screen = picture(240, 60) { Morph() }
    screen.tap(at: CGPoint(x: 100, y: 30))
    screen.advance(by: 0.5)
    // Half way the glass is neither where it was nor where it will be.
    #expect(screen.pixel(120, 30).green > 60)
    screen.advance(by: 2)
    #expect(screen.pixel(120, 30).green < 60 && screen.pixel(220, 30).green > 150)
  }

  private struct Coming: View {
    let transition: GlassEffectTransition
    @State private var shows = false
    var body: some View {
      ZStack {
        Color.black
        if shows { Color.white.frame(width: 60, height: 40).glassEffect().glassEffectTransition(transition) }
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { shows = true } }
    }
  }

  @Test(
    "glass comes at once, or fades in and sharpens",
    arguments: [(0, true), (1, false), (2, false)] as [(Int, Bool)])
  func transition(kind: Int, isWhole: Bool) {
    let transitions: [GlassEffectTransition] = [.identity, .matchedGeometry, .materialize]
    let screen = picture(100, 100) { Coming(transition: transitions[kind]) }
    screen.tap(at: CGPoint(x: 50, y: 50))
    screen.advance(by: 0.5)
    #expect((screen.pixel(50, 50).green == 255) == isWhole)
    screen.advance(by: 2)
    #expect(screen.pixel(50, 50).green == 255)
  }
}

@Suite("Glass buttons") @MainActor
struct GlassButtonTests {
  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    picture(200, 80) { view().frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black) }
  }

  @Test("a button lies on glass, on glass in the tint where it is prominent, and acts")
  func looks() throws {
    final class Log { var presses = 0 }
    let log = Log()
    let button = Button(action: { log.presses += 1 }) { Color.clear.frame(width: 100, height: 20) }
    let plain = screen { button.buttonStyle(.glass) }
    #expect(plain.pixel(100, 40).green > 150)
    try #require(plain.elements(role: "button").first).tap()
    #expect(log.presses == 1)
    let clear = screen { button.buttonStyle(.glass(.clear)) }
    #expect(clear.pixel(100, 40).green < 60)
    let prominent = screen { button.buttonStyle(.glassProminent).tint(.pureRed) }.pixel(100, 40)
    #expect(prominent.red > 225 && prominent.green < 40)
    let own = screen { button.buttonStyle(GlassButtonStyle(.regular.tint(.pureGreen))) }.pixel(100, 40)
    #expect(own.green > 225 && own.red < 60)
    let disabled = screen { button.buttonStyle(GlassProminentButtonStyle()).tint(.pureRed).disabled(true) }.pixel(100, 40)
    #expect(disabled.green > 100, "a disabled one has no tint")
  }

  @Test("a flexible button is as wide as the place, others as wide as their labels")
  func sizing() {
    let button = Button("Go") {}.buttonStyle(.glass)
    let own = size(of: button, width: 300).width
    #expect(own < 100)
    #expect(size(of: button.buttonSizing(ButtonSizing.fitted), width: 300).width == own)
    #expect(size(of: button.buttonSizing(.automatic), width: 300).width == own)
    #expect(size(of: button.buttonSizing(.flexible), width: 300).width == 300)
    #expect(size(of: Button("Go") {}.buttonStyle(.bordered).buttonSizing(.flexible), width: 300).width == 300)
  }

  @Test(
    "a button without a label is named after its role",
    arguments: [("Close", 0), ("Done", 1), ("Cancel", 2), ("Delete", 3)])
  func roles(name: String, index: Int) throws {
    final class Log { var presses = 0 }
    let log = Log()
    let role: ButtonRole = [.close, .confirm, .cancel, .destructive][index]
    let screen = Screen { Button(role: role) { log.presses += 1 } }
    try screen.button(name).tap()
    #expect(log.presses == 1)
    #expect(type(of: Button(role: role) {}) == Button<DefaultButtonLabel>.self)
  }
}
