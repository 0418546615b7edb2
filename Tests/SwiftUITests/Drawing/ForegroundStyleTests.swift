import ApusTesting
import SwiftUI
import Testing

@Suite("Styles of the foreground and its surroundings")
@MainActor
struct ForegroundStyleTests {
  private func shown<V: View>(_ scheme: ColorScheme = .light, @ViewBuilder _ view: () -> V) -> Pixel {
    picture(4, 4, colorScheme: scheme, view).pixel(2, 2)
  }
  private func fill<S: ShapeStyle>(_ style: S) -> some View { Rectangle().fill(style) }

  nonisolated private static let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

  @Test(
    "levels of the default foreground are the label colours (Facts 2.2)",
    arguments: [
      (.light, [(0, 0, 0, 1), (60, 60, 67, 0.6), (60, 60, 67, 0.3), (60, 60, 67, 0.18), (0, 0, 0, 0.05)]),
      (.dark, [(255, 255, 255, 1), (235, 235, 245, 0.6), (235, 235, 245, 0.3), (235, 235, 245, 0.16), (255, 255, 255, 0.05)]),
    ] as [(ColorScheme, [(Int, Int, Int, Double)])])
  func labels(scheme: ColorScheme, colors: [(Int, Int, Int, Double)]) {
    let background = scheme == .light ? Pixel.white : .black
    for (level, color) in zip(Self.levels, colors) {
      let expected = Pixel(color.0, color.1, color.2).over(background, opacity: color.3)
      #expect(shown(scheme) { fill(level) }.isNear(expected))
    }
  }

  @Test("levels of any other foreground are fainter copies of it (Facts 2.2)")
  func copies() {
    for (level, share) in zip(Self.levels, [1, 0.5, 0.25, 0.18, 0.18]) {
      #expect(shown { fill(level).foregroundStyle(Color.pureRed) }.isNear(Pixel.red.over(.white, opacity: share)))
      #expect(shown { fill(level).foregroundColor(.pureRed) }.isNear(Pixel.red.over(.white, opacity: share)))
    }
  }

  @Test("levels that are set are taken, the others made from the first")
  func ownLevels() {
    let two = Self.levels.prefix(3).map { level in shown { fill(level).foregroundStyle(Color.pureRed, Color.pureGreen) } }
    #expect(two[0] == .red && two[1] == .green && two[2].isNear(Pixel.red.over(.white, opacity: 0.25)))
    let three = Self.levels.prefix(3).map { level in
      shown { fill(level).foregroundStyle(Color.pureRed, Color.pureGreen, Color.pureBlue) }
    }
    #expect(three == [.red, .green, .blue])
  }

  @Test("a level set as the foreground refers to the one around")
  func nesting() {
    #expect(
      shown { Rectangle().foregroundStyle(.secondary).foregroundStyle(Color.pureRed) }
        .isNear(Pixel.red.over(.white, opacity: 0.5)))
    #expect(shown { Rectangle().foregroundStyle(.foreground).foregroundStyle(Color.pureRed) } == .red)
    #expect(shown { fill(ForegroundStyle()).foregroundStyle(Color.pureBlue) } == .blue)
    #expect(shown { Rectangle().foregroundColor(nil).foregroundStyle(Color.pureRed) } == .black)
  }

  @Test(
    "the tint is the one around, else blue",
    arguments: [
      (Change("none") { $0 }, Pixel(0, 122, 255)), (Change("tint") { $0.tint(.pureRed) }, .red),
      (Change("accentColor") { $0.accentColor(.pureGreen) }, .green),
      (Change("itself") { $0.tint(.accentColor).accentColor(.accentColor) }, Pixel(0, 122, 255)),
      (Change("nil") { $0.tint(nil).tint(.pureRed) }, Pixel(0, 122, 255)),
      (Change("nil") { $0.accentColor(nil).accentColor(.pureRed) }, Pixel(0, 122, 255)),
    ] as [(Change, Pixel)])
  func tint(change: Change, expected: Pixel) {
    #expect(shown { change(fill(TintShapeStyle())) } == expected)
    #expect(shown { change(fill(.tint)) } == expected)
    #expect(shown { change(Color.accentColor) } == expected)
  }

  @Test("background, separator, and what hides its type")
  func others() {
    #expect(shown { fill(BackgroundStyle()).background(Color.pureRed) } == .white)
    #expect(shown(.dark) { fill(.background).background(Color.pureRed) } == .black)
    #expect(shown { fill(SeparatorShapeStyle()) }.isNear(Pixel(198, 198, 200)))
    #expect(shown(.dark) { fill(.separator) }.isNear(Pixel(84, 84, 88).over(.black, opacity: 0.6)))
    #expect(shown { fill(AnyShapeStyle(AnyShapeStyle(Color.pureGreen))) } == .green)
    #expect(
      shown { fill(AnyShapeStyle(.secondary)).foregroundStyle(Color.pureRed) }
        == shown {
          fill(.secondary).foregroundStyle(Color.pureRed)
        })
    #expect(shown { fill(Color.Resolved(red: 0, green: 1, blue: 0)) } == .green)
  }

  @Test("placeholders, links and fills have the system's colours")
  func systemColours() {
    #expect(shown { fill(PlaceholderTextShapeStyle()) }.isNear(Pixel(60, 60, 67).over(.white, opacity: 0.3)))
    #expect(shown(.dark) { fill(.placeholder) }.isNear(Pixel(235, 235, 245).over(.black, opacity: 0.3)))
    #expect(shown { fill(LinkShapeStyle()) }.isNear(Pixel(0, 122, 255)))
    #expect(shown(.dark) { fill(.link) }.isNear(Pixel(10, 132, 255)))
    #expect(shown { fill(FillShapeStyle()) }.isNear(Pixel(120, 120, 128).over(.white, opacity: 0.2)))
    #expect(shown(.dark) { fill(.fill) }.isNear(Pixel(120, 120, 128).over(.black, opacity: 0.36)))
  }

  /// A style of an app's own.
  private struct Inverse: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .light ? Color.black : Color.pureRed
    }
  }

  @Test("an app's style resolves in its environment, and again when that changes")
  func custom() throws {
    struct Content: View {
      @State private var scheme = ColorScheme.light
      var body: some View {
        Button {
          scheme = .dark
        } label: {
          Rectangle().fill(Inverse().opacity(1))
        }
        .environment(\.colorScheme, scheme).accessibilityIdentifier("button")
      }
    }
    let screen = picture { Content() }
    #expect(screen.pixel(20, 20) == .black)
    try screen.element("button").tap()
    screen.finishAnimations()
    #expect(screen.pixel(20, 20) == .red)
  }

  @Test("styles can be made fainter and mixed with what lies below")
  func derived() {
    #expect(shown { fill(Color.black.opacity(0.25)) }.isNear(Pixel(gray: 191)))
    #expect(shown { fill(.foreground.opacity(0.5)).foregroundStyle(Color.pureRed) }.isNear(Pixel(255, 128, 128)))
    let gradient = LinearGradient(colors: [.pureRed, .pureRed], startPoint: .top, endPoint: .bottom)
    #expect(shown { fill(gradient.opacity(0.5)) }.isNear(Pixel(255, 128, 128)))
    #expect(shown { fill(Color.white.blendMode(.difference)).background(Color.pureRed) } == Pixel(0, 255, 255))
  }

  @Test("a border is a line inside the bounds, one point unless said otherwise")
  func border() {
    let box = Color.pureBlue.frame(width: 20, height: 10)
    let thick = picture { box.border(Color.pureRed, width: 3) }
    #expect(thick.ink() == CGRect(x: 10, y: 15, width: 20, height: 10))
    #expect(thick.ink { $0 == .blue } == CGRect(x: 13, y: 18, width: 14, height: 4))
    #expect(thick.count { $0 == .red } == 200 - 14 * 4)
    let thin = picture { box.border(.tint).tint(.pureRed) }
    #expect(thin.ink { $0 == .blue } == CGRect(x: 11, y: 16, width: 18, height: 8))
    #expect(size(of: box.border(Color.pureRed, width: 3)) == CGSize(width: 20, height: 10))
  }

  @Test("a style in a shape lies behind or in front")
  func layers() {
    let box = Color.pureBlue.frame(width: 10, height: 10).frame(width: 20, height: 20)
    let behind = picture { box.background(Color.pureRed, in: Rectangle()) }
    #expect(behind.count { $0 == .red } == 300 && behind.count { $0 == .blue } == 100)
    let front = picture { box.overlay(Color.pureRed, in: Rectangle().size(width: 20, height: 10)) }
    #expect(front.count { $0 == .red } == 200 && front.count { $0 == .blue } == 50)
    #expect(picture { box.overlay(Color.pureGreen) }.count { $0 == .green } == 400)
  }
}
