import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import Testing

/// What the layout of an update moves: each kind of view that shows something by itself, and what leaves a container that moves.
@MainActor
struct LayoutMotionTests {
  /// A button and below it content that 100 points of space push down over half a second.
  private struct Column<Content: View>: View {
    @State private var isMoved = false
    let content: (Bool) -> Content
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 0.5)) { isMoved.toggle() } }.frame(height: 40)
        Color.clear.frame(height: isMoved ? 100 : 0)
        content(isMoved)
        Spacer(minLength: 0)
      }
      .frame(width: 200, height: 300, alignment: .topLeading)
    }
  }

  private func screen<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300)
        $0.scale = 1
      }
    ) { Column(content: content) }
  }

  /// The first row below the button in which something is painted.
  private func top(_ screen: Screen) -> Int? {
    (40..<300).first { y in (0..<200).contains { screen.gray(x: $0, y: y) < 250 } }
  }

  // MARK: What leaves

  enum Leaving: CaseIterable {
    case condition, transition, loop, loopInCondition, pairInCondition, modifiedGroup
  }

  @ViewBuilder
  private func leaving(_ kind: Leaving, isGone: Bool) -> some View {
    let box = Color.black.frame(width: 20, height: 20)
    VStack(alignment: .leading, spacing: 0) {
      switch kind {
      case .condition: if !isGone { box }
      case .transition: if !isGone { box.transition(.opacity) }
      case .loop: ForEach(isGone ? [] : [1], id: \.self) { _ in box }
      case .loopInCondition: if !isGone { ForEach(0..<1) { _ in box } }
      case .pairInCondition:
        if !isGone {
          box
          Color.clear.frame(width: 20, height: 10)
        }
      case .modifiedGroup: if !isGone { Group { box }.padding(.trailing, 5).transition(.opacity) }
      }
      Color.clear.frame(width: 20, height: 20)
    }
  }

  @Test("what leaves goes along with its container, as far and as fast as it", arguments: Leaving.allCases)
  func removal(kind: Leaving) throws {
    let screen = screen { leaving(kind, isGone: $0) }
    #expect(top(screen) == 40)
    try screen.button("go").tap()
    for step in 1...4 {
      screen.advance(by: 0.1)
      #expect(top(screen) == 40 + step * 20, "\(step)")
      // It fades evenly.
      #expect(abs(screen.gray(x: 10, y: 50 + step * 20) - 51 * step) <= 2, "\(step)")
    }
    screen.finishAnimations()
    #expect(top(screen) == nil)
  }

  @Test("what has left a part of the way and comes back goes on along with its container")
  func revival() throws {
    let screen = screen { leaving(.loopInCondition, isGone: $0) }
    try screen.button("go").tap()
    screen.advance(by: 0.3)
    try screen.button("go").tap()
    #expect(top(screen) == 100)
    screen.advance(by: 0.2)
    // The first way has come to its end, the second one as far as 40 of 100 back.
    #expect(top(screen) == 100)
    screen.advance(by: 0.1)
    #expect(top(screen) == 80)
    screen.finishAnimations()
    #expect(top(screen) == 40)
    try screen.button("go").tap()
    screen.advance(by: 0.1)
    #expect(top(screen) == 60)
  }

  // MARK: What shows by itself

  enum Leaf: CaseIterable {
    case divider, canvas, indicator, picture, text, image, shape, stroke
  }

  /// A black square of 20 points.
  private struct Square: ViewDrawing {
    func size(for proposal: ProposedViewSize, in context: DrawingContext) -> CGSize { CGSize(width: 20, height: 20) }
    func fragment(in context: DrawingContext) -> DisplayFragment {
      let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      var builder = FragmentBuilder(for: context)
      builder.append(
        .fill(DisplayFill(path: Path(frame), paint: .color(DisplayColor(red: 0, green: 0, blue: 0)), snapFrame: frame)),
        bounds: frame)
      return builder.finish()
    }
  }

  @ViewBuilder
  private func leaf(_ kind: Leaf) -> some View {
    switch kind {
    case .divider: Divider()
    case .canvas:
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
        .frame(width: 40, height: 20)
    case .indicator: ProgressView()
    case .picture: DrawingView(Square())
    case .text: Text("H")
    case .image: Image(systemName: "square.fill")
    case .shape: Circle().frame(width: 20, height: 20)
    case .stroke: Rectangle().strokeBorder(lineWidth: 2).frame(width: 20, height: 20)
    }
  }

  @Test("each kind of view that shows something moves evenly, and no layout runs on the way", arguments: Leaf.allCases)
  func movement(kind: Leaf) throws {
    let screen = screen { _ in leaf(kind) }
    let start = try #require(top(screen))
    try screen.button("go").tap()
    screen.forgetWork()
    for step in 1...4 {
      screen.advance(by: 0.1)
      // The blades of an indicator change their colours.
      #expect(abs(try #require(top(screen)) - (start + step * 20)) <= (kind == .indicator ? 1 : 0), "\(step)")
    }
    #expect(screen.work.placements == 0)
    screen.finishAnimations()
    #expect(top(screen) == start + 100)
    #expect(!screen.isAnimating)
  }

  @Test("a line and a canvas grow evenly", arguments: [Leaf.divider, .canvas])
  func growth(kind: Leaf) throws {
    let screen = screen { isMoved in
      Group {
        if kind == .divider {
          Divider()
        } else {
          Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
            .frame(height: 20)
        }
      }
      .frame(width: isMoved ? 200 : 100)
    }
    try screen.button("go").tap()
    for step in 1...4 {
      screen.advance(by: 0.1)
      let row = try #require(top(screen))
      #expect((0..<200).filter { screen.gray(x: $0, y: row) < 250 }.count == 100 + step * 20, "\(step)")
    }
  }
}
