import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("A screen grows out of a view and goes back into it")
@MainActor
struct ZoomTransitionTests {
  private static let window = CGRect(x: 0, y: 0, width: 200, height: 400)

  private func screen(rightToLeft: Bool = false, @ViewBuilder _ view: () -> some View) -> Screen {
    ZoomSupport.screen(rightToLeft: rightToLeft, view)
  }

  private struct Towns: View {
    @ObservedObject var model: ZoomModel
    var transition: ((Namespace.ID) -> AnyNavigationTransition)?
    @Namespace private var space

    var body: some View {
      NavigationStack(path: $model.path) {
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.hasSource {
            Color.pureGreen.opacity(0.5).frame(width: 40, height: 20)
              .matchedTransitionSource(id: "town", in: space)
              .padding(.leading, 20).padding(.top, 100)
          }
        }
        .navigationDestination(for: Int.self) { _ in
          Color.pureBlue.ignoresSafeArea()
            .navigationTransition(transition?(space) ?? AnyNavigationTransition(.zoom(sourceID: "town", in: space)))
        }
      }
    }
  }

  /// The middle of the way by the spring of screens, 0.1 s after its beginning (Facts 7.8).
  private static let middle: CGFloat = 0.545

  private func expect(_ frame: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1, _ what: Comment) {
    for (a, b) in [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.maxX, expected.maxX), (frame.maxY, expected.maxY),
    ] { #expect(abs(a - b) <= tolerance, what) }
  }

  @Test("it begins as the view looks, is between on the way, and fills the window in the end; and back")
  func there() {
    let model = ZoomModel()
    let screen = screen { Towns(model: model) }
    let (source, before) = (screen.ink(), screen.pixels)
    #expect(source.size == CGSize(width: 40, height: 20))
    model.path = [1]
    screen.settle()
    #expect(zip(screen.pixels, before).allSatisfy { $0.isNear($1, within: 2) }, "nothing of it shows yet, and the view only once")
    screen.advance(by: 0.1)
    expect(screen.blue, ZoomSupport.between(source, Self.window, Self.middle), within: 6, "on the way")
    let share = (screen.blue.width - source.width) / (Self.window.width - source.width)
    expect(screen.blue, ZoomSupport.between(source, Self.window, share), within: 2, "all edges are as far on their way")
    screen.finishAnimations()
    #expect(screen.blue == Self.window)
    model.path = []
    screen.settle()
    #expect(screen.blue == Self.window)
    screen.advance(by: 0.1)
    expect(screen.blue, ZoomSupport.between(source, Self.window, 1 - Self.middle), within: 6, "on the way back")
    screen.finishAnimations()
    #expect(screen.pixels == before)
  }

  @Test("from right to left it comes out of the view where that is")
  func mirrored() {
    let model = ZoomModel()
    let screen = screen(rightToLeft: true) { Towns(model: model) }
    let source = screen.ink()
    #expect(source.maxX == 180)
    model.path = [1]
    screen.settle()
    screen.advance(by: 0.1)
    expect(screen.blue, ZoomSupport.between(source, Self.window, Self.middle), within: 6, "on the way")
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: 195, y: 300))
    screen.touchMove(to: CGPoint(x: 180, y: 300))
    screen.touchMove(to: CGPoint(x: 80, y: 300))
    screen.settle()
    expect(screen.blue, ZoomSupport.between(source, Self.window, 0.5), within: 1.5, "held by a finger from the leading edge")
    screen.touchUp(at: CGPoint(x: 80, y: 300))
    screen.finishAnimations()
  }

  @Test("on the way it is as wide as its frame and keeps its upper edge")
  func upperEdge() {
    struct Striped: View {
      @ObservedObject var model: ZoomModel
      @Namespace private var space
      var body: some View {
        NavigationStack(path: $model.path) {
          Color.pureGreen.frame(width: 100, height: 20).matchedTransitionSource(id: 1, in: space)
            .navigationDestination(for: Int.self) { id in
              VStack(spacing: 0) {
                Color.pureBlue.frame(height: 200)
                Color.pureRed
              }
              .ignoresSafeArea().navigationTransition(.zoom(sourceID: id, in: space))
            }
        }
      }
    }
    let model = ZoomModel()
    let screen = screen { Striped(model: model) }
    model.path = [1]
    screen.settle()
    screen.advance(by: 0.1)
    let (upper, lower) = (screen.blue, screen.ink { $0.red > 200 && $0.green < 80 && $0.blue < 80 })
    #expect(abs(upper.height - upper.width) < 2, "as high as it is wide, as in the end")
    #expect(lower.height > 10 && lower.height < upper.height - 10 && abs(lower.minY - upper.maxY) < 2)
  }

  @Test("turned around in the middle it goes back from where it is")
  func turned() {
    let model = ZoomModel()
    let screen = screen { Towns(model: model) }
    let before = screen.pixels
    model.path = [1]
    screen.settle()
    screen.advance(by: 0.1)
    let turned = screen.blue
    model.path = []
    screen.settle()
    #expect(screen.blue == turned)
    screen.finishAnimations()
    #expect(screen.pixels == before)
  }

  // MARK: Fingers

  @Test("a finger that pulls down takes it along; let go in the upper half of the way it stays, below that it goes")
  func pulledDown() {
    let model = ZoomModel()
    let screen = screen { Towns(model: model) }
    let (source, before) = (screen.ink(), screen.pixels)
    model.path = [1]
    screen.settle()
    screen.finishAnimations()
    func pull(to y: CGFloat) {
      screen.touchDown(at: CGPoint(x: 100, y: 150))
      screen.touchMove(to: CGPoint(x: 100, y: 165))
      screen.touchMove(to: CGPoint(x: 100, y: y))
      screen.advance(by: 0.2)
    }
    pull(to: 265)
    expect(screen.blue, ZoomSupport.between(source, Self.window, 0.75), within: 1.5, "100 of 400 points")
    screen.touchUp(at: CGPoint(x: 100, y: 265))
    screen.finishAnimations()
    #expect(screen.blue == Self.window && model.path == [1])
    pull(to: 385)
    expect(screen.blue, ZoomSupport.between(source, Self.window, 0.45), within: 1.5, "220 of 400 points")
    screen.touchUp(at: CGPoint(x: 100, y: 385))
    screen.finishAnimations()
    #expect(model.path == [] && screen.pixels == before)
  }

  @Test("a finger from the leading edge takes it along by the width; a fast one decides by its direction")
  func pulledAside() {
    let model = ZoomModel()
    let screen = screen { Towns(model: model) }
    let source = screen.ink()
    model.path = [1]
    screen.settle()
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: 5, y: 300))
    screen.touchMove(to: CGPoint(x: 20, y: 300))
    screen.touchMove(to: CGPoint(x: 70, y: 300))
    screen.advance(by: 0.2)
    expect(screen.blue, ZoomSupport.between(source, Self.window, 0.75), within: 1.5, "50 of 200 points")
    screen.touchUp(at: CGPoint(x: 70, y: 300))
    screen.finishAnimations()
    #expect(model.path == [1])
    screen.swipeBack(by: 0.4, duration: 0.1)
    screen.finishAnimations()
    #expect(model.path == [])
  }

  @Test("content that scrolls scrolls; at its upper end a pull downwards is the screen's")
  func scrolled() throws {
    struct Long: View {
      @ObservedObject var model: ZoomModel
      @Namespace private var space
      var body: some View {
        NavigationStack(path: $model.path) {
          Color.pureGreen.frame(width: 40, height: 20).matchedTransitionSource(id: 1, in: space)
            .navigationDestination(for: Int.self) { id in
              ScrollView { Box("long", 200, 2_000) }.navigationTransition(.zoom(sourceID: id, in: space))
            }
        }
      }
    }
    let model = ZoomModel()
    let screen = screen { Long(model: model) }
    model.path = [1]
    screen.settle()
    screen.finishAnimations()
    let top = try screen.element("long").frame.minY
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
    #expect(try screen.element("long").frame.minY < top - 80 && model.path == [1])
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 240), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
    #expect(try screen.element("long").frame.minY < top && model.path == [1])
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 390), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
    #expect(try screen.element("long").frame.minY == top && model.path == [1])
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 390), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
    #expect(model.path == [])
  }

  // MARK: Fading

  /// A corner that the screen covers, for a share of the way.
  private func faded(_ share: CGFloat) -> Pixel { Pixel.blue.over(.white, opacity: share) }

  @Test("where the view has gone it fades in its place")
  func gone() {
    let model = ZoomModel()
    let screen = screen { Towns(model: model) }
    model.path = [1]
    screen.settle()
    screen.finishAnimations()
    model.hasSource = false
    screen.settle()
    model.path = []
    screen.settle()
    screen.advance(by: 0.1)
    #expect(screen.pixel(190, 390).isNear(faded(1 - Self.middle), within: 10), "\(screen.pixel(190, 390))")
    screen.finishAnimations()
    #expect(screen.ink().isNull)
  }

  @Test("where a person asks for less motion it fades, and so does one that is to fade")
  func lessMotion() {
    let zooms = ZoomModel(), fades = ZoomModel(), own = ZoomModel()
    let screens = [
      screen { Towns(model: zooms).environment(\.reducesMotion, true) },
      screen { Towns(model: fades) { _ in AnyNavigationTransition(.crossFade) } },
      screen { Towns(model: own) { _ in AnyNavigationTransition(HandedOn(CrossFadeNavigationTransition.crossFade)) } },
    ]
    for (screen, model) in zip(screens, [zooms, fades, own]) {
      model.path = [1]
      screen.settle()
      screen.advance(by: 0.1)
      for point in [CGPoint(x: 5, y: 390), CGPoint(x: 190, y: 390), CGPoint(x: 100, y: 300)] {
        let pixel = screen.pixel(point.x, point.y)
        #expect(pixel.isNear(faded(Self.middle), within: 10), "\(pixel)")
      }
      screen.finishAnimations()
      #expect(screen.blue == Self.window)
    }
  }

  /// What an app writes to keep transitions of several types.
  private struct HandedOn: NavigationTransition {
    let transition: any NavigationTransition
    init(_ transition: any NavigationTransition) { self.transition = transition }
    func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
      transition._outputs(for: inputs)
    }
  }

  @Test("an automatic one comes from the side, as all do of which nothing is said")
  func automatic() {
    let model = ZoomModel()
    let screen = screen { Towns(model: model) { _ in AnyNavigationTransition(AutomaticNavigationTransition()) } }
    model.path = [1]
    screen.settle()
    screen.advance(by: 0.1)
    #expect(screen.blue.minY == 0 && screen.blue.maxY == 400 && abs(screen.blue.minX - 200 * (1 - Self.middle)) < 6)
    screen.finishAnimations()
    let other = self.screen { Towns(model: ZoomModel()) { AnyNavigationTransition(ZoomSupport.zoom("nobody", in: $0)) } }
    #expect(other.ink().width == 40)
  }

  // MARK: The view's look

  @Test("its look is the view's own from the beginning: ground, corners and shadow, with which what comes begins")
  func look() {
    struct Card: View {
      @ObservedObject var model: ZoomModel
      @Namespace private var space
      var body: some View {
        NavigationStack(path: $model.path) {
          Color.clear.frame(width: 60, height: 40)
            .matchedTransitionSource(id: 1, in: space, configuration: look)
            .navigationDestination(for: Int.self) { id in
              Color.pureBlue.ignoresSafeArea().navigationTransition(.zoom(sourceID: id, in: space))
            }
        }
      }

      private func look(
        of source: EmptyMatchedTransitionSourceConfiguration
      ) -> some MatchedTransitionSourceConfiguration {
        source.background(.pureGreen).clipShape(RoundedRectangle(cornerRadius: 16, style: .circular))
          .shadow(color: .pureRed, radius: 0, x: 0, y: 10)
      }
    }
    let model = ZoomModel()
    let screen = screen { Card(model: model) }
    let before = screen.pixels
    let card = screen.ink { $0 == .green }, shadow = screen.ink { $0 == .red }
    #expect(card.size == CGSize(width: 60, height: 40))
    #expect(shadow.maxY == card.maxY + 10 && abs(shadow.width - card.width) <= 1)
    #expect(screen.pixel(card.minX + 1, card.minY + 1) == .white, "its corners are round")
    #expect(screen.pixel(card.midX, card.midY) == .green)
    model.path = [1]
    screen.settle()
    #expect(zip(screen.pixels, before).allSatisfy { $0.isNear($1, within: 2) })
    screen.advance(by: 0.1)
    let blue = screen.blue
    #expect(!screen.pixel(blue.minX + 1, blue.minY + 1).isNear(.blue, within: 60), "they become square on the way")
    #expect(screen.pixel(blue.midX, blue.maxY + 4).red > screen.pixel(blue.midX, blue.maxY + 4).blue + 40, "the shadow fades")
    screen.finishAnimations()
    #expect(screen.blue == Self.window)
  }
}

/// What an app of a test has chosen.
final class ZoomModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isShown = false
  @Published var hasSource = true
}

/// What tests of zooms share.
@MainActor
enum ZoomSupport {
  static func screen(rightToLeft: Bool = false, @ViewBuilder _ view: () -> some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 400)
        $0.scale = 1
        $0.isRightToLeft = rightToLeft
      }, content: view)
  }

  static func between(_ a: CGRect, _ b: CGRect, _ share: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGRect(
      x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width), height: mix(a.height, b.height))
  }

  static func zoom(_ id: String, in space: Namespace.ID) -> ZoomNavigationTransition { .zoom(sourceID: id, in: space) }
}

extension Screen {
  /// Where it is blue, as what comes is in these tests.
  var blue: CGRect { ink { $0.blue > 200 && $0.red < 80 && $0.green < 80 } }
  /// Where it is green, as what it comes out of is.
  var green: CGRect { ink { $0.green > 150 && $0.red < 100 && $0.blue < 100 } }
}
