import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Sheets and covers grow out of a view and go back into it")
@MainActor
struct ZoomPresentationTests {
  private enum Kind { case sheet, cover }

  private struct Host: View {
    let kind: Kind
    @ObservedObject var model: ZoomModel
    var transition: ((Namespace.ID) -> AnyNavigationTransition)?
    var isDismissDisabled = false
    var interaction = PresentationBackgroundInteraction.automatic
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.hasSource {
          Color.pureGreen.frame(width: 40, height: 20).matchedTransitionSource(id: "source", in: space)
            .padding(.leading, 20).padding(.top, 100)
        }
      }
      .sheet(isPresented: kind == .sheet ? $model.isShown : .constant(false)) {
        shown.presentationDetents([.height(200)]).presentationBackgroundInteraction(interaction)
      }
      .fullScreenCover(isPresented: kind == .cover ? $model.isShown : .constant(false)) { shown }
    }

    private var shown: some View {
      Color.pureBlue.ignoresSafeArea().interactiveDismissDisabled(isDismissDisabled)
        .navigationTransition(transition?(space) ?? AnyNavigationTransition(.zoom(sourceID: "source", in: space)))
    }
  }

  private static let source = CGRect(x: 20, y: 100, width: 40, height: 20)
  /// What a sheet covers of the window and, below that, its lower corners (Facts 4.10).
  private static let sheet = CGRect(x: 0, y: 200, width: 200, height: 220)
  private static let cover = CGRect(x: 0, y: 0, width: 200, height: 400)

  private func place(_ kind: Kind) -> CGRect { kind == .sheet ? Self.sheet : Self.cover }

  private func expect(_ frame: CGRect?, _ expected: CGRect, within tolerance: CGFloat = 0.5, _ what: Comment) throws {
    let frame = try #require(frame, what)
    for (a, b) in [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.maxX, expected.maxX), (frame.maxY, expected.maxY),
    ] { #expect(abs(a - b) <= tolerance, what) }
  }

  /// How far a frame is on the way from the source.
  private func share(_ frame: CGRect?) throws -> CGFloat { (try #require(frame).width - 40) / 160 }

  @Test("it begins where the view is, is between on the way, rests in place, and goes back", arguments: [true, false])
  func thereAndBack(isSheet: Bool) throws {
    let kind = isSheet ? Kind.sheet : .cover
    let model = ZoomModel()
    let screen = ZoomSupport.screen { Host(kind: kind, model: model) }
    #expect(screen.green == Self.source)
    model.isShown = true
    screen.settle()
    try expect(screen.sheets.last?.frame, Self.source, "in the beginning")
    #expect(screen.green == Self.source && screen.blue.isNull)
    screen.advance(by: 0.1)
    let coming = screen.sheets.last?.frame
    #expect(try abs(share(coming) - 0.545) < 0.03)
    try expect(coming, ZoomSupport.between(Self.source, place(kind), share(coming)), "all edges are as far on their way")
    screen.finishAnimations()
    try expect(screen.blue, place(kind).intersection(Self.cover), within: 4, "in the end")
    #expect(screen.green.isNull, "the view does not show as long as what came out of it does")
    model.isShown = false
    screen.settle()
    screen.advance(by: 0.1)
    let going = screen.sheets.last?.frame
    #expect(try abs(share(going) - 0.455) < 0.03)
    try expect(going, ZoomSupport.between(Self.source, place(kind), share(going)), "on the way back")
    screen.finishAnimations()
    #expect(screen.sheets.isEmpty && screen.green == Self.source && screen.blue.isNull)
  }

  @Test("the shadow of a sheet behind which all can be used shows where the sheet is in place, and nowhere on its way")
  func shadow() {
    let model = ZoomModel()
    let screen = ZoomSupport.screen { Host(kind: .sheet, model: model, interaction: .enabled) }
    model.isShown = true
    screen.settle()
    screen.advance(by: 0.1)
    #expect(screen.blue.maxX < 180 && screen.pixel(190, 197) == .white)
    screen.finishAnimations()
    #expect(screen.blue.maxX == 200 && screen.pixel(190, 197) != .white)
  }

  @Test("a finger pulls it down into the view, and lets it go by the rule of sheets", arguments: [true, false])
  func pulledDown(isSheet: Bool) throws {
    let kind = isSheet ? Kind.sheet : .cover
    let model = ZoomModel()
    let screen = ZoomSupport.screen { Host(kind: kind, model: model) }
    model.isShown = true
    screen.settle()
    screen.finishAnimations()
    let height: CGFloat = isSheet ? 200 : 400
    func pull(_ part: CGFloat) throws {
      screen.touchDown(at: CGPoint(x: 100, y: 210))
      screen.touchMove(to: CGPoint(x: 100, y: 221))
      screen.touchMove(to: CGPoint(x: 100, y: 221 + part * height))
      screen.advance(by: 0.2)
      try expect(screen.sheets.last?.frame, ZoomSupport.between(Self.source, place(kind), 1 - part), "held")
      screen.touchUp(at: CGPoint(x: 100, y: 221 + part * height))
      screen.finishAnimations()
    }
    try pull(0.3)
    #expect(model.isShown && screen.blue.maxY == 400 && screen.green.isNull)
    try pull(0.6)
    #expect(!model.isShown && screen.sheets.isEmpty && screen.green == Self.source)
  }

  @Test("a finger from the leading edge takes a cover back", arguments: [false, true])
  func pulledAside(rightToLeft: Bool) throws {
    let model = ZoomModel()
    let screen = ZoomSupport.screen(rightToLeft: rightToLeft) { Host(kind: .cover, model: model) }
    let source = screen.green
    #expect(source.minX == (rightToLeft ? 140 : 20))
    model.isShown = true
    screen.settle()
    screen.finishAnimations()
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: rightToLeft ? 200 - x : x, y: 300) }
    screen.touchDown(at: point(100))
    screen.touchMove(to: point(115))
    screen.touchMove(to: point(180))
    screen.advance(by: 0.2)
    #expect(screen.blue == Self.cover, "elsewhere it moves nothing")
    screen.touchUp(at: point(180))
    screen.touchDown(at: point(5))
    screen.touchMove(to: point(20))
    screen.touchMove(to: point(140))
    screen.advance(by: 0.2)
    try expect(screen.sheets.last?.frame, ZoomSupport.between(source, Self.cover, 0.4), "120 of 200 points")
    screen.touchUp(at: point(140))
    screen.finishAnimations()
    #expect(!model.isShown && screen.green == source)
  }

  @Test("what nobody may take away comes back, and a cover that came from below stays under a finger")
  func disabled() throws {
    let models = [ZoomModel(), ZoomModel()]
    let screens = [
      ZoomSupport.screen { Host(kind: .cover, model: models[0], isDismissDisabled: true) },
      ZoomSupport.screen { Host(kind: .cover, model: models[1]) { _ in AnyNavigationTransition(.automatic) } },
    ]
    for (screen, model) in zip(screens, models) {
      model.isShown = true
      screen.settle()
      screen.finishAnimations()
      screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 390), duration: 0.2)
      screen.finishAnimations()
      #expect(model.isShown && screen.blue == Self.cover)
    }
  }

  @Test("it fades in its place where it is to, where a person asks for less motion, and where the view has gone")
  func fading() throws {
    func middle(of screen: Screen, _ model: ZoomModel) -> Pixel {
      model.isShown = true
      screen.settle()
      screen.advance(by: 0.1)
      return screen.pixel(190, 390)
    }
    let faded = Pixel.blue.over(.white, opacity: 0.545)
    let models = (0..<3).map { _ in ZoomModel() }
    models[2].hasSource = false
    let screens = [
      ZoomSupport.screen { Host(kind: .cover, model: models[0]) { _ in AnyNavigationTransition(.crossFade) } },
      ZoomSupport.screen { Host(kind: .cover, model: models[1]).environment(\.reducesMotion, true) },
      ZoomSupport.screen { Host(kind: .cover, model: models[2]) },
    ]
    for (screen, model) in zip(screens, models) {
      let pixel = middle(of: screen, model)
      #expect(pixel.isNear(faded, within: 10), "\(pixel)")
      screen.finishAnimations()
      #expect(screen.blue == Self.cover)
    }
  }

  @Test("a sheet fades, too, and follows a finger as sheets do")
  func fadingSheet() throws {
    let models = (0..<3).map { _ in ZoomModel() }
    models[2].hasSource = false
    let screens = [
      ZoomSupport.screen { Host(kind: .sheet, model: models[0]) { _ in AnyNavigationTransition(.crossFade) } },
      ZoomSupport.screen { Host(kind: .sheet, model: models[1]).environment(\.reducesMotion, true) },
      ZoomSupport.screen { Host(kind: .sheet, model: models[2]) },
    ]
    for (screen, model) in zip(screens, models) {
      model.isShown = true
      screen.settle()
      screen.advance(by: 0.1)
      try expect(screen.sheets.last?.frame, CGRect(x: 0, y: 200, width: 200, height: 200), "in its place")
      screen.finishAnimations()
      screen.touchDown(at: CGPoint(x: 100, y: 210))
      screen.touchMove(to: CGPoint(x: 100, y: 221))
      screen.touchMove(to: CGPoint(x: 100, y: 361))
      screen.advance(by: 0.2)
      #expect(try abs(#require(screen.sheets.last).frame.minY - 340) <= 1, "held")
      screen.touchUp(at: CGPoint(x: 100, y: 361))
      screen.finishAnimations()
      #expect(!model.isShown)
    }
  }

  @Test("where the view goes while a sheet shows, that fades away")
  func goneMeanwhile() throws {
    let model = ZoomModel()
    let screen = ZoomSupport.screen { Host(kind: .cover, model: model) }
    model.isShown = true
    screen.settle()
    screen.finishAnimations()
    model.hasSource = false
    screen.settle()
    model.isShown = false
    screen.settle()
    screen.advance(by: 0.1)
    let pixel = screen.pixel(190, 390)
    #expect(pixel.isNear(Pixel.blue.over(.white, opacity: 0.455), within: 10), "\(pixel)")
    screen.finishAnimations()
    #expect(screen.sheets.isEmpty && screen.ink().isNull)
  }

  @Test("out of an item of a bar, and out of one of an app's own content of bars", arguments: [true, false])
  func outOfBar(isOwn: Bool) throws {
    struct Own: ToolbarContent {
      var body: some ToolbarContent { ToolbarItem { Text("Go") } }
    }
    struct Bars: View {
      let isOwn: Bool
      @ObservedObject var model: ZoomModel
      @Namespace private var space
      var body: some View {
        NavigationStack {
          Color.white
            .toolbar {
              if isOwn {
                Own().matchedTransitionSource(id: 1, in: space)
              } else {
                ToolbarItem { Text("Go") }.matchedTransitionSource(id: 1, in: space)
              }
            }
        }
        .sheet(isPresented: $model.isShown) {
          NavigationStack { Color.pureBlue }.navigationTransition(.zoom(sourceID: 1, in: space))
        }
      }
    }
    let model = ZoomModel()
    let screen = ZoomSupport.screen { Bars(isOwn: isOwn, model: model) }
    let item = try screen.text("Go").frame
    model.isShown = true
    screen.settle()
    try expect(screen.sheets.last?.frame, item, within: 2, "in the beginning")
    screen.finishAnimations()
    model.isShown = false
    screen.settle()
    screen.finishAnimations()
    #expect(screen.contains("Go") && screen.sheets.isEmpty)
  }

  @Test("what a screen inside of a sheet says of itself is not said of the sheet; items with names are sources, too")
  func inside() throws {
    struct Inner: View {
      @ObservedObject var model: ZoomModel
      @Namespace private var space
      var body: some View {
        NavigationStack {
          Color.white.toolbar(id: "bar") {
            ToolbarItem(id: "go") { Text("Go") }.matchedTransitionSource(id: 1, in: space)
          }
        }
        .sheet(isPresented: $model.isShown) {
          NavigationStack { Color.pureBlue.navigationTransition(.zoom(sourceID: 1, in: space)) }
        }
      }
    }
    let model = ZoomModel()
    let screen = ZoomSupport.screen { Inner(model: model) }
    model.isShown = true
    screen.settle()
    screen.advance(by: 0.05)
    let frame = try #require(screen.sheets.last?.frame)
    #expect(frame.width == 200 && frame.minY > 200, "it comes from below")
  }
}
