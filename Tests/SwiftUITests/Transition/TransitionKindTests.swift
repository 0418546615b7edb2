import ApusTesting
import SwiftUI
import Testing

@Suite("Kinds of transitions")
@MainActor
struct TransitionKindTests {
  /// A button and, below it, a black box of 20 × 20 at (40, 80) that comes and goes over 0.4 seconds.
  private struct Place: View {
    @State private var isShown = false
    let transition: AnyTransition
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 0.4)) { isShown.toggle() } }.frame(height: 40)
        ZStack {
          Color.clear
          if isShown { Color.black.frame(width: 20, height: 20).transition(transition) }
        }
      }
    }
  }

  private func screen(_ transition: some Transition, rightToLeft: Bool = false) -> Screen {
    picture(100, 140, rightToLeft: rightToLeft) { Place(transition: AnyTransition(transition)) }
  }

  /// What shows below the button a part of the way in, and the same part of the way out: where, and how gray it is there.
  private func shown(
    _ transition: some Transition, at part: Double, rightToLeft: Bool = false
  ) throws -> [(box: CGRect, gray: Int)] {
    let screen = screen(transition, rightToLeft: rightToLeft)
    return try (0..<2).map { _ in
      try screen.button("go").tap()
      screen.advance(by: 0.4 * part)
      let box = screen.ink { $0.blue < 250 }
      let gray = box.isNull ? 255 : screen.pixel(box.midX, box.midY).blue
      screen.finishAnimations()
      screen.advance(by: 0.1)
      return (box, gray)
    }
  }

  private func expect(
    _ transition: some Transition, rightToLeft: Bool = false, coming: CGRect, going: CGRect, gray: (Int, Int) = (0, 0),
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try shown(transition, at: 0.25, rightToLeft: rightToLeft)
    #expect(shown.map(\.box) == [coming, going], sourceLocation: location)
    #expect(abs(shown[0].gray - gray.0) <= 2 && abs(shown[1].gray - gray.1) <= 2, "\(shown)", sourceLocation: location)
  }

  private let place = CGRect(x: 40, y: 80, width: 20, height: 20)
  private func moved(_ x: CGFloat, _ y: CGFloat = 0) -> CGRect { place.offsetBy(dx: x, dy: y) }

  @Test("a quarter of the way in, and a quarter of the way out")
  func quarter() throws {
    try expect(OpacityTransition(), coming: place, going: place, gray: (191, 64))
    try expect(MoveTransition(edge: .leading), coming: moved(-15), going: moved(-5))
    try expect(MoveTransition(edge: .trailing), coming: moved(15), going: moved(5))
    try expect(MoveTransition(edge: .top), coming: moved(0, -15), going: moved(0, -5))
    try expect(MoveTransition(edge: .bottom), coming: moved(0, 15), going: moved(0, 5))
    try expect(SlideTransition(), coming: moved(-15), going: moved(5))
    try expect(PushTransition(edge: .bottom), coming: moved(0, 15), going: moved(0, -5), gray: (191, 64))
    try expect(OffsetTransition(CGSize(width: 20, height: -8)), coming: moved(15, -6), going: moved(5, -2))
    // From 0.2 of the size: 0.4 of it a quarter of the way in, 0.8 a quarter of the way out.
    try expect(
      ScaleTransition(0.2, anchor: .topLeading), coming: CGRect(x: 40, y: 80, width: 8, height: 8),
      going: CGRect(x: 40, y: 80, width: 16, height: 16))
    try expect(
      AsymmetricTransition(insertion: OpacityTransition(), removal: MoveTransition(edge: .top)), coming: place,
      going: moved(0, -5), gray: (191, 0))
    try expect(
      OpacityTransition().combined(with: OffsetTransition(CGSize(width: 20, height: 0))), coming: moved(15), going: moved(5),
      gray: (191, 64))
  }

  @Test("leading is on the right where lines run from there")
  func rightToLeft() throws {
    try expect(MoveTransition(edge: .leading), rightToLeft: true, coming: moved(15), going: moved(5))
    try expect(SlideTransition(), rightToLeft: true, coming: moved(15), going: moved(-5))
    try expect(PushTransition(edge: .leading), rightToLeft: true, coming: moved(15), going: moved(-5), gray: (191, 64))
  }

  @Test("the identity comes and goes at once")
  func identity() throws {
    let shown = try shown(IdentityTransition(), at: 0.01)
    #expect(shown[0].box == place && shown[1].box.isNull)
  }

  @Test("names stand for the types")
  func names() throws {
    #expect((.move(edge: .top) as MoveTransition).edge == .top && (.push(from: .top) as PushTransition).edge == .top)
    #expect((.scale as ScaleTransition).scale == 0 && (.scale(0.5, anchor: .top) as ScaleTransition).anchor == .top)
    #expect((.offset(x: 1, y: 2) as OffsetTransition).offset == CGSize(width: 1, height: 2))
    #expect((.blurReplace as BlurReplaceTransition).configuration == .downUp)
    #expect((.blurReplace(.upUp) as BlurReplaceTransition).configuration == BlurReplaceTransition.Configuration.upUp)
    let pairs: [(AnyTransition, AnyTransition)] = [
      (.push(from: .bottom), AnyTransition(PushTransition(edge: .bottom))), (.slide, AnyTransition(SlideTransition())),
      (.opacity, AnyTransition(OpacityTransition())), (.identity, AnyTransition(IdentityTransition())),
    ]
    for (hidden, typed) in pairs {
      let pictures = try [hidden, typed].map { transition in
        let screen = picture(100, 140) { Place(transition: transition) }
        try screen.button("go").tap()
        screen.advance(by: 0.12)
        return screen.pixels
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test("a blur replacement blurs, fades and scales, the same way back or on", arguments: [true, false])
  func blurReplace(isUpwards: Bool) throws {
    let screen = screen(BlurReplaceTransition(configuration: isUpwards ? .upUp : .downUp))
    for isComing in [true, false] {
      try screen.button("go").tap()
      screen.advance(by: 0.2)
      // Half way: opacity 0.5, a blur of 4, and half of the way to 0.85 or 1.15 of the size.
      let half = 10 * (isUpwards && !isComing ? 1.075 : 0.925)
      for x in [50, 55, 62] as [CGFloat] {
        let covered = { (distance: Double) in
          gaussian(upTo: distance + half, sigma: 4) - gaussian(upTo: distance - half, sigma: 4)
        }
        let expected = 255 * (1 - 0.5 * covered(Double(x) + 0.5 - 50) * covered(0.5))
        #expect(abs(Double(screen.pixel(x, 90).blue) - expected) < 5, "at \(x)")
      }
      screen.finishAnimations()
    }
  }

  @Test("transitions say whether they move what they show")
  func properties() {
    func moves<T: Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
    #expect(!moves(IdentityTransition()) && !moves(OpacityTransition()))
    #expect(moves(SlideTransition()) && moves(ScaleTransition(0)) && moves(Doubled()))
    #expect(TransitionProperties().hasMotion && !TransitionProperties(hasMotion: false).hasMotion)
  }

  /// Shows its content twice while it comes and goes.
  private struct Doubled: Transition {
    func body(content: PlaceholderContentView<Doubled>, phase: TransitionPhase) -> some View {
      VStack(spacing: phase.isIdentity ? -20 : 0) {
        content
        content
      }
    }
  }

  @Test("a placeholder stands for the view wherever it is used, twice too")
  func placeholder() {
    let views = picture(100, 100) {
      Color.black.frame(width: 20, height: 20).keyframeAnimator(initialValue: 10.0, repeating: false) { content, distance in
        HStack(spacing: distance) {
          content
          content.opacity(0.5)
        }
      } keyframes: { _ in
        LinearKeyframe(30.0, duration: 1)
      }
    }
    #expect(views.ink() == CGRect(x: 25, y: 40, width: 50, height: 20))
    #expect(views.pixel(30, 50) == .black && views.pixel(60, 50).isNear(Pixel(gray: 128)))
    views.advance(by: 0.5)
    #expect(views.ink() == CGRect(x: 20, y: 40, width: 60, height: 20))
  }
}

@Suite("What matched geometry takes")
@MainActor
struct MatchedGeometryPropertiesTests {
  private struct Content: View {
    @Namespace private var space
    let properties: MatchedGeometryProperties
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.clear.frame(width: 40, height: 30).matchedGeometryEffect(id: 1, in: space).padding(.leading, 50)
        Color.black.matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: .topLeading, isSource: false)
          .frame(width: 10, height: 10)
      }
    }
  }

  @Test(
    "place, size or both of the source",
    arguments: [
      (.position, CGRect(x: 50, y: 0, width: 10, height: 10)), (.size, CGRect(x: 0, y: 0, width: 40, height: 30)),
      (.frame, CGRect(x: 50, y: 0, width: 40, height: 30)),
      (MatchedGeometryProperties(), CGRect(x: 0, y: 0, width: 10, height: 10)),
    ] as [(MatchedGeometryProperties, CGRect)])
  func taken(properties: MatchedGeometryProperties, expected: CGRect) {
    #expect(picture(100, 60) { Content(properties: properties) }.ink() == expected)
    #expect(MatchedGeometryProperties.frame == [.position, .size])
  }
}
